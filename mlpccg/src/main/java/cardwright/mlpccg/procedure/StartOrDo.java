package cardwright.mlpccg.procedure;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.mlpccg.board.Board;

/// What a player starts in a step of the own turn, or does that the step lets him do. An option is a [TurnOption], or [#PASS].
interface StartOrDo extends StartOrPass {
  /// The board.
  Board board();

  /// An action that is no offer.
  private TurnAction action(TurnOption.Action action) {
    return switch (action) {
      case DRAW -> new DrawCard(board(), seat(), this);
      case PLAY -> new PlayToArea(board(), offers().labels());
      case MOVE -> new MoveCharacter(board(), offers().labels(), this);
      case RALLY -> new RallyFriend(board(), offers().labels(), this);
      case CHALLENGE -> new ChallengeTroublemaker(board(), offers().labels());
      case CONFRONT -> new ConfrontProblem(board(), offers().labels());
      case OFFER -> throw new IllegalArgumentException("an offer is started");
    };
  }

  private static boolean isAction(int option) {
    return option != PASS && TurnOption.action(option) != TurnOption.Action.OFFER;
  }

  @Override
  default String notation(int option) {
    return isAction(option)
        ? action(TurnOption.action(option))
            .notation(TurnOption.card(option), TurnOption.area(option))
        : StartOrPass.super.notation(option);
  }

  @Override
  default Message meaning(int option) {
    return isAction(option)
        ? action(TurnOption.action(option))
            .meaning(TurnOption.card(option), TurnOption.area(option))
        : StartOrPass.super.meaning(option);
  }

  @Override
  default void make(int option, Chance chance) {
    if (isAction(option)) {
      action(TurnOption.action(option))
          .make(TurnOption.card(option), TurnOption.area(option), chance);
    } else {
      StartOrPass.super.make(option, chance);
    }
  }
}
