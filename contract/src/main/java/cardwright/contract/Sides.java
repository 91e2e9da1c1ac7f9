package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.function.Consumer;

/// A seat's side of a position: the terms of its value, and what the table shows.
///
/// @param game whose position it is
/// @param position in the middle of a play
/// @param seat whose side
public record Sides(Game game, Position position, Seat seat) {
  private static final int MOST = 600;

  /// Shows both sides of each position of a play by chance, or of its first 600.
  public static void always(Game game, Consumer<Sides> check) {
    Chance chance = new SeededChance(5);
    Deck deck = game.decks().getFirst();
    Position position = game.start(deck, deck, chance);
    for (int i = 0; i < MOST && position.outcome().isEmpty(); i++) {
      for (Seat seat : Seat.values()) {
        check.accept(new Sides(game, position, seat));
      }
      position.play(RandomMove.of(position.choice(), chance), chance);
    }
  }

  /// The same position from the other side.
  public Sides other() {
    return new Sides(game, position, seat.other());
  }

  /// The amount of a term.
  public double amount(String name) {
    return game.terms(position, seat).stream()
        .filter(term -> term.name().words().equals(name))
        .findFirst()
        .orElseThrow()
        .amount();
  }

  /// What the points of all terms add up to.
  public double points() {
    return game.terms(position, seat).stream().mapToDouble(EvaluationFeature::points).sum();
  }

  /// A counter of the table.
  public int counter(String name) {
    return side().counter(name).orElseThrow().value();
  }

  /// How many cards lie in a zone.
  public int size(String zone) {
    return side().zone(zone).orElseThrow().size();
  }

  private Table.Side side() {
    return position.table(Viewer.JUDGE).side(seat);
  }
}
