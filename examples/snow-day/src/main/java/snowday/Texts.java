package snowday;

import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.TextRules;
import cardwright.engine.Chance;
import cardwright.engine.Seat;

/// How the texts of this game are carried out: what the interpreter of the kit asks of it.
record Texts(Board board, Chance chance) implements TextRules<Effect, TextFrame> {
  /// Goes on with the text on top of the agenda; answers false when a player has to decide.
  static boolean goOn(Board board, Chance chance) {
    return Interpreter.goOn(board.agenda(), chance, new Texts(board, chance), top(board));
  }

  /// The text on top of the agenda: no other steps lie there.
  static TextFrame top(Board board) {
    return (TextFrame) board.agenda().top();
  }

  @Override
  public boolean leavesFirst() {
    return true;
  }

  @Override
  public void carryOut(Effect effect, int choice, TextFrame frame, int agreed, int caller) {
    boolean done = board.carryOut(effect, frame.you(), frame.picks().of(choice), chance);
    Frame.report(board.agenda(), caller, done);
  }

  /// What cannot be done is not asked.
  @Override
  public May may(TextFrame frame, int choice) {
    return choice >= 0 && candidates(frame, choice, frame.you()).length == 0
        ? May.DECLINE
        : May.ASK;
  }

  @Override
  public Seat[] choosers(TextFrame frame, Effect effect, int choice) {
    return new Seat[] {frame.you()};
  }

  /// One friend is chosen for each effect.
  @Override
  public int[] candidates(TextFrame frame, int choice, Seat seat) {
    return frame.picks().count(choice) > 0
        ? new int[0]
        : board.candidates(frame.script().chooser(choice), frame.you());
  }

  /// Friends in a yard are seen by all, so that nobody is asked where there is one way.
  @Override
  public boolean isForced(TextFrame frame, int choice, Seat seat, int[] candidates) {
    return candidates.length == 1;
  }

  @Override
  public TextFrame picked(TextFrame frame, int choice, Seat seat, int card) {
    return frame.picking(choice, board.ref(card));
  }

  @Override
  public int count(Effect count, TextFrame frame) {
    return board.cards(frame.you(), Board.Zone.YARD).length;
  }

  @Override
  public void rolled(int sides, int number) {
    board.tell(new Happening.Rolled(number));
  }
}
