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

/// What the turn player does in the Main Phase, if anything. An option is an offer, or it names what is done, a card and an area.
@Rule({"MLP 25", "MLP 27", "MLP 28", "MLP 29", "MLP 30", "MLP 61"})
final class ActInMainPhase implements WithOffers {
  /// What can be done.
  private enum Action {
    /// Something that a text lets the player start.
    OFFER,
    DRAW,
    PLAY,
    MOVE,
    RALLY;

    private static final Action[] ACTIONS = values();
  }

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

  private static int option(Action action, int card, int area) {
    return action.ordinal() << 22 | card << 11 | area;
  }

  private static Action action(int option) {
    return Action.ACTIONS[option >>> 22];
  }

  private static int card(int option) {
    return option >> 11 & 2047;
  }

  private static int area(int option) {
    return option & 2047;
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
    new Plays(board, seat, new Found(options)).find();
    offers.list(options);
  }

  /// Takes the actions that are found.
  static final class Found {
    private final MoveList options;

    private Found(MoveList options) {
      this.options = options;
    }

    /// A card can be drawn.
    void draw() {
      options.add(option(Action.DRAW, 0, 0));
    }

    /// A card can be played to an area.
    void play(int card, int area) {
      options.add(option(Action.PLAY, card, area));
    }

    /// A character can be moved to an area.
    void move(int card, int area) {
      options.add(option(Action.MOVE, card, area));
    }

    /// A frightened Friend can be rallied.
    void rally(int card) {
      options.add(option(Action.RALLY, card, 0));
    }
  }

  @Override
  public StartOptions offers() {
    return offers;
  }

  /// What is done that is no offer.
  private MainPhaseAction paid(Action action) {
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
    Action action = action(option);
    return action == Action.OFFER
        ? offers.notation(option)
        : paid(action).notation(card(option), area(option));
  }

  @Override
  public long key(int option) {
    if (option == PASS) {
      return PASS_KEY;
    }
    Action action = action(option);
    if (action == Action.OFFER) {
      return MoveKey.of(offers.notation(option));
    }
    if (action == Action.DRAW) {
      return DRAW_KEY;
    }
    int card = card(option);
    boolean mine = Area.seat(area(option)) == seat;
    int area = (Area.isHome(area(option)) ? 2 : 0) + (mine ? 1 : 0);
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
    Action action = action(option);
    return action == Action.OFFER
        ? offers.meaning(option)
        : paid(action).meaning(card(option), area(option));
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      board.agenda().replace(Phase.END_MAIN);
      return;
    }
    Action action = action(option);
    if (action == Action.OFFER) {
      offers.start(option, chance);
    } else {
      paid(action).make(card(option), area(option), chance);
    }
  }
}
