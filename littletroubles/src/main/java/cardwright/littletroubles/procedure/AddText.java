package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.EventGate;
import cardwright.littletroubles.resolve.EventGates;
import cardwright.littletroubles.resolve.TriggeredText;
import cardwright.littletroubles.vocabulary.Ability;
import java.util.List;
import java.util.Locale;

/// Which ability is added to the text whose event is about to happen, if any. The options are the indices of those that can be.
final class AddText implements Decision.Own {
  private final Board board;
  private final EventGate gate;
  private final Seat seat;
  private final List<TriggeredText> splices;
  private final Labels labels;

  AddText(Board board, EventGate gate) {
    this.board = board;
    this.gate = gate;
    this.seat = EventGates.seat(board, gate);
    this.splices = EventGates.candidates(board, gate);
    this.labels = new Labels(board, seat);
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public Message question() {
    return Messages.of("question.add-text");
  }

  @Override
  public void list(MoveList options) {
    for (int i = 0; i < splices.size(); i++) {
      options.add(i);
    }
    if (EventGates.mayPass(board, gate, splices)) {
      options.add(PASS);
    }
  }

  @Override
  public String notation(int option) {
    if (option == PASS) {
      return "pass";
    }
    TriggeredText splice = splices.get(option);
    boolean several =
        splices.stream()
            .anyMatch(other -> other.ref() == splice.ref() && other.text() != splice.text());
    String line = several ? " line " + (splice.text().line() + 1) : "";
    return "add " + labels.of(CardRef.card(splice.ref())) + line + on(splice);
  }

  /// To which text an ability is added that can be added to several.
  private String on(TriggeredText splice) {
    long same =
        splices.stream()
            .filter(other -> other.ref() == splice.ref() && other.text() == splice.text())
            .count();
    return same > 1 ? " on " + labels.of(CardRef.card(splice.on().ref())) : "";
  }

  @Override
  public Message meaning(int option) {
    return Message.plain(means(option));
  }

  private String means(int option) {
    if (option == PASS) {
      return "Pass.";
    }
    TriggeredText splice = splices.get(option);
    boolean may = splice.text().ability() instanceof Ability.Otta && splice.text().optional();
    return (may ? "You may add" : "Add")
        + " the text of "
        + labels.name(CardRef.card(splice.ref()))
        + on(splice).toLowerCase(Locale.ROOT)
        + ".";
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      EventGates.pass(board, gate);
    } else {
      EventGates.add(board, gate, splices.get(option));
    }
  }
}
