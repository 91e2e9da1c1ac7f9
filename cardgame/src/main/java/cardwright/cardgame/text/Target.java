package cardwright.cardgame.text;

import cardwright.cardgame.state.NumberRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What an effect acts on.
///
/// @param <W> the selectors of a game
public sealed interface Target<W extends Selector> {
  /// What a player chooses for an effect to act on, in order.
  ///
  /// @param second what else is chosen, of an effect that acts on two
  static <W extends Selector> List<Choose<W>> chosen(Target<W> target, Optional<Choose<W>> second) {
    List<Choose<W>> chosen = new ArrayList<>();
    if (target instanceof Choose<W> choose) {
      chosen.add(choose);
    }
    second.ifPresent(chosen::add);
    return List.copyOf(chosen);
  }

  /// A word for cards that are known without a choice: this card, or what the line mentions before.
  sealed interface Pronoun<W extends Selector> extends Target<W> {}

  /// `this card`.
  record This<W extends Selector>() implements Pronoun<W> {}

  /// `it`: the only card besides this one that the line mentions.
  record It<W extends Selector>() implements Pronoun<W> {}

  /// `that Toy`, `that card`: the line's one mention of that sort; the event's own card counts.
  ///
  /// @param kinds the kinds of cards that the noun stands for, as bits; a game says which
  record That<W extends Selector>(int kinds) implements Pronoun<W> {}

  /// `those Toys`, `those cards`: the several that the line mentions.
  ///
  /// @param kinds as in [That]
  record Those<W extends Selector>(int kinds) implements Pronoun<W> {}

  /// `all Toys you control`, or `each Toy you control`: fixed when the effect is carried out, and not chosen. Both mean the same; a line keeps the word that it says.
  record All<W extends Selector>(W which, Said said) implements Target<W> {
    /// `all Toys`, or `Toys` in the present tense.
    public All(W which) {
      this(which, Said.ALL);
    }
  }

  /// How all cards of a sort are spoken of.
  enum Said {
    /// Several at once: `all Toys`.
    ALL,
    /// One by one: `each Toy`.
    EACH
  }

  /// `a Toy`, `2 Toys`, `up to X Toys`, `any number of Toys`: a player names them.
  ///
  /// @param upTo whether fewer will do
  /// @param number how many; [#ANY_NUMBER] for `any number of`
  record Choose<W extends Selector>(boolean upTo, Amount number, W which) implements Target<W> {
    /// As many as there are.
    public static final Amount ANY_NUMBER = new Amount.Fixed(Integer.MAX_VALUE);

    /// So many as a number says that is written.
    public Choose(boolean upTo, int number, W which) {
      this(upTo, new Amount.Fixed(number), which);
    }

    /// Whether it is one card, no more and no less.
    public boolean one() {
      return !upTo && !several();
    }

    /// Whether it can be more than one card.
    public boolean several() {
      return !(number instanceof Amount.Fixed(int fixed) && fixed == 1);
    }

    /// Whether X says how many it can be.
    public boolean asksX() {
      return number.divisor() > 0;
    }

    /// How many at least.
    ///
    /// @throws IllegalStateException when the number is read off the table
    public int least() {
      return upTo ? 0 : most();
    }

    /// How many at most.
    ///
    /// @throws IllegalStateException when the number is read off the table
    public int most() {
      if (number instanceof Amount.Fixed(int fixed)) {
        return fixed;
      }
      throw new IllegalStateException("how many is read off the table: " + number);
    }

    /// How many at most, where X may say so.
    ///
    /// @param x what X is, 0 or more; any number where nothing asks
    /// @throws IllegalStateException when the number is read off the table
    public int most(int x) {
      return number instanceof Amount.X(int times, int by)
          ? NumberRange.of((long) times * x / by)
          : most();
    }
  }

  /// `a random card in your hand`: chance names them.
  record Random<W extends Selector>(int number, W which) implements Target<W> {}

  /// What only one game has: the door to a sealed interface of that game.
  non-sealed interface Own<W extends Selector> extends Target<W> {}

  /// The cards among which it names some, if it does.
  default Optional<W> among() {
    return switch (this) {
      case All(W which, Said _) -> Optional.of(which);
      case Choose(boolean _, Amount _, W which) -> Optional.of(which);
      case Random(int _, W which) -> Optional.of(which);
      case Pronoun<W> _, Own<W> _ -> Optional.empty();
    };
  }
}
