package cardwright.cli.table;

import cardwright.catalog.Names;
import cardwright.cli.console.Messages;
import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.players.AutoPass;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// When people pass by themselves: the habits of each seat, in any game that has a move `pass`.
final class AutoPasses {
  /// The notation of passing.
  static final String PASS = AutoPass.PASS;

  private final Map<Seat, AutoPass> autoPasses = new EnumMap<>(Seat.class);

  /// Both seats begin with the same habits.
  ///
  /// @param stops phases, each perhaps with `mine` or `theirs`
  /// @throws Refused when a stop is none
  AutoPasses(AutoPass.Mode mode, List<String> stops) {
    for (Seat seat : Seat.values()) {
      AutoPass autoPass = new AutoPass(mode);
      stops.forEach(autoPass::stop);
      autoPasses.put(seat, autoPass);
    }
  }

  /// A new game begins: what was passed on in the one before counts no more.
  void begin() {
    autoPasses.values().forEach(AutoPass::begin);
  }

  private AutoPass of(Seat seat) {
    return autoPasses.computeIfAbsent(seat, each -> new AutoPass(AutoPass.Mode.FORCED));
  }

  /// Why the seat that decides passes by itself now; empty when it is to be asked.
  Optional<Message> reason(Position position) {
    return of(position.choice().seat()).reason(position);
  }

  /// Whether nothing is offered but to pass.
  static boolean onlyPass(Choice choice) {
    return choice.count() == 1 && choice.move(0).notation().equals(PASS);
  }

  /// The seat that decides is being asked.
  void asked(Position position) {
    of(position.choice().seat()).asked(position.turn());
  }

  /// The seat that decides is about to make a move.
  void decides(Position position, int move) {
    of(position.choice().seat()).decides(position, move);
  }

  /// A decision of that seat was taken back: it is asked again, whatever it has seen.
  void takenBack(Seat seat) {
    of(seat).forget();
  }

  /// Changes habits of the seat that decides.
  ///
  /// @param command `auto` or `stop`
  /// @param about what stands behind it
  /// @return what holds from now on
  /// @throws Refused when it is not understood
  Message change(Position position, String command, String about) {
    AutoPass autoPass = of(position.choice().seat());
    Optional<Table.Turn> turn = position.turn();
    if (command.equals("auto") && about.equalsIgnoreCase("turn")) {
      return autoPass.passTurn(turn);
    }
    if (command.equals("auto")) {
      if (!about.isEmpty()) {
        autoPass.mode(mode(about));
      }
      return autoPass.told();
    }
    if (!about.isEmpty() && turn.filter(now -> !now.phase().isEmpty()).isEmpty()) {
      throw new Refused(Messages.of("refusal.no-phases"));
    }
    return autoPass.stop(about);
  }

  /// The mode of that name.
  ///
  /// @throws Refused when there is none
  static AutoPass.Mode mode(String name) {
    List<String> known = List.of("off", "forced", "quiet");
    return switch (Names.find(Messages.of("kind.way-to-pass"), name, known)) {
      case "off" -> AutoPass.Mode.OFF;
      case "quiet" -> AutoPass.Mode.QUIET;
      default -> AutoPass.Mode.FORCED;
    };
  }
}
