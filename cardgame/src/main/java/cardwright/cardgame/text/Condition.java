package cardwright.cardgame.text;

import static cardwright.language.Phrases.oneOf;

import cardwright.language.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// What can be asked: `if …,`.
public sealed interface Condition {
  /// A value held against a number: `you control at least 2 Toys`, `you have at least 50 cookies`.
  record Compare(Amount.Value value, Relation relation, int number) implements Condition {}

  /// `you have more cookies than your opponent`; both values of one sort.
  record MoreThan(Amount.Value more, Amount.Value less) implements Condition {}

  /// `the number of Toys you control is even`, or `… is odd`; 0 is even.
  record Parity(Amount.Value value, boolean even) implements Condition {}

  /// `it is your turn`, or `it is your opponent's turn`.
  record TurnOf(boolean you) implements Condition {}

  /// `the first time each turn EVENT,`: what sets the text off has not done so this turn. It stands before an event, and nowhere else.
  enum FirstTime implements Condition {
    FIRST_TIME;

    /// What stands before the text, with a slot for its event.
    public static final String WORDS = "the first time each turn {}, ";
  }

  /// `a Toy was sleeped this turn`, `this card was damaged this turn`, `you played an Action this turn`.
  ///
  /// @param which the cards by kind and by whose they were; empty for `this card`
  record Happened(Happening what, Optional<Selector> which) implements Condition {}

  /// `this card cannot … unless you control a Toy`: holds as long as the other does not. It stands behind what cannot be, and nowhere else.
  record Unless(Condition condition) implements Condition {}

  /// Several, all of which hold: `A and B`.
  record All(List<Condition> conditions) implements Condition {
    /// Keeps the list from changing.
    public All {
      conditions = List.copyOf(conditions);
    }
  }

  /// What only one game can ask: the door to a sealed interface of that game.
  non-sealed interface Own extends Condition {}

  /// How a value is held against a number.
  enum Relation {
    AT_LEAST("at least"),
    AT_MOST("at most"),
    EXACTLY("exactly");

    /// The relations as cards write them.
    public static final Phrase<Relation> WORDS = oneOf(values(), Relation::words);

    private final String words;

    Relation(String words) {
      this.words = words;
    }

    /// The relation as cards write it.
    public String words() {
      return words;
    }

    /// Whether a number stands so to another.
    public boolean holds(int now, int number) {
      return switch (this) {
        case AT_LEAST -> now >= number;
        case AT_MOST -> now <= number;
        case EXACTLY -> now == number;
      };
    }
  }

  /// What a game reads off its table for a condition.
  ///
  /// @param <B> its tables
  /// @param <C> who speaks in a text
  interface Facts<B, C> extends Amount.Facts<B, C> {
    /// Whether it is the turn of `you`.
    boolean isYourTurn(B board, C context);

    /// Whether the text that asks has not been set off this turn.
    boolean isFirstTime(B board, C context);

    /// Whether that has happened this turn.
    boolean hasHappened(B board, Happened asked, C context);

    /// Whether a condition holds that only this game has.
    boolean holds(B board, Own condition, C context);
  }

  /// Whether it holds now.
  default <B, C> boolean holds(Facts<B, C> facts, B board, C context) {
    return switch (this) {
      case Compare(Amount.Value value, Relation relation, int number) ->
          relation.holds(facts.of(board, value, context), number);
      case MoreThan(Amount.Value more, Amount.Value less) ->
          facts.of(board, more, context) > facts.of(board, less, context);
      case Parity(Amount.Value value, boolean even) ->
          (facts.of(board, value, context) & 1) == (even ? 0 : 1);
      case TurnOf(boolean you) -> facts.isYourTurn(board, context) == you;
      case FirstTime _ -> facts.isFirstTime(board, context);
      case Happened happened -> facts.hasHappened(board, happened, context);
      case Unless(Condition condition) -> !condition.holds(facts, board, context);
      case All(List<Condition> conditions) -> all(conditions, facts, board, context);
      case Own own -> facts.holds(board, own, context);
    };
  }

  /// What the condition speaks of, in the order of its words.
  ///
  /// @param value what a number speaks of
  /// @param own what a condition of the game's own speaks of
  default <P> List<P> parts(Function<Amount.Value, List<P>> value, Function<Own, List<P>> own) {
    return switch (this) {
      case Compare(Amount.Value compared, Relation _, int _) -> value.apply(compared);
      case MoreThan(Amount.Value more, Amount.Value less) ->
          Stream.of(more, less).flatMap(each -> value.apply(each).stream()).toList();
      case Parity(Amount.Value asked, boolean _) -> value.apply(asked);
      case TurnOf _, FirstTime _, Happened _ -> List.of();
      case Unless(Condition condition) -> condition.parts(value, own);
      case All(List<Condition> conditions) ->
          conditions.stream().flatMap(each -> each.parts(value, own).stream()).toList();
      case Own its -> own.apply(its);
    };
  }

  /// Whether it asks what has happened this turn, so that it has to be kept ([TurnHistory]).
  default boolean asksHistory() {
    return switch (this) {
      case Happened _ -> true;
      case Unless(Condition condition) -> condition.asksHistory();
      case All(List<Condition> conditions) -> conditions.stream().anyMatch(Condition::asksHistory);
      case Compare _, MoreThan _, Parity _, TurnOf _, FirstTime _, Own _ -> false;
    };
  }

  private static <B, C> boolean all(
      List<Condition> conditions, Facts<B, C> facts, B board, C context) {
    for (int i = 0; i < conditions.size(); i++) {
      if (!conditions.get(i).holds(facts, board, context)) {
        return false;
      }
    }
    return true;
  }
}
