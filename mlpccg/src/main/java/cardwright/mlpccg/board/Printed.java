package cardwright.mlpccg.board;

import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Figures;

/// What is printed on the faces of cards, side by side: all cards in play are gone through time and again, and their faces lie far apart.
final class Printed {
  private static final int KIND = 0;
  private static final int TRAITS = 1;
  private static final int KEYWORDS = 2;
  private static final int FIGURES = 3;
  private static final int WINDOWS = 4;
  private static final int READING = 5;
  private static final int LAWS = 6;
  private static final int FORBIDDEN = 7;
  private static final int COUNT = 8;

  private static final int REACTS = 1 << 8;
  private static final int WAITS = 1 << 9;

  private static final int SUPPORTIVE = 8;
  private static final int POWER = 20;
  private static final int BYTE = 0xff;
  // Numbers of a card file have three digits.
  private static final int NUMBER = 0xfff;

  private final Face[] faces;
  private final int[] all;
  private final long[] triggers;

  Printed(int cards) {
    faces = new Face[cards];
    all = new int[COUNT * cards];
    triggers = new long[cards];
  }

  /// Notes what is printed on a face that a card has, unless it has had it before.
  @SuppressWarnings("ReferenceEquality")
  void note(int card, Face face) {
    if (faces[card] != face) {
      faces[card] = face;
      read(card, face);
    }
  }

  private void read(int card, Face face) {
    Figures figures = face.figures();
    int at = COUNT * card;
    all[at + KIND] =
        figures.kind().bit()
            | (face.reactions().length > 0 ? REACTS : 0)
            | (face.waits() ? WAITS : 0);
    all[at + TRAITS] = figures.traits();
    all[at + KEYWORDS] = face.keywords();
    all[at + FIGURES] =
        figures.colors() | face.supportive() << SUPPORTIVE | figures.power() << POWER;
    all[at + WINDOWS] = face.windows();
    all[at + READING] = face.reading();
    all[at + LAWS] = face.laws();
    all[at + FORBIDDEN] = face.forbidden();
    triggers[card] = face.triggers();
  }

  private int at(int card, int what) {
    return all[COUNT * card + what];
  }

  /// Whether a card is of one of some types.
  ///
  /// @param kinds as bits of [cardwright.mlpccg.vocabulary.Kind]
  boolean isAny(int card, int kinds) {
    return (at(card, KIND) & kinds) != 0;
  }

  /// Whether a card has a reaction.
  boolean reacts(int card) {
    return (at(card, KIND) & REACTS) != 0;
  }

  /// Whether a line of a card waits for a state.
  boolean waits(int card) {
    return (at(card, KIND) & WAITS) != 0;
  }

  /// As bits of [cardwright.mlpccg.vocabulary.Trait].
  int traits(int card) {
    return at(card, TRAITS);
  }

  /// As bits of [cardwright.mlpccg.vocabulary.Keyword].
  int keywords(int card) {
    return at(card, KEYWORDS);
  }

  /// As bits of [cardwright.mlpccg.vocabulary.Color].
  int colors(int card) {
    return at(card, FIGURES) & BYTE;
  }

  /// The number of Supportive.
  int supportive(int card) {
    return at(card, FIGURES) >> SUPPORTIVE & NUMBER;
  }

  int power(int card) {
    return at(card, FIGURES) >> POWER;
  }

  /// When lines can be used, as bits of [cardwright.mlpccg.vocabulary.Window].
  int windows(int card) {
    return at(card, WINDOWS);
  }

  /// What figures rest on that its texts give, as bits of [cardwright.mlpccg.vocabulary.Reading].
  int reading(int card) {
    return at(card, READING);
  }

  /// The kinds of its laws, as bits of [cardwright.mlpccg.vocabulary.LawKind].
  int laws(int card) {
    return at(card, LAWS);
  }

  /// What its laws forbid, as bits of [cardwright.mlpccg.vocabulary.Law.Done].
  int forbidden(int card) {
    return at(card, FORBIDDEN);
  }

  /// What its triggered lines wait for, as bits of [cardwright.mlpccg.vocabulary.EventKind].
  long triggers(int card) {
    return triggers[card];
  }
}
