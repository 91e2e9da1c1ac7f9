package cardwright.cli.options;

import cardwright.bots.Limits;
import cardwright.bots.ProgramPlayer;
import cardwright.catalog.Names;
import cardwright.cli.console.Count;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.games.Entrant;
import cardwright.players.Forfeit;
import cardwright.players.Player;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/// External programs that take a seat: `exec:COMMAND` in place of a player's name.
public final class ExternalPrograms {
  private static final String EXEC = "exec:";
  private static final int MOST_SECONDS = 3600;
  private static final int SHOWN = 3;

  private final List<String> forfeits = new ArrayList<>();

  @Option(
      names = "--bot-limit",
      paramLabel = "SECONDS",
      description =
          "how long a program given by exec: may take for a move; ${DEFAULT-VALUE} when not given")
  private int limit = 10;

  /// Whether a program is meant, and not one of our players.
  public static boolean meant(String name) {
    return name.strip().toLowerCase(Locale.ROOT).startsWith(EXEC);
  }

  /// The program behind `exec:`, as a player.
  ///
  /// @throws Refused when it is no command
  public Player player(String name) {
    return player(name, Optional.empty());
  }

  private Player player(String name, Optional<Game> valued) {
    if (limit < 1 || limit > MOST_SECONDS) {
      throw new Refused("--bot-limit has to be from 1 to " + MOST_SECONDS + ", not " + limit);
    }
    Limits limits = Limits.ofMove(Duration.ofSeconds(limit));
    return new ProgramPlayer(name.strip().substring(EXEC.length()), limits, valued, this::note);
  }

  /// The program behind `exec:`, started anew for each game of an experiment.
  ///
  /// @param title what the report calls it
  /// @param valued the game that values the positions that it looks at; the one that is played where there is none
  /// @throws Refused when it is no command
  public Entrant entrant(String name, String title, Optional<Game> valued) {
    player(name, valued);
    return new Entrant(title.strip(), (game, seed) -> player(name, valued));
  }

  private void note(Forfeit forfeit) {
    synchronized (forfeits) {
      forfeits.add(String.valueOf(forfeit.getMessage()));
    }
  }

  /// Tells which games were lost by a fault of a program.
  ///
  /// @return the exit code: 1 when there were any
  public int tell(PrintStream err) {
    synchronized (forfeits) {
      forfeits.stream().distinct().limit(SHOWN).forEach(words -> err.println(shown(words)));
      if (forfeits.size() > 1) {
        err.println(Count.of(forfeits.size(), "game") + " were lost by such faults");
      }
      return forfeits.isEmpty() ? 0 : 1;
    }
  }

  private static String shown(String words) {
    return String.join("\n", words.lines().map(Names::escaped).toList());
  }
}
