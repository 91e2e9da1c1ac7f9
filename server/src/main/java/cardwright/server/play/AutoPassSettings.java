package cardwright.server.play;

import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Table;
import cardwright.players.AutoPass;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The settings by which one seat passes automatically, and what follows from them.
final class AutoPassSettings {
  private static final String USUAL = "forced";
  private static final String TURN = "turn";

  private String mode = USUAL;
  private List<String> stops = List.of();
  private AutoPass habit = new AutoPass(AutoPass.Mode.FORCED);
  private int turn = -1;

  /// Reads what [#write] wrote; whatever else it is means the usual settings.
  static AutoPassSettings read(String words) {
    AutoPassSettings autoPass = new AutoPassSettings();
    List<String> lines = words.lines().toList();
    if (!lines.isEmpty()) {
      try {
        autoPass.change(lines.getFirst(), lines.subList(1, lines.size()), Optional.empty());
      } catch (Refused _) {
        autoPass.mode = USUAL;
      }
    }
    return autoPass;
  }

  /// The settings as they are stored.
  String write() {
    return String.join("\n", mode.equals(TURN) ? USUAL : mode, String.join("\n", stops)).strip();
  }

  /// Changes all of it.
  ///
  /// @throws Refused when a stop is none
  void change(String now, List<String> stopsNow, Optional<Table.Turn> at) {
    AutoPass changed =
        new AutoPass(
            now.equals(TURN)
                ? AutoPass.Mode.FORCED
                : AutoPass.Mode.valueOf(now.toUpperCase(Locale.ROOT)));
    stopsNow.forEach(changed::stop);
    if (now.equals(TURN)) {
      changed.passTurn(at);
      turn = at.map(Table.Turn::number).orElse(-1);
    }
    habit = changed;
    mode = now;
    stops = List.copyOf(stopsNow);
  }

  /// Whether the person passes by itself at this choice, which is its own.
  boolean passes(Position position) {
    Optional<Table.Turn> now = position.turn();
    if (mode.equals(TURN) && now.map(Table.Turn::number).orElse(-1) != turn) {
      mode = USUAL;
    }
    return habit.reason(position).isPresent();
  }

  void asked(Position position) {
    habit.asked(position.turn());
  }

  void decides(Position position, int move) {
    habit.decides(position, move);
  }

  void forget() {
    habit.forget();
  }

  void begin() {
    habit.begin();
  }

  String mode() {
    return mode;
  }

  List<String> stops() {
    return stops;
  }
}
