package cardwright.ggltcg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Said;
import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.ggltcg.board.Board;

/// Which card, or which cards one after the other, a player picks: every card that is not picked yet, those that are, to take them back, and `pass` where enough are picked. The options are cards.
@Rule("GG Q44")
interface PickOrPass extends Decision.Own {
  /// The first of the options that take a card back.
  int TAKE_BACK = -2;

  Board board();

  /// The cards that can be picked now.
  long cards();

  /// Those of them that players that search try.
  long ascending(long cards);

  /// The picks that can be taken back, as references.
  int[] takeBacks();

  /// Whether enough are picked.
  boolean mayStop();

  /// A card is picked.
  void pick(int card, Chance chance);

  /// A pick is taken back.
  void takeBack(int card);

  /// No more is picked.
  void stop(Chance chance);

  @Override
  default void list(MoveList options) {
    long cards = cards();
    long ascending = ascending(cards);
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      options.addPick(card, CardSet.has(ascending, card));
    }
    for (int ref : takeBacks()) {
      options.addTakeBack(TAKE_BACK - CardRef.card(ref));
    }
    if (mayStop()) {
      options.add(PASS);
    }
  }

  @Override
  default String notation(int option) {
    if (option == PASS) {
      return "pass";
    }
    Labels labels = new Labels(board());
    return option >= 0 ? "choose " + labels.of(option) : "unpick " + labels.of(TAKE_BACK - option);
  }

  @Override
  default Message meaning(int option) {
    if (option == PASS) {
      return Meanings.pass();
    }
    Labels labels = new Labels(board());
    return option >= 0
        ? Meanings.choose(labels.mention(option))
        : Meanings.unpick(labels.mention(TAKE_BACK - option));
  }

  /// Why the card of that label cannot be picked.
  Message notAmong(String label);

  @Override
  default Message objection(Said said, GameRefusals game) {
    if (isOption(said)) {
      return Message.NOTHING;
    }
    if (said.words().equals("pass")) {
      return game.notEnough(question());
    }
    if (!said.begins("choose")) {
      return game.askedFirst(said, question());
    }
    String label = said.behind("choose");
    long picked = CardSet.NONE;
    for (int ref : takeBacks()) {
      picked = CardSet.with(picked, CardRef.card(ref));
    }
    int again = new Labels(board()).find(label, picked);
    return again < 0 ? notAmong(label) : game.pickedAlready(again, label);
  }

  @Override
  default void make(int option, Chance chance) {
    if (option >= 0) {
      pick(option, chance);
    } else if (option == PASS) {
      stop(chance);
    } else {
      takeBack(TAKE_BACK - option);
    }
  }
}
