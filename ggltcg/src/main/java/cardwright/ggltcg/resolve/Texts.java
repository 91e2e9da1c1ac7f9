package cardwright.ggltcg.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.run.TextRules;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.Chance;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Values;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Value;
import cardwright.ggltcg.vocabulary.Which;

/// How the texts of this game are carried out.
public record Texts(Board board, Chance chance) implements TextRules<Effect, TextFrame> {
  private static final Outcome ENDLESS = Outcome.draw(Messages.of("end.endless"));
  private static final Seat[] NO_SEATS = {};
  private static final Seat[] FIRST = {Seat.A};
  private static final Seat[] SECOND = {Seat.B};
  private static final int[] NO_CARDS = {};

  /// Goes on with the text on top of the agenda; answers false when a player has to decide.
  public static boolean goOn(Board board, Chance chance, TextFrame frame) {
    return Interpreter.goOn(board.agenda(), chance, new Texts(board, chance), frame);
  }

  @Override
  public TextFrame prepared(TextFrame frame) {
    return knowingX(frame);
  }

  /// The text with what X is, counted as the text begins. X of a Toy that came into play without being paid for is 0.
  @Rule({"GG Q57", "GG Q63"})
  private TextFrame knowingX(TextFrame frame) {
    if (frame.x() != TextFrame.UNKNOWN || !frame.text().asksX()) {
      return frame;
    }
    Value x = frame.text().x();
    return frame.withX(x == null ? 0 : Values.of(board, x, frame));
  }

  @Override
  public boolean leavesFirst() {
    return true;
  }

  /// Every finished instruction is followed by the checks.
  @Override
  @Rule({"GG 12.1", "GG Q23"})
  public CarriedOut carryOut(Effect effect, int choice, TextFrame frame, int agreed, int caller) {
    CarriedOut came = Resolve.effect(board, chance, effect, choice, frame, caller);
    GameEvents.settle(board, chance);
    return came;
  }

  /// `You may` with a choice right behind it is asked as one: choose or pass. What cannot be done is not asked.
  @Override
  @Rule({"GG 10.5", "GG Q24"})
  public May may(TextFrame now, int choice) {
    if (now.announced() && choice >= 0 && choice < now.text().announced()) {
      return now.picks().count(choice) > 0 ? May.AGREE : May.DECLINE;
    }
    boolean asOne =
        now.script().at(now.next() + 1) instanceof Script.Choose<Effect>(Effect effect, int _)
            && !(effect instanceof Effect.Chooses);
    return asOne && CardSet.isEmpty(TextChoices.candidates(board, now, choice))
        ? May.DECLINE
        : May.ASK;
  }

  @Override
  public Seat[] choosers(TextFrame now, Effect effect, int choice) {
    return now.announced() && choice < now.text().announced()
        ? NO_SEATS
        : effect instanceof Effect.Chooses
            ? TextChoices.choosers(board, now, choice)
            : now.you() == Seat.A ? FIRST : SECOND;
  }

  @Override
  public int[] candidates(TextFrame now, int choice, Seat seat) {
    long cards = TextChoices.candidates(board, now, choice);
    return CardSet.isEmpty(cards) ? NO_CARDS : CardSet.toArray(cards);
  }

  /// Where several cards have to be picked and there are no more than that, all are.
  @Override
  public boolean isForced(TextFrame now, int choice, Seat seat, int[] candidates) {
    Target.Choose<Which> choose = now.text().choice(choice);
    return choose.several() && candidates.length <= choose.least() - now.picks().count(choice);
  }

  @Override
  public TextFrame picked(TextFrame now, int choice, Seat seat, int card) {
    return now.with(choice, board.ref(card));
  }

  @Override
  public int[] modes(TextFrame now) {
    return TextChoices.modes(board, now);
  }

  @Override
  public boolean asksForTheOnlyMode() {
    return false;
  }

  @Override
  public int count(Effect count, TextFrame now) {
    return Resolve.times(board, count, now);
  }

  @Override
  @Rule("GG Q66")
  public void endPlay() {
    board.end(ENDLESS);
  }

  @Override
  public void rolled(int sides, int number) {
    if (board.heard()) {
      board.tell(new SharedLogEvent.Rolled(sides, number));
    }
  }
}
