package cardwright.cardgame.text;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import java.util.List;
import java.util.function.UnaryOperator;

/// An instruction that looks at the top cards of a deck, or shows them, and says where they go.
///
/// A game supplies the nouns of its cards: in a deck, and `among those cards`.
///
/// @param <W> the selectors of a game
public sealed interface TopOfDeck<W extends Selector> {
  /// `look at the top 2 cards of your deck, then put those cards back on top in any order`: who carries it out alone sees them.
  record LookAtTop<W extends Selector>(Deck deck, Amount cards, PutBack then)
      implements TopOfDeck<W> {}

  /// `look at the top 3 cards of your deck, then take a card among those cards, then put the others on the bottom in any order`, or `reveal the top 3 cards of your deck, …`.
  ///
  /// @param revealed whether everybody sees them
  /// @param take which go to hand: a [Target.Choose] or [Target.All] of cards among those
  record TakeFromTop<W extends Selector>(boolean revealed, Amount cards, Target<W> take, Rest rest)
      implements TopOfDeck<W> {
    /// Whether what is taken has to be shown: it was not revealed, and has to be of a certain sort.
    ///
    /// @param any whether every card is of the sort that is taken
    public boolean showsTaken(boolean any) {
      return !revealed && !any;
    }
  }

  /// `reveal cards from the top of your deck until a Toy is revealed, then take it, then put the others on the bottom in any order`, or `… until 5 Toys are revealed, then take any number of Toys among those cards, …`: those that are taken are `that Toy` or `those Toys`.
  ///
  /// @param until how many cards of that sort are looked for
  /// @param take which go to hand, as in [TakeFromTop]; [Target.It] for the only one
  record RevealUntil<W extends Selector>(int until, W which, Target<W> take, Rest rest)
      implements TopOfDeck<W> {}

  /// Which deck is looked at.
  sealed interface Deck {
    /// The deck as cards write it.
    String words();

    /// The decks that every game with decks has.
    enum Shared implements Deck {
      YOURS("your deck"),
      OPPONENTS("your opponent's deck");

      private final String words;

      Shared(String words) {
        this.words = words;
      }

      @Override
      public String words() {
        return words;
      }
    }

    /// The decks of one game.
    non-sealed interface Own extends Deck {}
  }

  /// How cards go back that were looked at.
  enum PutBack {
    REORDER("put* those cards back on top in any order"),
    TOP_OR_BOTTOM(
        "put* any number of those cards back on top in any order, then put* the others on the"
            + " bottom in any order"),
    /// For one card.
    ONE("put* that card back on top or on the bottom");

    private final String words;

    PutBack(String words) {
      this.words = words;
    }

    /// It as cards write it, with `*` behind each verb.
    public String words() {
      return words;
    }
  }

  /// Where cards go that nobody takes.
  enum Rest {
    BOTTOM("put* the others on the bottom in any order"),
    TOP("put* the others back on top in any order"),
    /// To the place of cards that are used up, in the game's own words.
    AWAY(""),
    SHUFFLED("shuffle* the others into your deck");

    private final String words;

    Rest(String words) {
      this.words = words;
    }
  }

  /// `look at the top 2 cards of your deck, then put those cards back on top in any order`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param decks the decks that can be looked at
  static <W extends Selector> Phrase<TopOfDeck<W>> lookAtTop(
      UnaryOperator<String> says, Phrase<Deck> decks) {
    return oneOf(
        phrase(
            TopOfDeck.<LookAtTop<W>>of(LookAtTop.class),
            says.apply("look* at the top {} of {}, then {}"),
            top(),
            decks,
            oneOf(PutBack.values(), then -> says.apply(then.words())),
            (cards, deck, then) -> new LookAtTop<>(deck, cards, then),
            LookAtTop::cards,
            LookAtTop::deck,
            LookAtTop::then));
  }

  /// `reveal the top 3 cards of your deck, then take up to 1 Toy among those cards, then put the others on the bottom in any order`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param taken what is taken of several, `among those cards`
  /// @param away the words of [Rest#AWAY]: `put* the others into your discard pile`
  static <W extends Selector> Phrase<TopOfDeck<W>> takeFromTop(
      UnaryOperator<String> says, Phrase<Target<W>> taken, String away) {
    return oneOf(
        List.of(takeFromTop(true, says, taken, away), takeFromTop(false, says, taken, away)));
  }

  private static <W extends Selector> Phrase<TopOfDeck<W>> takeFromTop(
      boolean revealed, UnaryOperator<String> says, Phrase<Target<W>> taken, String away) {
    String words =
        (revealed ? "reveal*" : "look* at") + " the top {} of your deck, then take* {}, then {}";
    return oneOf(
        phrase(
                TopOfDeck.<TakeFromTop<W>>of(TakeFromTop.class),
                says.apply(words),
                top(),
                taken,
                rest(says, away),
                (cards, take, rest) -> new TakeFromTop<>(revealed, cards, take, rest),
                TakeFromTop::cards,
                TakeFromTop::take,
                TakeFromTop::rest)
            .when(take -> take.revealed() == revealed));
  }

  /// `reveal cards from the top of your deck until a Toy is revealed, then take it, then put the others on the bottom in any order`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param one one card in a deck, with its article: `a Toy`
  /// @param several several cards in a deck: `Toys`
  /// @param taken what is taken of several, `among those cards`
  /// @param away the words of [Rest#AWAY]
  static <W extends Selector> Phrase<TopOfDeck<W>> revealUntil(
      UnaryOperator<String> says,
      Phrase<W> one,
      Phrase<W> several,
      Phrase<Target<W>> taken,
      String away) {
    String begin = "reveal* cards from the top of your deck until ";
    return oneOf(
        phrase(
                TopOfDeck.<RevealUntil<W>>of(RevealUntil.class),
                says.apply(begin + "{} is revealed, then take* it, then {}"),
                one,
                rest(says, away),
                (which, rest) -> new RevealUntil<>(1, which, new Target.It<>(), rest),
                RevealUntil::which,
                RevealUntil::rest)
            .when(until -> until.until() == 1),
        phrase(
                TopOfDeck.<RevealUntil<W>>of(RevealUntil.class),
                says.apply(begin + "{} {} are revealed, then take* {}, then {}"),
                NUMBER.when(until -> until > 1),
                several,
                taken,
                rest(says, away),
                RevealUntil<W>::new,
                RevealUntil::until,
                RevealUntil::which,
                RevealUntil::take,
                RevealUntil::rest)
            .when(until -> until.until() > 1));
  }

  private static Phrase<Rest> rest(UnaryOperator<String> says, String away) {
    return oneOf(Rest.values(), rest -> says.apply(rest == Rest.AWAY ? away : rest.words));
  }

  /// How many cards, behind `the top`.
  private static Phrase<Amount> top() {
    return oneOf(
        words(new Amount.Fixed(1), "card"),
        phrase(Amount.Fixed.class, "{} cards", NUMBER, Amount.Fixed::new, Amount.Fixed::number)
            .when(number -> number.number() > 1),
        words(Amount.X.ONE, "X cards"));
  }

  /// The class of a record that has a type parameter.
  @SuppressWarnings("unchecked")
  private static <T> Class<T> of(Class<? super T> type) {
    return (Class<T>) type;
  }

  /// How many cards are looked at; nothing where the cards themselves say so.
  default List<Amount> amounts() {
    return switch (this) {
      case LookAtTop(var _, Amount cards, var _) -> List.of(cards);
      case TakeFromTop(boolean _, Amount cards, Target.Choose<W> take, var _) ->
          List.of(cards, take.number());
      case TakeFromTop(boolean _, Amount cards, var _, var _) -> List.of(cards);
      case RevealUntil(int _, var _, Target.Choose<W> take, var _) -> List.of(take.number());
      case RevealUntil<W> _ -> List.of();
    };
  }

  /// The sorts of cards that it speaks of.
  default List<W> sorts() {
    return switch (this) {
      case LookAtTop<W> _ -> List.of();
      case TakeFromTop(boolean _, var _, Target<W> take, var _) -> take.among().stream().toList();
      case RevealUntil(int _, W which, Target<W> take, var _) ->
          take.among().map(among -> List.of(which, among)).orElse(List.of(which));
    };
  }
}
