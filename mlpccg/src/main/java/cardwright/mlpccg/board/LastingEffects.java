package cardwright.mlpccg.board;

import cardwright.cardgame.state.SharedList;
import cardwright.engine.Fingerprint;
import cardwright.mlpccg.vocabulary.Reading;
import java.util.function.Predicate;

/// The changes that texts have made and that last.
public final class LastingEffects {
  private static final LastingEffect[] NONE = {};

  private final Board board;
  private final SharedList<LastingEffect> effects = new SharedList<>(NONE);

  LastingEffects(Board board) {
    this.board = board;
  }

  void copyTo(LastingEffects twin) {
    effects.copyTo(twin.effects);
  }

  void write(Fingerprint out) {
    effects.write(out, LastingEffect::write);
  }

  /// All of them, the oldest first. Not to be written to.
  public LastingEffect[] all() {
    return effects.all();
  }

  /// The points that were scored with a card in this phase, or by confronting where it is.
  public int scored(int ref) {
    int sum = 0;
    for (LastingEffect each : effects.all()) {
      sum +=
          each instanceof LastingEffect.Scored(int card, int points, var _) && card == ref
              ? points
              : 0;
    }
    return sum;
  }

  /// Whether a law was made for a time.
  boolean rules() {
    for (LastingEffect each : effects.all()) {
      if (each instanceof LastingEffect.Ruled) {
        return true;
      }
    }
    return false;
  }

  /// Whether something to come was promised.
  public boolean owes() {
    for (LastingEffect each : effects.all()) {
      if (each instanceof LastingEffect.Owed) {
        return true;
      }
    }
    return false;
  }

  /// Adds an effect.
  public void add(LastingEffect effect) {
    effects.add(effect);
    changed(effect.isOfFigures());
  }

  /// Ends one effect, and none that is like it.
  // An equal effect of another moment goes on.
  @SuppressWarnings("ReferenceEquality")
  public void end(LastingEffect one) {
    end(each -> each == one);
  }

  /// Those effects end of which something holds.
  public void end(Predicate<LastingEffect> over) {
    LastingEffect[] before = effects.all();
    if (effects.removeIf(over)) {
      changed(LastingEffect.anyOfFigures(before));
    }
  }

  /// A card has become a new object: nothing that was changed on it lasts.
  void forget() {
    if (effects.size() > 0) {
      effects.removeIf(each -> !each.stands(board::holds));
    }
  }

  private void changed(boolean figures) {
    if (figures) {
      board.change();
    } else {
      board.read(Reading.COUNTS);
    }
  }
}
