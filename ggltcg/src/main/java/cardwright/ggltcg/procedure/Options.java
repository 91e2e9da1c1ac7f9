package cardwright.ggltcg.procedure;

import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.state.SharedList;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Move;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Pending;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.event.Happening;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.resolve.Replacement;
import cardwright.ggltcg.resolve.Replacements;
import cardwright.ggltcg.resolve.TextFrame;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Target;
import cardwright.ggltcg.vocabulary.Text;

/// The legal moves of a position, found once and kept until it changes.
public final class Options implements Choice {
  private final Board board;
  private final MoveList moves = new MoveList();
  private Seat seat = Seat.A;

  /// Options of a board; [#find] finds them.
  public Options(Board board) {
    this.board = board;
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public String question() {
    return new Notation(board, this).question();
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
      if (Code.verb(moves.get(i)) == Code.Verb.PASS) {
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
    return new Notation(board, this).move(index);
  }

  /// The code of a move.
  int code(int index) {
    return moves.get(index);
  }

  /// Finds all legal moves of the board as it is now.
  public void find() {
    moves.clear();
    Step top = board.agenda().top();
    if (top == Phase.MAIN) {
      main();
      return;
    }
    switch (top) {
      case Phase _ -> triggers();
      case TextFrame text -> text(text);
      case Announcement announcement -> announcement(announcement);
      case AnswerWindow(Seat defender) -> answers(defender);
      case Replacement replacement -> replacement(replacement);
      default -> throw new IllegalStateException("nothing is asked by " + top);
    }
  }

  /// Makes a legal move and runs on to the next choice.
  public void make(int index, Chance chance) {
    int code = moves.get(index);
    int card = Code.card(code);
    int other = Code.other(code);
    switch (Code.verb(code)) {
      case END_TURN -> Turn.endByPlayer(board, count() == 1);
      case PLAY -> {
        Text text = board.face(card).effect();
        Playing.announce(board, card, text, Announcement.NO_PRICE, other, other < 0);
      }
      case PLAY_BY -> Playing.announce(board, card, board.face(card).effect(), other, -1, false);
      case USE -> {
        Text text = board.face(card).texts().get(Code.line(code));
        Playing.announce(board, card, text, Announcement.NO_PRICE, other, other < 0);
      }
      case TUSSLE, DIRECT_ATTACK -> Tussles.declare(board, card, other);
      case ANSWER -> Tussles.answer(board, card, other, seat);
      case RESOLVE -> resolve(card);
      case SAY_X -> sayX(card);
      case CHOOSE -> choose(card);
      case UNPICK -> takeBack(card);
      case PASS -> decline();
      case AGREE -> agree();
      case MODE -> mode(card);
    }
    Turn.run(board, chance);
  }

  private void resolve(int index) {
    if (board.agenda().top() instanceof Replacement now) {
      Replacements.pick(board, now, index);
    } else {
      Triggers.carryOut(board, index);
    }
  }

  private void sayX(int x) {
    if (board.agenda().top() instanceof Announcement now) {
      if (board.heard()) {
        board.tell(new Happening.SaidX(seat, board.face(now.card()).name(), x));
      }
      board.agenda().replace(now.saying(x));
    }
  }

  private void choose(int card) {
    switch (board.agenda().top()) {
      case TextFrame text -> TextChoices.pick(board, text, card);
      case Announcement now -> board.agenda().replace(now.with(board.ref(card)));
      default -> throw new IllegalStateException("nothing to choose");
    }
  }

  private void takeBack(int card) {
    switch (board.agenda().top()) {
      case TextFrame text -> TextChoices.takeBack(board, text, card);
      case Announcement now -> board.agenda().replace(now.without(board.ref(card)));
      default -> throw new IllegalStateException("nothing to take back");
    }
  }

  private void decline() {
    switch (board.agenda().top()) {
      case TextFrame text -> TextChoices.pass(board, text);
      case Announcement now -> board.agenda().replace(now.at(now.choice() + 1));
      case AnswerWindow _ -> board.agenda().pop();
      case Replacement now -> Replacements.decline(board, now);
      default -> throw new IllegalStateException("nothing to pass");
    }
  }

  private void agree() {
    switch (board.agenda().top()) {
      case TextFrame text -> Interpreter.agree(board.agenda(), text);
      case Replacement now -> Replacements.begin(board, now);
      default -> throw new IllegalStateException("nothing to agree to");
    }
  }

  private void mode(int mode) {
    if (board.agenda().top() instanceof TextFrame text) {
      Interpreter.pickMode(board.agenda(), text, mode);
    }
  }

  private void add(int code) {
    moves.add(code);
  }

  /// Every card that is not picked yet, and those that are, to take them back.
  @Rule("GG Q44")
  private void addChoices(Target.Choose choose, int[] picked, long cards, long ascending) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      moves.addPick(Code.of(Code.Verb.CHOOSE, card), (ascending >> card & 1) != 0);
    }
    for (int i = 0; i < picked.length && choose.most() > 1; i++) {
      moves.addTakeBack(Code.of(Code.Verb.UNPICK, CardRef.card(picked[i])));
    }
  }

  @Rule({"GG 4.4", "GG 4.6"})
  private void main() {
    seat = board.active();
    if (board.deeds() < Turn.MOST_DEEDS) {
      deeds();
    }
    add(Code.of(Code.Verb.END_TURN));
  }

  private void deeds() {
    for (long rest = board.cards(Zone.HAND, seat); rest != 0; rest &= rest - 1) {
      play(Long.numberOfTrailingZeros(rest));
    }
    for (long rest = board.cards(Zone.PLAY, seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      attack(card);
      if (board.face(card).has(Feature.ACTIVATED)) {
        use(card);
      }
    }
  }

  @Rule({"GG 5.1", "GG 5.5", "GG 5.6", "GG 6.4", "GG Q5"})
  private void play(int card) {
    Card face = board.face(card);
    // One choice is looked into anyway when its moves are listed; only more than one, or another
    // price, needs a look before.
    boolean simple = face.effect().announced() <= 1 && !face.has(Feature.OTHER_PRICE);
    boolean refused =
        simple ? Possible.banned(board, face, seat) : Possible.play(board, card, seat) != null;
    if (refused) {
      return;
    }
    addPrices(Code.Verb.PLAY_BY, card);
    announced(Code.Verb.PLAY, card, face.effect(), 0);
  }

  private void addPrices(Code.Verb verb, int card) {
    for (long rest = Possible.prices(board, card, seat); rest != 0; rest &= rest - 1) {
      add(Code.of(verb, card, Long.numberOfTrailingZeros(rest)));
    }
  }

  private void use(int card) {
    Card face = board.face(card);
    for (int line = 0; line < face.texts().size(); line++) {
      Text text = face.texts().get(line);
      if (Possible.use(board, card, text, seat) == null) {
        announced(Code.Verb.USE, card, text, line);
      }
    }
  }

  /// A move names the card and the first card that is chosen for it.
  @Rule({"GG 14.1", "GG Q15", "GG Q33"})
  private void announced(Code.Verb verb, int card, Text text, int line) {
    boolean chooses = text.announced() > 0;
    if (!chooses || text.least(0) == 0) {
      if (verb == Code.Verb.USE || Possible.pay(board, card, Code.NOBODY, seat) == null) {
        add(Code.of(verb, card, Code.NOBODY, line));
      }
    }
    if (chooses) {
      Announcement start =
          new Announcement(card, text, Announcement.NO_PRICE, Picks.NONE, 0, Announcement.NO_X);
      long candidates = Playing.candidates(board, start, 0);
      long ascending = Playing.ascending(start, 0, candidates);
      for (long rest = candidates; rest != 0; rest &= rest - 1) {
        int pick = Long.numberOfTrailingZeros(rest);
        if (verb == Code.Verb.USE || Possible.pay(board, card, pick, seat) == null) {
          moves.addPick(Code.of(verb, card, pick, line), (ascending >> pick & 1) != 0);
        }
      }
    }
  }

  @Rule({"GG 7.1", "GG 8.1", "GG Q29"})
  private void attack(int attacker) {
    if (Possible.attack(board, attacker, seat) != null) {
      return;
    }
    for (long rest = board.cards(Zone.PLAY, seat.other()); rest != 0; rest &= rest - 1) {
      add(Code.of(Code.Verb.TUSSLE, attacker, Long.numberOfTrailingZeros(rest)));
    }
    if (Possible.direct(board, attacker, seat) == null) {
      add(Code.of(Code.Verb.DIRECT_ATTACK, attacker));
    }
  }

  private void answers(Seat defender) {
    seat = defender;
    for (long rest = Possible.answers(board, defender); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      addPrices(Code.Verb.ANSWER, card);
      if (Possible.pay(board, card, Code.NOBODY, seat) == null) {
        add(Code.of(Code.Verb.ANSWER, card));
      }
    }
    add(Code.of(Code.Verb.PASS));
  }

  private void announcement(Announcement now) {
    seat = board.side(now.card());
    if (Playing.asksX(board, now)) {
      int most = Possible.mostX(board, now.card(), now.text(), seat);
      for (int x = Possible.LEAST_X; x <= most; x++) {
        add(Code.of(Code.Verb.SAY_X, x));
      }
      return;
    }
    int choice = now.choice();
    long cards = Playing.candidates(board, now, choice);
    long ascending = Playing.ascending(now, choice, cards);
    addChoices(now.text().choice(choice), now.picks().of(choice), cards, ascending);
    if (Playing.mayPass(now, choice)) {
      add(Code.of(Code.Verb.PASS));
    }
  }

  @Rule({"GG 10.4", "GG 10.5"})
  private void text(TextFrame text) {
    seat = text.you();
    Script<Effect> script = text.text().script();
    boolean may = script.at(text.next()) instanceof Script.May<Effect>;
    switch (script.at(may ? text.next() + 1 : text.next())) {
      case Script.Choose<Effect>(Effect _, int choice) -> {
        long cards = TextChoices.candidates(board, text, choice);
        long ascending = TextChoices.ascending(text, choice, cards);
        addChoices(text.text().choice(choice), text.picks().of(choice), cards, ascending);
        if (may || text.picks().count(choice) >= text.text().choice(choice).least()) {
          add(Code.of(Code.Verb.PASS));
        }
      }
      case Script.OneOf<Effect> _ when !may -> {
        for (int mode : TextChoices.modes(board, text)) {
          add(Code.of(Code.Verb.MODE, mode));
        }
      }
      case Script.Do<Effect> _,
          Script.May<Effect> _,
          Script.Unless<Effect> _,
          Script.Jump<Effect> _,
          Script.OneOf<Effect> _,
          Script.Repeat<Effect> _,
          Script.Again<Effect> _,
          Script.Roll<Effect> _ -> {
        add(Code.of(Code.Verb.AGREE));
        add(Code.of(Code.Verb.PASS));
      }
    }
  }

  /// Which of several texts steps in; or whether the one does.
  @Rule({"GG Q59", "GG Q60"})
  private void replacement(Replacement now) {
    seat = now.seat(board);
    if (now.isOpen()) {
      for (int i = 0; i < now.texts().size(); i++) {
        add(Code.of(Code.Verb.RESOLVE, i));
      }
    } else {
      add(Code.of(Code.Verb.AGREE));
      add(Code.of(Code.Verb.PASS));
    }
  }

  /// Triggers that say the same are offered once.
  @Rule("GG Q25")
  private void triggers() {
    seat = Triggers.seat(board);
    SharedList<Pending> pending = board.triggers();
    for (int i = 0; i < pending.size(); i++) {
      if (pending.get(i).you() == seat && isFirstOfItsKind(pending, i)) {
        add(Code.of(Code.Verb.RESOLVE, i));
      }
    }
  }

  private boolean isFirstOfItsKind(SharedList<Pending> pending, int index) {
    for (int i = 0; i < index; i++) {
      if (pending.get(i).you() == seat && Triggers.alike(pending.get(i), pending.get(index))) {
        return false;
      }
    }
    return true;
  }
}
