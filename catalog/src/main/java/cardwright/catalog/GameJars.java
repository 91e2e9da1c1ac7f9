package cardwright.catalog;

import cardwright.engine.Game;
import cardwright.engine.GameProvider;
import cardwright.engine.Refused;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds the games in the jars of a folder.
///
/// A class loader a jar, and no layer of modules: the program runs from the class path as well as from
/// modules, and a layer could not find the rooms that lie on the class path.
final class GameJars {
  private static final int MOST_JARS = 100;
  private static final String NEEDED =
      "a game is named in the file META-INF/services/" + GameProvider.class.getName();
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,29}");

  private GameJars() {}

  /// The games in the jars that lie in a folder, by the names of the jars.
  ///
  /// @throws Refused when there is no such folder or no jar in it, or a jar cannot be read or holds no
  ///     game
  static List<Entry> in(Path folder) {
    List<Entry> found = new ArrayList<>();
    for (Path jar : jars(folder)) {
      found.addAll(games(jar));
    }
    return found;
  }

  private static List<Path> jars(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new Refused("there is no folder " + shown(folder) + " to take games from");
    }
    List<Path> jars;
    try (Stream<Path> files = Files.list(folder)) {
      jars =
          files
              .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".jar"))
              .sorted()
              .limit(MOST_JARS + 1L)
              .toList();
    } catch (IOException e) {
      throw new Refused("the folder " + shown(folder) + " cannot be read: " + e.getMessage(), e);
    }
    if (jars.isEmpty()) {
      throw new Refused("there is no jar in the folder " + shown(folder) + ", so no game either");
    }
    if (jars.size() > MOST_JARS) {
      throw new Refused("the folder " + shown(folder) + " has more than " + MOST_JARS + " jars");
    }
    return jars;
  }

  private static String shown(Path path) {
    return Names.quoted(path.toString());
  }

  private static List<Entry> games(Path jar) {
    // A class loader passes over a jar that it cannot read.
    try (JarFile file = new JarFile(jar.toFile())) {
      if (file.getEntry("META-INF/services/" + GameProvider.class.getName()) == null) {
        throw new Refused("there is no game in " + shown(jar) + "; " + NEEDED);
      }
    } catch (IOException e) {
      throw new Refused(shown(jar) + " cannot be read as a jar: " + e.getMessage(), e);
    }
    ClassLoader loader =
        new URLClassLoader(
            jar.getFileName().toString(),
            new URL[] {url(jar)},
            GameProvider.class.getClassLoader());
    List<Entry> games = new ArrayList<>();
    try {
      ServiceLoader.load(GameProvider.class, loader).stream()
          // What lies beside the program is none of the jar's.
          .filter(provider -> loader.equals(provider.type().getClassLoader()))
          .forEach(provider -> games.add(entry(provider.get(), jar)));
    } catch (ServiceConfigurationError | LinkageError e) {
      throw new Refused("the game of " + shown(jar) + " cannot be made: " + e.getMessage(), e);
    }
    if (games.isEmpty()) {
      throw new Refused("there is no game in " + shown(jar) + "; " + NEEDED);
    }
    return games;
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new Refused(shown(jar) + " has no address: " + e.getMessage(), e);
    }
  }

  private static Entry entry(GameProvider provider, Path jar) {
    String name;
    try {
      name = String.valueOf(provider.name());
    } catch (RuntimeException e) {
      throw new Refused("the game of " + shown(jar) + " does not tell its name: " + e, e);
    }
    if (!NAME.matcher(name).matches()) {
      throw new Refused(
          Names.quoted(name)
              + ", in "
              + shown(jar)
              + ", cannot be the name of a game: a lower-case letter, then at most 29 lower-case"
              + " letters, digits and hyphens");
    }
    return new Entry(name, shown(jar), () -> load(provider, name, jar));
  }

  private static Game load(GameProvider provider, String name, Path jar) {
    String what = "the game '" + name + "' of " + shown(jar);
    Game game;
    try {
      game = provider.load();
    } catch (Refused refused) {
      throw new Refused(what + " cannot be loaded: " + refused.getMessage(), refused);
    } catch (RuntimeException | LinkageError e) {
      throw new Refused(what + " cannot be loaded: " + e, e);
    }
    if (!name.equals(game.name())) {
      throw new Refused(what + " calls itself " + Names.quoted(game.name()) + " when it is loaded");
    }
    return game;
  }
}
