package cardwright.cardgame.choose;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The choice of a position that waits for a player: the options of its [Decision]. It is used again for the next one.
public final class OpenChoice implements Choice {
  private final MoveList options = new MoveList();
  private @Nullable Decision decision;

  /// Asks for a decision from now on.
  public void ask(Decision next) {
    options.clear();
    decision = next;
    next.list(options);
  }

  private Decision decision() {
    return Objects.requireNonNull(decision);
  }

  @Override
  public Seat seat() {
    return decision().seat();
  }

  @Override
  public Message question() {
    return decision().question();
  }

  @Override
  public int count() {
    return options.count();
  }

  @Override
  public int searched() {
    return options.searched();
  }

  @Override
  public int takeBacks() {
    return options.takeBacks();
  }

  @Override
  public int pass() {
    for (int i = 0; i < options.searched(); i++) {
      if (options.get(i) == Decision.PASS) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int decline() {
    int found = -1;
    for (int i = 0; i < options.searched(); i++) {
      if (decision().declines(options.get(i))) {
        if (found >= 0) {
          return -1;
        }
        found = i;
      }
    }
    return found;
  }

  @Override
  public Move move(int index) {
    int option = option(index);
    return new Move(decision().notation(option), decision().meaning(option));
  }

  @Override
  public String notation(int index) {
    return decision().notation(option(index));
  }

  @Override
  public long key(int index) {
    return decision().key(option(index));
  }

  @Override
  public List<String> notations() {
    Decision asked = decision();
    String[] all = new String[count()];
    for (int i = 0; i < all.length; i++) {
      all[i] = asked.notation(options.get(i));
    }
    return List.of(all);
  }

  private int option(int index) {
    if (index < 0 || index >= count()) {
      throw new IndexOutOfBoundsException("there is no move " + index + " of " + count());
    }
    return options.get(index);
  }

  /// Carries a move out. What follows from it has to be done then, and the next decision asked.
  ///
  /// @param index from 0 to `count() - 1`
  public void make(int index, Chance chance) {
    decision().make(option(index), chance);
  }
}
