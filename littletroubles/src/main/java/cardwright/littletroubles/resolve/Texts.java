package cardwright.littletroubles.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.run.TextRules;
import cardwright.cardgame.text.SharedEffect;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Value;

/// How the texts of this game are carried out.
@Rule({"LT 6.1a", "LT 6.1f", "LT C12", "LT C13"})
public record Texts(Board board, Chance chance) implements TextRules<Effect, TextFrame> {
  private static final Seat[] NO_SEATS = {};

  /// Goes on with the text on top of the agenda; answers false when a player has to decide.
  public static boolean goOn(Board board, Chance chance, TextFrame frame) {
    return Interpreter.goOn(board.agenda(), chance, new Texts(board, chance), frame);
  }

  @Override
  public TextFrame prepared(TextFrame now) {
    return begun(board, now);
  }

  /// The text with what X is, as it begins.
  @Rule("LT C72")
  private static TextFrame begun(Board board, TextFrame now) {
    Value x = now.text().x();
    return x == null || now.x() != TextFrame.UNKNOWN
        ? now
        : now.withX(Math.max(0, Values.of(board, x, now)));
  }

  /// An effect may note on its text what it has acted on.
  @Override
  public boolean leavesFirst() {
    return false;
  }

  /// No text of this game asks each player whether to do something.
  @Override
  public CarriedOut carryOut(Effect effect, int choice, TextFrame frame, int agreed, int caller) {
    return Resolve.effect(board, chance, effect, choice, frame, caller);
  }

  /// What plainly cannot be done is not asked.
  @Override
  @Rule("LT C14")
  public May may(TextFrame now, int choice) {
    boolean chooses = now.script().at(now.next() + 1) instanceof Script.Choose<Effect>;
    return !chooses || TextChoices.candidates(board, now, choice).length > 0
        ? May.ASK
        : May.DECLINE;
  }

  /// Choices that were announced have been made.
  @Override
  public Seat[] choosers(TextFrame now, Effect effect, int choice) {
    return choice < now.text().announcedChoices() && now.wasAnnounced()
        ? NO_SEATS
        : new Seat[] {now.chooser(board, choice)};
  }

  @Override
  public int[] candidates(TextFrame now, int choice, Seat seat) {
    return now.picks().count(choice) < now.text().choice(choice).most(now.x())
        ? TextChoices.candidates(board, now, choice)
        : TextContext.NOBODY;
  }

  /// Every card may ask a Bribe, which nobody has to pay: each choice is asked.
  @Override
  @Rule("LT C14")
  public boolean isForced(TextFrame now, int choice, Seat seat, int[] candidates) {
    return false;
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
  public int count(Effect count, TextFrame now) {
    return count instanceof Effect.Shared(SharedEffect.Count(var amount))
        ? Values.of(board, amount, now)
        : 0;
  }

  @Override
  @Rule("LT B84")
  public void endPlay() {
    Message reason = Messages.of("end.endless");
    board.end(Outcome.draw(reason));
    if (board.heard()) {
      board.tell(new PublicEvent.Drawn(reason));
    }
  }

  @Override
  public void rolled(int sides, int number) {
    if (board.heard()) {
      board.tell(new SharedLogEvent.Rolled(sides, number));
    }
  }
}
