package cardwright.server.play;

import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.players.AutoPass;
import cardwright.server.wire.MarkedWords;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The log of events of a play, as each viewer was told them: marked text ([MarkedWords]).
///
/// A long play is told a thousand lines, which rest while nobody looks: they lie compressed in a [PackedText].
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

  /// A row is the line of the log, the kind, where the text begins, and how long it is for A, for B and for who watches.
  private static final int ROW = 6;

  private static final int LINE = 0;
  private static final int KIND = 1;
  private static final int BEGIN = 2;
  private static final int FOR_A = 3;
  private static final int FOR_B = 4;
  private static final int WATCHING = 5;

  /// The length of a text that is the same as that for A.
  private static final int AS_FOR_A = -1;

  /// The length of a text that is the same as that for B.
  private static final int AS_FOR_B = -2;

  private final boolean addressed;

  private final List<String> kinds = new ArrayList<>();
  private final PackedText text = new PackedText();
  private int[] rows = {};
  private int size;
  private int seq;

  /// Who was told of a pass that comes next.
  private @Nullable Viewer passing;

  /// An empty log.
  ///
  /// @param addressed whether each player is `you` in what it is told
  EventLog(boolean addressed) {
    this.addressed = addressed;
  }

  /// Something that happened.
  ///
  /// @param seq the line of the log that led to it
  /// @param kind its kind, in kebab case
  /// @param a what the player of A was told; empty for nothing
  /// @param b what the player of B was told
  /// @param watching what those were told who watch
  record Told(int seq, String kind, String a, String b, String watching) {
    /// What that viewer was told.
    String text(Viewer viewer) {
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
    String a = MarkedWords.write(event.message(Viewer.A), addressed ? Seat.A : null);
    String b = MarkedWords.write(event.message(Viewer.B), addressed ? Seat.B : null);
    String watching = MarkedWords.write(event.message(Viewer.SPECTATOR), null);
    if (event.isPass() && passing != null) {
      a = passing == Viewer.A ? "" : a;
      b = passing == Viewer.B ? "" : b;
    }
    passing = null;
    if (!a.isEmpty() || !b.isEmpty() || !watching.isEmpty()) {
      add(new Told(seq, KINDS.get(event.getClass()), a, b, watching));
    }
  }

  /// Tells everybody something.
  void tell(String kind, Message message) {
    add(
        new Told(
            seq,
            kind,
            MarkedWords.write(message, addressed ? Seat.A : null),
            MarkedWords.write(message, addressed ? Seat.B : null),
            MarkedWords.write(message, null)));
  }

  /// Tells one viewer of a pass that it did not make; the pass that comes next is not told to it.
  ///
  /// @param only whether there was nothing else to do
  void passed(Viewer viewer, boolean only) {
    String words = MarkedWords.write(AutoPass.passed(only), null);
    add(
        new Told(
            seq,
            "note",
            viewer == Viewer.A ? words : "",
            viewer == Viewer.B ? words : "",
            viewer == Viewer.SPECTATOR ? words : ""));
    passing = viewer;
  }

  /// Adds what another heard.
  void add(EventLog heard) {
    heard.since(0).forEach(this::add);
  }

  private void add(Told told) {
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
    rows[row + BEGIN] = text.end();
    rows[row + FOR_A] = text.append(told.a());
    rows[row + FOR_B] = told.b().equals(told.a()) ? AS_FOR_A : text.append(told.b());
    rows[row + WATCHING] =
        told.watching().equals(told.a())
            ? AS_FOR_A
            : told.watching().equals(told.b()) ? AS_FOR_B : text.append(told.watching());
    size++;
  }

  /// Reads what was told.
  ///
  /// @param bytes the text from a place on
  /// @param start that place
  private Told get(int index, byte[] bytes, int start) {
    int row = index * ROW;
    int from = rows[row + BEGIN] - start;
    String a = words(bytes, from, rows[row + FOR_A]);
    from += rows[row + FOR_A];
    String b = a;
    if (rows[row + FOR_B] != AS_FOR_A) {
      b = words(bytes, from, rows[row + FOR_B]);
      from += rows[row + FOR_B];
    }
    String watching =
        switch (rows[row + WATCHING]) {
          case AS_FOR_A -> a;
          case AS_FOR_B -> b;
          default -> words(bytes, from, rows[row + WATCHING]);
        };
    return new Told(rows[row + LINE], kinds.get(rows[row + KIND]), a, b, watching);
  }

  private static String words(byte[] bytes, int from, int length) {
    return new String(bytes, from, length, StandardCharsets.UTF_8);
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
    byte[] bytes = text.since(start);
    List<Told> told = new ArrayList<>(size - from);
    for (int i = from; i < size; i++) {
      told.add(get(i, bytes, start));
    }
    return told;
  }

  /// Forgets what was told from a place on.
  void backTo(int place) {
    if (place < size) {
      text.cut(rows[place * ROW + BEGIN]);
      size = place;
    }
  }
}
