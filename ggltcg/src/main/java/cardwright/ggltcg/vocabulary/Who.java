package cardwright.ggltcg.vocabulary;

/// Which players are meant, from where a text speaks.
public enum Who {
  YOU("your"),
  OPPONENT("your opponent's"),
  EACH("each");

  private final String whose;

  Who(String whose) {
    this.whose = whose;
  }

  /// What stands before `turn`: `your`, `your opponent's`, `each`.
  public String whose() {
    return whose;
  }

  /// Whether a player is meant.
  ///
  /// @param you whether it is the one who speaks
  public boolean means(boolean you) {
    return switch (this) {
      case YOU -> you;
      case OPPONENT -> !you;
      case EACH -> true;
    };
  }
}
