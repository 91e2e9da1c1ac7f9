package cardwright.littletroubles.procedure;

import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Move;
import cardwright.engine.MoveList;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.procedure.Code.Verb;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.Begin;
import cardwright.littletroubles.resolve.EndOfResolution;
import cardwright.littletroubles.resolve.Entering;
import cardwright.littletroubles.resolve.Finish;
import cardwright.littletroubles.resolve.Gate;
import cardwright.littletroubles.resolve.Gates;
import cardwright.littletroubles.resolve.Pick;
import cardwright.littletroubles.resolve.ResolutionStep;
import cardwright.littletroubles.resolve.Splice;
import cardwright.littletroubles.resolve.TextChoices;
import cardwright.littletroubles.resolve.TextFrame;
import cardwright.littletroubles.vocabulary.Effect;
import java.util.List;

/// The moves that are offered where the board waits, and what they do.
public final class Options implements Choice {
  private final Board board;
  private final Plays plays;
  private final MoveList moves = new MoveList();
  private Seat seat = Seat.A;
  private List<Splice> splices = List.of();

  /// The options of a board; [#find] finds them.
  public Options(Board board) {
    this.board = board;
    this.plays = new Plays(board, this);
  }

  /// Finds the moves for the board as it is.
  public void find() {
    moves.clear();
    Step top = board.agenda().top();
    switch (top) {
      case TurnStep step -> turn(step);
      case ResolutionStep step -> resolution(step);
      default -> throw new IllegalStateException("a step of another game: " + top);
    }
  }

  private void turn(TurnStep top) {
    switch (top) {
      case Phase phase -> phase(phase);
      case OpeningHand(Seat deciding, int[] _) -> {
        seat = deciding;
        add(Code.of(Verb.KEEP));
        add(Code.of(Verb.MULLIGAN));
      }
    }
  }

  private void resolution(ResolutionStep top) {
    switch (top) {
      case Announcement now -> announcement(now);
      case TextFrame now -> frame(now);
      case Gate gate -> gate(gate);
      case Entering now -> {
        seat = now.seat();
        addAll(Verb.ZONE, now.places(board));
      }
      case Pick pick -> pick(pick);
      case Begin _, Finish _, EndOfResolution _ ->
          throw new IllegalStateException("nobody decides at " + top);
    }
  }

  private void phase(Phase phase) {
    switch (phase) {
      case PICK -> {
        seat = board.active();
        add(Code.of(Verb.NO_FIGHT));
        Pairs.add(board, this);
      }
      case CHOOSE_FIRST -> {
        seat = board.active();
        add(Code.of(Verb.GO_FIRST));
        add(Code.of(Verb.GO_SECOND));
      }
      case BUILD, PRE_FIGHT, FIGHT -> {
        seat = Priority.seat(board);
        add(Code.of(Verb.PASS));
        plays.find(seat, phase == Phase.BUILD && seat == board.active());
      }
      case BEGIN_TURN,
          END_BUILD,
          BEGIN_FIGHT,
          REWARDS,
          END_FIGHT,
          RESOURCES,
          END_TURN,
          CLEAN_UP,
          PASS_TURN ->
          throw new IllegalStateException("nobody decides at " + phase);
    }
  }

  /// Adds a play with each first thing that can be settled for it, or the play alone.
  @Rule({"LT B57", "LT 6.7a"})
  void addPlay(Verb verb, Announcement now) {
    if (now.next(board) == Announcement.Part.NOTHING) {
      if (Announcing.canFinish(board, now)) {
        add(Code.of(verb, now.card(), now.line(), Code.NONE));
      }
      return;
    }
    int[] options = Announcing.options(board, now);
    if (options.length > 0 && options[options.length - 1] == Announcing.DONE) {
      add(Code.of(verb, now.card(), now.line(), Code.NONE));
      return;
    }
    boolean set = Announcing.isSet(board, now);
    for (int option : options) {
      boolean ascending = !set || Announcing.isAscending(board, now, option);
      moves.addPick(Code.of(verb, now.card(), now.line(), option), ascending);
    }
  }

  private void announcement(Announcement now) {
    seat = now.you();
    for (int option : Announcing.goingOn(board, now)) {
      if (option == Announcing.DONE) {
        add(Code.of(Verb.DONE));
      } else {
        moves.addPick(Code.of(Verb.SETTLE, option), Announcing.isAscending(board, now, option));
      }
    }
    addTakeBacks(Announcing.takeBacks(board, now));
  }

  private void frame(TextFrame now) {
    seat = now.you();
    switch (now.text().script().at(now.next())) {
      case Script.Choose<Effect>(Effect _, int choice) -> {
        seat = TextChoices.chooser(now, choice);
        for (int card : TextChoices.candidates(board, now, choice)) {
          moves.addPick(
              Code.of(Verb.CHOOSE, card), TextChoices.isAscending(board, now, choice, card));
        }
        if (TextChoices.mayStop(board, now, choice)) {
          add(Code.of(Verb.STOP));
        }
        addTakeBacks(TextChoices.takeBacks(board, now, choice));
      }
      case Script.May<Effect> _ -> {
        add(Code.of(Verb.YES));
        add(Code.of(Verb.NO));
      }
      case Script.OneOf<Effect> _ -> addAll(Verb.MODE, TextChoices.modes(board, now));
      case Script.Do<Effect> _,
          Script.Unless<Effect> _,
          Script.Jump<Effect> _,
          Script.Repeat<Effect> _,
          Script.Again<Effect> _,
          Script.Roll<Effect> _ ->
          throw new IllegalStateException("nobody decides at " + now);
    }
  }

  private void gate(Gate gate) {
    seat = Gates.seat(board, gate);
    splices = Gates.candidates(board, gate);
    for (int i = 0; i < splices.size(); i++) {
      add(Code.of(Verb.ADD, i));
    }
    if (Gates.mayPass(board, gate, splices)) {
      add(Code.of(Verb.PASS));
    }
  }

  private void pick(Pick pick) {
    seat = pick.seat();
    int[] unpicked = pick.unpicked(board);
    for (int card : pick.candidates(board)) {
      moves.addPick(Code.of(Verb.PICK, card), pick.isAscending(card, unpicked));
    }
    addTakeBacks(pick.takeBacks(board));
    if (pick.mayFindNothing(board)) {
      add(Code.of(Verb.FIND_NOTHING));
    }
  }

  private void addAll(Verb verb, int[] options) {
    for (int option : options) {
      add(Code.of(verb, option));
    }
  }

  void add(int code) {
    moves.add(code);
  }

  private void addTakeBacks(int[] refs) {
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

  Splice splice(int index) {
    return splices.get(index);
  }

  /// Makes a move and runs on to the next choice, or to the end.
  public void make(int index, Chance chance) {
    int code = moves.get(index);
    Step top = board.agenda().top();
    switch (top) {
      case TurnStep step -> make(step, code, chance);
      case ResolutionStep step -> make(step, code, chance);
      default -> throw new IllegalStateException("a step of another game: " + top);
    }
    Turn.run(board, chance);
  }

  private void make(TurnStep top, int code, Chance chance) {
    switch (top) {
      case Phase phase -> make(phase, code, chance);
      case OpeningHand opening -> {
        if (Code.verb(code) == Verb.KEEP) {
          opening.keep(board);
        } else {
          opening.mulligan(board, chance);
        }
      }
    }
  }

  private void make(ResolutionStep top, int code, Chance chance) {
    switch (top) {
      case Announcement now -> board.agenda().replace(settled(now, code));
      case TextFrame now -> make(now, code, chance);
      case Gate gate -> {
        if (Code.verb(code) == Verb.PASS) {
          Gates.pass(board, gate);
        } else {
          Gates.add(board, gate, splices.get(Code.a(code)));
        }
      }
      case Entering now -> board.agenda().replace(now.at(Code.a(code)));
      case Pick pick -> board.agenda().replace(picked(pick, code));
      case Begin _, Finish _, EndOfResolution _ ->
          throw new IllegalStateException("nobody decides at " + top);
    }
  }

  private Announcement settled(Announcement now, int code) {
    if (Code.verb(code) == Verb.UNPICK) {
      return Announcing.without(board, now, Code.a(code));
    }
    int option = Code.verb(code) == Verb.DONE ? Announcing.DONE : Code.a(code);
    return Announcing.with(board, now, option);
  }

  private Pick picked(Pick pick, int code) {
    if (Code.verb(code) == Verb.FIND_NOTHING) {
      return pick.enough();
    }
    int ref = board.ref(Code.a(code));
    return Code.verb(code) == Verb.UNPICK ? pick.without(ref) : pick.with(ref);
  }

  private void make(Phase phase, int code, Chance chance) {
    int card = Code.a(code);
    switch (Code.verb(code)) {
      case PASS -> Priority.passByPlayer(board, next(phase));
      case NO_FIGHT -> Turn.noFight(board);
      case FIGHT -> Turn.fight(board, chance, card, Code.b(code));
      case GO_FIRST, GO_SECOND -> {
        board.agenda().pop();
        Turn.open(board, chance, Code.verb(code) == Verb.GO_FIRST ? seat : seat.other());
      }
      case PLAY -> announce(Announcement.card(board, card, seat), code);
      case USE -> announce(Announcement.ability(board, card, Code.line(code), seat), code);
      case GRAB -> announce(Announcement.grab(board, card, seat), code);
      case SETTLE,
          DONE,
          ADD,
          CHOOSE,
          STOP,
          YES,
          NO,
          MODE,
          ZONE,
          PICK,
          UNPICK,
          FIND_NOTHING,
          KEEP,
          MULLIGAN ->
          throw new IllegalStateException("no move of " + phase);
    }
  }

  private void announce(Announcement now, int code) {
    int option = Code.b(code);
    board.agenda().push(option == Code.NONE ? now : Announcing.with(board, now, option));
  }

  private static Phase next(Phase phase) {
    if (phase == Phase.BUILD) {
      return Phase.END_BUILD;
    }
    return phase == Phase.PRE_FIGHT ? Phase.PICK : Phase.REWARDS;
  }

  private void make(TextFrame now, int code, Chance chance) {
    switch (now.text().script().at(now.next())) {
      case Script.Choose<Effect>(Effect _, int choice) -> choose(now, choice, code, chance);
      case Script.May<Effect> _ -> {
        if (Code.verb(code) == Verb.YES) {
          Interpreter.agree(board.agenda(), now);
        } else {
          Interpreter.decline(board.agenda(), now);
        }
      }
      case Script.OneOf<Effect> _ -> Interpreter.pickMode(board.agenda(), now, Code.a(code));
      case Script.Do<Effect> _,
          Script.Unless<Effect> _,
          Script.Jump<Effect> _,
          Script.Repeat<Effect> _,
          Script.Again<Effect> _,
          Script.Roll<Effect> _ ->
          throw new IllegalStateException("nobody decides at " + now);
    }
  }

  private void choose(TextFrame now, int choice, int code, Chance chance) {
    if (Code.verb(code) == Verb.STOP) {
      TextChoices.stop(board, chance, now, choice);
    } else if (Code.verb(code) == Verb.UNPICK) {
      TextChoices.takeBack(board, now, choice, Code.a(code));
    } else {
      TextChoices.choose(board, chance, now, choice, Code.a(code));
    }
  }
}
