package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;

import cardwright.cardgame.message.CostMeanings;
import cardwright.cardgame.text.Target;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Which;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What is paid in the ways in one of which a text is paid, as its player reads it.
@Rule("LT C144")
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
      case Cost.Cookies(int cookies) -> Optional.of(Messages.of("pay.cookies", number(cookies)));
      case Cost.Discard(int cards) -> Optional.of(CostMeanings.discard(CostMeanings.cards(cards)));
      case Cost.RemoveCounters(String counter, int number) ->
          Optional.of(CostMeanings.removeCounters(number, counter));
      case Cost.ToTimeout(Target<Which> target) ->
          cards(target).map(cards -> Messages.of("pay.to-timeout", clause(cards)));
      case Cost.Regress(Target<Which> target) ->
          cards(target).map(cards -> Messages.of("pay.regress", clause(cards)));
      case Cost.ToHand(Target<Which> target) ->
          cards(target).map(cards -> Messages.of("pay.to-hand", clause(cards)));
      case Cost.XCookies _, Cost.Either _ -> Optional.empty();
    };
  }

  private static Optional<Message> cards(Target<Which> target) {
    return CostMeanings.cards(target, CostWays::kind);
  }

  private static Optional<String> kind(int kinds) {
    return Arrays.stream(Kind.values())
        .filter(kind -> kind.bit() == kinds)
        .map(Kind::words)
        .findFirst();
  }
}
