package cardwright.cardgame.text;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;

import cardwright.language.Phrase;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// An instruction that acts on cards and means the same in all games whose grammar takes it.
///
/// @param <W> the selectors of a game
public sealed interface SharedCardEffect<W extends Selector> {
  /// The cards that it acts on.
  Target<W> target();

  /// `return a Toy to its owner's hand`, `return all Toys to their owners' hands`.
  record ToHand<W extends Selector>(Target<W> target) implements SharedCardEffect<W> {}

  /// `put a Toy on top of its owner's deck`, `… on the bottom of its owner's deck`, `shuffle a Toy into its owner's deck`.
  record ToDeck<W extends Selector>(Target<W> target, Where where) implements SharedCardEffect<W> {}

  /// Where in a deck.
  enum Where {
    TOP("put* {} on top of "),
    BOTTOM("put* {} on the bottom of "),
    SHUFFLED("shuffle* {} into ");

    private final String words;

    Where(String words) {
      this.words = words;
    }
  }

  /// `gain control of a Toy until end of turn`, `… permanently`.
  record TakeControl<W extends Selector>(Target<W> target, Duration duration)
      implements SharedCardEffect<W> {}

  /// `put a book counter on this card`, `put 2 book counters on this card`.
  record PutCounters<W extends Selector>(String counter, Amount number, Target<W> target)
      implements SharedCardEffect<W> {}

  /// `remove all book counters from this card`.
  record RemoveAllCounters<W extends Selector>(String counter, Target<W> target)
      implements SharedCardEffect<W> {}

  /// `put a copy of that card into play as a token`: the copy is what is printed on the card, and whoever carries it out owns and controls it.
  record CopyAsToken<W extends Selector>(Target<W> target) implements SharedCardEffect<W> {}

  /// `this card becomes a copy of a Toy until end of turn`.
  ///
  /// @param target what is copied
  record BecomeCopy<W extends Selector>(Target<W> target, Duration duration)
      implements SharedCardEffect<W> {}

  /// `a Toy you control gains "When this card is sleeped, gain 1 CC" until end of turn`.
  record GainTexts<W extends Selector>(Target<W> target, List<GivenText> texts, Duration duration)
      implements SharedCardEffect<W> {
    /// Keeps the list from changing.
    public GainTexts {
      texts = List.copyOf(texts);
    }
  }

  /// `a Toy loses all abilities until end of turn`: its own, and what it has gained before.
  record LoseTexts<W extends Selector>(Target<W> target, Duration duration)
      implements SharedCardEffect<W> {}

  /// What is done with two cards at once, or with neither.
  sealed interface OfTwo<W extends Selector> extends SharedCardEffect<W> {
    /// The second card.
    Target.Choose<W> other();
  }

  /// `exchange control of a Toy you control and a Toy your opponent controls until end of turn`.
  record ExchangeControl<W extends Selector>(
      Target<W> target, Target.Choose<W> other, Duration duration) implements OfTwo<W> {}

  /// `exchange the strength of this card and a Toy your opponent controls until end of turn`.
  record ExchangeFigure<W extends Selector>(
      Quality.Stat figure, Target<W> target, Target.Choose<W> other, Duration duration)
      implements OfTwo<W> {}

  /// `return a Toy to its owner's hand`, `return all Toys to their owners' hands`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  static <W extends Selector> Phrase<SharedCardEffect<W>> toHand(
      UnaryOperator<String> says, Phrase<Target<W>> one, Phrase<Target<W>> several) {
    return oneOf(
        toHand(says.apply("return* {} to its owner's hand"), one),
        toHand(says.apply("return* {} to their owners' hands"), several));
  }

  /// Cards that go to a hand, in other words: `take a Toy in your discard pile`.
  static <W extends Selector> Phrase<SharedCardEffect<W>> toHand(
      String words, Phrase<Target<W>> cards) {
    return on(SharedCardEffect.<ToHand<W>>of(ToHand.class), words, cards, ToHand::new);
  }

  /// `put a Toy on top of its owner's deck`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param deck whose deck, as words: `its owner's deck`
  static <W extends Selector> Phrase<SharedCardEffect<W>> toDeck(
      UnaryOperator<String> says, Where where, Phrase<Target<W>> cards, String deck) {
    return oneOf(
        phrase(
                SharedCardEffect.<ToDeck<W>>of(ToDeck.class),
                says.apply(where.words + deck),
                cards,
                target -> new ToDeck<>(target, where),
                ToDeck::target)
            .when(toDeck -> toDeck.where() == where));
  }

  /// `gain control of a Toy until end of turn`.
  ///
  /// @param words with a slot for the cards and one for the duration
  static <W extends Selector> Phrase<SharedCardEffect<W>> takeControl(
      String words, Phrase<Target<W>> cards, Phrase<Duration> duration) {
    return oneOf(
        phrase(
            SharedCardEffect.<TakeControl<W>>of(TakeControl.class),
            words,
            cards,
            duration,
            TakeControl::new,
            TakeControl::target,
            TakeControl::duration));
  }

  /// `put a book counter on this card`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  static <W extends Selector> Phrase<SharedCardEffect<W>> putCounters(
      UnaryOperator<String> says, Phrase<Heap> heap, Phrase<Target<W>> cards) {
    return oneOf(
        phrase(
            SharedCardEffect.<PutCounters<W>>of(PutCounters.class),
            says.apply("put* {} on {}"),
            heap,
            cards,
            (counters, target) -> new PutCounters<>(counters.counter(), counters.number(), target),
            put -> new Heap(put.counter(), put.number()),
            PutCounters::target));
  }

  /// `remove all book counters from this card`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param counter the name of a counter
  static <W extends Selector> Phrase<SharedCardEffect<W>> removeAllCounters(
      UnaryOperator<String> says, Phrase<String> counter, Phrase<Target<W>> cards) {
    return oneOf(
        phrase(
            SharedCardEffect.<RemoveAllCounters<W>>of(RemoveAllCounters.class),
            says.apply("remove* all {} counters from {}"),
            counter,
            cards,
            RemoveAllCounters::new,
            RemoveAllCounters::counter,
            RemoveAllCounters::target));
  }

  /// `put a copy of a Toy into play as a token`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param cards what is copied: of these words those for one card
  static <W extends Selector> Phrase<SharedCardEffect<W>> copyAsToken(
      UnaryOperator<String> says, Phrase<Target<W>> cards) {
    return on(
        SharedCardEffect.<CopyAsToken<W>>of(CopyAsToken.class),
        says.apply("put* a copy of {} into play as a token"),
        cards.when(SharedCardEffect::isOne),
        CopyAsToken::new);
  }

  /// `this card becomes a copy of a Toy until end of turn`.
  ///
  /// @param cards what is copied: of these words those for one card other than this one
  static <W extends Selector> Phrase<SharedCardEffect<W>> becomeCopy(
      Phrase<Target<W>> cards, Phrase<Duration> duration) {
    return oneOf(
        phrase(
            SharedCardEffect.<BecomeCopy<W>>of(BecomeCopy.class),
            "this card becomes a copy of {} {}",
            cards.when(target -> isOne(target) && !(target instanceof Target.This<W>)),
            duration,
            BecomeCopy::new,
            BecomeCopy::target,
            BecomeCopy::duration));
  }

  /// `a Toy you control gains "When this card is sleeped, gain 1 CC" until end of turn`.
  ///
  /// @param words with a slot for the cards, one for the lines and one for the duration
  /// @param line a line of text, without its full stop
  static <W extends Selector, A extends GivenText.Line> Phrase<SharedCardEffect<W>> gainTexts(
      String words, Phrase<Target<W>> cards, Supplier<Phrase<A>> line, Phrase<Duration> duration) {
    return oneOf(
        phrase(
            SharedCardEffect.<GainTexts<W>>of(GainTexts.class),
            words,
            cards,
            GivenText.words(line),
            duration,
            GainTexts::new,
            GainTexts::target,
            GainTexts::texts,
            GainTexts::duration));
  }

  /// `a Toy loses all abilities until end of turn`.
  ///
  /// @param words with a slot for the cards and one for the duration
  static <W extends Selector> Phrase<SharedCardEffect<W>> loseTexts(
      String words, Phrase<Target<W>> cards, Phrase<Duration> duration) {
    return oneOf(
        phrase(
            SharedCardEffect.<LoseTexts<W>>of(LoseTexts.class),
            words,
            cards,
            duration,
            LoseTexts::new,
            LoseTexts::target,
            LoseTexts::duration));
  }

  /// `exchange control of a Toy you control and a Toy your opponent controls until end of turn`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param cards the first card: of these words those for one card that is known or chosen
  /// @param chosen the second card: of these words those for exactly one
  static <W extends Selector> Phrase<SharedCardEffect<W>> exchangeControl(
      UnaryOperator<String> says,
      Phrase<Target<W>> cards,
      Phrase<Target.Choose<W>> chosen,
      Phrase<Duration> duration) {
    return oneOf(
        phrase(
            SharedCardEffect.<ExchangeControl<W>>of(ExchangeControl.class),
            says.apply("exchange* control of {} and {} {}"),
            cards.when(SharedCardEffect::isExchanged),
            chosen.when(Target.Choose::one),
            duration,
            ExchangeControl::new,
            ExchangeControl::target,
            ExchangeControl::other,
            ExchangeControl::duration));
  }

  /// `exchange the strength of this card and a Toy your opponent controls until end of turn`.
  ///
  /// @param says the words for who does it; `*` stands behind each verb
  /// @param figure the figures of a game
  /// @param cards the first card: of these words those for one card that is known or chosen
  /// @param chosen the second card: of these words those for exactly one
  static <W extends Selector> Phrase<SharedCardEffect<W>> exchangeFigure(
      UnaryOperator<String> says,
      Phrase<? extends Quality.Stat> figure,
      Phrase<Target<W>> cards,
      Phrase<Target.Choose<W>> chosen,
      Phrase<Duration> duration) {
    Phrase<Quality.Stat> figures = oneOf(figure);
    return oneOf(
        phrase(
            SharedCardEffect.<ExchangeFigure<W>>of(ExchangeFigure.class),
            says.apply("exchange* the {} of {} and {} {}"),
            figures,
            cards.when(SharedCardEffect::isExchanged),
            chosen.when(Target.Choose::one),
            duration,
            ExchangeFigure::new,
            ExchangeFigure::figure,
            ExchangeFigure::target,
            ExchangeFigure::other,
            ExchangeFigure::duration));
  }

  /// Whether it is exactly one card, and known before anything is done.
  private static <W extends Selector> boolean isExchanged(Target<W> target) {
    return isOne(target)
        && !(target instanceof Target.Random<W>)
        && !(target instanceof Target.Choose<W> choose && choose.upTo());
  }

  private static <W extends Selector> boolean isOne(Target<W> target) {
    return switch (target) {
      case Target.Choose<W> choose -> !choose.several();
      case Target.Random(int number, W _) -> number == 1;
      case Target.All<W> _, Target.Those<W> _ -> false;
      case Target.This<W> _, Target.It<W> _, Target.That<W> _, Target.Own<W> _ -> true;
    };
  }

  private static <W extends Selector, T extends SharedCardEffect<W>> Phrase<SharedCardEffect<W>> on(
      Class<T> type, String words, Phrase<Target<W>> cards, Function<Target<W>, T> make) {
    return oneOf(phrase(type, words, cards, make, SharedCardEffect::target));
  }

  /// The class of a record that has a type parameter.
  @SuppressWarnings("unchecked")
  private static <T> Class<T> of(Class<? super T> type) {
    return (Class<T>) type;
  }
}
