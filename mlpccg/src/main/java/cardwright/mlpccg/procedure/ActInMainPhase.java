package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// What the turn player does in the Main Phase, if anything.
@Rule({"MLP 25", "MLP 27", "MLP 28", "MLP 29", "MLP 30", "MLP 61"})
record ActInMainPhase(Board board, StartOptions offers) implements StartOrDo {
  private static final long PASS_KEY = MoveKey.of(PASS_IN_MOVES);
  private static final long DRAW_KEY = MoveKey.of(DrawCard.IN_MOVES);

  ActInMainPhase(Board board) {
    this(board, StartOptions.of(board, board.active()));
  }

  @Override
  public Message question() {
    return Messages.of("question.phase", clause(board.stage().title()));
  }

  @Override
  public void list(MoveList options) {
    options.add(PASS);
    new MainPhaseMoves(board, seat(), options).find();
    offers.list(options);
  }

  @Override
  public long key(int option) {
    if (option == PASS) {
      return PASS_KEY;
    }
    return switch (TurnOption.action(option)) {
      case OFFER, CHALLENGE, CONFRONT -> MoveKey.of(notation(option));
      case DRAW -> DRAW_KEY;
      case PLAY ->
          MoveKey.with(
              MoveKey.with(
                  label(option), MoveKey.of(StartOptions.from(board, TurnOption.card(option)))),
              area(option));
      case MOVE -> MoveKey.with(label(option), area(option));
      case RALLY -> label(option);
    };
  }

  private long label(int option) {
    return MoveKey.with(
        TurnOption.action(option).ordinal(), offers.labels().key(TurnOption.card(option)));
  }

  /// A number for an area as the player sees it.
  private int area(int option) {
    int area = TurnOption.area(option);
    return (Area.isHome(area) ? 2 : 0) + (Area.seat(area) == seat() ? 1 : 0);
  }

  @Override
  public Message passMeans() {
    return Messages.of("move.end-main-phase");
  }

  @Override
  public void pass(Chance chance) {
    board.agenda().replace(Phase.END_MAIN);
  }
}
