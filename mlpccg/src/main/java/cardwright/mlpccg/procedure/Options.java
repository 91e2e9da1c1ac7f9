package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Derived;
import cardwright.mlpccg.board.Fact;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.procedure.Code.Verb;
import cardwright.mlpccg.resolve.Arrange;
import cardwright.mlpccg.resolve.Menu;
import cardwright.mlpccg.resolve.Offer;
import cardwright.mlpccg.resolve.ResolutionStep;
import cardwright.mlpccg.resolve.Settle;
import java.util.List;

/// The moves that are offered where the board waits, and what they do.
public final class Options implements Choice {
  private final Board board;
  private final MoveList moves = new MoveList();
  private Seat seat = Seat.A;
  private List<Offer> offers = List.of();

  /// The options of a board; [#find] finds them.
  public Options(Board board) {
    this.board = board;
  }

  /// Finds the moves for the board as it is.
  public void find() {
    moves.clear();
    offers = List.of();
    Step top = board.agenda().top();
    switch (top) {
      case TurnStep step -> turn(step);
      case Arrange arrange -> arrange(arrange);
      case ResolutionStep step -> seat = new Says(board, this).find(step);
      default -> throw new IllegalStateException("a step of another game: " + top);
    }
  }

  private void phase(Phase phase) {
    seat = board.active();
    switch (phase) {
      case MAIN -> {
        add(Code.of(Verb.PASS));
        new Plays(board, seat, this).main();
        offer(Menu.of(board, seat));
      }
      case UNCOVER -> uncover();
      case CHALLENGE -> {
        add(Code.of(Verb.PASS));
        challenge();
        offer(Menu.of(board, seat));
      }
      case CONFRONT -> {
        confront();
        offer(Menu.of(board, seat));
      }
      case AFTER_FACEOFFS -> {
        add(Code.of(Verb.PASS));
        offer(Menu.of(board, seat));
      }
      case BEGIN_TURN,
          READY,
          TOKENS,
          DRAW,
          BEGIN_TROUBLEMAKERS,
          END_TROUBLEMAKERS,
          BEGIN_MAIN,
          END_MAIN,
          BEGIN_SCORE,
          FACEOFFS,
          END_SCORE,
          BEGIN_END,
          HAND_LIMIT,
          HOME_LIMIT,
          END_END,
          PASS_TURN ->
          throw new IllegalStateException("nobody decides at " + phase);
    }
  }

  private void uncover() {
    for (int side = 0; side < 2; side++) {
      int area = Area.problem(Seat.of(side));
      Derived derived = board.derived();
      int card = derived.firstTroublemaker(area, seat);
      while (card != Board.EMPTY) {
        if (Troublemakers.isNext(board, card, area, seat)) {
          add(Code.of(Verb.UNCOVER, card));
        }
        card = derived.next(card);
      }
    }
  }

  private void challenge() {
    Derived derived = board.derived();
    for (int side = 0; side < 2; side++) {
      int area = Area.problem(Seat.of(side));
      for (int whose = 0; whose < 2; whose++) {
        int card = derived.faceUpTroublemaker(board, area, Seat.of(whose));
        if (card != Board.EMPTY && Troublemakers.canChallenge(board, seat, card)) {
          add(Code.of(Verb.CHALLENGE, card));
        }
      }
    }
  }

  private void confront() {
    for (int side = 0; side < 2; side++) {
      int area = Area.problem(Seat.of(side ^ seat.ordinal()));
      if (Score.waits(board, area)) {
        add(Code.of(Verb.CONFRONT, Code.NONE, area));
      }
    }
    if (count() == 0) {
      add(Code.of(Verb.PASS));
    }
  }

  private void turn(TurnStep top) {
    switch (top) {
      case Phase phase -> phase(phase);
      case FaceoffStep step when step == FaceoffStep.WINDOW -> {
        seat = Seat.of(board.get(Fact.PRIORITY));
        add(Code.of(Verb.PASS));
        offer(Menu.of(board, seat));
      }
      case FaceoffStep _ -> {
        seat = board.cast().owner(Randoms.flip(board));
        add(Code.of(Verb.YES));
        add(Code.of(Verb.NO));
      }
      case Pick pick -> {
        seat = pick.seat();
        int[] unpicked = Picking.unpicked(board, pick);
        for (int card : Picking.candidates(board, pick)) {
          addPick(Code.of(verb(pick), card), Picking.isAscending(board, pick, card, unpicked));
        }
        addTakeBacks(Picking.takeBacks(board, pick));
      }
      case Bottom bottom -> bottom(bottom);
      case StartingProblem starting -> {
        seat = starting.seat();
        Pile problems = board.pile(Zone.PROBLEM_DECK, seat);
        for (int i = 0; i < problems.size(); i++) {
          if (Opening.canStart(board, seat, i)) {
            add(Code.of(Verb.START, problems.get(i)));
          }
        }
      }
      case OpeningHand hand -> {
        seat = hand.seat();
        add(Code.of(Verb.KEEP));
        add(Code.of(Verb.REDRAW));
      }
    }
  }

  /// Something that texts let the seat start.
  void offer(List<Offer> more) {
    offers = more;
    for (int i = 0; i < more.size(); i++) {
      add(Code.of(Verb.OFFER, i));
    }
  }

  /// Whether a text of a card is offered in answer to several events.
  boolean isOneOfSeveral(Offer offer) {
    int same = 0;
    for (Offer each : offers) {
      same += each.card() == offer.card() && each.text() == offer.text() ? 1 : 0;
    }
    return same > 1;
  }

  /// What texts let the seat start.
  Offer offered(int code) {
    return offers.get(Code.a(code));
  }

  private static Verb verb(Pick pick) {
    return switch (pick.purpose()) {
      case HAND_LIMIT -> Verb.DISCARD;
      case HOME_LIMIT -> Verb.RETIRE;
      case SURPLUS -> Verb.DISMISS;
      case LOST -> Verb.CHOOSE;
    };
  }

  private void bottom(Bottom now) {
    seat = now.seat();
    if (!now.pumped()) {
      for (int ref : Bottoms.left(board, now)) {
        addOnce(Verb.BOTTOM, CardRef.card(ref));
      }
      if (now.order().length > 0) {
        moves.addTakeBack(Code.of(Verb.UNPICK, CardRef.card(now.order()[now.order().length - 1])));
      }
      return;
    }
    add(Code.of(Verb.PASS));
    Pile flips = board.pile(Zone.FLIPPED, seat);
    int number = 0;
    int host = Bottoms.pumped(board, seat, number);
    while (host != Board.EMPTY) {
      for (int i = 0; i < flips.size(); i++) {
        addOnce(Verb.BENEATH, flips.get(i), host);
      }
      host = Bottoms.pumped(board, seat, ++number);
    }
  }

  private void arrange(Arrange now) {
    seat = now.seat();
    for (int ref : now.left()) {
      addOnce(now.bottoming() ? Verb.BOTTOM : Verb.TOP, CardRef.card(ref));
    }
    if (now.bottoming() && now.mayTop()) {
      add(Code.of(Verb.DONE));
    }
    if (now.latest() != CardRef.NONE) {
      moves.addTakeBack(Code.of(Verb.UNPICK, CardRef.card(now.latest())));
    }
  }

  /// Adds a move with a card out of play, unless one with a card that is alike is there.
  void addOnce(Verb verb, int card) {
    addOnce(verb, card, Code.NONE);
  }

  /// Cards out of play that are alike are offered once.
  private void addOnce(Verb verb, int card, int other) {
    for (int i = 0; i < count(); i++) {
      int code = moves.get(i);
      if (Code.verb(code) == verb
          && Code.b(code) == other
          && board.card(Code.a(code)) == board.card(card)) {
        return;
      }
    }
    add(Code.of(verb, card, other));
  }

  void add(int code) {
    moves.add(code);
  }

  void addPick(int code, boolean ascending) {
    moves.addPick(code, ascending);
  }

  void addTakeBacks(int[] refs) {
    for (int ref : refs) {
      moves.addTakeBack(Code.of(Verb.UNPICK, CardRef.card(ref)));
    }
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public String question() {
    return meaning().question();
  }

  @Override
  public int count() {
    return moves.count();
  }

  @Override
  public int searched() {
    return moves.searched();
  }

  @Override
  public int takeBacks() {
    return moves.takeBacks();
  }

  @Override
  public int pass() {
    for (int i = 0; i < moves.searched(); i++) {
      if (Code.verb(moves.get(i)) == Verb.PASS) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public Move move(int index) {
    if (index < 0 || index >= count()) {
      throw new IndexOutOfBoundsException("there is no move " + index + " of " + count());
    }
    return meaning().move(index);
  }

  @Override
  public String notation(int index) {
    return new Notation(board, this, new Labels(board, seat)).of(index);
  }

  @Override
  public List<String> notations() {
    Notation notation = new Notation(board, this, new Labels(board, seat));
    String[] all = new String[count()];
    for (int i = 0; i < all.length; i++) {
      all[i] = notation.of(i);
    }
    return List.of(all);
  }

  private Meaning meaning() {
    return new Meaning(board, this, new Labels(board, seat));
  }

  int code(int index) {
    return moves.get(index);
  }

  /// Makes a move and runs on to the next choice, or to the end.
  public void make(int index, Chance chance) {
    int code = moves.get(index);
    Step top = board.agenda().top();
    switch (top) {
      case TurnStep step -> make(step, code, chance);
      case Arrange arrange -> board.agenda().replace(arranged(arrange, code));
      case ResolutionStep step -> new Says(board, this).make(step, code, chance);
      default -> throw new IllegalStateException("a step of another game: " + top);
    }
    Turn.run(board, chance);
  }

  private void make(Phase phase, int code, Chance chance) {
    int card = Code.a(code);
    switch (Code.verb(code)) {
      case PASS -> board.agenda().replace(next(phase));
      case UNCOVER -> Troublemakers.uncover(board, chance, card);
      case CHALLENGE -> Troublemakers.challenge(board, chance, seat, card);
      case CONFRONT -> Score.confront(board, chance, Code.b(code));
      case OFFER -> {
        board.agenda().push(Settle.STEP);
        start(code, chance);
      }
      case DRAW -> Actions.draw(board, chance, seat);
      case MOVE -> Actions.move(board, chance, seat, card, Code.b(code));
      case RALLY -> Actions.rally(board, chance, seat, card);
      case PLAY_AT -> Actions.play(board, chance, seat, card, Code.b(code));
      case START,
          KEEP,
          REDRAW,
          YES,
          NO,
          DISCARD,
          RETIRE,
          DISMISS,
          CHOOSE,
          UNPICK,
          BENEATH,
          BOTTOM,
          TOP,
          DONE,
          AT,
          NUMBER,
          COLOR,
          TYPE,
          MODE,
          TAKE,
          NOTHING,
          FIRST,
          COUNTER ->
          throw new IllegalStateException("no move of " + phase);
    }
  }

  private static Phase next(Phase phase) {
    if (phase == Phase.CHALLENGE) {
      return Phase.END_TROUBLEMAKERS;
    }
    if (phase == Phase.MAIN) {
      return Phase.END_MAIN;
    }
    return phase == Phase.CONFRONT ? Phase.FACEOFFS : Phase.END_SCORE;
  }

  private void make(TurnStep top, int code, Chance chance) {
    int card = Code.a(code);
    switch (top) {
      case Phase phase -> make(phase, code, chance);
      case FaceoffStep step when step == FaceoffStep.WINDOW -> {
        if (Code.verb(code) == Verb.OFFER) {
          Faceoff.acted(board, seat);
          board.agenda().push(Settle.STEP);
          start(code, chance);
        } else {
          Faceoff.pass(board, seat);
        }
      }
      case FaceoffStep _ -> {
        int flip = Randoms.flip(board);
        if (Code.verb(code) == Verb.YES) {
          Randoms.ignore(board, chance, seat, flip);
        } else {
          Randoms.keep(board, flip);
        }
      }
      case Pick pick -> {
        if (Code.verb(code) == Verb.UNPICK) {
          Picking.takeBack(board, pick, card);
        } else {
          Picking.make(board, chance, pick, card);
        }
      }
      case Bottom bottom -> make(bottom, code, chance);
      case StartingProblem starting -> Opening.choose(board, chance, starting, card);
      case OpeningHand hand -> {
        if (Code.verb(code) == Verb.KEEP) {
          Opening.keep(board, hand.seat());
        } else {
          Opening.redraw(board, hand.seat(), chance);
        }
      }
    }
  }

  private void start(int code, Chance chance) {
    Offer offer = offered(code);
    Menu.start(board, chance, seat, offer, Menu.kind(board, offer));
  }

  private void make(Bottom now, int code, Chance chance) {
    Verb verb = Code.verb(code);
    if (verb == Verb.UNPICK) {
      board.agenda().replace(Bottoms.takeBack(now));
    } else if (verb == Verb.BOTTOM) {
      board.agenda().replace(Bottoms.with(now, board.ref(Code.a(code))));
    } else if (verb == Verb.BENEATH) {
      Bottoms.beneath(board, chance, seat, Code.a(code), Code.b(code));
    } else {
      Bottoms.leave(board, chance, now);
    }
  }

  private Arrange arranged(Arrange now, int code) {
    if (Code.verb(code) == Verb.DONE) {
      return now.enough();
    }
    return Code.verb(code) == Verb.UNPICK ? now.takeBack() : now.put(board.ref(Code.a(code)));
  }
}
