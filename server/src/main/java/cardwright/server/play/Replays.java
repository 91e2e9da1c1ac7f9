package cardwright.server.play;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.fairness.JointShuffle;
import cardwright.fairness.Party;
import cardwright.players.TurningPoints;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import cardwright.record.ShuffleRecord;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioText;
import cardwright.store.Entry;
import cardwright.store.PlayRow;
import cardwright.store.ShufflePart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Goes through a play that is over, as often as somebody likes.
public final class Replays {
  /// Stands for all decisions.
  private static final int ALL = Integer.MAX_VALUE;

  private final PlayTerms terms;
  private final List<Entry> log;
  private final List<ShufflePart> parts;
  private final String cards;

  /// A play that is over.
  ///
  /// @param log all of its lines
  /// @param parts those of its shuffle; none when the server drew it alone
  public Replays(PlayRow row, Games games, List<Entry> log, List<ShufflePart> parts) {
    this.terms = PlayTerms.of(row, games);
    this.cards = games.cards(row);
    this.log = standing(log);
    this.parts = List.copyOf(parts);
  }

  /// Whether a play began with the rolls of a record that somebody has opened.
  public static boolean isOpened(PlayRow row) {
    return PlayChance.isRecorded(row.seed());
  }

  /// What was played until some moment.
  ///
  /// @param log its lines
  Replays(PlayRow row, Games games, List<Entry> log) {
    this(row, games, log, List.of());
  }

  /// The log without what was taken back.
  private static List<Entry> standing(List<Entry> log) {
    List<Entry> standing = new ArrayList<>();
    for (Entry entry : log) {
      if (entry.kind().equals(Kind.UNDO.words())) {
        int line = Integer.parseInt(entry.words());
        standing.removeIf(each -> each.seq() > line);
      } else {
        standing.add(entry);
      }
    }
    List<Entry> numbered = new ArrayList<>();
    for (Entry entry : standing) {
      numbered.add(numbered(entry, numbered.size() + 1));
    }
    return List.copyOf(numbered);
  }

  private static Entry numbered(Entry entry, int seq) {
    return new Entry(
        entry.play(),
        seq,
        entry.command(),
        entry.kind(),
        entry.seat(),
        entry.words(),
        entry.bankA(),
        entry.bankB(),
        entry.made());
  }

  /// A decision of a game.
  ///
  /// @param turn the number of the turn it was made in
  public record Decision(Seat seat, String move, Optional<Integer> turn) {}

  /// A game of the play as it was played.
  ///
  /// @param games how many were played
  public record Played(
      int games, Deck a, Deck b, List<Decision> decisions, Optional<Ending> ending) {}

  /// A moment of a game.
  ///
  /// @param explained where the changed figures of cards come from, by the name of the card
  /// @param question what the viewer is asked, if it is to decide; nothing otherwise
  public record Moment(
      Table table,
      SequencedMap<String, List<Explanation>> explained,
      List<Happened> events,
      Optional<Seat> decider,
      Message question,
      List<Move> moves,
      int takeBacks,
      Optional<Ending> ending) {}

  /// A moment that decided a game.
  ///
  /// @param at after so many decisions
  /// @param seat who made the last of them
  /// @param turn the number of the turn it was made in
  /// @param move its notation
  /// @param meaning what it means
  /// @param events what came of it, as far as a player was told
  public record Decisive(
      int at,
      Seat seat,
      Optional<Integer> turn,
      String move,
      Message meaning,
      List<Happened> events) {}

  /// Something that the viewer was told.
  ///
  /// @param snapshot the part of the table that it was about, as JSON; empty where it brings none
  public record Happened(int version, String kind, Message message, String snapshot) {}

  private boolean isDecision(Entry entry) {
    return entry.kind().equals(Kind.MOVE.words()) || entry.kind().equals(Kind.AUTO.words());
  }

  /// A game, decision by decision; empty when there was none of that number.
  ///
  /// @param game from 1
  public Optional<Played> game(int game) {
    Progress progress = new Progress(terms);
    List<Decision> decisions = new ArrayList<>();
    Optional<Ending> ending = Optional.empty();
    Deck a = terms.deck(Seat.A);
    Deck b = terms.deck(Seat.B);
    for (Entry entry : log) {
      boolean here = progress.game() == game;
      if (here) {
        a = progress.deck(Seat.A);
        b = progress.deck(Seat.B);
        if (isDecision(entry)) {
          Optional<Integer> turn = progress.position().turn().map(Table.Turn::number);
          decisions.add(new Decision(Seat.valueOf(entry.seat()), entry.words(), turn));
        }
      }
      progress.apply(entry);
      if (here && progress.game() == game) {
        ending = progress.ending();
      }
    }
    return game > progress.game()
        ? Optional.empty()
        : Optional.of(new Played(progress.game(), a, b, decisions, ending));
  }

  /// The positions of a game: before each of its decisions, and the last one; none when there was no such game.
  ///
  /// @param game from 1
  List<Position> positions(int game) {
    Progress progress = new Progress(terms);
    List<Position> positions = new ArrayList<>();
    for (Entry entry : log) {
      if (progress.game() == game && isDecision(entry)) {
        positions.add(progress.position());
      }
      if (progress.game() == game && progress.between()) {
        break;
      }
      progress.apply(entry);
    }
    if (progress.game() == game) {
      positions.add(progress.position());
    }
    return positions;
  }

  /// A moment of a game; empty when there is none.
  ///
  /// @param at after so many decisions
  /// @param eyes who looks; empty for somebody who sees what each player sees
  public Optional<Moment> moment(int game, int at, Optional<Viewer> eyes) {
    Progress progress = new Progress(terms);
    int decisions = 0;
    int told = progress.eventLog().size();
    if (at == 0 && game == 1) {
      told = 0;
    }
    for (Entry entry : log) {
      if (progress.game() == game && decisions == at && isDecision(entry)) {
        break;
      }
      boolean counts = progress.game() == game && isDecision(entry);
      boolean last = progress.game() == game && decisions == at;
      int before = progress.eventLog().size();
      if (last && progress.between()) {
        break;
      }
      progress.apply(entry);
      decisions += counts ? 1 : 0;
      if (!last || counts) {
        told = before;
      }
    }
    if (progress.game() != game || decisions != at) {
      return Optional.empty();
    }
    return Optional.of(moment(progress, told, eyes));
  }

  /// The moments that decided a game for who won it, or of a drawn one those at which most changed; as its evaluation sees them.
  ///
  /// @param game from 1
  /// @param most how many are told
  /// @param nanos how long it may take: what is behind that is not looked at
  public List<Decisive> decisive(int game, int most, long nanos) {
    long deadline = System.nanoTime() + nanos;
    Progress progress = new Progress(terms);
    List<Decisive> decisions = new ArrayList<>();
    List<Double> worth = new ArrayList<>();
    List<Boolean> ends = new ArrayList<>();
    Optional<Seat> winner = Optional.empty();
    for (Entry entry : log) {
      boolean here = progress.game() == game;
      if (here && worth.isEmpty()) {
        worth.add(worthToA(progress.position()));
      }
      boolean counts = here && isDecision(entry) && System.nanoTime() < deadline;
      int told = progress.eventLog().size();
      @Nullable Move move = counts ? move(progress.position(), entry) : null;
      Optional<Integer> turn = progress.position().turn().map(Table.Turn::number);
      progress.apply(entry);
      if (move != null) {
        Seat seat = Seat.valueOf(entry.seat());
        List<Happened> events = events(progress, told);
        decisions.add(
            new Decisive(
                decisions.size() + 1, seat, turn, move.notation(), move.meaning(), events));
        worth.add(worthToA(progress.position()));
        ends.add(!turn.equals(progress.position().turn().map(Table.Turn::number)));
      }
      if (here && progress.game() == game) {
        winner = progress.ending().flatMap(ending -> ending.outcome().winner());
      }
    }
    List<TurningPoints.Moment> moments = new ArrayList<>();
    double changed = 0;
    for (int i = 0; i < worth.size(); i++) {
      int turn = i == 0 ? 0 : decisions.get(i - 1).turn().orElse(i);
      changed += i == 0 ? 0 : Math.abs(worth.get(i) - worth.get(i - 1));
      double value =
          winner.isEmpty() ? changed : winner.get() == Seat.A ? worth.get(i) : -worth.get(i);
      moments.add(new TurningPoints.Moment(value, turn, i > 0 && ends.get(i - 1)));
    }
    return TurningPoints.of(moments, most).stream().map(i -> decisions.get(i - 1)).toList();
  }

  private static @Nullable Move move(Position position, Entry entry) {
    int index = position.choice().indexOf(entry.words());
    return index < 0 ? null : position.choice().move(index);
  }

  private static List<Happened> events(Progress progress, int told) {
    List<Happened> events = new ArrayList<>();
    for (EventLog.Told each : progress.eventLog().since(told)) {
      Message message = longest(each);
      if (!message.isEmpty()) {
        events.add(new Happened(each.seq(), each.kind(), message, ""));
      }
    }
    return events;
  }

  private double worthToA(Position position) {
    return position
        .outcome()
        .map(outcome -> 2 * outcome.score(Seat.A) - 1)
        .orElseGet(() -> terms.game().value(position, Seat.A));
  }

  private static Moment moment(Progress progress, int told, Optional<Viewer> eyes) {
    Position position = progress.position();
    Table table =
        eyes.map(position::table)
            .orElseGet(() -> both(position.table(Viewer.A), position.table(Viewer.B)));
    Viewer ears = eyes.orElse(Viewer.SPECTATOR);
    List<Happened> events = new ArrayList<>();
    for (EventLog.Told each : progress.eventLog().since(told)) {
      Message message = eyes.isPresent() ? each.message(ears) : longest(each);
      if (!message.isEmpty()) {
        events.add(new Happened(each.seq(), each.kind(), message, each.snapshot()));
      }
    }
    Optional<Seat> decider = progress.decider();
    boolean asked = decider.isPresent() && (eyes.isEmpty() || eyes.get().is(decider.get()));
    List<Move> moves = new ArrayList<>();
    if (asked) {
      for (int i = 0; i < position.choice().count(); i++) {
        moves.add(position.choice().move(i));
      }
    }
    return new Moment(
        table,
        explained(position, table, eyes),
        events,
        decider,
        asked ? position.choice().question() : Message.NOTHING,
        moves,
        asked ? position.choice().takeBacks() : 0,
        progress.ending());
  }

  /// Why changed figures of cards on a table are what they are. Of a table that is seen with the eyes of both, each side is explained to its own player.
  private static SequencedMap<String, List<Explanation>> explained(
      Position position, Table table, Optional<Viewer> eyes) {
    SequencedMap<String, List<Explanation>> explained = new LinkedHashMap<>();
    for (Table.Side side : table.sides()) {
      Viewer viewer = eyes.orElse(Viewer.of(side.seat()));
      for (Table.Zone zone : side.zones()) {
        for (Table.Card card : zone.cards()) {
          if (card.stats().stream().anyMatch(stat -> stat.now() != stat.printed())) {
            explained.computeIfAbsent(
                card.name(),
                name ->
                    position.explain(viewer, name).stream()
                        .filter(each -> !each.changes().isEmpty())
                        .toList());
          }
        }
      }
    }
    return explained;
  }

  /// What tells most: of a hidden card one player reads more than the other.
  private static Message longest(EventLog.Told told) {
    return told.a().words().length() >= told.b().words().length() ? told.a() : told.b();
  }

  /// A table on which each side is as its own player sees it.
  private static Table both(Table a, Table b) {
    return new Table(
        Viewer.SPECTATOR,
        a.turn(),
        a.facts(),
        a.pending(),
        List.of(a.side(Seat.A), b.side(Seat.B)));
  }

  /// The record of the play, as a file. One that began with the rolls of an opened record tells nothing of its shuffle; one that began at a
  /// position that was set up is a scenario.
  public String record() {
    if (terms.position().isPresent()) {
      return scenario(ALL).orElseThrow();
    }
    if (isOpened(terms.row())) {
      return bareRecord();
    }
    Recorded all = recorded();
    ShuffleRecord shuffle = shuffle(all);
    return all.match()
        .map(match -> match.shuffled(shuffle).write())
        .orElseGet(() -> all.plays().getFirst().shuffled(shuffle).write());
  }

  /// The record of what was played, without where its chance came from.
  String bareRecord() {
    Recorded all = recorded();
    return all.match().map(MatchRecord::write).orElseGet(() -> all.plays().getFirst().write());
  }

  /// A game until some moment as a scenario, which anybody can run and change; empty when there is no such game or moment, or it is a later game of a match, which has more before it than a scenario says.
  ///
  /// @param at after so many decisions
  public Optional<String> scenario(int at) {
    if (terms.row().games() > 1) {
      return Optional.empty();
    }
    PlayChance chance = PlayChance.of(terms.row().seed());
    Play play = begin(new Progress(terms), chance);
    for (Entry entry : log) {
      if (isDecision(entry)) {
        if (play.entries().size() == at) {
          break;
        }
        play.move(play.position().choice().indexOf(entry.words()));
      } else if (entry.kind().equals(Kind.SEED.words())) {
        chance.reseed(entry.words());
      }
    }
    ScenarioText text =
        terms
            .position()
            .flatMap(Scenario::positionText)
            .orElseGet(() ->
                new ScenarioText(
                    terms.game().name(), "after " + at + " decisions", cards, play.opening()));
    return play.entries().size() == at || at == ALL
        ? Optional.of(text.write(play.startRolls(), play.entries()))
        : Optional.empty();
  }

  /// Whether the record of a play that began at a position that was set up leads where the play ended.
  public boolean isReplayed() {
    Scenario record = SetUpPosition.read(record(), terms.game());
    return record.run().passed() && record.trail().getLast().fingerprint() == fingerprint();
  }

  /// What was played.
  ///
  /// @param match all of it; empty for a single game
  /// @param earlier the seeds before the last one
  private record Recorded(
      Optional<MatchRecord> match,
      List<PlayRecord> plays,
      List<ShuffleRecord.Earlier> earlier,
      String seed) {}

  private Recorded recorded() {
    List<PlayRecord> records = new ArrayList<>();
    List<ShuffleRecord.Earlier> earlier = new ArrayList<>();
    String seed = terms.row().seed();
    PlayChance chance = PlayChance.of(seed);
    Progress progress = new Progress(terms);
    Optional<Play> play = Optional.of(begin(progress, chance));
    for (Entry entry : log) {
      int game = progress.game();
      Optional<Ending> ending = progress.ending();
      if (isDecision(entry)) {
        Play now = play.orElseThrow();
        now.move(now.position().choice().indexOf(entry.words()));
      }
      if (entry.kind().equals(Kind.SEED.words())) {
        earlier.add(new ShuffleRecord.Earlier(seed, game, play.orElseThrow().decisions()));
        seed = entry.words();
        chance.reseed(seed);
      }
      progress.apply(entry);
      if (progress.game() != game) {
        records.add(record(play.orElseThrow(), ending));
        play = Optional.of(begin(progress, chance));
      }
    }
    records.add(record(play.orElseThrow(), progress.ending()));
    Optional<MatchRecord> match =
        terms.row().games() == 1
            ? Optional.empty()
            : Optional.of(
                new MatchRecord(
                    terms.game().name(),
                    terms.row().format(),
                    terms.row().games(),
                    terms.deck(Seat.A),
                    terms.deck(Seat.B),
                    records,
                    progress.allEnding().map(each -> each.outcome().toString()).orElse("")));
    return new Recorded(match, records, earlier, seed);
  }

  /// The record of a game, with how it ended without being played to its end.
  private static PlayRecord record(Play play, Optional<Ending> ending) {
    return ending
        .filter(each -> each.how() != Ending.How.PLAYED)
        .map(each -> PlayRecord.of(play).stopped(each.outcome()))
        .orElseGet(() -> PlayRecord.of(play));
  }

  /// Where the chance came from.
  private ShuffleRecord shuffle(Recorded all) {
    SequencedMap<String, String> hashes = new LinkedHashMap<>();
    SequencedMap<String, String> opened = new LinkedHashMap<>();
    for (ShufflePart each : parts) {
      hashes.put(each.party(), each.hash());
      opened.put(each.party(), each.part());
    }
    if (parts.isEmpty() && all.earlier().isEmpty()) {
      hashes.put(Party.SERVER.word(), JointShuffle.hashOfSeed(all.seed()));
    }
    return new ShuffleRecord(terms.row().id(), hashes, opened, all.earlier(), all.seed());
  }

  /// Begins a game again with the same chance.
  private Play begin(Progress progress, Chance chance) {
    Opening opening = progress.began();
    if (terms.row().games() > 1 && progress.game() == 1) {
      chance.roll(2);
    }
    return new Play(terms.game(), opening, chance, event -> {}, Progress::passes);
  }

  /// The fingerprint of the last position, from the seed and the moves alone.
  public long fingerprint() {
    Progress progress = new Progress(terms);
    log.forEach(progress::apply);
    return progress.position().fingerprint();
  }

  /// The lines of the log up to a moment, for a play that goes on from there; empty when there is no such moment, or the game was over.
  public Optional<List<Entry>> until(int game, int at) {
    List<Entry> lines = new ArrayList<>();
    Progress progress = new Progress(terms);
    int decisions = 0;
    for (Entry entry : log) {
      if (progress.game() > game || (progress.game() == game && decisions >= at)) {
        break;
      }
      decisions += progress.game() == game && isDecision(entry) ? 1 : 0;
      progress.apply(entry);
      lines.add(entry);
    }
    boolean there = progress.game() == game && decisions == at && progress.ending().isEmpty();
    return there ? Optional.of(lines) : Optional.empty();
  }
}
