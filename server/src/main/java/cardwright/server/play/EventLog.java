package cardwright.server.play;

import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.players.AutoPass;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.TableJson;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The log of events of a play, as each viewer was told them. It is worded for who reads it, in the language of that person.
///
/// A long play is told a thousand lines, which rest while nobody looks: they lie compressed in [PackedBytes].
final class EventLog implements Listener {
  /// `TurnBegan` is `turn-began`.
  private static final ClassValue<String> KINDS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> event) {
          return event
              .getSimpleName()
              .replaceAll("(?<=.)([A-Z])", "-$1")
              .toLowerCase(Locale.ROOT)
              .intern();
        }
      };

  /// A row is the line of the log, the kind, where its bytes begin, and how many they are for A, for B, for who watches and for the snapshot behind them.
  private static final int ROW = 7;

  private static final int LINE = 0;
  private static final int KIND = 1;
  private static final int BEGIN = 2;
  private static final int FOR_A = 3;
  private static final int FOR_B = 4;
  private static final int WATCHING = 5;
  private static final int SNAPSHOT = 6;

  /// The length of a message that is the same as that for A.
  private static final int AS_FOR_A = -1;

  /// The length of a message that is the same as that for B.
  private static final int AS_FOR_B = -2;

  private final List<String> kinds = new ArrayList<>();
  private final MessageBytes messages = new MessageBytes();
  private final PackedBytes bytes = new PackedBytes();
  private int[] rows = {};
  private int size;
  private int seq;

  /// Who was told of a pass that comes next.
  private @Nullable Viewer passing;

  /// Something that happened.
  ///
  /// @param seq the line of the log that led to it
  /// @param kind its kind, in kebab case
  /// @param a what the player of A was told; [Message#NOTHING] for nothing
  /// @param b what the player of B was told
  /// @param watching what those were told who watch
  /// @param snapshot the part of the table that it was about, as JSON; empty where it brings none
  record Told(int seq, String kind, Message a, Message b, Message watching, String snapshot) {
    /// What that viewer was told.
    Message message(Viewer viewer) {
      if (viewer.is(Seat.A)) {
        return a;
      }
      return viewer.is(Seat.B) ? b : watching;
    }
  }

  /// What comes now comes from that line of the log.
  void at(int line) {
    seq = line;
  }

  @Override
  public void on(LogEvent event) {
    boolean pass = event.isPass() && passing != null;
    Message a = pass && passing == Viewer.A ? Message.NOTHING : event.message(Viewer.A);
    Message b = pass && passing == Viewer.B ? Message.NOTHING : event.message(Viewer.B);
    passing = null;
    String snapshot = event.snapshot().map(EventLog::json).orElse("");
    add(
        new Told(
            seq, KINDS.get(event.getClass()), a, b, event.message(Viewer.SPECTATOR), snapshot));
  }

  /// Programs read a snapshot, so that it is the same in every language.
  private static String json(Table table) {
    return TableJson.write(table, new IdentityHashMap<>(), Recipient.of(Locale.ENGLISH));
  }

  /// Tells everybody something.
  void tell(String kind, Message message) {
    add(new Told(seq, kind, message, message, message, ""));
  }

  /// Tells one viewer of a pass that it did not make; the pass that comes next is not told to it.
  ///
  /// @param only whether there was nothing else to do
  void passed(Viewer viewer, boolean only) {
    Message message = AutoPass.passed(only);
    add(
        new Told(
            seq,
            "note",
            viewer == Viewer.A ? message : Message.NOTHING,
            viewer == Viewer.B ? message : Message.NOTHING,
            viewer == Viewer.SPECTATOR ? message : Message.NOTHING,
            ""));
    passing = viewer;
  }

  /// Adds what another heard.
  void add(EventLog heard) {
    heard.since(0).forEach(this::add);
  }

  private void add(Told told) {
    byte[] a = messages.write(told.a());
    byte[] b = messages.write(told.b());
    byte[] watching = messages.write(told.watching());
    if (a.length + b.length + watching.length == 0) {
      return;
    }
    int row = size * ROW;
    if (row == rows.length) {
      rows = Arrays.copyOf(rows, row + Math.max(4 * ROW, size / 4 * ROW));
    }
    int kind = kinds.indexOf(told.kind());
    if (kind < 0) {
      kind = kinds.size();
      kinds.add(told.kind());
    }
    rows[row + LINE] = told.seq();
    rows[row + KIND] = kind;
    rows[row + BEGIN] = bytes.end();
    rows[row + FOR_A] = append(a);
    rows[row + FOR_B] = Arrays.equals(b, a) ? AS_FOR_A : append(b);
    rows[row + WATCHING] =
        Arrays.equals(watching, a)
            ? AS_FOR_A
            : Arrays.equals(watching, b) ? AS_FOR_B : append(watching);
    rows[row + SNAPSHOT] = append(told.snapshot().getBytes(StandardCharsets.UTF_8));
    size++;
  }

  private int append(byte[] message) {
    bytes.append(message);
    return message.length;
  }

  /// Reads what was told.
  ///
  /// @param read the bytes from a place on
  /// @param start that place
  private Told get(int index, byte[] read, int start) {
    int row = index * ROW;
    int from = rows[row + BEGIN] - start;
    Message a = messages.read(read, from, rows[row + FOR_A]);
    from += rows[row + FOR_A];
    Message b = a;
    if (rows[row + FOR_B] != AS_FOR_A) {
      b = messages.read(read, from, rows[row + FOR_B]);
      from += rows[row + FOR_B];
    }
    Message watching =
        switch (rows[row + WATCHING]) {
          case AS_FOR_A -> a;
          case AS_FOR_B -> b;
          default -> messages.read(read, from, rows[row + WATCHING]);
        };
    from += Math.max(0, rows[row + WATCHING]);
    String snapshot = new String(read, from, rows[row + SNAPSHOT], StandardCharsets.UTF_8);
    return new Told(rows[row + LINE], kinds.get(rows[row + KIND]), a, b, watching, snapshot);
  }

  /// Whether that viewer was told anything from a place on.
  boolean anyFor(Viewer viewer, int from) {
    for (int i = from; i < size; i++) {
      int row = i * ROW;
      int length = rows[row + (viewer.is(Seat.A) ? FOR_A : viewer.is(Seat.B) ? FOR_B : WATCHING)];
      if (length == AS_FOR_B) {
        length = rows[row + FOR_B];
      }
      if ((length == AS_FOR_A ? rows[row + FOR_A] : length) > 0) {
        return true;
      }
    }
    return false;
  }

  int size() {
    return size;
  }

  /// What was told from a place on.
  List<Told> since(int from) {
    if (from >= size) {
      return List.of();
    }
    int start = rows[from * ROW + BEGIN];
    byte[] read = bytes.since(start);
    List<Told> told = new ArrayList<>(size - from);
    for (int i = from; i < size; i++) {
      told.add(get(i, read, start));
    }
    return told;
  }

  /// Forgets what was told from a place on.
  void backTo(int place) {
    if (place < size) {
      bytes.cut(rows[place * ROW + BEGIN]);
      size = place;
    }
  }
}
