package cardwright.server.play;

import cardwright.engine.Event;
import cardwright.engine.Listener;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What happened, as each viewer was told it.
final class Telling implements Listener {
  private final List<Told> all = new ArrayList<>();

  /// Something that happened.
  ///
  /// @param seq the line of the log that led to it
  /// @param kind its kind, in kebab case
  /// @param a what the player of A was told; empty for nothing
  /// @param b what the player of B was told
  /// @param watching what those were told who watch
  record Told(int seq, String kind, String a, String b, String watching) {
    /// What that viewer was told.
    String words(Viewer viewer) {
      if (viewer.is(Seat.A)) {
        return a;
      }
      return viewer.is(Seat.B) ? b : watching;
    }
  }

  private int seq;

  /// What comes now comes from that line of the log.
  void at(int line) {
    seq = line;
  }

  @Override
  public void on(Event event) {
    String a = event.words(Viewer.A);
    String b = same(a, event.words(Viewer.B));
    String watching = same(a, event.words(Viewer.SPECTATOR));
    if (!a.isEmpty() || !b.isEmpty() || !watching.isEmpty()) {
      all.add(new Told(seq, kind(event.getClass().getSimpleName()), a, b, watching));
    }
  }

  // Most words are the same for all; then they are kept once.
  private static String same(String kept, String words) {
    return kept.equals(words) ? kept : words;
  }

  /// `TurnBegan` is `turn-began`.
  private static String kind(String name) {
    return name.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT).intern();
  }

  /// Tells everybody something.
  void tell(String kind, String words) {
    all.add(new Told(seq, kind, words, words, words));
  }

  /// Tells one viewer something that nobody else is told.
  void tell(Viewer viewer, String kind, String words) {
    all.add(
        new Told(
            seq,
            kind,
            viewer == Viewer.A ? words : "",
            viewer == Viewer.B ? words : "",
            viewer == Viewer.SPECTATOR ? words : ""));
  }

  /// Adds what another heard.
  void add(Telling heard) {
    all.addAll(heard.all);
  }

  /// Whether that viewer was told anything from a place on.
  boolean anyFor(Viewer viewer, int from) {
    for (int i = from; i < all.size(); i++) {
      if (!all.get(i).words(viewer).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  int size() {
    return all.size();
  }

  /// What was told from a place on.
  List<Told> since(int from) {
    return List.copyOf(all.subList(Math.min(from, all.size()), all.size()));
  }

  /// Forgets what was told from a place on.
  void backTo(int size) {
    all.subList(Math.min(size, all.size()), all.size()).clear();
  }
}
