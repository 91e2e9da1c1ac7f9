package cardwright.mlpccg.board;

import cardwright.engine.Rule;

/// The kinds of faceoffs.
@Rule({"MLP 37", "MLP 43", "MLP B16", "MLP B59"})
public enum FaceoffKind {
  /// No faceoff is going on.
  NONE("", ""),
  TROUBLEMAKER("troublemaker", "Troublemaker faceoff"),
  PROBLEM("problem", "Problem faceoff"),
  DOUBLE("double problem", "Double Problem faceoff"),
  /// Started by a card between the cards that it names.
  OF_A_CARD("of a card", "Faceoff");

  private static final FaceoffKind[] KINDS = values();

  private final String words;
  private final String title;

  FaceoffKind(String words, String title) {
    this.words = words;
    this.title = title;
  }

  /// The kind with its noun, as a sentence begins: `Problem faceoff`.
  public String title() {
    return title;
  }

  /// The kind in plain words.
  public String words() {
    return words;
  }

  /// Whether it is a Problem faceoff; a double one is one of them.
  public boolean isProblem() {
    return this == PROBLEM || this == DOUBLE;
  }

  static FaceoffKind of(int ordinal) {
    return KINDS[ordinal];
  }
}
