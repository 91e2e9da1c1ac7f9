package cardwright.server.wire;

import cardwright.engine.Seat;
import cardwright.engine.TextLimits;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Reads what a page says.
public final class Reading {
  private static final Set<String> MODES = Set.of("off", "forced", "quiet", "turn");

  private Reading() {}

  /// The message in a text.
  ///
  /// @throws Malformed when it is none of the set
  public static FromPage read(String text) {
    JsonNode node = Json.read(text);
    JsonNode type = node.get("type");
    if (type == null || !type.isString()) {
      throw new Malformed("an object with a type is needed");
    }
    return switch (type.stringValue()) {
      case "move" -> {
        Fields fields = Fields.of(node, "type", "commandId", "expectedVersion", "move");
        yield new FromPage.Move(
            fields.commandId(), version(fields), fields.text("move", TextLimits.NOTATION));
      }
      case "undo" -> {
        Fields fields = Fields.of(node, "type", "commandId", "expectedVersion");
        yield new FromPage.Undo(fields.commandId(), version(fields));
      }
      case "answer-undo" -> {
        Fields fields = Fields.of(node, "type", "commandId", "agree");
        yield new FromPage.AnswerUndo(fields.commandId(), fields.flag("agree"));
      }
      case "concede" -> new FromPage.Concede(Fields.of(node, "type", "commandId").commandId());
      case "claim" -> new FromPage.Claim(Fields.of(node, "type", "commandId").commandId());
      case "exchange" -> {
        Fields fields = Fields.of(node, "type", "commandId", "out", "in");
        yield new FromPage.Exchange(
            fields.commandId(),
            fields.texts("out", 60, TextLimits.NAME),
            fields.texts("in", 60, TextLimits.NAME));
      }
      case "first" -> {
        Fields fields = Fields.of(node, "type", "commandId", "seat");
        yield new FromPage.First(fields.commandId(), seat(fields));
      }
      case "commit" -> {
        Fields fields = Fields.of(node, "type", "commandId", "hash");
        yield new FromPage.Commit(fields.commandId(), fields.hex("hash"));
      }
      case "open" -> {
        Fields fields = Fields.of(node, "type", "commandId", "part");
        yield new FromPage.Open(fields.commandId(), fields.hex("part"));
      }
      case "auto" -> auto(Fields.of(node, "type", "commandId", "mode", "stops"));
      case "emote" -> {
        Fields fields = Fields.of(node, "type", "commandId", "emote");
        yield new FromPage.Emote(fields.commandId(), emote(fields));
      }
      case "resync" -> {
        Fields.of(node, "type");
        yield new FromPage.Resync();
      }
      case "why" -> {
        Fields fields = Fields.of(node, "type", "commandId", "move");
        yield new FromPage.Why(fields.commandId(), fields.text("move", TextLimits.NOTATION));
      }
      case "explain" -> {
        Fields fields = Fields.of(node, "type", "commandId", "card", "stat");
        yield new FromPage.Explain(
            fields.commandId(),
            fields.text("card", TextLimits.NAME),
            fields.optionalText("stat", 40));
      }
      case "hint" -> new FromPage.Hint(Fields.of(node, "type", "commandId").commandId());
      case "forecast" -> {
        Fields fields = Fields.of(node, "type", "commandId", "move");
        yield new FromPage.Forecast(fields.commandId(), fields.text("move", TextLimits.NOTATION));
      }
      case "pong" -> {
        Fields fields = Fields.of(node, "type", "n");
        yield new FromPage.Pong((int) fields.number("n", 0, Integer.MAX_VALUE));
      }
      default -> throw new Malformed("there is no message of that type");
    };
  }

  private static int version(Fields fields) {
    return (int) fields.number("expectedVersion", 0, Integer.MAX_VALUE);
  }

  private static Seat seat(Fields fields) {
    return switch (fields.text("seat", 1)) {
      case "A" -> Seat.A;
      case "B" -> Seat.B;
      default -> throw new Malformed("a seat is A or B");
    };
  }

  private static EmoteKind emote(Fields fields) {
    return EmoteKind.of(fields.text("emote", 20))
        .orElseThrow(() -> new Malformed("an emote is one of " + EmoteKind.labels()));
  }

  private static FromPage auto(Fields fields) {
    String mode = fields.text("mode", 10);
    if (!MODES.contains(mode)) {
      throw new Malformed("a mode is off, forced, quiet or turn");
    }
    List<String> stops = fields.texts("stops", 24, 40);
    return new FromPage.Auto(fields.commandId(), mode, stops);
  }
}
