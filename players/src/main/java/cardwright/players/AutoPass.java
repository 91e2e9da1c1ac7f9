package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Passes automatically for one person: when it does so, and where it stops.
public final class AutoPass {
  /// The notation of passing.
  public static final String PASS = "pass";

  /// How much is passed without asking.
  public enum Mode {
    /// Nothing.
    OFF("auto.off"),
    /// What can only be passed.
    FORCED("auto.forced"),
    /// Besides, what offers nothing that was not there when the person passed last, while no card of that person has got a new mark. In a phase in which the
    /// person has done something, or a card of theirs has got a mark, the person is asked, too, when the opponent's side has changed.
    QUIET("auto.quiet");

    private final String told;

    /// @param told the sentence of the catalogue that tells of it
    Mode(String told) {
      this.told = told;
    }

    /// The name as it is written: `quiet`.
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// A phase in which the person is asked in any case.
  ///
  /// @param whose `mine`, `theirs`, or empty for both
  private record Stop(String phase, String whose) {
    boolean holds(Seat seat, Table.Turn turn) {
      boolean mine = turn.player() == seat;
      return phase.equals(turn.phase()) && (whose.isEmpty() || whose.equals("mine") == mine);
    }

    @Override
    public String toString() {
      return (phase + " " + whose).strip();
    }
  }

  private static final Set<String> WHOSE = Set.of("mine", "theirs");

  /// A mark of a card in play: that it fights, is frightened, lies on its back.
  private record Marked(int ref, String mark) {}

  private final Set<Stop> stops = new LinkedHashSet<>();
  private final Set<String> passedOn = new HashSet<>();
  private final Set<Marked> seenMarks = new HashSet<>();
  private Mode mode;
  private boolean hasPassed;

  /// Whether the marks are those that were there when the person decided last.
  private boolean knowsMarks;

  private Optional<Table.Turn> passedIn = Optional.empty();

  /// Where in the game the person did something last, or a card of theirs got a new mark: what the opponent does there is an answer to it, or
  /// asks for one.
  private Optional<Table.Turn> involvedIn = Optional.empty();

  /// The opponent's side of the table when the person passed last, where the person was involved.
  private Optional<Table.Side> opponentAtPass = Optional.empty();

  private Optional<Table.Turn> askedIn = Optional.empty();
  private int passingTurn = -1;

  /// Passes as that mode says, and stops nowhere.
  public AutoPass(Mode mode) {
    this.mode = mode;
  }

  /// What is told of a pass that a person did not make.
  ///
  /// @param only whether there was nothing else to do
  public static Message passed(boolean only) {
    return Messages.of(only ? "pass.no-moves" : "pass.passed");
  }

  /// Why the person who decides passes by itself; empty when it is to be asked.
  public Optional<Message> reason(Position position) {
    Choice choice = position.choice();
    Optional<Table.Turn> turn = position.turn();
    if (choice.indexOf(PASS) < 0 || stopped(choice.seat(), turn)) {
      return Optional.empty();
    }
    if (turn.filter(now -> now.number() == passingTurn).isPresent()) {
      return Optional.of(Messages.of("pass.turn"));
    }
    if (mode != Mode.OFF && choice.count() == 1) {
      return Optional.of(passed(true));
    }
    if (mode == Mode.QUIET && nothingNew(position)) {
      return Optional.of(Messages.of("pass.nothing-new"));
    }
    return Optional.empty();
  }

  private boolean stopped(Seat seat, Optional<Table.Turn> turn) {
    return turn.filter(now -> stops.stream().anyMatch(stop -> stop.holds(seat, now))).isPresent()
        && !askedIn.equals(turn);
  }

  /// Whether all that can be done could be done when the person passed last, and nothing has befallen a card of that person. A turn
  /// of one's own begins with being asked.
  private boolean nothingNew(Position position) {
    Choice choice = position.choice();
    int passed = passedIn.map(Table.Turn::number).orElse(0);
    boolean ownTurnBegins =
        position
            .turn()
            .filter(now -> now.player() == choice.seat() && now.number() != passed)
            .isPresent();
    if (!hasPassed
        || ownTurnBegins
        || !passedOn.containsAll(others(choice))
        || isAnswered(position)) {
      return false;
    }
    Set<Marked> now = marks(position);
    // What has gone is new when it comes again: another fight of the same card.
    seenMarks.retainAll(now);
    return seenMarks.containsAll(now);
  }

  /// Whether the opponent has done something since the person passed, in a phase in which the person is involved.
  private boolean isAnswered(Position position) {
    return isInvolved(position)
        && opponentAtPass.filter(side -> !side.equals(opponent(position))).isPresent();
  }

  private boolean isInvolved(Position position) {
    return involvedIn.isPresent() && involvedIn.equals(position.turn());
  }

  /// The opponent's side as the person sees it.
  private static Table.Side opponent(Position position) {
    Seat seat = position.choice().seat();
    return position.table(Viewer.of(seat)).side(seat.other());
  }

  /// The marks of the cards in play on the side of the person who decides, without their values: a Task that is done once more, or a
  /// counter more, is nothing to be asked about.
  private static Set<Marked> marks(Position position) {
    Seat seat = position.choice().seat();
    Set<Marked> marks = new HashSet<>();
    for (Table.Zone zone : position.table(Viewer.of(seat)).side(seat).zones()) {
      if (!zone.ownersOnly() && !zone.passing()) {
        for (Table.Card card : zone.cards()) {
          card.marks().forEach(mark -> marks.add(new Marked(card.ref(), mark.name())));
        }
      }
    }
    return marks;
  }

  /// The person is being asked.
  public void asked(Optional<Table.Turn> turn) {
    askedIn = turn;
  }

  /// The person passes, or does something that may make them want to do more.
  public void decides(Position position, int move) {
    Choice choice = position.choice();
    if (!choice.move(move).notation().equals(PASS)) {
      forget();
      see(marks(position));
      involvedIn = position.turn();
      return;
    }
    if (choice.count() > 1) {
      passedOn.clear();
      passedOn.addAll(others(choice));
      Set<Marked> marks = marks(position);
      if (knowsMarks && !seenMarks.containsAll(marks)) {
        involvedIn = position.turn();
      }
      see(marks);
      opponentAtPass = isInvolved(position) ? Optional.of(opponent(position)) : Optional.empty();
      passedIn = position.turn();
      hasPassed = true;
    }
  }

  private void see(Set<Marked> marks) {
    seenMarks.clear();
    seenMarks.addAll(marks);
    knowsMarks = true;
  }

  /// A new game begins.
  public void begin() {
    forget();
    askedIn = Optional.empty();
  }

  /// What the person passed on is no longer known: it is asked again.
  public void forget() {
    passedOn.clear();
    seenMarks.clear();
    knowsMarks = false;
    opponentAtPass = Optional.empty();
    involvedIn = Optional.empty();
    hasPassed = false;
    passingTurn = -1;
  }

  private static Set<String> others(Choice choice) {
    Set<String> others = new HashSet<>();
    for (int i = 0; i < choice.count(); i++) {
      others.add(choice.move(i).notation());
    }
    others.remove(PASS);
    return others;
  }

  /// Passes until this turn is over, whatever comes.
  ///
  /// @return what holds from now on
  /// @throws Refused when the game has no turns
  public Message passTurn(Optional<Table.Turn> turn) {
    passingTurn = turn.orElseThrow(() -> new Refused(Messages.of("auto.no-turns"))).number();
    return Messages.of("auto.turn");
  }

  /// Changes how much is passed without asking.
  public void mode(Mode now) {
    mode = now;
    forget();
  }

  /// How much is passed without asking.
  public Message told() {
    return Messages.of(mode.told);
  }

  /// Adds a stop, takes all away, or tells which there are.
  ///
  /// @throws Refused when it is not understood
  public Message stop(String about) {
    List<String> words = List.of(about.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    if (about.equalsIgnoreCase("off")) {
      stops.clear();
    } else if (words.size() > 2 || (words.size() == 2 && !WHOSE.contains(words.getLast()))) {
      throw new Refused(Messages.of("stop.not-understood"));
    } else if (!about.isBlank()) {
      stops.add(new Stop(words.getFirst(), words.size() == 2 ? words.getLast() : ""));
    }
    return stops.isEmpty()
        ? Messages.of("stop.none")
        : Messages.of(
            "stop.in",
            Message.word(stops.stream().map(Stop::toString).collect(Collectors.joining(", "))));
  }
}
