package cardwright.mlpccg.board;

import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.message.Messages;

/// The kinds of faceoffs.
@Rule({"MLP 37", "MLP 43", "MLP B16", "MLP B59"})
public enum FaceoffKind {
  /// No faceoff is going on.
  NONE(""),
  TROUBLEMAKER("troublemaker"),
  PROBLEM("problem"),
  DOUBLE("double problem"),
  /// Started by a card between the cards that it names.
  OF_A_CARD("of a card");

  private static final FaceoffKind[] KINDS = values();

  private final String words;

  FaceoffKind(String words) {
    this.words = words;
  }

  /// The kind with its noun, as a sentence begins: `Problem faceoff`.
  public Message title() {
    return switch (this) {
      case NONE -> Message.NOTHING;
      case TROUBLEMAKER -> Messages.of("faceoff.title.troublemaker");
      case PROBLEM -> Messages.of("faceoff.title.problem");
      case DOUBLE -> Messages.of("faceoff.title.double-problem");
      case OF_A_CARD -> Messages.of("faceoff.title.of-a-card");
    };
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
