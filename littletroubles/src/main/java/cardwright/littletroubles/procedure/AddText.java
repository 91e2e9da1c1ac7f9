package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.flag;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Said;
import cardwright.cardgame.message.Meanings;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.TriggeredText;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.EventGate;
import cardwright.littletroubles.resolve.EventGates;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Text;
import java.util.List;

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
    String line = several && !splice.text().isNext() ? " line " + (splice.text().line() + 1) : "";
    return "add " + labels.of(CardRef.card(splice.ref())) + line + next(splice) + on(splice);
  }

  /// What tells a text that waits for the next time of something from other texts of its card.
  private String next(TriggeredText splice) {
    if (!splice.text().isNext()) {
      return "";
    }
    List<Text> waiting =
        splices.stream()
            .filter(other -> other.ref() == splice.ref())
            .map(TriggeredText::text)
            .filter(Text::isNext)
            .distinct()
            .toList();
    return waiting.size() > 1 ? " next " + (waiting.indexOf(splice.text()) + 1) : " next";
  }

  /// To which text an ability is added that can be added to several.
  private String on(TriggeredText splice) {
    return isOneOfSeveral(splice) && splice.on() instanceof GameEvent.OnCard on
        ? " on " + labels.of(CardRef.card(on.ref()))
        : "";
  }

  /// Whether it can be added to several events: to what happens to each of several cards.
  private boolean isOneOfSeveral(TriggeredText splice) {
    long same =
        splices.stream()
            .filter(other -> other.ref() == splice.ref() && other.text() == splice.text())
            .count();
    return same > 1;
  }

  @Override
  public Message meaning(int option) {
    if (option == PASS) {
      return Meanings.pass();
    }
    TriggeredText splice = splices.get(option);
    Message.Argument may =
        flag(splice.text().ability() instanceof Ability.Otta && splice.text().optional());
    Message.Argument source = labels.mention(CardRef.card(splice.ref()));
    return isOneOfSeveral(splice) && splice.on() instanceof GameEvent.OnCard on
        ? Messages.of("move.add-text-on", may, source, labels.labeled(CardRef.card(on.ref())))
        : Messages.of("move.add-text", may, source);
  }

  @Override
  public Message objection(Said said, GameRefusals game) {
    return isOption(said) ? Message.NOTHING : game.askedFirst(said, question());
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
