package cardwright.cli.table;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cli.console.Console;
import cardwright.cli.console.Json;
import cardwright.cli.console.Messages;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.DeckList;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.OwnCards;
import cardwright.cli.options.ReadLanguage;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.TextLimits;
import cardwright.engine.Viewer;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Verifies the record of a play or of a match and shows it.
@Command(
    name = "replay",
    description = {
      "Plays a record again, compares every step, and prints it move by move.",
      "A record that was changed is refused with the move at which it differs."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class ReplayCommand implements Runnable {
  private static final int WIDTH = 80;

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "a record written by 'cardwright play --record'")
  private String file = "";

  @Option(
      names = "--at",
      paramLabel = "N",
      description = "show the table after that decision; 0 is the start")
  private Optional<Integer> at = Optional.empty();

  @Option(
      names = "--in",
      paramLabel = "N",
      description =
          "the game of a match whose decisions --at counts; ${DEFAULT-VALUE} when not given")
  private int play = 1;

  @Option(
      names = "--seat",
      paramLabel = "SEAT",
      description = "see it as player A or B; what both can see when not given")
  private Optional<Seat> seat = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private ReadLanguage language = new ReadLanguage();

  @Mixin private OwnCards ownCards = new OwnCards();

  @Mixin private FurtherGames further = new FurtherGames();

  /// The command, which reads and writes at a console.
  public ReplayCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Viewer viewer = seat.map(Viewer::of).orElse(Viewer.SPECTATOR);
    RecordReplay replayed = RecordReplay.read(TextFile.read(file, TextLimits.RECORD), file, viewer);
    Optional<RecordReplay.Moment> moment = moment(replayed.plays());
    Game game = ownCards.game(further.catalog(), replayed.game());
    try {
      replayed.play(game, moment, language.locale());
    } catch (Refused refused) {
      throw new Refused(
          Messages.of("refusal.in-file", word(file), clause(refused.message())), refused);
    }
    if (moment.isPresent()) {
      show(game, replayed.table());
    } else if (json) {
      Json.print(console.out(), data(replayed));
    } else {
      print(replayed);
    }
  }

  private Optional<RecordReplay.Moment> moment(List<PlayRecord> plays) {
    if (play < 1 || play > plays.size()) {
      throw new Refused(
          "--in has to be from 1 to " + plays.size() + " for this record, not " + play);
    }
    int last = plays.get(play - 1).entries().size();
    if (at.isPresent() && (at.get() < 0 || at.get() > last)) {
      throw new Refused("--at has to be from 0 to " + last + " for this record, not " + at.get());
    }
    return at.map(number -> new RecordReplay.Moment(play, number));
  }

  private void show(Game game, Table table) {
    if (json) {
      Json.print(console.out(), table);
    } else {
      Locale locale = language.locale();
      new TableText(Seating.twoPeople(locale), WIDTH, false, locale, game::label)
          .lines(table)
          .forEach(console.out()::println);
    }
  }

  private void print(RecordReplay replayed) {
    int decisions = 0;
    for (int i = 0; i < replayed.plays().size(); i++) {
      PlayRecord record = replayed.plays().get(i);
      if (replayed.match().isPresent()) {
        say(Messages.of("replay.game", number(i + 1)));
      }
      print(record, replayed.steps(i));
      say(ending(replayed.ending(i)));
      decisions += record.entries().size();
    }
    if (replayed.match().isPresent()) {
      say(Messages.of("replay.match", clause(ending(replayed.ending()))));
    }
    say(Messages.of("replay.as-recorded", number(decisions)));
  }

  private void print(PlayRecord record, List<RecordReplay.Step> steps) {
    if (!record.opening().agreed().isEmpty()) {
      say(Messages.of("replay.agreed", word(String.join(", ", record.opening().agreed()))));
    }
    deck(Seat.A, record.a());
    deck(Seat.B, record.b());
    for (RecordReplay.Step step : steps) {
      if (step.number() > 0) {
        say(
            Messages.of(
                "replay.decision", number(step.number()), word(step.seat()), word(step.move())));
      }
      step.log().forEach(line -> console.out().println("     " + line));
    }
  }

  private void deck(Seat seat, Deck deck) {
    String cards = String.join("; ", DeckList.parts(deck, language.locale()));
    say(Messages.of("replay.deck", player(seat), word(cards)));
  }

  private static Message ending(Optional<Outcome> outcome) {
    if (outcome.isEmpty()) {
      return Messages.of("replay.unfinished");
    }
    Message.Argument why = clause(outcome.get().message());
    return outcome
        .get()
        .winner()
        .map(winner -> Messages.of("replay.won", player(winner), why))
        .orElseGet(() -> Messages.of("replay.drawn", why));
  }

  private void say(Message message) {
    console.out().println(message.words(null, language.locale()));
  }

  private static Map<String, Object> data(RecordReplay replayed) {
    List<Map<String, Object>> plays = new ArrayList<>();
    for (int i = 0; i < replayed.plays().size(); i++) {
      plays.add(data(replayed.plays().get(i), replayed.steps(i)));
    }
    if (replayed.match().isEmpty()) {
      return plays.getFirst();
    }
    MatchRecord match = replayed.match().get();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", match.game());
    data.put("format", match.format());
    data.put("games", match.games());
    data.put("plays", plays);
    data.put("outcome", match.outcome());
    return data;
  }

  private static Map<String, Object> data(PlayRecord record, List<RecordReplay.Step> steps) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", record.game());
    data.put("format", record.opening().format());
    data.put("agreed", record.opening().agreed());
    data.put("a", record.a());
    data.put("b", record.b());
    data.put("steps", steps);
    data.put("outcome", record.ending());
    return data;
  }
}
