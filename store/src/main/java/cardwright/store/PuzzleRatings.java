package cardwright.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Ratings of puzzles and of those who solve them. The first answer of a person to a puzzle rates both; of a puzzle it is kept how far it has moved from the rating that it
/// was graded with, so that grading it anew keeps what people have made of it.
public final class PuzzleRatings {
  private final Database database;

  PuzzleRatings(Database database) {
    this.database = database;
  }

  /// An answer of a person to a puzzle.
  ///
  /// @param unknown what a person is rated who has answered nothing yet
  /// @param graded what the puzzle is rated that nobody has answered yet
  /// @param answered when, in milliseconds since 1970
  public record Answer(
      String person,
      String game,
      String puzzle,
      boolean right,
      Rating unknown,
      Rating graded,
      long answered) {}

  /// How somebody is rated after a game.
  @FunctionalInterface
  public interface Rule {
    /// The rating after a game.
    ///
    /// @param score 1 for a win, 0 for a loss
    Rating rated(Rating own, Rating other, double score);
  }

  /// Two who are rated by the same answer.
  public record Pair(Rating solver, Rating puzzle) {}

  /// What an answer has changed.
  ///
  /// @param first whether it was the first of that person to that puzzle; no other changes anything
  public record Counted(boolean first, Pair before, Pair after) {}

  /// Keeps an answer, and rates who gave it and the puzzle by it when it is the first.
  public Counted answer(Answer answer, Rule rule) {
    return database.write(handle -> {
      handle.execute(
          "insert into puzzle_rating (game, puzzle, moved, deviation, volatility)"
              + " values (?, ?, 0, ?, ?) on conflict (game, puzzle) do nothing",
          answer.game(),
          answer.puzzle(),
          answer.graded().deviation(),
          answer.graded().volatility());
      boolean first =
          handle.execute(
                  "insert into puzzle_answer (person, game, puzzle, answered) values (?, ?, ?, ?)"
                      + " on conflict (person, game, puzzle) do nothing",
                  answer.person(),
                  answer.game(),
                  answer.puzzle(),
                  answer.answered())
              == 1;
      if (first) {
        // Whoever else answers the same puzzle meanwhile waits here until this answer has counted.
        handle.execute(
            "update puzzle_rating set moved = moved where game = ? and puzzle = ?",
            answer.game(),
            answer.puzzle());
      }
      Pair before = pair(handle, answer);
      if (!first) {
        return new Counted(false, before, before);
      }
      double score = answer.right() ? 1 : 0;
      Pair after =
          new Pair(
              rule.rated(before.solver(), before.puzzle(), score),
              rule.rated(before.puzzle(), before.solver(), 1 - score));
      write(handle, answer, after);
      return new Counted(true, before, after);
    });
  }

  private static Pair pair(Handle handle, Answer answer) {
    Rating puzzle =
        handle
            .createQuery(
                "select moved, deviation, volatility from puzzle_rating where game = ? and puzzle = ?")
            .bind(0, answer.game())
            .bind(1, answer.puzzle())
            .map((row, context) -> rating(row))
            .one();
    Rating graded = answer.graded();
    return new Pair(
        solver(handle, answer.person(), answer.game()).orElse(answer.unknown()),
        new Rating(graded.points() + puzzle.points(), puzzle.deviation(), puzzle.volatility()));
  }

  private static void write(Handle handle, Answer answer, Pair after) {
    handle.execute(
        "update puzzle_rating set moved = ?, deviation = ?, volatility = ?"
            + " where game = ? and puzzle = ?",
        after.puzzle().points() - answer.graded().points(),
        after.puzzle().deviation(),
        after.puzzle().volatility(),
        answer.game(),
        answer.puzzle());
    handle.execute(
        "insert into solver_rating (person, game, points, deviation, volatility)"
            + " values (?, ?, ?, ?, ?) on conflict (person, game) do update set"
            + " points = excluded.points, deviation = excluded.deviation,"
            + " volatility = excluded.volatility",
        answer.person(),
        answer.game(),
        after.solver().points(),
        after.solver().deviation(),
        after.solver().volatility());
  }

  private static Optional<Rating> solver(Handle handle, String person, String game) {
    return handle
        .createQuery(
            "select points, deviation, volatility from solver_rating where person = ? and game = ?")
        .bind(0, person)
        .bind(1, game)
        .map((row, context) -> rating(row))
        .findOne();
  }

  private static Rating rating(ResultSet row) throws SQLException {
    return new Rating(row.getDouble(1), row.getDouble(2), row.getDouble(3));
  }

  /// How a person is rated at the puzzles of a game; empty before the first answer.
  public Optional<Rating> solver(String person, String game) {
    return database.read(handle -> solver(handle, person, game));
  }

  /// How far the puzzles of a game have moved from what they were graded with, in points; none that nobody has answered.
  public Map<String, Double> moved(String game) {
    return database.read(handle -> {
      Map<String, Double> moved = new HashMap<>();
      handle
          .createQuery("select puzzle, moved from puzzle_rating where game = ?")
          .bind(0, game)
          .map((row, context) -> moved.put(row.getString(1), row.getDouble(2)))
          .list();
      return moved;
    });
  }
}
