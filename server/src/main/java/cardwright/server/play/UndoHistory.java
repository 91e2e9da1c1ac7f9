package cardwright.server.play;

import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.store.Entry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The last decisions of one seat, for undo: those that can still be taken back.
final class UndoHistory {
  /// How many decisions can be taken back at most.
  private static final int MOST = 8;

  private final Deque<Decision> decisions = new ArrayDeque<>();

  /// How a play stood before a decision.
  ///
  /// @param line the last line of the log then
  /// @param automatic whether the decision was a pass that made itself
  /// @param before the play then; null where it is known that nobody will go back to it
  /// @param told how much had been told then
  record Decision(int line, Seat seat, boolean automatic, @Nullable Before before, int told) {}

  /// What can change of a play.
  record Before(Position position, PlayChance chance) {}

  /// The lines before decisions to which somebody goes back in a log, or could go back after it. All others can be forgotten at once.
  static Set<Integer> needed(List<Entry> log) {
    Set<Integer> needed = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    for (Entry entry : log) {
      Optional<Kind> kind = Kind.of(entry.kind());
      if (kind.filter(Kind::decides).isPresent()) {
        open.push(entry.seq() - 1);
        if (open.size() > MOST) {
          open.removeLast();
        }
      } else if (kind.equals(Optional.of(Kind.UNDO))) {
        int line = Integer.parseInt(entry.words());
        needed.add(line);
        open.removeIf(each -> each >= line);
      }
    }
    needed.addAll(open);
    return needed;
  }

  /// Adds a decision. What was rolled stays rolled, and what the other has decided stays decided.
  void add(Decision decision, boolean rolled) {
    if (!decisions.isEmpty() && decisions.peek().seat() != decision.seat()) {
      decisions.clear();
    }
    if (rolled) {
      decisions.clear();
      return;
    }
    decisions.push(decision);
    if (decisions.size() > MOST) {
      decisions.removeLast();
    }
  }

  void forget() {
    decisions.clear();
  }

  /// The decision after that line of the log, if it can be taken back.
  Optional<Decision> after(int line) {
    return decisions.stream()
        .filter(each -> each.line() == line && each.before() != null)
        .findFirst();
  }

  /// Forgets a decision and all after it.
  void dropFrom(Decision decision) {
    while (!decision.equals(decisions.pop())) {
      // Each later one goes, too.
    }
  }

  /// The last decision of that seat that it made itself.
  Optional<Decision> last(Seat seat) {
    if (decisions.isEmpty() || decisions.peek().seat() != seat) {
      return Optional.empty();
    }
    return decisions.stream().filter(each -> !each.automatic()).findFirst();
  }
}
