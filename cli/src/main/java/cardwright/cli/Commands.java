package cardwright.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;

/// The commands by name.
///
/// Only the command that is called is put together: reading all of them takes longer than most of
/// them run.
final class Commands {
  private static final Map<String, Function<Desk, CommandLine>> COMMANDS = commands();

  private Commands() {}

  private static Map<String, Function<Desk, CommandLine>> commands() {
    Map<String, Function<Desk, CommandLine>> all = new LinkedHashMap<>();
    all.put("play", desk -> new CommandLine(new PlayCommand(desk)));
    all.put("simulate", desk -> new CommandLine(new SimulateCommand(desk)));
    all.put("balance", desk -> new CommandLine(new BalanceCommand(desk)));
    all.put(
        "cards",
        desk ->
            new CommandLine(new CardsCommand(desk))
                .addSubcommand("check", new CardsCheckCommand(desk)));
    all.put("decks", desk -> new CommandLine(new DecksCommand(desk)));
    all.put(
        "deck",
        desk ->
            new CommandLine(new DeckCommand()).addSubcommand("check", new DeckCheckCommand(desk)));
    all.put("scenario", desk -> new CommandLine(new ScenarioCommand(desk)));
    all.put("replay", desk -> new CommandLine(new ReplayCommand(desk)));
    all.put("verify", desk -> new CommandLine(new VerifyCommand(desk)));
    all.put("analyse", desk -> new CommandLine(new AnalyseCommand(desk)));
    all.put("solve", desk -> new CommandLine(new SolveCommand(desk)));
    all.put("bot", desk -> new CommandLine(new BotCommand(desk)));
    all.put("fit", desk -> new CommandLine(new FitCommand(desk)));
    all.put("serve", desk -> new CommandLine(new ServeCommand(desk)));
    all.put("load", desk -> new CommandLine(new LoadCommand(desk)));
    all.put("bench", desk -> new CommandLine(new BenchCommand(desk)));
    all.put("duel", desk -> new CommandLine(new DuelCommand(desk)));
    return all;
  }

  /// The command line that these arguments need.
  static CommandLine line(List<String> args, Desk desk) {
    CommandLine line = new CommandLine(new CardwrightCommand());
    String first = args.isEmpty() ? "" : args.getFirst();
    Function<Desk, CommandLine> called = COMMANDS.get(first);
    if (called != null) {
      return line.addSubcommand(first, called.apply(desk));
    }
    COMMANDS.forEach((name, command) -> line.addSubcommand(name, command.apply(desk)));
    return line.addSubcommand("help", new HelpCommand());
  }
}
