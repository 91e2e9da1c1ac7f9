package cardwright.cli;

import cardwright.engine.Game;
import cardwright.engine.PlayRecord;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Verifies the record of a play and shows it.
@Command(
    name = "replay",
    description = {
      "Plays a record again, compares every step, and prints it move by move.",
      "A record that was changed is refused with the move at which it differs."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ReplayCommand implements Runnable {
  private static final Map<Seat, String> NAMES = Map.of(Seat.A, "player A", Seat.B, "player B");
  private static final int WIDTH = 80;

  private final Desk desk;

  @Parameters(paramLabel = "FILE", description = "a record written by 'cardwright play --record'")
  private String file = "";

  @Option(
      names = "--at",
      paramLabel = "N",
      description = "show the table after that decision; 0 is the start")
  private Optional<Integer> at = Optional.empty();

  @Option(
      names = "--seat",
      paramLabel = "SEAT",
      description = "see it as player A or B; what both can see when not given")
  private Optional<Seat> seat = Optional.empty();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private OwnCards ownCards = new OwnCards();

  /// A decision with what it brought about, in words.
  ///
  /// @param number the number of the decision, from 1; 0 for what came before the first
  private record Step(int number, String seat, String move, List<String> log) {}

  ReplayCommand(Desk desk) {
    this.desk = desk;
  }

  @Override
  public void run() {
    PlayRecord record = PlayRecord.read(TextFile.read(file), file);
    int last = record.entries().size();
    if (at.isPresent() && (at.get() < 0 || at.get() > last)) {
      throw new Refused("--at has to be from 0 to " + last + " for this record, not " + at.get());
    }
    Viewer viewer = seat.map(Viewer::of).orElse(Viewer.SPECTATOR);
    List<Step> steps = new ArrayList<>();
    List<Table> tables = new ArrayList<>();
    replay(record, viewer, steps, tables);
    if (at.isPresent()) {
      show(tables.getFirst());
    } else if (json) {
      Json.print(desk.out(), data(record, steps));
    } else {
      print(record, steps);
    }
  }

  private void replay(PlayRecord record, Viewer viewer, List<Step> steps, List<Table> tables) {
    Game game = ownCards.game(record.game());
    PlayLog log = new PlayLog();
    List<PlayLog.Mark> marks = new ArrayList<>(List.of(log.mark()));
    try {
      record.replay(
          game,
          log,
          (number, position) -> {
            steps.add(step(record, number, log.since(marks.getLast(), viewer)));
            marks.add(log.mark());
            keep(number, position, viewer, tables);
          });
    } catch (Refused refused) {
      throw new Refused(file + ": " + refused.getMessage(), refused);
    }
  }

  private void keep(int number, Position position, Viewer viewer, List<Table> tables) {
    if (at.isPresent() && at.get() == number) {
      tables.add(position.table(viewer));
    }
  }

  private static Step step(PlayRecord record, int number, List<String> log) {
    if (number == 0) {
      return new Step(0, "", "", log);
    }
    PlayRecord.Entry entry = record.entries().get(number - 1);
    return new Step(number, entry.seat().name(), entry.move(), log);
  }

  private void show(Table table) {
    if (json) {
      Json.print(desk.out(), table);
    } else {
      new TableText(NAMES, WIDTH, false).lines(table).forEach(desk.out()::println);
    }
  }

  private void print(PlayRecord record, List<Step> steps) {
    desk.out().println("A plays " + DeckList.cards(record.a()));
    desk.out().println("B plays " + DeckList.cards(record.b()));
    for (Step step : steps) {
      if (step.number() > 0) {
        desk.out().println(step.number() + ". " + step.seat() + ": " + step.move());
      }
      step.log().forEach(line -> desk.out().println("     " + line));
    }
    desk.out().println(record.outcome().isEmpty() ? "unfinished" : record.outcome());
    desk.out().println(Count.of(record.entries().size(), "decision") + ", all as recorded");
  }

  private static Map<String, Object> data(PlayRecord record, List<Step> steps) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", record.game());
    data.put("a", record.a());
    data.put("b", record.b());
    data.put("steps", steps.stream().map(ReplayCommand::data).toList());
    data.put("outcome", record.outcome());
    return data;
  }

  private static Map<String, Object> data(Step step) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("number", step.number());
    data.put("seat", step.seat());
    data.put("move", step.move());
    data.put("log", step.log());
    return data;
  }
}
