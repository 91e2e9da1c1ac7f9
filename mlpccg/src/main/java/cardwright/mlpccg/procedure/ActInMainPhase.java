package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;

/// What the turn player does in the Main Phase, if anything. An option is a [MainPhaseOption], or [#PASS].
@Rule({"MLP 25", "MLP 27", "MLP 28", "MLP 29", "MLP 30", "MLP 61"})
final class ActInMainPhase implements WithOffers {
  private static final String PASS_IN_MOVES = "pass";
  private static final long PASS_KEY = MoveKey.of(PASS_IN_MOVES);
  private static final long DRAW_KEY = MoveKey.of(DrawCard.IN_MOVES);

  private final Board board;
  private final Seat seat;
  private final Labels labels;
  private final StartOptions offers;

  ActInMainPhase(Board board) {
    this.board = board;
    this.seat = board.active();
    this.offers = StartOptions.of(board, seat);
    this.labels = offers.labels();
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public Message question() {
    return Messages.of("question.phase", clause(board.stage().title()));
  }

  @Override
  public void list(MoveList options) {
    options.add(PASS);
    new Plays(board, seat, options).find();
    offers.list(options);
  }

  @Override
  public StartOptions offers() {
    return offers;
  }

  /// What is done that is no offer.
  private MainPhaseAction paid(MainPhaseOption.Action action) {
    return switch (action) {
      case DRAW -> new DrawCard(board, seat, this);
      case PLAY -> new PlayToArea(board, labels);
      case MOVE -> new MoveCharacter(board, labels, this);
      case RALLY -> new RallyFriend(board, labels, this);
      case OFFER -> throw new IllegalArgumentException("an offer is started");
    };
  }

  @Override
  public String notation(int option) {
    if (option == PASS) {
      return PASS_IN_MOVES;
    }
    MainPhaseOption.Action action = MainPhaseOption.action(option);
    return action == MainPhaseOption.Action.OFFER
        ? offers.notation(option)
        : paid(action).notation(MainPhaseOption.card(option), MainPhaseOption.area(option));
  }

  @Override
  public long key(int option) {
    if (option == PASS) {
      return PASS_KEY;
    }
    MainPhaseOption.Action action = MainPhaseOption.action(option);
    if (action == MainPhaseOption.Action.OFFER) {
      return MoveKey.of(offers.notation(option));
    }
    if (action == MainPhaseOption.Action.DRAW) {
      return DRAW_KEY;
    }
    int card = MainPhaseOption.card(option);
    boolean mine = Area.seat(MainPhaseOption.area(option)) == seat;
    int area = (Area.isHome(MainPhaseOption.area(option)) ? 2 : 0) + (mine ? 1 : 0);
    long label = MoveKey.with(action.ordinal(), labels.key(card));
    return switch (action) {
      case PLAY ->
          MoveKey.with(MoveKey.with(label, MoveKey.of(StartOptions.from(board, card))), area);
      case MOVE -> MoveKey.with(label, area);
      case OFFER, DRAW, RALLY -> label;
    };
  }

  @Override
  public Message meaning(int option) {
    if (option == PASS) {
      return Messages.of("move.end-main-phase");
    }
    MainPhaseOption.Action action = MainPhaseOption.action(option);
    return action == MainPhaseOption.Action.OFFER
        ? offers.meaning(option)
        : paid(action).meaning(MainPhaseOption.card(option), MainPhaseOption.area(option));
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      board.agenda().replace(Phase.END_MAIN);
      return;
    }
    MainPhaseOption.Action action = MainPhaseOption.action(option);
    if (action == MainPhaseOption.Action.OFFER) {
      offers.start(option, chance);
    } else {
      paid(action).make(MainPhaseOption.card(option), MainPhaseOption.area(option), chance);
    }
  }
}
