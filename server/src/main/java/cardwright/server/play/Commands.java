package cardwright.server.play;

import static cardwright.engine.Message.player;

import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.server.wire.FromPage;
import java.util.Locale;
import java.util.Optional;

/// What a player may do at a play. It is called by whoever owns the play.
///
/// @param seat the player
record Commands(LiveState state, PlayLog log, AutoAdvance autoAdvance, Progress now, Seat seat) {
  private static final int LONGEST = 200;

  /// Carries out a command.
  ///
  /// @return the line of the log that the play stands at by it
  /// @throws Declined when it is not to be carried out
  int carryOut(FromPage.Command asked) {
    return switch (asked) {
      case FromPage.Move move -> move(move);
      case FromPage.Undo undo -> undo(undo);
      case FromPage.AnswerUndo answer -> answerUndo(answer);
      case FromPage.Concede concede -> without(concede.commandId(), Kind.CONCEDE, seat);
      case FromPage.Claim claim -> claim(claim);
      case FromPage.Exchange exchange -> exchange(exchange);
      case FromPage.First first -> first(first);
      case FromPage.Auto auto -> auto(auto);
    };
  }

  private int move(FromPage.Move move) {
    refuseStale(move.expectedVersion());
    refuseOver();
    Position position = now.position();
    Choice choice = position.choice();
    if (choice.seat() != seat) {
      throw new Declined("not-yours", Messages.of("declined.other-decides"));
    }
    String notation = move.move().strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    int index = choice.indexOf(notation);
    if (index < 0) {
      Message why =
          notation.length() > LONGEST
              ? Messages.of("declined.no-move")
              : position.refusal(notation);
      throw new Declined("not-offered", why);
    }
    state.autoPass(seat).ifPresent(autoPass -> autoPass.decides(position, index));
    autoAdvance.answered(now, seat, choice.pass() == index);
    return write(move.commandId(), Kind.MOVE, seat, notation);
  }

  /// Writes a line that this player asked for.
  ///
  /// @param whose the seat that the line is about
  private int write(String command, Kind kind, Seat whose, String words) {
    int line = log.write(now, CommandIds.of(seat, command), kind, whose.name(), words);
    autoAdvance.advance(now);
    return line;
  }

  private void refuseOver() {
    if (now.over()) {
      throw new Declined("over", Messages.of("declined.over"));
    }
    if (now.between()) {
      throw new Declined("not-now", Messages.of("declined.next-not-begun"));
    }
  }

  private void refuseStale(int expected) {
    if (now.version(Viewer.of(seat)) != expected) {
      throw new Declined("stale", Messages.of("declined.table-changed"));
    }
  }

  private int undo(FromPage.Undo undo) {
    refuseStale(undo.expectedVersion());
    refuseOver();
    return switch (SnapshotBuilder.undo(state, seat)) {
      case "free" -> takeBack(seat, undo.commandId());
      case "ask" -> {
        state.asked(Optional.of(seat));
        yield now.seq();
      }
      default -> throw new Declined("not-now", Messages.of("declined.nothing-to-take-back"));
    };
  }

  private int takeBack(Seat whose, String command) {
    int line =
        now.undoTo(whose)
            .orElseThrow(
                () -> new Declined("not-now", Messages.of("declined.too-late-to-take-back")));
    int written =
        log.write(now, CommandIds.of(seat, command), Kind.UNDO, whose.name(), String.valueOf(line));
    state.autoPass(whose).ifPresent(AutoPassSettings::forget);
    autoAdvance.advance(now);
    return written;
  }

  private int answerUndo(FromPage.AnswerUndo answer) {
    Seat asker =
        state
            .asked()
            .filter(each -> each != seat)
            .orElseThrow(() -> new Declined("not-now", Messages.of("declined.nobody-asks")));
    if (!answer.agree()) {
      state.asked(Optional.empty());
      return now.seq();
    }
    return takeBack(asker, answer.commandId());
  }

  private int without(String command, Kind kind, Seat loser) {
    if (now.ending().isPresent()) {
      throw new Declined("over", Messages.of("declined.game-over", player(seat)));
    }
    return write(command, kind, loser, "");
  }

  private int claim(FromPage.Claim claim) {
    boolean claimable =
        SnapshotBuilder.claim(state)
            .filter(open -> open.against().equals(seat.other().name()) && open.in() == 0)
            .isPresent();
    if (!claimable && now.ending().isEmpty()) {
      throw new Declined("not-now", Messages.of("declined.no-claim"));
    }
    return without(claim.commandId(), Kind.CLAIM, seat.other());
  }

  private int exchange(FromPage.Exchange exchange) {
    String words = String.join("\n", exchange.out()) + "\n\n" + String.join("\n", exchange.in());
    if (words.chars().filter(each -> each == '\n').count()
        > (long) exchange.out().size() + exchange.in().size() + 2) {
      throw new Declined("malformed", Messages.of("declined.card-on-a-line"));
    }
    try {
      return write(exchange.commandId(), Kind.EXCHANGE, seat, words.isBlank() ? "" : words);
    } catch (Refused refused) {
      throw new Declined("not-offered", refused.message());
    }
  }

  private int first(FromPage.First first) {
    if (!now.chooser().equals(Optional.of(seat))) {
      throw new Declined("not-yours", Messages.of("declined.other-says-who-begins"));
    }
    int before = now.game();
    int line =
        log.write(
            now,
            CommandIds.of(seat, first.commandId()),
            Kind.FIRST,
            seat.name(),
            first.seat().name());
    if (now.game() != before) {
      state.autoPass(Seat.A).ifPresent(AutoPassSettings::begin);
      state.autoPass(Seat.B).ifPresent(AutoPassSettings::begin);
    }
    autoAdvance.advance(now);
    return line;
  }

  private int auto(FromPage.Auto auto) {
    AutoPassSettings autoPass =
        state
            .autoPass(seat)
            .orElseThrow(() -> new Declined("not-now", Messages.of("declined.not-begun")));
    try {
      autoPass.change(auto.mode(), auto.stops(), now.position().turn());
    } catch (Refused refused) {
      throw new Declined("malformed", refused.message());
    }
    state.services().store().plays().habits(state.id(), seat.name(), autoPass.write());
    autoAdvance.advance(now);
    state.audience().pages().stream()
        .filter(page -> page.seat().equals(Optional.of(seat)))
        .forEach(page -> page.wake(true));
    return now.seq();
  }
}
