package cardwright.bridge;

import cardwright.engine.Chance;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Plays that were played to their ends by chance, counted.
final class RandomPlay {
  /// Choices of one play; one that has more never ends.
  private static final int MOST = 1_000_000;

  private long games;
  private long decisions;
  private long turns;
  private long winsA;
  private long winsB;

  /// Plays on to the end. A choice of a single move is no decision.
  void play(Position position, Chance chance) {
    for (int choices = 0; position.outcome().isEmpty(); choices++) {
      Refused.unless(choices < MOST, "the play has no end after " + MOST + " choices");
      int moves = position.choice().searched();
      decisions += moves > 1 ? 1 : 0;
      position.play(moves > 1 ? chance.roll(moves) : 0, chance);
    }
    games++;
    turns += position.turn().map(turn -> turn.number()).orElse(0);
    Optional<Seat> winner = position.outcome().flatMap(Outcome::winner);
    winsA += winner.filter(seat -> seat == Seat.A).isPresent() ? 1 : 0;
    winsB += winner.filter(seat -> seat == Seat.B).isPresent() ? 1 : 0;
  }

  /// What came of them, as a program is told.
  Map<String, Object> told() {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("type", "played");
    told.put("games", games);
    told.put("decisions", decisions);
    told.put("turns", turns);
    told.put("wins", List.of(winsA, winsB));
    told.put("draws", games - winsA - winsB);
    return told;
  }
}
