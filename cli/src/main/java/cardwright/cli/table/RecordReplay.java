package cardwright.cli.table;

import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.match.MatchReplay;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import cardwright.record.PlayReplay;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Replays a record: of one play, or of a match with several.
public final class RecordReplay {
  private final String game;
  private final List<PlayRecord> plays;
  private final Optional<MatchRecord> match;
  private final Viewer viewer;
  private final List<List<Step>> steps = new ArrayList<>();
  private final List<Table> tables = new ArrayList<>();
  private final List<Optional<Outcome>> ends = new ArrayList<>();
  private Optional<Outcome> end = Optional.empty();

  /// A decision with what it brought about, in words.
  ///
  /// @param number the number of the decision, from 1; 0 for what came before the first
  /// @param seat who decided; `judge` for a ruling, empty for what came before the first
  record Step(int number, String seat, String move, List<String> log) {}

  /// A moment to show the table of.
  ///
  /// @param play the number of the game in its match, from 1
  /// @param number the number of the decision, from 0
  record Moment(int play, int number) {}

  private RecordReplay(
      String game, List<PlayRecord> plays, Optional<MatchRecord> match, Viewer viewer) {
    this.game = game;
    this.plays = plays;
    this.match = match;
    this.viewer = viewer;
    for (PlayRecord play : plays) {
      steps.add(new ArrayList<>());
      ends.add(play.stopped());
    }
  }

  /// Reads a record.
  ///
  /// @param file what to call it in messages
  /// @param viewer who is told what happened
  /// @throws Refused when it is no record
  public static RecordReplay read(String text, String file, Viewer viewer) {
    if (MatchRecord.isOne(text)) {
      MatchRecord match = MatchRecord.read(text, file);
      return new RecordReplay(match.game(), match.plays(), Optional.of(match), viewer);
    }
    PlayRecord play = PlayRecord.read(text, file);
    return new RecordReplay(play.game(), List.of(play), Optional.empty(), viewer);
  }

  /// The name of the game that is played.
  public String game() {
    return game;
  }

  /// The plays of the record, one after the other.
  public List<PlayRecord> plays() {
    return plays;
  }

  /// The match that the plays belong to; empty for a single play.
  public Optional<MatchRecord> match() {
    return match;
  }

  /// Plays it again and compares every step.
  ///
  /// @param moment the moment whose table is to be kept
  /// @param language in which it is told
  /// @throws Refused when it differs from the record
  void play(Game game, Optional<Moment> moment, Locale language) {
    PlayLog log = new PlayLog(language);
    List<PlayLog.Mark> marks = new ArrayList<>(List.of(log.mark()));
    end =
        replay(
            game,
            log,
            (play, number, position) -> {
              if (position.outcome().isPresent()) {
                ends.set(play - 1, position.outcome());
              }
              steps.get(play - 1).add(step(play, number, log.since(marks.getLast(), viewer)));
              marks.add(log.mark());
              log.begins(position.table(Viewer.SPECTATOR));
              if (moment.equals(Optional.of(new Moment(play, number)))) {
                tables.add(position.table(viewer));
              }
            });
  }

  /// Plays it again and compares every step.
  ///
  /// @param listener hears the events
  /// @param visitor sees each position
  /// @return how the match ended; empty while it goes on, and for a single play
  /// @throws Refused when it differs from the record
  public Optional<Outcome> replay(Game game, Listener listener, MatchReplay.Visitor visitor) {
    if (match.isPresent()) {
      return MatchReplay.run(match.get(), game, listener, visitor);
    }
    PlayReplay.run(
        plays.getFirst(), game, listener, (number, position) -> visitor.at(1, number, position));
    return Optional.empty();
  }

  /// How the play with that index ended, by the rules or before; empty while it goes on.
  Optional<Outcome> ending(int index) {
    return ends.get(index);
  }

  /// How the match ended; empty while it goes on.
  Optional<Outcome> ending() {
    return end;
  }

  private Step step(int play, int number, List<String> log) {
    if (number == 0) {
      return new Step(0, "", "", log);
    }
    Play.Entry entry = plays.get(play - 1).entries().get(number - 1);
    return new Step(number, entry.who(), entry.move(), log);
  }

  /// The steps of the play with that index.
  List<Step> steps(int index) {
    return List.copyOf(steps.get(index));
  }

  /// The table at the moment that was asked for.
  Table table() {
    return tables.getFirst();
  }
}
