package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The same play under two games that differ in one line of one card: same decks, same rolls, same
/// moves, until anything can be told apart.
final class Lockstep {
  private static final int MOST_MOVES = 2_000;

  private final Position one;
  private final Position other;
  private final Witness ofOne = new Witness();
  private final Witness ofOther = new Witness();
  private final Chance chanceOfOne;
  private final Chance chanceOfOther;
  private final Chance picks;
  private final String card;
  private final boolean untilIdle;
  // What was compared last.
  private @Nullable Table seen;
  private boolean differs;
  private boolean idle;

  /// What a play showed.
  ///
  /// @param differs whether anything that can be seen or done was another at some step
  /// @param idle whether the line was there and changed nothing: in the whole play, or up to a
  ///     decision at which its card was in play or could be used
  /// @param untold whether cards came to lie elsewhere, or something was counted otherwise, and everybody was told the same as without the line
  record Result(boolean differs, boolean idle, boolean untold) {}

  private Lockstep(
      Game game, Game changed, Opening opening, long seed, String card, boolean untilIdle) {
    chanceOfOne = new SeededChance(seed);
    chanceOfOther = new SeededChance(seed);
    picks = new SeededChance(~seed);
    this.card = card;
    this.untilIdle = untilIdle;
    one = game.start(opening, chanceOfOne, null);
    other = changed.start(opening, chanceOfOther, null);
    one.listen(ofOne);
    other.listen(ofOther);
  }

  /// Plays on until a difference or the end. A line that a deck needs acts before the first choice:
  /// without it the deck is refused.
  ///
  /// @param untilIdle whether to end where the line was there and has changed nothing
  static Result play(
      Game game, Game changed, Opening opening, long seed, String card, boolean untilIdle) {
    Lockstep lockstep;
    try {
      lockstep = new Lockstep(game, changed, opening, seed, card, untilIdle);
    } catch (Refused refused) {
      return new Result(true, false, false);
    }
    lockstep.run();
    return new Result(
        lockstep.differs,
        lockstep.idle || !lockstep.differs,
        lockstep.differs && lockstep.untold());
  }

  private void run() {
    for (int i = 0; i < MOST_MOVES; i++) {
      differs = !sameSight();
      if (differs || one.outcome().isPresent()) {
        return;
      }
      idle |= concerned();
      if (idle && untilIdle) {
        return;
      }
      int move = RandomMove.of(one.choice(), picks);
      ofOne.forget();
      ofOther.forget();
      one.play(move, chanceOfOne);
      other.play(move, chanceOfOther);
    }
  }

  private boolean sameSight() {
    return ofOne.all().equals(ofOther.all())
        && one.outcome().equals(other.outcome())
        && (one.outcome().isPresent() || sameChoice())
        && sameTable();
  }

  private boolean sameChoice() {
    return one.choice().seat() == other.choice().seat()
        && one.choice().question().words().equals(other.choice().question().words())
        && Sight.notations(one.choice()).equals(Sight.notations(other.choice()));
  }

  /// What only the player sees who does not decide is compared when he does, or before the line is called idle.
  private boolean sameTable() {
    if (one.outcome().isPresent()) {
      return sameTable(Viewer.A) && sameTable(Viewer.B);
    }
    return sameTable(Viewer.of(one.choice().seat()));
  }

  private boolean sameTable(Viewer viewer) {
    seen = one.table(viewer);
    return seen.equals(other.table(viewer));
  }

  /// Whether the line moved cards or changed what is counted in silence. While texts are carried out, their own cards lie where they may not have come without the line.
  private boolean untold() {
    Table with = one.table(Viewer.JUDGE);
    Table without = other.table(Viewer.JUDGE);
    return ofOne.all().equals(ofOther.all())
        && with.pending().isEmpty()
        && without.pending().isEmpty()
        && !counted(with).equals(counted(without));
  }

  /// The cards of each zone, and what is counted for each player.
  private static List<Object> counted(Table table) {
    List<Object> counted = new ArrayList<>();
    for (Table.Side side : table.sides()) {
      counted.add(side.counters());
      for (Table.Zone zone : side.zones()) {
        counted.add(zone.cards().stream().map(Table.Card::card).sorted().toList());
      }
    }
    return counted;
  }

  /// Whether the line is there, and neither player sees anything else than without it.
  private boolean concerned() {
    return !idle
        && (inPlay(Objects.requireNonNull(seen)) || asked())
        && sameTable(Viewer.of(one.choice().seat().other()));
  }

  private boolean inPlay(Table table) {
    return table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .filter(zone -> !zone.ownersOnly())
        .flatMap(zone -> zone.cards().stream())
        .anyMatch(each -> each.card().equals(card));
  }

  private boolean asked() {
    return Sight.notations(one.choice()).stream().anyMatch(each -> Titles.named(card, each));
  }
}
