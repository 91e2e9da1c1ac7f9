package cardwright.cardgame.choose;

import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.message.Questions;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import java.util.Arrays;

/// Which of the cards that were revealed or looked at a player takes, as a set.
///
/// A game supplies how far the player has come, and which cards of one name are offered once.
public interface TakeCards extends ChooseByLabel {
  /// How far the player has come.
  Taking taking();

  @Override
  default Message question() {
    return Questions.take(
        Arrays.stream(taking().picked())
            .mapToObj(ref -> labels().name(CardRef.card(ref)))
            .toList());
  }

  @Override
  default boolean mayStop() {
    return taking().optional();
  }

  @Override
  default String verb() {
    return "take";
  }

  @Override
  default Message stoppingMeans() {
    return Meanings.done();
  }
}
