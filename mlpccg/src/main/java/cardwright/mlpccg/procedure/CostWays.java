package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.CostMeanings;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Target;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Text;
import cardwright.mlpccg.vocabulary.Which;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What is paid in the ways in one of which a text is paid, as its player reads it.
@Rule("MLP Q124")
final class CostWays {
  private CostWays() {}

  /// To pay in one of its ways.
  ///
  /// @param way from 0
  static Message meaning(Text text, int way) {
    return CostMeanings.pay(
        Arrays.stream(text.ways()).map(each -> List.of(each.costs())).toList(),
        CostWays::words,
        way);
  }

  private static Optional<Message> words(Cost cost) {
    return switch (cost) {
      case Cost.Pay(Amount tokens) ->
          tokens instanceof Amount.Fixed(int number)
              ? Optional.of(Messages.of("pay.tokens", number(number)))
              : Optional.empty();
      case Cost.Exhaust(Target<Which> target) -> with("exhaust", target);
      case Cost.Retire(Target<Which> target) -> with("retire", target);
      case Cost.Dismiss(Target<Which> target) -> with("dismiss", target);
      case Cost.Spend(Target<Which> target) -> with("spend", target);
      case Cost.ToHand(Target<Which> target) -> with("hand", target);
      case Cost.MoveHome(Target<Which> target) -> with("home", target);
      case Cost.RemoveAnyCounter(Target<Which> target) -> with("counter", target);
      case Cost.Discard(Target<Which> target) -> cards(target).map(CostMeanings::discard);
      case Cost.RemoveCounters(String counter, int number) ->
          Optional.of(CostMeanings.removeCounters(number, counter));
      case Cost.PayLess _, Cost.Either _ -> Optional.empty();
    };
  }

  private static Optional<Message> with(String verb, Target<Which> target) {
    return cards(target).map(cards -> Messages.of("pay.with", word(verb), clause(cards)));
  }

  private static Optional<Message> cards(Target<Which> target) {
    return CostMeanings.cards(target, CostWays::kind);
  }

  private static Optional<String> kind(int kinds) {
    return kinds == Kind.CHARACTERS
        ? Optional.of("character")
        : Arrays.stream(Kind.values())
            .filter(kind -> kind.bit() == kinds)
            .map(Kind::words)
            .findFirst();
  }
}
