package cardwright.mlpccg.procedure;

/// A move as one number: what is done, and with what.
final class Code {
  /// Nothing in a place of the number.
  static final int NONE = 2047;

  private static final Verb[] VERBS = Verb.values();

  private Code() {}

  /// What can be done.
  enum Verb {
    PASS,
    DRAW,
    /// A card is played to an area.
    PLAY_AT,
    MOVE,
    RALLY,
    CHALLENGE,
    UNCOVER,
    CONFRONT,
    START,
    KEEP,
    REDRAW,
    YES,
    NO,
    DISCARD,
    RETIRE,
    DISMISS,
    CHOOSE,
    /// A card that was picked is taken back.
    UNPICK,
    BENEATH,
    BOTTOM,
    TOP,
    DONE,
    /// Something that a text lets a player start.
    OFFER,
    /// An area.
    AT,
    /// A number: X.
    NUMBER,
    COLOR,
    TYPE,
    MODE,
    TAKE,
    NOTHING,
    FIRST,
    COUNTER
  }

  static int of(Verb verb, int a, int line, int b) {
    return verb.ordinal() << 26 | line << 22 | a << 11 | b;
  }

  static int of(Verb verb, int a, int b) {
    return of(verb, a, 0, b);
  }

  static int of(Verb verb, int a) {
    return of(verb, a, 0, NONE);
  }

  static int of(Verb verb) {
    return of(verb, NONE, 0, NONE);
  }

  static Verb verb(int code) {
    return VERBS[code >>> 26];
  }

  static int a(int code) {
    return code >> 11 & 2047;
  }

  static int b(int code) {
    return code & 2047;
  }

  static int line(int code) {
    return code >> 22 & 15;
  }
}
