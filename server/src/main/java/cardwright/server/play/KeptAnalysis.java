package cardwright.server.play;

import cardwright.engine.Choice;
import cardwright.engine.Seat;
import cardwright.players.JudgedMove;
import cardwright.server.play.PlayAnalysis.Alternative;
import cardwright.server.play.PlayAnalysis.Judged;
import cardwright.server.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What was thought of all decisions of a game, as it is kept in the store. What moves mean is not kept: their positions tell it anew, in any language.
public final class KeptAnalysis {
  private KeptAnalysis() {}

  /// Decisions that were thought over, as a text.
  public static String write(List<Judged> judged) {
    return Json.write(judged.stream().map(KeptAnalysis::written).toList());
  }

  private static Map<String, Object> written(Judged judged) {
    JudgedMove move = judged.move();
    return Map.of(
        "at",
        judged.at(),
        "seat",
        move.seat().name(),
        "move",
        move.move(),
        "chance",
        move.chance(),
        "known",
        move.known(),
        "best",
        move.best(),
        "bestChance",
        move.bestChance(),
        "proved",
        move.proved(),
        "error",
        judged.error(),
        "moves",
        judged.moves().stream()
            .map(each ->
                Map.of(
                    "move",
                    each.move(),
                    "chance",
                    each.chance(),
                    "error",
                    each.error(),
                    "known",
                    each.known()))
            .toList());
  }

  /// Reads what was kept; empty where it does not fit the game any more, so that it has to be thought over again.
  public static Optional<List<Judged>> read(String words, PlayAnalysis analysis) {
    List<Judged> all = new ArrayList<>();
    for (JsonNode each : Json.readOwn(words)) {
      int at = each.path("at").asInt();
      if (at < 1 || at > analysis.decisions()) {
        return Optional.empty();
      }
      Choice choice = analysis.after(at - 1).choice();
      List<Alternative> moves = new ArrayList<>();
      for (JsonNode move : each.path("moves")) {
        int index = choice.indexOf(move.path("move").asString());
        if (index < 0) {
          return Optional.empty();
        }
        moves.add(
            new Alternative(
                move.path("move").asString(),
                choice.move(index).meaning(),
                move.path("chance").asDouble(),
                move.path("error").asDouble(),
                move.path("known").asBoolean()));
      }
      JudgedMove move =
          new JudgedMove(
              Seat.valueOf(each.path("seat").asString()),
              each.path("move").asString(),
              each.path("chance").asDouble(),
              each.path("known").asBoolean(),
              each.path("best").asString(),
              each.path("bestChance").asDouble(),
              each.path("proved").asBoolean());
      all.add(new Judged(at, move, each.path("error").asDouble(), moves));
    }
    return Optional.of(all);
  }
}
