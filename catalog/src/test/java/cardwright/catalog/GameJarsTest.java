package cardwright.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games from the jars of a folder. Their games are those of the program under other names.
final class GameJarsTest {
  private static final String SERVICE = "META-INF/services/cardwright.engine.GameProvider";

  // A game of another name, whatever else it does.
  private static final String RENAMED =
      """
      new java.util.function.Supplier<cardwright.engine.Game>() {
        public cardwright.engine.Game get() {
          cardwright.engine.Game game = cardwright.ggltcg.Ggltcg.load();
          return (cardwright.engine.Game) java.lang.reflect.Proxy.newProxyInstance(
              Provider.class.getClassLoader(),
              new Class<?>[] {cardwright.engine.Game.class},
              (proxy, method, args) ->
                  method.getName().equals("name") ? "CALLED" : method.invoke(game, args));
        }
      }.get()\
      """;

  @TempDir private Path folder;
  @TempDir private Path work;

  private Path games;

  @BeforeEach
  void makeTheFolder() throws IOException {
    games = Files.createDirectory(folder.resolve("games"));
  }

  /// A jar with a provider of the game `name`, which is made by an expression.
  private void jar(String file, String name, String load) throws IOException {
    String source =
        """
        public final class Provider implements cardwright.engine.GameProvider {
          public String name() { return "%s"; }
          public cardwright.engine.Game load() { return %s; }
        }
        """
            .formatted(name, load);
    Path java = work.resolve("Provider.java");
    Files.writeString(java, source);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                "-cp",
                System.getProperty("java.class.path"),
                "-proc:none",
                "-d",
                work.toString(),
                java.toString());
    assertThat(code).isZero();
    write(
        file,
        Map.of(
            SERVICE,
            "Provider".getBytes(StandardCharsets.UTF_8),
            "Provider.class",
            Files.readAllBytes(work.resolve("Provider.class")),
            "Provider$1.class",
            Files.exists(work.resolve("Provider$1.class"))
                ? Files.readAllBytes(work.resolve("Provider$1.class"))
                : new byte[0]));
  }

  private void write(String file, Map<String, byte[]> entries) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(games.resolve(file)))) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
        out.closeEntry();
      }
    }
  }

  private static String called(String name) {
    return RENAMED.replace("CALLED", name);
  }

  private void isRefused(String... words) {
    assertThatThrownBy(() -> Catalog.builtIn().with(games))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll(words);
  }

  @Test
  void a_game_in_a_jar_is_added_behind_those_of_the_program() throws IOException {
    jar("tag.jar", "tag", called("tag"));

    Catalog all = Catalog.builtIn().with(games);

    assertThat(all.names()).containsExactly("ggltcg", "littletroubles", "mlpccg", "tag");
    assertThat(all.game("TAG").name()).isEqualTo("tag");
    assertThat(all.game("tag").cards()).isNotEmpty();
    assertThat(Catalog.builtIn().names()).doesNotContain("tag");
  }

  @Test
  void two_jars_with_classes_of_one_name_do_not_meet() throws IOException {
    jar("one.jar", "one", called("one"));
    jar("two.jar", "two", called("two"));

    Catalog all = Catalog.builtIn().with(games);

    assertThat(List.of(all.game("one").name(), all.game("two").name()))
        .containsExactly("one", "two");
  }

  @Test
  void a_folder_that_is_not_there_is_refused() {
    assertThatThrownBy(() -> Catalog.builtIn().with(folder.resolve("nowhere")))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll("there is no folder", "nowhere");
  }

  @Test
  void a_folder_without_a_jar_is_refused() throws IOException {
    Files.writeString(games.resolve("notes.txt"), "no jar");

    isRefused("there is no jar in the folder");
  }

  @Test
  void a_jar_without_a_game_is_refused() throws IOException {
    write("library.jar", Map.of("notes.txt", new byte[1]));

    isRefused("there is no game in", "library.jar", SERVICE);
  }

  @Test
  void a_jar_that_names_no_provider_is_refused() throws IOException {
    write("empty.jar", Map.of(SERVICE, new byte[0]));

    isRefused("there is no game in", "empty.jar");
  }

  @Test
  void a_jar_that_names_a_class_of_the_program_is_refused() throws IOException {
    write("wrong.jar", Map.of(SERVICE, "java.lang.String".getBytes(StandardCharsets.UTF_8)));

    isRefused("there is no game in", "wrong.jar");
  }

  @Test
  void a_jar_that_names_a_class_that_is_not_there_is_refused() throws IOException {
    write("hollow.jar", Map.of(SERVICE, "nowhere.Provider".getBytes(StandardCharsets.UTF_8)));

    isRefused("hollow.jar", "cannot be made", "nowhere.Provider");
  }

  @Test
  void a_file_that_is_no_jar_is_refused() throws IOException {
    Files.writeString(games.resolve("broken.jar"), "this is no jar");

    isRefused("broken.jar", "cannot be read as a jar");
  }

  @Test
  void the_name_of_a_game_of_the_program_is_refused() throws IOException {
    jar("mine.jar", "mlpccg", called("mlpccg"));

    isRefused("'mlpccg'", "mine.jar", "has the name of a game of the program itself");
  }

  @Test
  void a_name_that_two_jars_have_is_refused() throws IOException {
    jar("a.jar", "tag", called("tag"));
    jar("b.jar", "tag", called("tag"));

    isRefused("'tag'", "b.jar", "has the name of a game of", "a.jar");
  }

  @Test
  void a_name_that_is_none_is_refused() throws IOException {
    jar("loud.jar", "My Game", called("My Game"));

    isRefused("'My Game'", "loud.jar", "cannot be the name of a game");
  }

  @Test
  void a_game_that_calls_itself_otherwise_is_refused_when_it_is_asked_for() throws IOException {
    jar("two-faced.jar", "tag", called("catch"));
    Catalog all = Catalog.builtIn().with(games);

    assertThatThrownBy(() -> all.game("tag"))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll("'tag'", "two-faced.jar", "calls itself 'catch'");
  }

  @Test
  void a_game_that_fails_while_it_loads_is_refused_when_it_is_asked_for() throws IOException {
    jar("faulty.jar", "tag", "java.util.List.<cardwright.engine.Game>of().get(0)");
    Catalog all = Catalog.builtIn().with(games);

    assertThatThrownBy(() -> all.game("tag"))
        .isInstanceOf(Refused.class)
        .hasMessageContainingAll("'tag'", "faulty.jar", "cannot be loaded");
    assertThat(all.game("ggltcg").name()).isEqualTo("ggltcg");
  }
}
