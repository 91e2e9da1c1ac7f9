package cardwright.contract;

import cardwright.engine.Choice;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// What a [Duel] asks: a card of the hand to lay down, with one of its faces up, or to discard.
record DuelChoice(Duel game, Seat seat, boolean discarding, List<Integer> cards) implements Choice {
  @Override
  public String question() {
    return discarding ? "Which card do you discard?" : "Which card do you lay down?";
  }

  @Override
  public int count() {
    return cards.size();
  }

  @Override
  public Move move(int index) {
    Objects.checkIndex(index, cards.size());
    String name = game.side(cards.get(index)).name();
    String verb = discarding ? "Discard " : "Lay down ";
    String notation = (discarding ? "discard " : "lay ") + name.toLowerCase(Locale.ROOT);
    return new Move(notation, verb + name + ".");
  }

  @Override
  public List<String> notations() {
    List<String> all = Choice.super.notations();
    return game.fault() == Fault.OTHER_NOTATIONS ? all.reversed() : all;
  }
}
