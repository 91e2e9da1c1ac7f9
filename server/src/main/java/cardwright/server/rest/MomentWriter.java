package cardwright.server.rest;

import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.server.play.Replays;
import cardwright.server.wire.Handles;
import cardwright.server.wire.Json;
import cardwright.server.wire.Pointing;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.TableJson;
import cardwright.server.wire.ToPage;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Writes moments of replays and examples.
final class MomentWriter {
  private MomentWriter() {}

  /// A table on which each side is as its own player sees it.
  static Table both(Table a, Table b) {
    return new Table(
        Viewer.SPECTATOR,
        a.turn(),
        a.facts(),
        a.pending(),
        List.of(a.side(Seat.A), b.side(Seat.B)));
  }

  /// A choice for the wire.
  record Choice(String seat, String question, List<Pointing.Offered> moves) {}

  private record Written(
      int at,
      @JsonRawValue String table,
      SequencedMap<String, List<ToPage.Explained>> explained,
      List<ToPage.Told> events,
      @Nullable Choice choice,
      ToPage.@Nullable Ended outcome) {}

  static String write(int at, Replays.Moment moment, Recipient recipient) {
    Table table = moment.table();
    IdentityHashMap<Table.Card, String> handles = new Handles().of(table);
    Pointing pointing = new Pointing(table, handles);
    List<ToPage.Told> events =
        moment.events().stream()
            .map(each ->
                ToPage.Told.of(each.version(), each.kind(), each.message(), recipient, pointing)
                    .showing(each.snapshot()))
            .toList();
    SequencedMap<String, List<ToPage.Explained>> explained = new LinkedHashMap<>();
    moment
        .explained()
        .forEach((card, all) ->
            explained.put(
                card, all.stream().map(each -> ToPage.Explained.of(each, recipient)).toList()));
    Optional<Choice> choice =
        moment.decider().map(seat -> choice(seat, moment, pointing, recipient));
    return Json.write(
        new Written(
            at,
            TableJson.write(table, handles, recipient),
            explained,
            events,
            choice.orElse(null),
            moment.ending().map(ending -> ending.shown(recipient)).orElse(null)));
  }

  private static Choice choice(
      Seat seat, Replays.Moment moment, Pointing pointing, Recipient recipient) {
    return new Choice(
        seat.name(),
        recipient.words(moment.question()),
        pointing.parts(moment.moves(), seat, recipient, moment.takeBacks()));
  }
}
