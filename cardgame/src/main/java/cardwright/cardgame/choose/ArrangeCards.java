package cardwright.cardgame.choose;

import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.message.Questions;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import java.util.Arrays;
import java.util.List;

/// Which of the cards of a deck that a player has looked at goes next to the bottom of it, or on top.
///
/// A game supplies how far the player has come, and which cards of one name are offered once.
public interface ArrangeCards extends ChooseByLabel {
  /// How far the player has come.
  Arrangement now();

  /// A reference to a card in its present life.
  int ref(int card);

  /// The player goes on from there.
  void goOn(Arrangement then);

  @Override
  default Message question() {
    Arrangement now = now();
    return now.bottoming()
        ? Questions.toBottom(names(now.bottom()))
        : Questions.toTop(now.left().length, names(now.top()));
  }

  private List<String> names(int[] refs) {
    return Arrays.stream(refs).mapToObj(ref -> labels().name(CardRef.card(ref))).toList();
  }

  /// No more goes to the bottom; the others go on top.
  @Override
  default boolean mayStop() {
    return now().bottoming() && now().mayTop();
  }

  @Override
  default int[] takeBacks() {
    int latest = now().latest();
    return latest == CardRef.NONE ? PickedSet.NONE : new int[] {latest};
  }

  @Override
  default String verb() {
    return now().bottoming() ? "bottom" : "top";
  }

  @Override
  default Message picking(int card) {
    return now().bottoming()
        ? Meanings.toBottom(labels().mention(card))
        : Meanings.toTop(labels().mention(card));
  }

  @Override
  default Message stoppingMeans() {
    return Meanings.done();
  }

  @Override
  default void pick(int card, Chance chance) {
    goOn(now().put(ref(card)));
  }

  @Override
  default void takeBack(int card) {
    goOn(now().takeBack());
  }

  @Override
  default void stop(Chance chance) {
    goOn(now().enough());
  }
}
