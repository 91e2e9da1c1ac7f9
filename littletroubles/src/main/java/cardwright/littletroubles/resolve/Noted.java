package cardwright.littletroubles.resolve;

import cardwright.engine.Agenda;
import cardwright.engine.Fingerprint;
import cardwright.engine.Step;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Fact;
import java.util.ArrayList;
import java.util.List;

/// Stands between an instruction that takes several steps and the texts added behind it: notes whether the instruction was carried out in full, for when those texts are done.
///
/// @param texts how many texts stand behind
public record Noted(int texts) implements Step {
  /// Notes it beneath those texts.
  public void goOn(Board board) {
    Agenda agenda = board.agenda();
    agenda.pop();
    List<Step> behind = new ArrayList<>();
    for (int i = 0; i < texts; i++) {
      behind.add(agenda.top());
      agenda.pop();
    }
    agenda.push(new Done(board.is(Fact.DONE)));
    for (int i = texts - 1; i >= 0; i--) {
      agenda.push(behind.get(i));
    }
  }

  @Override
  public void write(Fingerprint out) {
    out.add(10).add(texts);
  }
}
