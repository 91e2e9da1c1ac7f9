package cardwright.server.wire;

import cardwright.engine.CardRef;
import cardwright.engine.Table;
import java.io.StringWriter;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// Writes tables as JSON.
public final class TableJson {
  private static final JsonFactory FACTORY = new JsonFactory();

  private TableJson() {}

  /// A table with these handles for its cards.
  public static String write(
      Table table, IdentityHashMap<Table.Card, String> handles, Recipient recipient) {
    StringWriter text = new StringWriter(4096);
    try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      out.writeStartObject();
      out.writeName("turn");
      if (table.turn().isPresent()) {
        Table.Turn turn = table.turn().get();
        out.writeStartObject();
        out.writeNumberProperty("number", turn.number());
        out.writeStringProperty("player", turn.player().name());
        out.writeStringProperty("phase", turn.phase());
        out.writeEndObject();
      } else {
        out.writeNull();
      }
      facts(out, "facts", table.facts(), recipient);
      pending(out, table, handles);
      out.writeName("sides");
      out.writeStartArray();
      table.sides().forEach(side -> side(out, side, handles, recipient));
      out.writeEndArray();
      out.writeEndObject();
    }
    return text.toString();
  }

  private static void facts(
      JsonGenerator out, String name, List<Table.Fact> facts, Recipient recipient) {
    out.writeName(name);
    out.writeStartArray();
    for (Table.Fact fact : facts) {
      out.writeStartObject();
      out.writeStringProperty("name", fact.name());
      out.writeStringProperty("value", fact.value());
      out.writeStringProperty("label", recipient.words(fact.label()));
      out.writeStringProperty("words", recipient.words(fact.words()));
      out.writeStringProperty("telling", fact.telling().name().toLowerCase(Locale.ROOT));
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private static void pending(
      JsonGenerator out, Table table, IdentityHashMap<Table.Card, String> handles) {
    out.writeName("pending");
    out.writeStartArray();
    for (Table.PendingText text : table.pending()) {
      out.writeStartObject();
      out.writeStringProperty("card", text.card());
      out.writeStringProperty("seat", text.seat().name());
      out.writeName("line");
      if (text.line().isPresent()) {
        out.writeNumber(text.line().getAsInt());
      } else {
        out.writeNull();
      }
      out.writeBooleanProperty("begun", text.begun());
      out.writeName("handle");
      String handle = handle(text, table, handles);
      if (handle == null) {
        out.writeNull();
      } else {
        out.writeString(handle);
      }
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /// The handle of the card that says a text, where the viewer sees it.
  private static @Nullable String handle(
      Table.PendingText text, Table table, IdentityHashMap<Table.Card, String> handles) {
    return text.ref() == CardRef.NONE
        ? null
        : table.sides().stream()
            .flatMap(side -> side.zones().stream())
            .flatMap(zone -> zone.cards().stream())
            .filter(card -> card.ref() == text.ref())
            .findFirst()
            .map(handles::get)
            .orElse(null);
  }

  private static void side(
      JsonGenerator out,
      Table.Side side,
      IdentityHashMap<Table.Card, String> handles,
      Recipient recipient) {
    out.writeStartObject();
    out.writeStringProperty("seat", side.seat().name());
    out.writeName("deckList");
    out.writeStartArray();
    side.deckList().forEach(out::writeString);
    out.writeEndArray();
    out.writeName("counters");
    out.writeStartArray();
    for (Table.Counter counter : side.counters()) {
      out.writeStartObject();
      out.writeStringProperty("name", counter.name());
      out.writeNumberProperty("value", counter.value());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeName("zones");
    out.writeStartArray();
    for (Table.Zone zone : side.zones()) {
      out.writeStartObject();
      out.writeStringProperty("name", zone.name());
      out.writeNumberProperty("size", zone.size());
      out.writeNumberProperty("hidden", Math.max(0, zone.size() - zone.cards().size()));
      out.writeBooleanProperty("ownersOnly", zone.ownersOnly());
      out.writeName("limit");
      if (zone.limit().isPresent()) {
        out.writeStartObject();
        out.writeNumberProperty("counted", zone.limit().get().counted());
        out.writeNumberProperty("most", zone.limit().get().most());
        out.writeEndObject();
      } else {
        out.writeNull();
      }
      out.writeName("cards");
      out.writeStartArray();
      zone.cards().forEach(card -> card(out, card, handles.getOrDefault(card, "c0"), recipient));
      out.writeEndArray();
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private static void card(JsonGenerator out, Table.Card card, String handle, Recipient recipient) {
    out.writeStartObject();
    out.writeStringProperty("handle", handle);
    out.writeStringProperty("card", card.card());
    out.writeStringProperty("name", card.name());
    out.writeStringProperty("owner", card.owner().name());
    out.writeName("stats");
    out.writeStartArray();
    for (Table.Stat stat : card.stats()) {
      out.writeStartObject();
      out.writeStringProperty("name", stat.name());
      out.writeNumberProperty("printed", stat.printed());
      out.writeNumberProperty("now", stat.now());
      out.writeNumberProperty("reckoned", stat.reckoned());
      out.writeEndObject();
    }
    out.writeEndArray();
    facts(out, "marks", card.marks(), recipient);
    out.writeEndObject();
  }
}
