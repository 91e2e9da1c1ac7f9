package cardwright.cardgame.message;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Selector;
import cardwright.cardgame.text.Target;
import cardwright.engine.Message;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/// What is paid, as players read it who say in which of several ways they pay. A game words its own costs, as parts of a sentence.
public final class CostMeanings {
  /// Stands for cards of any kind.
  private static final String ANY = "card";

  private CostMeanings() {}

  /// To pay in one of several ways: by what is paid in it, or by its number where the words do not tell one way from another, or there are none.
  ///
  /// @param ways what is paid in each of them
  /// @param words a cost as a part of a sentence, where it has words
  /// @param way from 0
  public static <C> Message pay(List<List<C>> ways, Function<C, Optional<Message>> words, int way) {
    return pay(ways.stream().map(costs -> worded(costs, words)).toList(), way);
  }

  /// All that is paid in one way; nothing where a part of it has no words.
  private static <C> List<Message> worded(List<C> costs, Function<C, Optional<Message>> words) {
    List<Message> worded = costs.stream().map(words).flatMap(Optional::stream).toList();
    return worded.size() == costs.size() ? worded : List.of();
  }

  private static Message pay(List<List<Message>> ways, int way) {
    List<Message> costs = ways.get(way);
    boolean alone = ways.stream().filter(costs::equals).count() == 1;
    return costs.isEmpty() || !alone
        ? Meanings.way(way + 1)
        : Messages.of(
            "move.pay",
            clause(
                costs.stream()
                    .reduce((all, more) -> Messages.of("pay.and", clause(all), clause(more)))
                    .orElseThrow()));
  }

  /// `discard a card`.
  public static Message discard(Message cards) {
    return Messages.of("pay.discard", clause(cards));
  }

  /// `remove 2 book counters from this card`.
  public static Message removeCounters(int number, String counter) {
    return Messages.of("pay.counters", number(number), word(counter));
  }

  /// `a card`, `2 cards`.
  public static Message cards(int number) {
    return cards(number, ANY);
  }

  private static Message cards(int number, String kind) {
    return Messages.of("pay.cards", number(number), word(kind));
  }

  /// `this card`, `a Toy`, `2 cards`: what pays, without where it is looked for; nothing for what neither the text counts nor its card is.
  ///
  /// @param kind the word for kinds that are given as bits; empty for cards of several kinds
  public static <W extends Selector> Optional<Message> cards(
      Target<W> target, IntFunction<Optional<String>> kind) {
    return switch (target) {
      case Target.This<W> _ -> Optional.of(Messages.of("pay.this"));
      case Target.Choose(boolean upTo, Amount.Fixed(int number), W which) when !upTo ->
          Optional.of(cards(number, kind.apply(which.kinds()).orElse(ANY)));
      case Target.Choose<W> _,
          Target.All<W> _,
          Target.Random<W> _,
          Target.It<W> _,
          Target.That<W> _,
          Target.Those<W> _,
          Target.Own<W> _ ->
          Optional.empty();
    };
  }
}
