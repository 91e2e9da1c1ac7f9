package cardwright.cli;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.View;
import cardwright.engine.Viewer;
import cardwright.players.Player;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A play at the keyboard, from the first decision to the end or until somebody leaves.
final class Session {
  private final Play play;
  private final PlayLog log;
  private final Screen screen;
  private final Map<Seat, Player> computers;
  private final Map<Seat, String> names;
  private final Questions questions;
  private final Deque<Decision> decisions = new ArrayDeque<>();
  private List<String> above = List.of();
  private Seat shown = Seat.A;
  private boolean left;

  /// A decision that was made, with the log before it.
  private record Decision(Seat seat, PlayLog.Mark before) {}

  /// Sits down to a play.
  ///
  /// @param computers who decides at the seats where no person sits
  /// @param names what the players are called
  Session(
      Game game,
      Play play,
      PlayLog log,
      Screen screen,
      Map<Seat, Player> computers,
      Map<Seat, String> names) {
    this.play = play;
    this.log = log;
    this.screen = screen;
    this.computers = computers;
    this.names = names;
    this.questions = new Questions(game, play, log, screen);
  }

  /// Says what is played, above the first table.
  void welcome(List<String> lines) {
    above = lines.stream().flatMap(line -> Wrap.lines(line, screen.width()).stream()).toList();
  }

  /// Plays until the end, or until a person leaves.
  ///
  /// @throws Refused when a stream of commands has one that cannot be followed, or ends too early
  void run() {
    while (!play.over() && !left) {
      Seat seat = play.position().choice().seat();
      Optional<Player> computer = Optional.ofNullable(computers.get(seat));
      if (computer.isPresent()) {
        decide(computer.get().choose(new View(play.position())));
      } else {
        handOver(seat);
        if (!left) {
          draw(seat);
          ask();
        }
      }
    }
    end();
  }

  private void handOver(Seat seat) {
    if (!computers.isEmpty() || seat == shown) {
      return;
    }
    shown = seat;
    screen.clear();
    String words = "Hand over to player " + seat + ", then press Enter";
    screen.print(words);
    if (screen.attended()) {
      left = screen.read("").isEmpty();
    }
  }

  private void draw(Seat seat) {
    screen.clear();
    above.forEach(screen::print);
    Viewer viewer = Viewer.of(seat);
    PlayLog.Mark last = lastDecision(seat);
    new Sheet(screen, names, screen.height() - above.size())
        .draw(
            play.position().table(viewer),
            log.until(last, viewer),
            log.since(last, viewer),
            play.position().choice())
        .forEach(screen::print);
    above = List.of();
  }

  /// The log before that seat's last decision.
  private PlayLog.Mark lastDecision(Seat seat) {
    return decisions.stream()
        .filter(decision -> decision.seat() == seat)
        .findFirst()
        .map(Decision::before)
        .orElse(PlayLog.START);
  }

  /// Reads what is typed until a move is made, a decision is taken back, or the person leaves.
  private void ask() {
    int made = play.decisions();
    while (!left && play.decisions() == made) {
      Optional<String> typed = screen.read("> ");
      if (typed.isEmpty()) {
        endOfInput();
      } else if (!typed.get().isBlank()) {
        try {
          follow(typed.get());
        } catch (Refused refused) {
          if (!screen.attended()) {
            throw new Refused(screen.place() + refused.getMessage(), refused);
          }
          tell(String.valueOf(refused.getMessage()));
        }
      }
    }
  }

  private void endOfInput() {
    if (!screen.attended()) {
      throw new Refused(
          "the input ended in the middle of the game, after "
              + Count.of(play.decisions(), "decision")
              + "; it has to go on to the end, or say quit");
    }
    left = true;
  }

  private void follow(String typed) {
    Choice choice = play.position().choice();
    int exact = Typed.exactly(choice, typed);
    if (exact >= 0) {
      decide(exact);
      return;
    }
    switch (Typed.plain(typed)) {
      case "quit", "exit", "q" -> left = true;
      case "undo" -> undo(choice.seat());
      default -> {
        if (!questions.answer(typed)) {
          decide(Typed.move(play.position(), typed));
        }
      }
    }
  }

  private void decide(int move) {
    decisions.push(new Decision(play.position().choice().seat(), log.mark()));
    play.move(move);
  }

  private void undo(Seat seat) {
    if (decisions.stream().noneMatch(decision -> decision.seat() == seat)) {
      throw new Refused("there is no decision of yours to take back");
    }
    if (computers.isEmpty() && decisions.peek().seat() != seat) {
      throw new Refused(
          "player " + seat.other() + " has decided since; between two people that stays");
    }
    Decision decision;
    do {
      decision = decisions.pop();
      play.undo();
    } while (decision.seat() != seat);
    log.backTo(decision.before());
  }

  private void end() {
    Optional<Outcome> outcome = play.position().outcome();
    if (outcome.isPresent()) {
      screen.clear();
      above.forEach(screen::print);
      Viewer viewer = computers.isEmpty() ? Viewer.SPECTATOR : Viewer.A;
      PlayLog.Mark last = lastDecision(Seat.A);
      new Sheet(screen, names, screen.height())
          .drawEnd(play.position().table(viewer), log.until(last, viewer), log.since(last, viewer))
          .forEach(screen::print);
      tell(ending(outcome.get()));
    } else {
      screen.print("You left the game after " + Count.of(play.decisions(), "decision") + ".");
    }
  }

  private void tell(String words) {
    int width = screen.attended() ? screen.width() : Integer.MAX_VALUE;
    Wrap.text(words, width).forEach(screen::print);
  }

  private String ending(Outcome outcome) {
    if (outcome.winner().isEmpty()) {
      return "A draw: " + outcome.reason();
    }
    Seat winner = outcome.winner().get();
    String name = names.getOrDefault(winner, winner.name());
    String wins = name.equals("you") ? "You win" : name + " wins";
    return Character.toUpperCase(wins.charAt(0)) + wins.substring(1) + ": " + outcome.reason();
  }
}
