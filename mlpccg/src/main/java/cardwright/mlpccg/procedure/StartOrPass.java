package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;

/// What a player starts where the rules let him, if anything. The options are to pass and his offers, by index.
interface StartOrPass extends Decision.Own {
  /// How passing is written.
  String PASS_IN_MOVES = "pass";

  /// What the player can start.
  StartOptions offers();

  /// Whether that decision offers to start something with a card, or with one that comes to the same.
  static boolean offer(Decision asked, int card) {
    return asked instanceof StartOrPass open && open.offers().has(card);
  }

  /// What it means to start nothing.
  Message passMeans();

  /// The player starts nothing.
  void pass(Chance chance);

  /// The player starts one of the offers.
  default void start(int offer, Chance chance) {
    offers().start(offer, chance);
  }

  @Override
  default Seat seat() {
    return offers().seat();
  }

  @Override
  default void list(MoveList options) {
    options.add(PASS);
    offers().list(options);
  }

  @Override
  default String notation(int option) {
    return option == PASS ? PASS_IN_MOVES : offers().notation(option);
  }

  @Override
  default Message meaning(int option) {
    return option == PASS ? passMeans() : offers().meaning(option);
  }

  @Override
  default void make(int option, Chance chance) {
    if (option == PASS) {
      pass(chance);
    } else {
      start(option, chance);
    }
  }
}
