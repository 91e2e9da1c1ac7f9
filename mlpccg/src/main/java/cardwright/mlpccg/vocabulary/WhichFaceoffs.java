package cardwright.mlpccg.vocabulary;

import cardwright.engine.Rule;

/// Which faceoffs are meant.
///
/// @param sort which kind
/// @param scope which of that kind
@Rule({"MLP 43", "MLP B16"})
public record WhichFaceoffs(Sort sort, Scope scope) {
  /// The kinds of faceoffs. A double Problem faceoff is a Problem faceoff.
  public enum Sort {
    ANY("faceoff"),
    PROBLEM("Problem faceoff"),
    TROUBLEMAKER("Troublemaker faceoff");

    private final String words;

    Sort(String words) {
      this.words = words;
    }

    /// The kind as cards write it.
    public String words() {
      return words;
    }
  }

  /// Which faceoffs of a kind.
  public enum Scope {
    ANY(""),
    /// `involving this card`.
    THIS(" involving this card"),
    /// `involving the host`: the card on which this Resource was played.
    HOST(" involving the host"),
    /// `here`: at the Problem where this card is.
    HERE(" here");

    private final String words;

    Scope(String words) {
      this.words = words;
    }

    /// The scope as cards write it, with a space before it.
    public String words() {
      return words;
    }
  }
}
