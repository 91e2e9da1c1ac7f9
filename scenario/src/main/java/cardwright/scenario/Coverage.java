package cardwright.scenario;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/// Which cards of a game are understood, and which are exercised by scenarios.
///
/// A card is understood when it is read again from what was written back, and written back the same.
/// It is exercised when a scenario that holds does not hold without one of the lines of its text; a
/// card without text, when it lies in play in a scenario that holds.
public final class Coverage {
  private final Game game;
  private final Map<String, List<Scenario>> scenarios = new HashMap<>();
  private final Set<String> played = new HashSet<>();

  private final IntConsumer counted;
  private int done;

  private Coverage(Game game, IntConsumer counted) {
    this.game = game;
    this.counted = counted;
  }

  /// A set of cards.
  ///
  /// @param set its name
  /// @param cards how many cards it has
  /// @param understood how many of them are read and written back
  /// @param notUnderstood the names of the others
  /// @param exercised how many of them a scenario exercises
  /// @param notExercised the names of the others
  public record Of(
      String set,
      int cards,
      int understood,
      List<String> notUnderstood,
      int exercised,
      List<String> notExercised) {}

  /// Counts the cards of a game, set by set.
  ///
  /// @param paths scenario files, and folders with such files; none when there are none
  /// @param counted is told how many cards have been looked at
  /// @throws Refused when a path holds no scenario file or a file cannot be read
  public static List<Of> of(Game game, List<Path> paths, IntConsumer counted) {
    Coverage coverage = new Coverage(game, counted);
    ScenarioFiles files = new ScenarioFiles(coverage::named);
    for (Path file : ScenarioFiles.find(paths)) {
      files.read(file).forEach(coverage::note);
    }
    return game.cards().stream().map(CardFace::set).distinct().map(coverage::count).toList();
  }

  private Game named(String name) {
    if (!name.equals(game.name())) {
      throw new Refused("it is a scenario of " + name + ", not of " + game.name());
    }
    return game;
  }

  /// Keeps a scenario that holds for each card that it has, if it is not another one of that name.
  private void note(Scenario scenario) {
    if (!scenario.run().passed()) {
      return;
    }
    Set<String> there = new HashSet<>();
    Set<String> inPlay = new HashSet<>();
    scenario.trail().stream()
        .map(position -> position.table(Viewer.JUDGE))
        .flatMap(table -> table.sides().stream())
        .flatMap(side -> side.zones().stream())
        .forEach(zone -> {
          List<String> names = zone.cards().stream().map(Table.Card::card).toList();
          there.addAll(names);
          if (!zone.ownersOnly()) {
            inPlay.addAll(names);
          }
        });
    for (CardFace face : scenario.game().cards()) {
      if (there.contains(face.name())) {
        scenarios.computeIfAbsent(key(face), each -> new ArrayList<>()).add(scenario);
      }
      if (inPlay.contains(face.name())) {
        played.add(key(face));
      }
    }
  }

  private static String key(CardFace face) {
    return face.source();
  }

  private Of count(String set) {
    List<CardFace> faces = game.cards().stream().filter(face -> face.set().equals(set)).toList();
    Set<String> understood = understood(faces);
    List<String> lost =
        faces.stream()
            .filter(face -> !understood.contains(face.source()))
            .map(CardFace::name)
            .toList();
    List<String> idle =
        faces.stream().filter(face -> !isExercised(face)).map(CardFace::name).toList();
    int cards = faces.size();
    return new Of(set, cards, cards - lost.size(), lost, cards - idle.size(), idle);
  }

  /// What a game writes that has read all these cards again.
  private Set<String> understood(List<CardFace> faces) {
    String source = faces.stream().map(CardFace::source).collect(Collectors.joining("\n"));
    return game.with(source, faces.getFirst().set()).cards().stream()
        .map(CardFace::source)
        .collect(Collectors.toSet());
  }

  private boolean isExercised(CardFace face) {
    counted.accept(++done);
    if (face.lines().isEmpty()) {
      return played.contains(key(face));
    }
    List<Scenario> having = scenarios.getOrDefault(key(face), List.of());
    for (int line = 0; line < face.lines().size() && !having.isEmpty(); line++) {
      if (isMissed(face.without(line), having)) {
        return true;
      }
    }
    return false;
  }

  /// Whether one of the scenarios does not hold with that card in the place of the whole one.
  private boolean isMissed(CardFace changed, List<Scenario> having) {
    Game other;
    try {
      other = game.with(changed.source(), changed.name());
    } catch (Refused refused) {
      // Its other lines do not stand without this one.
      return false;
    }
    return having.stream().anyMatch(scenario -> !holds(scenario, other));
  }

  private static boolean holds(Scenario scenario, Game other) {
    try {
      return scenario.within(other).run().passed();
    } catch (Refused refused) {
      return false;
    }
  }
}
