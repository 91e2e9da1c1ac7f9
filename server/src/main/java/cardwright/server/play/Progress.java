package cardwright.server.play;

import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.match.MatchProgress;
import cardwright.scenario.Scenario;
import cardwright.store.Entry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// How far a play has come: what its log leads to, line by line.
///
/// It is the same wherever it is rebuilt. One thread at a time may use it.
final class Progress {
  private final PlayTerms terms;
  private final @Nullable MatchProgress match;
  private final EventLog eventLog = new EventLog();
  private final List<int[]> versions = new ArrayList<>(List.of(new int[Viewer.audience().size()]));
  private final UndoHistory past = new UndoHistory();
  private final Set<Seat> ready = EnumSet.noneOf(Seat.class);
  private PlayChance chance;
  private String seed;
  private @Nullable Position position;
  private @Nullable Ending ending;
  private @Nullable Opening began;
  private boolean reached;
  private int seq;
  private int game;
  private int era;
  private int gameBegan;

  /// A play at its first decision.
  ///
  /// @throws Refused when a deck may not be played any more
  Progress(PlayTerms terms) {
    this.terms = terms;
    this.seed = terms.row().seed();
    this.chance = PlayChance.of(seed);
    this.match = terms.position().isPresent() ? null : match(terms);
    begin();
  }

  private static MatchProgress match(PlayTerms terms) {
    return new MatchProgress(
        terms.game(),
        terms.game().format(terms.row().format()),
        terms.row().games(),
        terms.deck(Seat.A),
        terms.deck(Seat.B),
        terms.row().agreed());
  }

  private void begin() {
    game++;
    ending = null;
    ready.clear();
    past.forget();
    gameBegan = eventLog.size();
    if (terms.row().games() > 1 && course().over() == 0) {
      course().draw(Seat.of(chance.roll(2)));
    }
    began = opening();
    Position begun = terms.game().begin(began, chance, eventLog);
    begun.listen(eventLog);
    if (terms.row().games() > 1) {
      course().begun();
    }
    position = begun;
    makeForced(begun, chance);
    begun.listen(null);
    snapshot(begun);
    era++;
  }

  private Opening opening() {
    return terms.row().games() > 1
        ? course().opening()
        : terms
            .position()
            .flatMap(Scenario::opening)
            .orElseGet(() ->
                Opening.of(terms.row().format(), terms.deck(Seat.A), terms.deck(Seat.B))
                    .agreed(terms.row().agreed()));
  }

  /// Makes the moves that make themselves, but for passes: whether one passed by oneself or not, it is a line of the log.
  private static void makeForced(Position now, Chance chance) {
    while (now.outcome().isEmpty() && now.choice().count() == 1 && !passes(now)) {
      now.play(0, chance);
    }
  }

  /// Whether nothing can be done but to pass.
  static boolean passes(Position now) {
    Choice choice = now.choice();
    return choice.count() == 1 && choice.pass() == 0;
  }

  /// Ends the game when the position is at its end, and keeps that the goal of a lesson was reached.
  private void snapshot(Position now) {
    reached |= goal().filter(lesson -> lesson.isReached(now)).isPresent();
    now.outcome().ifPresent(outcome -> end(Ending.played(outcome)));
  }

  private void end(Ending how) {
    ending = how;
    past.forget();
    if (terms.row().games() > 1) {
      List<String> carried = position == null ? List.of() : position.carried();
      course().ended(how.outcome(), carried);
    }
  }

  /// Carries out a line of the log.
  ///
  /// @throws Refused when it cannot be carried out; nothing has changed then
  void apply(Entry entry) {
    prepare(entry).run();
  }

  /// Carries out a whole log, or what is left of it: quicker than line by line, because nobody looks on.
  ///
  /// @throws Refused when a line cannot be carried out; then this progress is of no more use
  void replay(List<Entry> log) {
    Set<Integer> needed = UndoHistory.needed(log);
    for (Entry entry : log) {
      Kind kind = Kind.of(entry.kind()).orElse(Kind.SEED);
      if (kind.decides() && !needed.contains(entry.seq() - 1)) {
        int index = index(entry);
        carryOut(entry, kind, () -> play(index, kind == Kind.AUTO));
      } else {
        apply(entry);
      }
    }
  }

  /// Plays a move without a way back.
  private void play(int index, boolean automatic) {
    Position now = position();
    Seat seat = now.choice().seat();
    long rolled = chance.rolled();
    int told = eventLog.size();
    if (automatic) {
      eventLog.passed(Viewer.of(seat), passes(now));
    }
    now.listen(eventLog);
    now.play(index, chance);
    makeForced(now, chance);
    now.listen(null);
    past.add(new UndoHistory.Decision(seq, seat, automatic, null, told), chance.rolled() != rolled);
    snapshot(now);
  }

  /// Works out what a line of the log leads to, without doing it yet.
  ///
  /// @return does it, and cannot fail; good only while nothing else is done
  /// @throws Refused when it cannot be carried out
  Runnable prepare(Entry entry) {
    if (entry.seq() != seq + 1) {
      throw new IllegalStateException("line " + entry.seq() + " cannot follow line " + seq);
    }
    Kind kind =
        Kind.of(entry.kind())
            .orElseThrow(() -> new Refused(Messages.of("log.newer", word(entry.kind()))));
    Runnable deed =
        switch (kind) {
          case MOVE, AUTO -> move(entry, kind == Kind.AUTO);
          case UNDO -> takeBack(Integer.parseInt(entry.words()));
          case CONCEDE -> without(entry, Ending.How.CONCEDED);
          case TIME -> without(entry, Ending.How.TIME);
          case CLAIM -> without(entry, Ending.How.CLAIMED);
          case EXCHANGE -> exchange(Seat.valueOf(entry.seat()), entry.words());
          case FIRST -> first(Seat.valueOf(entry.words()));
          case SEED -> () -> reseed(entry.words());
        };
    return () -> carryOut(entry, kind, deed);
  }

  private void carryOut(Entry entry, Kind kind, Runnable deed) {
    Optional<Seat> decided = decider();
    int told = eventLog.size();
    eventLog.at(entry.seq());
    deed.run();
    seq = entry.seq();
    boolean moved = kind.decides();
    boolean turned = !decided.equals(decider());
    int[] now = versions.getLast().clone();
    for (Viewer viewer : Viewer.audience()) {
      boolean own = !entry.seat().isEmpty() && viewer.is(Seat.valueOf(entry.seat()));
      if (own || !moved || turned || eventLog.anyFor(viewer, told)) {
        now[viewer.ordinal()]++;
      }
    }
    versions.add(now);
  }

  /// Which of the moves that are offered that is; -1 when it is none.
  int offered(String notation) {
    return ending == null ? position().choice().indexOf(notation) : -1;
  }

  /// Which of the moves that are offered a line of the log is.
  ///
  /// @throws Refused when it is none of them
  private int index(Entry entry) {
    if (entry.seq() != seq + 1) {
      throw new IllegalStateException("line " + entry.seq() + " cannot follow line " + seq);
    }
    if (ending != null) {
      throw new Refused(Messages.of("move.over"));
    }
    Choice choice = position().choice();
    int kept = entry.choice();
    boolean known =
        kept >= 0 && kept < choice.count() && choice.notation(kept).equals(entry.words());
    int index = known ? kept : choice.indexOf(entry.words());
    if (!choice.seat().name().equals(entry.seat()) || index < 0) {
      throw new Refused(Messages.of("move.not-offered", word(entry.words()), word(entry.seat())));
    }
    return index;
  }

  private Runnable move(Entry entry, boolean automatic) {
    int index = index(entry);
    Position before = position();
    Seat seat = before.choice().seat();
    Position next = before.copy();
    PlayChance rolling = chance.copy();
    EventLog heard = new EventLog();
    heard.at(entry.seq());
    if (automatic) {
      heard.passed(Viewer.of(seat), passes(before));
    }
    next.listen(heard);
    next.play(index, rolling);
    makeForced(next, rolling);
    next.listen(null);
    return () -> {
      UndoHistory.Before then = new UndoHistory.Before(before, chance);
      past.add(
          new UndoHistory.Decision(seq, seat, automatic, then, eventLog.size()),
          rolling.rolled() != chance.rolled());
      position = next;
      chance = rolling;
      eventLog.add(heard);
      snapshot(next);
    };
  }

  private Runnable takeBack(int line) {
    UndoHistory.Decision decision =
        past.after(line).orElseThrow(() -> new Refused(Messages.of("undo.impossible")));
    UndoHistory.Before before = decision.before();
    if (before == null) {
      throw new IllegalStateException("line " + line + " was forgotten");
    }
    return () -> {
      past.dropFrom(decision);
      position = before.position();
      chance = before.chance();
      eventLog.backTo(decision.told());
      eventLog.tell("taken-back", Messages.of("undo.done", player(decision.seat())));
      era++;
    };
  }

  private Runnable without(Entry entry, Ending.How how) {
    if (ending != null) {
      throw new Refused(Messages.of("move.over"));
    }
    Ending now = Ending.without(Seat.valueOf(entry.seat()), how);
    return () -> {
      eventLog.tell("ended", now.message());
      end(now);
    };
  }

  private Runnable exchange(Seat seat, String words) {
    if (!between() || ready.contains(seat)) {
      throw new Refused(Messages.of("exchange.once"));
    }
    Deck deck = Swapping.of(course().registered(seat), words);
    course().check(seat, deck);
    return () -> {
      course().exchange(seat, deck);
      ready.add(seat);
    };
  }

  private Runnable first(Seat seat) {
    if (!between() || ready.size() < 2) {
      throw new Refused(Messages.of("first.when-ready"));
    }
    return () -> {
      course().choose(seat);
      begin();
    };
  }

  private void reseed(String next) {
    seed = next;
    chance = PlayChance.of(next);
    past.forget();
  }

  PlayTerms terms() {
    return terms;
  }

  /// What chance comes from now, a secret until all is over.
  String seed() {
    return seed;
  }

  /// The last line of the log that was carried out.
  int seq() {
    return seq;
  }

  int version(Viewer viewer) {
    return version(viewer, seq);
  }

  /// What that viewer's version was after a line of the log.
  int version(Viewer viewer, int line) {
    return versions.get(line)[viewer.ordinal()];
  }

  /// Counts how often what was told before counts no more.
  int era() {
    return era;
  }

  Position position() {
    if (position == null) {
      throw new IllegalStateException("no game has begun");
    }
    return position;
  }

  EventLog eventLog() {
    return eventLog;
  }

  /// The lesson whose position is played; empty for all other plays.
  private Optional<Scenario> goal() {
    return terms.position().filter(position -> !position.lesson().isEmpty());
  }

  /// Whether the goal of the lesson was reached at some moment; empty where no lesson is played.
  Optional<Boolean> reached() {
    return goal().map(lesson -> reached);
  }

  /// From which place on the telling is about this game.
  int gameBegan() {
    return gameBegan;
  }

  /// How this game began.
  Opening began() {
    if (began == null) {
      throw new IllegalStateException("no game has begun");
    }
    return began;
  }

  /// Which game of the match it is, from 1.
  int game() {
    return game;
  }

  /// How this game ended.
  Optional<Ending> ending() {
    return Optional.ofNullable(ending);
  }

  /// How all of it ended.
  Optional<Ending> allEnding() {
    if (terms.row().games() == 1) {
      return ending();
    }
    return course().outcome().map(outcome -> new Ending(outcome, how()));
  }

  private Ending.How how() {
    return ending == null ? Ending.How.PLAYED : ending.how();
  }

  boolean over() {
    return ending != null && (terms.row().games() == 1 || course().outcome().isPresent());
  }

  boolean between() {
    return ending != null && !over();
  }

  /// The course of a match of dealt decks.
  MatchProgress course() {
    if (match == null) {
      throw new IllegalStateException("a position that was set up is no match");
    }
    return match;
  }

  /// Who says now who goes first in the next game; empty when nobody does.
  Optional<Seat> chooser() {
    return match == null ? Optional.empty() : match.chooser();
  }

  /// The deck that a seat plays this game with.
  Deck deck(Seat seat) {
    return match == null ? terms.deck(seat) : match.deck(seat);
  }

  boolean isReady(Seat seat) {
    return ready.contains(seat);
  }

  int wins(Seat seat) {
    if (terms.row().games() > 1) {
      return course().wins(seat);
    }
    Optional<Outcome> outcome = ending().map(Ending::outcome);
    return outcome.flatMap(Outcome::winner).filter(seat::equals).isPresent() ? 1 : 0;
  }

  /// Who decides in the game; empty when nobody does.
  Optional<Seat> decider() {
    return ending == null ? Optional.of(position().choice().seat()) : Optional.empty();
  }

  /// The line after which the play would stand if that seat's last decision were taken back.
  Optional<Integer> undoTo(Seat seat) {
    return ending == null ? past.last(seat).map(UndoHistory.Decision::line) : Optional.empty();
  }

  /// The position before the decision that [#undoTo] would take back.
  Optional<Position> before(int line) {
    return past.after(line).map(UndoHistory.Decision::before).map(UndoHistory.Before::position);
  }
}
