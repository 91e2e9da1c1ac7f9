package cardwright.cli.table;

import cardwright.cli.console.Messages;
import cardwright.cli.console.Screen;
import cardwright.cli.console.Wrap;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.engine.Viewer;
import cardwright.players.Player;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A play at the keyboard, from the first decision to the end or until somebody leaves.
final class Session {
  private final Game game;
  private final Play play;
  private final PlayLog log;
  private final Screen screen;
  private final Seating seating;
  private final AutoPasses autoPasses;
  private final Questions questions;
  private final Dialogue dialogue;
  private final Deque<Decision> decisions = new ArrayDeque<>();
  private final Map<Seat, Table> seen = new EnumMap<>(Seat.class);
  private final Map<Seat, Integer> unfinished = new EnumMap<>(Seat.class);
  private boolean texts;
  private List<String> above = List.of();
  private Optional<Seat> shown = Optional.of(Seat.A);
  private boolean left;
  private boolean moved;

  /// A decision that was made, with the log before it.
  ///
  /// @param seat who decided; empty for a ruling
  /// @param byItself whether a person passed without being asked
  private record Decision(Optional<Seat> seat, PlayLog.Mark before, boolean byItself) {
    boolean isOf(Seat other) {
      return seat.equals(Optional.of(other)) && !byItself;
    }
  }

  /// Sits down to a play.
  ///
  /// @param autoPasses when people pass by themselves
  Session(
      Game game, Play play, PlayLog log, Screen screen, Seating seating, AutoPasses autoPasses) {
    this.game = game;
    this.play = play;
    this.log = log;
    this.screen = screen;
    this.seating = seating;
    this.autoPasses = autoPasses;
    this.dialogue = new Dialogue(screen, log.language());
    this.questions = new Questions(game, play, log, screen, seating);
  }

  /// Says what is played, above the first table.
  void welcome(List<String> lines) {
    above = lines.stream().flatMap(line -> Wrap.lines(line, screen.width()).stream()).toList();
  }

  /// Shows the text of the cards in hand, until somebody turns that off.
  void showTexts(boolean shown) {
    texts = shown;
  }

  /// Either player may sit before the screen now: whoever decides first is to take it over.
  void untilHandedOver() {
    shown = Optional.empty();
  }

  /// Plays until the end, or until a person leaves.
  ///
  /// @return whether it was played to its end
  /// @throws Refused when a stream of commands has one that cannot be followed, or ends too early
  boolean run() {
    while (!play.over() && !left) {
      Seat seat = play.position().choice().seat();
      Optional<Player> computer = seating.computer(seat);
      if (computer.isPresent()) {
        decide(computer.get().choose(new View(play.position())), false);
      } else {
        turnTo(seat);
      }
    }
    end();
    return !left;
  }

  /// A person decides, or passes by itself.
  private void turnTo(Seat seat) {
    Optional<Message> reason = autoPasses.reason(play.position());
    if (reason.isPresent()) {
      PlayLog.Mark before = log.mark();
      log.passed(Viewer.of(seat), reason.get());
      decide(play.position().choice().indexOf(AutoPasses.PASS), before, true);
      return;
    }
    handOver(seat);
    if (!left) {
      autoPasses.asked(play.position());
      draw(seat);
      ask();
    }
  }

  private void handOver(Seat seat) {
    if (seating.shared() && !shown.equals(Optional.of(seat))) {
      shown = Optional.of(seat);
      left = !screen.handOver(seat, log.language());
    }
  }

  private void draw(Seat seat) {
    screen.clear();
    above.forEach(screen::print);
    Viewer viewer = Viewer.of(seat);
    PlayLog.Mark last = lastDecision(seat);
    Table table = play.position().table(viewer);
    List<String> news = new ArrayList<>(log.since(last, viewer));
    Table before = seen.get(seat);
    if (before != null && otherSince(seat)) {
      String summary = TurnSummary.of(before, table, seating.names(), log.language(), game::label);
      news.addAll(0, summary.isEmpty() ? List.of() : List.of(summary));
    }
    if (texts) {
      HandText.lines(game, table, seat, screen.width()).forEach(screen::print);
    }
    new Sheet(screen, seating.names(), screen.height() - above.size(), log.language(), game::label)
        .draw(
            table,
            log.until(last, viewer),
            news,
            ModeWords.of(game, table, play.position().choice()))
        .forEach(screen::print);
    above = List.of();
  }

  /// The log before that seat's last decision.
  private PlayLog.Mark lastDecision(Seat seat) {
    return decisions.stream()
        .filter(decision -> decision.isOf(seat))
        .findFirst()
        .map(Decision::before)
        .orElse(PlayLog.START);
  }

  /// Reads what is typed until a move is made, a decision is taken back, or the person leaves.
  private void ask() {
    moved = false;
    while (!left && !moved) {
      Message early = Messages.of("refusal.play-ended-early", Message.number(play.decisions()));
      left = !dialogue.follow(early, this::follow) || left;
    }
  }

  private void follow(String typed) {
    Choice choice = play.position().choice();
    int exact = MoveInput.exactly(choice, typed);
    if (exact >= 0) {
      decideTyped(exact, typed);
      return;
    }
    String[] words = MoveInput.plain(typed).split(" ", 2);
    String about = words.length == 2 ? words[1] : "";
    switch (words[0]) {
      case "quit", "exit", "q" -> left = true;
      case "undo" -> undo(choice.seat());
      case "judge" -> rule(about);
      case "text" -> {
        texts = !texts;
        if (texts) {
          Table table = play.position().table(Viewer.of(choice.seat()));
          HandText.lines(game, table, choice.seat(), screen.width()).forEach(screen::print);
        } else {
          dialogue.tell(Messages.of("text.off"));
        }
      }
      case "auto" -> {
        dialogue.tell(autoPasses.change(play.position(), "auto", about));
        moved = !about.isEmpty();
      }
      case "stop" -> dialogue.tell(autoPasses.change(play.position(), "stop", about));
      default -> {
        if (!questions.answer(typed)) {
          decideTyped(MoveInput.move(play.position(), typed), typed);
        }
      }
    }
  }

  /// Makes the move that somebody typed. Who ends the turn in words, and whose turn before ended by itself, may have typed it for that one: it is asked for once more. A number means a move that was seen, in any case.
  private void decideTyped(int move, String typed) {
    Choice choice = play.position().choice();
    Optional<Table.Turn> turn = play.position().turn().filter(now -> now.player() == choice.seat());
    if (turn.isPresent()) {
      boolean ends = choice.notation(move).equals(MoveInput.END_TURN);
      int now = turn.get().number();
      int before = ends ? unfinished.getOrDefault(choice.seat(), now) : now;
      if (ends) {
        unfinished.remove(choice.seat());
      } else {
        unfinished.put(choice.seat(), now);
      }
      if (before != now && !MoveInput.isNumber(typed)) {
        throw new Refused(
            Messages.of("refusal.turn-ended", Message.number(before), Message.number(now)));
      }
    }
    decide(move, true);
  }

  private void decide(int move, boolean person) {
    if (person) {
      autoPasses.decides(play.position(), move);
    }
    decide(move, log.mark(), false);
  }

  private void decide(int move, PlayLog.Mark before, boolean byItself) {
    Seat seat = play.position().choice().seat();
    decisions.push(new Decision(Optional.of(seat), before, byItself));
    moved = true;
    log.begins(play.position().table(Viewer.SPECTATOR));
    play.move(move);
    if (seating.computer(seat).isEmpty()) {
      seen.put(seat, play.position().table(Viewer.of(seat)));
    }
  }

  private void rule(String ruling) {
    PlayLog.Mark before = log.mark();
    if (ruling.isEmpty()) {
      questions.rulings();
      return;
    }
    log.begins(play.position().table(Viewer.SPECTATOR));
    play.rule(questions.ruling(ruling));
    decisions.push(new Decision(Optional.empty(), before, false));
    moved = true;
  }

  /// Takes back the last ruling, or else the last decision of that seat.
  private void undo(Seat seat) {
    if (!decisions.isEmpty() && decisions.peek().seat().isEmpty()) {
      takeBack();
      return;
    }
    if (decisions.stream().noneMatch(decision -> decision.isOf(seat))) {
      throw new Refused(Messages.of("refusal.nothing-to-undo"));
    }
    if (seating.shared() && otherSince(seat)) {
      throw new Refused(Messages.of("refusal.other-has-moved", Message.player(seat.other())));
    }
    boolean found = false;
    while (!found) {
      found = takeBack().isOf(seat);
    }
    autoPasses.takenBack(seat);
    above = List.of(dialogue.words(Messages.of("undo.done")));
  }

  private Decision takeBack() {
    Decision last = decisions.pop();
    play.undo();
    unfinished.clear();
    seating.externalPlayers().tell("The last move was taken back.");
    log.backTo(last.before());
    moved = true;
    return last;
  }

  /// Whether the other seat has decided since that seat's last decision; to pass is to decide.
  private boolean otherSince(Seat seat) {
    for (Decision decision : decisions) {
      if (decision.isOf(seat)) {
        return false;
      }
      if (decision.seat().equals(Optional.of(seat.other()))) {
        return true;
      }
    }
    return false;
  }

  private void end() {
    Optional<Outcome> outcome = play.position().outcome();
    if (outcome.isPresent()) {
      seating.externalPlayers().end(outcome.get(), play.position());
      screen.clear();
      above.forEach(screen::print);
      Viewer viewer = seating.shared() ? Viewer.SPECTATOR : Viewer.A;
      PlayLog.Mark last = lastDecision(Seat.A);
      new Sheet(screen, seating.names(), screen.height(), log.language(), game::label)
          .drawEnd(play.position().table(viewer), log.until(last, viewer), log.since(last, viewer))
          .forEach(screen::print);
      dialogue.tell(seating.ending(outcome.get(), "over.won", "over.drawn"));
    } else {
      dialogue.print(Messages.of("left.play", Message.number(play.decisions())));
    }
  }
}
