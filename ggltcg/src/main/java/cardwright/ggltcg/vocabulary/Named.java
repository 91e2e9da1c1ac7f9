package cardwright.ggltcg.vocabulary;

/// Cards that a text names, so that a pronoun can mean them.
public sealed interface Named {
  /// The card that the text is about.
  enum Event implements Named {
    CARD
  }

  /// Cards that lie among the picks of the text.
  sealed interface Picked extends Named {
    /// Under which number they lie there.
    int number();
  }

  /// Cards that a player chooses.
  ///
  /// @param choice the index of the choice in the text
  record Chosen(int choice) implements Picked {
    @Override
    public int number() {
      return choice;
    }
  }

  /// Cards that nobody chooses, as `all Toys` and `a random Toy`: they are kept with the picks where a pronoun asks for them.
  ///
  /// @param index which of them it is, from 0 in the order of the text
  record Kept(int index) implements Picked {
    @Override
    public int number() {
      return -1 - index;
    }
  }
}
