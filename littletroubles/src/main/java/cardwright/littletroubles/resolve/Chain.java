package cardwright.littletroubles.resolve;

import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Table;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameStep;
import cardwright.littletroubles.board.TriggeredText;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// The texts that are being carried out, with those that were added to them. All of them lie open: a text is announced, or set off by a card that lies open.
@Rule({"LT 6.2a", "LT B50", "LT C5"})
public final class Chain {
  private final Board board;
  private final List<Table.PendingText> texts = new ArrayList<>();

  private Chain(Board board) {
    this.board = board;
  }

  /// The texts that are not done yet, the one that comes next first.
  public static List<Table.PendingText> of(Board board) {
    Chain chain = new Chain(board);
    Agenda<GameStep> agenda = board.agenda();
    for (int i = agenda.size() - 1; i >= 0; i--) {
      // A step of the turn lies below all texts.
      if (!(agenda.get(i) instanceof ResolutionStep step)
          || (step instanceof EndOfResolution(boolean whole) && whole)) {
        break;
      }
      chain.add(step);
    }
    return List.copyOf(chain.texts);
  }

  private void add(ResolutionStep step) {
    switch (step) {
      case TextFrame frame -> add(frame);
      case EventGate gate -> {
        add(gate.before());
        addFrame(gate.then());
        add(gate.after());
      }
      case ScheduledEvents events -> addFrame(events.then());
      // What they do belongs to a text below them, or to the rules.
      case Announcement _,
          Entering _,
          Pick _,
          PutBack _,
          PutRestBack _,
          TakeFrom _,
          Finish _,
          EndOfResolution _ -> {}
    }
  }

  private void add(TriggeredText[] added) {
    for (TriggeredText each : added) {
      add(TextFrame.of(each));
    }
  }

  private void addFrame(@Nullable ResolutionStep then) {
    if (then instanceof TextFrame frame) {
      add(frame);
    }
  }

  private void add(TextFrame frame) {
    // A card that is no Action is played without a text of its own.
    if (frame.script().length() == 0) {
      return;
    }
    int line = frame.text().line();
    int card = CardRef.card(frame.self());
    boolean open = board.openRef(card) == frame.self();
    texts.add(
        new Table.PendingText(
            frame.face().name(),
            frame.you(),
            line < 0 ? OptionalInt.empty() : OptionalInt.of(line),
            frame.next() > 0,
            open ? frame.self() : CardRef.NONE));
  }
}
