package cardwright.cli.analysis;

import cardwright.catalog.Catalog;
import cardwright.cli.console.Messages;
import cardwright.cli.console.TextFile;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import cardwright.match.MatchReplay;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import cardwright.record.PlayReplay;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// A position that is to be solved.
///
/// @param name what it is, in a sentence
/// @param place where it stands: file, line and column, or the move of a record
record SolveQuestion(String name, String place, Game game, Position position) {
  /// The positions of scenarios, before their moves.
  ///
  /// @param games the games that there are
  /// @param part what the name has to contain; empty for all
  /// @throws Refused when a file cannot be read, or no scenario fits
  static List<SolveQuestion> scenarios(Catalog games, Path path, String part) {
    List<SolveQuestion> questions = new ArrayList<>();
    List<String> names = new ArrayList<>();
    ScenarioFiles files = new ScenarioFiles(games::game);
    for (Path file : ScenarioFiles.find(List.of(path))) {
      for (Scenario scenario : files.read(file)) {
        Optional<Position> position = scenario.position();
        names.add(scenario.name());
        if (position.isPresent() && contains(scenario.name(), part)) {
          questions.add(
              new SolveQuestion(
                  scenario.name(), scenario.place(), scenario.game(), position.get()));
        }
      }
    }
    if (questions.isEmpty()) {
      throw new Refused(
          path
              + ": no scenario with a position has '"
              + part
              + "' in its name; there are: "
              + String.join("; ", names));
    }
    return questions;
  }

  private static boolean contains(String name, String part) {
    return name.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
  }

  /// A position of a record.
  ///
  /// @param in the number of the game in its match, from 1
  /// @param at after which decision, from 0
  /// @param games finds the game by its name
  /// @throws Refused when the file is no record, or has no such position
  static SolveQuestion recorded(String file, int in, int at, Function<String, Game> games) {
    String text = TextFile.read(file, TextLimits.RECORD);
    List<Position> found = new ArrayList<>();
    MatchReplay.Visitor visitor =
        (play, number, position) -> {
          if (play == in && number == at) {
            found.add(position.copy());
          }
        };
    Game game = replay(text, file, games, visitor);
    if (found.isEmpty()) {
      throw new Refused(file + ": the record has no game " + in + " with a decision " + at);
    }
    String place = file + ", game " + in + ", after decision " + at;
    return new SolveQuestion("a recorded play", place, game, found.getFirst());
  }

  private static Game replay(
      String text, String file, Function<String, Game> games, MatchReplay.Visitor visitor) {
    if (MatchRecord.isOne(text)) {
      MatchRecord match = MatchRecord.read(text, file);
      Game game = games.apply(match.game());
      guarded(file, () -> MatchReplay.run(match, game, event -> {}, visitor));
      return game;
    }
    PlayRecord play = PlayRecord.read(text, file);
    Game game = games.apply(play.game());
    guarded(
        file,
        () ->
            PlayReplay.run(
                play, game, event -> {}, (number, position) -> visitor.at(1, number, position)));
    return game;
  }

  private static void guarded(String file, Runnable replay) {
    try {
      replay.run();
    } catch (Refused refused) {
      throw new Refused(
          Messages.of("refusal.in-file", Message.word(file), Message.clause(refused.message())),
          refused);
    }
  }
}
