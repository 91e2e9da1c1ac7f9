package cardwright.ggltcg.procedure;

/// A move as a number: what is done, with which card, to which other card, by which line.
final class Code {
  /// What a move does.
  enum Verb {
    END_TURN,
    /// Play a card; the other card is the first one chosen for it.
    PLAY,
    /// Play a card by sleeping the other card instead of paying.
    PLAY_BY,
    /// Tussle the other card.
    TUSSLE,
    DIRECT_ATTACK,
    /// Use the ability in that line of a card; the other card is the first one chosen for it.
    USE,
    /// Choose a card.
    CHOOSE,
    /// Take a choice of a card back.
    UNPICK,
    /// Decline, or have chosen enough.
    PASS,
    /// Do what a text leaves open.
    AGREE,
    /// Pick one of several instructions, by its index.
    MODE,
    /// Play a card in answer to a tussle.
    ANSWER,
    /// Carry out the trigger with that index first, or let the text with that index step in.
    RESOLVE,
    /// Say what X is.
    SAY_X;

    private static final Verb[] VERBS = values();
  }

  /// No other card.
  static final int NOBODY = -1;

  private Code() {}

  static int of(Verb verb) {
    return of(verb, 0, NOBODY, 0);
  }

  static int of(Verb verb, int card) {
    return of(verb, card, NOBODY, 0);
  }

  static int of(Verb verb, int card, int other) {
    return of(verb, card, other, 0);
  }

  static int of(Verb verb, int card, int other, int line) {
    return verb.ordinal() | card << 4 | (other + 1) << 12 | line << 20;
  }

  static Verb verb(int code) {
    return Verb.VERBS[code & 15];
  }

  static int card(int code) {
    return code >> 4 & 255;
  }

  static int other(int code) {
    return (code >> 12 & 255) - 1;
  }

  static int line(int code) {
    return code >> 20;
  }
}
