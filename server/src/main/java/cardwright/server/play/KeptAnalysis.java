package cardwright.server.play;

import cardwright.engine.Choice;
import cardwright.engine.Seat;
import cardwright.players.JudgedMove;
import cardwright.server.play.PlayAnalysis.Alternative;
import cardwright.server.play.PlayAnalysis.Judged;
import cardwright.server.wire.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    Map<String, Object> written = fields(judged);
    written.put("moves", judged.moves().stream().map(KeptAnalysis::fields).toList());
    return written;
  }

  /// What is kept of a decision, and what every page is told of it, without the moves that could be made.
  public static Map<String, Object> fields(Judged judged) {
    JudgedMove move = judged.move();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("at", judged.at());
    fields.put("seat", move.seat().name());
    fields.put("move", move.move());
    fields.put("chance", move.chance());
    fields.put("known", move.known());
    fields.put("best", move.best());
    fields.put("bestChance", move.bestChance());
    fields.put("proved", move.proved());
    fields.put("error", judged.error());
    return fields;
  }

  /// What is kept of a move that could be made, without what it means.
  public static Map<String, Object> fields(Alternative move) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("move", move.move());
    fields.put("chance", move.chance());
    fields.put("error", move.error());
    fields.put("known", move.known());
    return fields;
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
