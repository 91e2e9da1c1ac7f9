package cardwright.cardgame.text;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.state.TurnPart;
import cardwright.language.Phrase;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// An instruction that means the same in all games whose grammar takes it.
///
/// @param <W> the selectors of a game
public sealed interface SharedEffect<W extends Selector> {
  /// `the next Toy you play costs 1 less until end of turn`: once, for the first such card.
  ///
  /// @param which the card, by what it is when it is played
  /// @param less at least 1
  /// @param duration until when it waits for such a card; not permanently
  record NextCosts<W extends Selector>(W which, int less, Duration duration)
      implements SharedEffect<W> {}

  /// `shuffle your deck`.
  record Shuffle<W extends Selector>() implements SharedEffect<W> {}

  /// `look at your opponent's hand`.
  record LookAtHand<W extends Selector>() implements SharedEffect<W> {}

  /// `take another turn after this one`: the next turn is the same player's. Said on the opponent's turn, it follows on the player's next turn.
  record AnotherTurn<W extends Selector>() implements SharedEffect<W> {}

  /// `skip your next Main Phase`: the next one that would begin does not.
  record SkipPhase<W extends Selector>(TurnPart phase) implements SharedEffect<W> {}

  /// `end the turn`: it ends when nothing else is under way, whoever's it is.
  record EndTurn<W extends Selector>() implements SharedEffect<W> {}

  /// `put a token into play: "Small Doll", Toy, speed 1, strength 1, stamina 1`: whoever carries it out owns and controls it.
  record PutToken<W extends Selector>(Token token) implements SharedEffect<W> {}

  /// `the next time a Toy would be sleeped this turn, gain 1 CC instead`: once, or never where the turn is over before.
  ///
  /// @param line what takes its place, as a line of the game: `If a Toy would be sleeped, gain 1 CC instead.`
  record NextInstead<W extends Selector>(GivenText.Line line) implements SharedEffect<W> {}

  /// What is done with the top cards of a deck: `look at the top 2 cards of your deck, then …`.
  record Top<W extends Selector>(TopOfDeck<W> effect) implements SharedEffect<W> {}

  /// `the next time you play a Toy this turn, gain 1 CC`: once, behind it, or never where the turn is over before.
  ///
  /// @param line what is done then, as a line of the game: `When you play a Toy, gain 1 CC.`
  record NextTime<W extends Selector>(GivenText.Line line) implements SharedEffect<W> {}

  /// `if CONDITION,` in front of an instruction: it is done when the answer is yes, and changes nothing.
  record Ask<W extends Selector>(Condition condition) implements SharedEffect<W> {}

  /// `for each Toy you control,` or `2 times,` in front of an instruction: counted once, before the first, and changes nothing.
  ///
  /// @param times `for each …` is [Amount.ForEach] with 1, `2 times` and `X times` are their numbers
  record Count<W extends Selector>(Amount times) implements SharedEffect<W> {}

  /// The words for `you`: the verbs stand as they are.
  ///
  /// @param words with `*` behind each verb
  static String you(String words) {
    return words.replace("*", "");
  }

  /// The words of the common instructions that have a subject of their own.
  ///
  /// @param kind one card that is not in play, without an article: `Toy`
  static <W extends Selector> Phrase<SharedEffect<W>> clauses(Phrase<W> kind) {
    return oneOf(
        phrase(
            SharedEffect.<NextCosts<W>>of(NextCosts.class),
            "the next {} you play costs {} less {}",
            kind,
            NUMBER.when(less -> less > 0),
            Duration.WORDS.when(duration -> duration != Duration.Shared.PERMANENTLY),
            NextCosts::new,
            NextCosts::which,
            NextCosts::less,
            NextCosts::duration));
  }

  /// `shuffle your deck`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  static <W extends Selector> Phrase<SharedEffect<W>> shuffle(UnaryOperator<String> says) {
    return words(new Shuffle<W>(), says.apply("shuffle* your deck"));
  }

  /// `look at your opponent's hand`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  static <W extends Selector> Phrase<SharedEffect<W>> lookAtHand(UnaryOperator<String> says) {
    return words(new LookAtHand<W>(), says.apply("look* at your opponent's hand"));
  }

  /// `take another turn after this one`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  static <W extends Selector> Phrase<SharedEffect<W>> anotherTurn(UnaryOperator<String> says) {
    return words(new AnotherTurn<W>(), says.apply("take* another turn after this one"));
  }

  /// `end the turn`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  static <W extends Selector> Phrase<SharedEffect<W>> endTurn(UnaryOperator<String> says) {
    return words(new EndTurn<W>(), says.apply("end* the turn"));
  }

  /// `skip your next Main Phase`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param phase the phase that cards may say it of
  static <W extends Selector> Phrase<SharedEffect<W>> skipPhase(
      UnaryOperator<String> says, TurnPart phase) {
    return words(new SkipPhase<W>(phase), says.apply("skip* your next " + phase.words()));
  }

  /// `put a token into play: …`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param token what the token is: [TokenWords#token]
  static <W extends Selector> Phrase<SharedEffect<W>> putToken(
      UnaryOperator<String> says, Phrase<? extends Token> token) {
    Phrase<Token> any = oneOf(token);
    return oneOf(
        phrase(
            SharedEffect.<PutToken<W>>of(PutToken.class),
            says.apply("put* a token into play: ") + "{}",
            any,
            PutToken<W>::new,
            PutToken<W>::token));
  }

  /// `the next time a Toy would be sleeped this turn, gain 1 CC instead`.
  ///
  /// @param event what would happen: `a Toy would be sleeped`
  /// @param instructions what happens instead
  /// @param make the line of the game that says so
  static <W extends Selector, A extends GivenText.Line, V, F> Phrase<SharedEffect<W>> nextInstead(
      Phrase<V> event,
      Phrase<F> instructions,
      BiFunction<V, F, A> make,
      Function<A, V> eventOf,
      Function<A, F> instructionsOf) {
    return next(
        SharedEffect.<NextInstead<W>>of(NextInstead.class),
        "the next time {} this turn, {} instead",
        event,
        instructions,
        (would, instead) -> new NextInstead<>(make.apply(would, instead)),
        SharedEffect.<NextInstead<W>, A>line(NextInstead::line).andThen(eventOf),
        SharedEffect.<NextInstead<W>, A>line(NextInstead::line).andThen(instructionsOf));
  }

  /// `the next time you play a Toy this turn, gain 1 CC`.
  ///
  /// @param event what happens: `you play a Toy`
  /// @param instructions what is done then
  /// @param make the line of the game that says so
  static <W extends Selector, A extends GivenText.Line, V, F> Phrase<SharedEffect<W>> nextTime(
      Phrase<V> event,
      Phrase<F> instructions,
      BiFunction<V, F, A> make,
      Function<A, V> eventOf,
      Function<A, F> instructionsOf) {
    return next(
        SharedEffect.<NextTime<W>>of(NextTime.class),
        "the next time {} this turn, {}",
        event,
        instructions,
        (happens, then) -> new NextTime<>(make.apply(happens, then)),
        SharedEffect.<NextTime<W>, A>line(NextTime::line).andThen(eventOf),
        SharedEffect.<NextTime<W>, A>line(NextTime::line).andThen(instructionsOf));
  }

  private static <W extends Selector, T extends SharedEffect<W>, V, F> Phrase<SharedEffect<W>> next(
      Class<T> type,
      String words,
      Phrase<V> event,
      Phrase<F> instructions,
      BiFunction<V, F, T> make,
      Function<T, V> eventOf,
      Function<T, F> instructionsOf) {
    return oneOf(phrase(type, words, event, instructions, make, eventOf, instructionsOf));
  }

  /// The line of an effect that waits; a game reads its own lines only.
  @SuppressWarnings("unchecked")
  private static <T, A extends GivenText.Line> Function<T, A> line(
      Function<T, GivenText.Line> line) {
    return next -> (A) line.apply(next);
  }

  /// What is done with the top cards of a deck.
  static <W extends Selector> Phrase<SharedEffect<W>> top(Phrase<TopOfDeck<W>> effect) {
    return oneOf(
        phrase(SharedEffect.<Top<W>>of(Top.class), "{}", effect, Top<W>::new, Top<W>::effect));
  }

  /// What stands behind `if`.
  static <W extends Selector> Phrase<SharedEffect<W>> ask(Phrase<Condition> condition) {
    return oneOf(
        phrase(
            SharedEffect.<Ask<W>>of(Ask.class), "{}", condition, Ask<W>::new, Ask<W>::condition));
  }

  /// What stands before an instruction that is repeated.
  static <W extends Selector> Phrase<SharedEffect<W>> count(Phrase<Amount> times) {
    return oneOf(
        phrase(
            SharedEffect.<Count<W>>of(Count.class), "{}", times, Count<W>::new, Count<W>::times));
  }

  /// The class of a record that has a type parameter.
  @SuppressWarnings("unchecked")
  private static <T> Class<T> of(Class<? super T> type) {
    return (Class<T>) type;
  }

  /// What the instruction speaks of.
  ///
  /// @param which what a sort of cards speaks of
  /// @param condition what a condition speaks of
  /// @param amount what an amount speaks of
  default <P> List<P> parts(
      Function<W, List<P>> which,
      Function<Condition, List<P>> condition,
      Function<Amount, List<P>> amount) {
    return switch (this) {
      case NextCosts(W cards, int _, var _) -> which.apply(cards);
      case Ask(Condition asked) -> condition.apply(asked);
      case Count(Amount times) -> amount.apply(times);
      case Top(TopOfDeck<W> top) ->
          Stream.concat(
                  top.amounts().stream().flatMap(number -> amount.apply(number).stream()),
                  top.sorts().stream().flatMap(cards -> which.apply(cards).stream()))
              .toList();
      case Shuffle<W> _,
          LookAtHand<W> _,
          AnotherTurn<W> _,
          EndTurn<W> _,
          SkipPhase<W> _,
          NextInstead<W> _,
          NextTime<W> _,
          PutToken<W> _ ->
          List.of();
    };
  }
}
