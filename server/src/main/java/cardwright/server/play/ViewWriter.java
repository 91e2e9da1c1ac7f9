package cardwright.server.play;

import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.server.wire.Handles;
import cardwright.server.wire.Json;
import cardwright.server.wire.Pointing;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.TableJson;
import cardwright.server.wire.ToPage;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Writes snapshots as the messages of one viewer's socket.
final class ViewWriter {
  private static final String NULL = "null";

  private final String play;
  private final Optional<Seat> you;
  private final Recipient recipient;
  private final Handles handles = new Handles();
  private @Nullable String last;

  /// @param you the seat of the viewer; empty for one who watches
  /// @param language what the viewer reads
  /// @param names what the players are called
  ViewWriter(String play, Optional<Seat> you, Locale language, Function<Seat, String> names) {
    this.play = play;
    this.you = you;
    this.recipient = new Recipient(you.orElse(null), language, names);
  }

  /// The message for a snapshot.
  ///
  /// @param whole whether its events are all there are
  ToPage.View view(ViewSnapshot snapshot, boolean whole) {
    String table = NULL;
    String choice = NULL;
    List<ToPage.Told> events = new ArrayList<>();
    if (snapshot.table().isPresent()) {
      Table seen = snapshot.table().get();
      IdentityHashMap<Table.Card, String> names = handles.of(seen);
      table = TableJson.write(seen, names, recipient);
      Pointing pointing = new Pointing(seen, names, handles.before());
      choice = choice(snapshot, pointing);
      snapshot.events().forEach(each -> events.add(told(each, pointing)));
    } else {
      snapshot.events().forEach(each -> events.add(told(each, null)));
    }
    String match = Json.write(match(snapshot.match()));
    String outcome = snapshot.ending().map(this::ended).map(Json::write).orElse(NULL);
    String hash = hash(snapshot.state(), table, choice, match, outcome);
    @Nullable String before = whole ? null : last;
    last = hash;
    return new ToPage.View(
        play,
        snapshot.version(),
        hash,
        before,
        whole,
        you.map(Seat::name).orElse(null),
        snapshot.state(),
        Json.write(snapshot.players()),
        match,
        table,
        choice,
        events,
        snapshot.beside().clocks().orElse(null),
        snapshot.beside().present(),
        snapshot.beside().claim().orElse(null),
        snapshot.beside().undo(),
        snapshot.beside().again().orElse(null),
        snapshot.auto().orElse(null),
        snapshot.between().orElse(null),
        outcome,
        snapshot.shuffle(),
        snapshot.reached().orElse(null));
  }

  /// The message for what is beside the table.
  ToPage.Status status(ViewSnapshot.Beside beside, int version) {
    return new ToPage.Status(
        version,
        last == null ? "0000000000000000" : last,
        beside.clocks().orElse(null),
        beside.present(),
        beside.claim().orElse(null),
        beside.undo(),
        beside.again().orElse(null));
  }

  /// To whom it writes.
  Recipient recipient() {
    return recipient;
  }

  /// The name of the card that has a handle in the last view.
  Optional<String> card(String handle) {
    return handles.name(handle);
  }

  private ToPage.Told told(ViewSnapshot.Happened each, @Nullable Pointing pointing) {
    return ToPage.Told.of(each.version(), each.kind(), each.message(), recipient, pointing)
        .showing(each.snapshot());
  }

  private String choice(ViewSnapshot snapshot, Pointing pointing) {
    if (snapshot.decider().isEmpty()) {
      return NULL;
    }
    Seat seat = snapshot.decider().get();
    Map<String, Object> choice = new LinkedHashMap<>();
    choice.put("seat", seat.name());
    choice.put("question", recipient.words(snapshot.question()));
    choice.put("moves", pointing.parts(snapshot.moves(), seat, recipient, snapshot.takeBacks()));
    return Json.write(choice);
  }

  private Map<String, Object> match(ViewSnapshot.Match played) {
    Map<String, Object> match = new LinkedHashMap<>();
    match.put("games", played.games());
    match.put("game", played.game());
    match.put("wins", both(played.winsOfA(), played.winsOfB()));
    match.put("outcome", played.ending().map(this::ended).orElse(null));
    return match;
  }

  static Map<String, Object> both(@Nullable Object a, @Nullable Object b) {
    Map<String, Object> both = new LinkedHashMap<>();
    both.put("A", a);
    both.put("B", b);
    return both;
  }

  private ToPage.Ended ended(Ending ending) {
    return ending.shown(recipient);
  }

  /// FNV-1a over the parts: it need only tell two views apart.
  private static String hash(String... parts) {
    long hash = 0xcbf29ce484222325L;
    for (String part : parts) {
      for (int i = 0; i < part.length(); i++) {
        hash = (hash ^ part.charAt(i)) * 0x100000001b3L;
      }
      hash = (hash ^ 0xffff) * 0x100000001b3L;
    }
    return HexFormat.of().toHexDigits(hash);
  }
}
