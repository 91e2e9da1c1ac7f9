package cardwright.house;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Viewer;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Which room may know which, and what no room may do.
final class ArchitectureTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("cardwright");

  /// A game's room is named like the game.
  private static final String[] GAMES =
      Catalog.builtIn().names().stream().map(ArchitectureTest::room).toArray(String[]::new);

  /// The rooms that depend on nothing outside the house but plain libraries, so that they run wherever Java does.
  private static final String[] CORE =
      with(
          GAMES,
          room("engine"),
          room("messages"),
          room("record"),
          room("match"),
          room("language"),
          room("cardgame"));

  /// Where the card language is recursive: the circles of classes in a package, the largest first.
  private static final Map<String, List<Set<String>>> LANGUAGE =
      Map.ofEntries(
          // An effect makes events, events set off texts, and texts carry out effects.
          circles("ggltcg.resolve", "Apply EventGate EventGates GameEvents"),
          circles(
              "littletroubles.resolve",
              // The same. What can be chosen hangs on what can be played, a play is tried out
              // beforehand, and whether a text can be carried out hangs on what takes its place.
              "Announcing Apply Candidates Entering EventGates GameEvents Hidden HoldingRules"
                  + " LegalityShortcut MatchingInstructions Paid Pick Playable Possible"
                  + " ScheduledEvents TargetPart Trial TrialOnCards TrialOnPlayers"),
          circles(
              "mlpccg.resolve",
              // What leaves play takes along what lies on it, which leaves as well.
              "Apply GameEvents"),
          // A phrase is made of phrases.
          circles("language", "Phrase Shape"),
          // What a text says of the token that it makes has lines of text of its own.
          circles("ggltcg.wording", "Phrasebook Tokens"),
          // A selector asks for figures, a figure is what texts add to the cards that a selector
          // means, and the amount that they add may count what a selector means.
          circles("ggltcg.board", "Layers Selection Values"),
          circles("littletroubles.board", "Layers Selection Values"),
          // The same. The board keeps laws that were made for a time with the texts that speak
          // them, and what X is in such a text is read off the board.
          circles(
              "mlpccg.board",
              "ActiveEffect ActiveLaws Board DerivedValues FigureEffect GrantedAbilities"
                  + " LastingEffect Layers Limits Selection TextContext Values"),
          // A condition asks for cards, which are known by figures that are compared.
          circles("cardgame.text", "Condition Quality Selector"),
          // What an effect gives a card are lines of text. A figure as it is now is one of the
          // figures by which cards are known.
          circles("ggltcg.vocabulary", "Ability Body Effect", "Figure Stat"),
          circles("littletroubles.vocabulary", "Ability Body Effect"),
          // A place is known by the cards in it.
          circles("mlpccg.vocabulary", "Ability Body Effect", "OwnQuality Place Which"),
          // Sentences stand in sentences.
          circles("littletroubles.wording", "Clauses Commands CostWords Phrasebook Tokens"),
          circles("mlpccg.wording", "CardActions Clauses Commands Phrasebook Tokens"));

  private static Map.Entry<String, List<Set<String>>> circles(String home, String... names) {
    return Map.entry(home, Stream.of(names).map(each -> Set.of(each.split(" "))).toList());
  }

  private static String room(String name) {
    return "cardwright." + name + "..";
  }

  private static String[] with(String[] some, String... more) {
    return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void every_game_has_its_room_and_knows_no_other_game() {
    for (String game : Catalog.builtIn().names()) {
      assertThat(HOUSE.stream().filter(each -> each.getPackageName().equals("cardwright." + game)))
          .as(game)
          .isNotEmpty();
      String[] others =
          Catalog.builtIn().names().stream()
              .filter(name -> !name.equals(game))
              .map(ArchitectureTest::room)
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage(room(game))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(with(others, room("catalog"), room("cli"), room("lab")))
          .check(HOUSE);
    }
  }

  @Test
  void the_core_depends_on_nothing_outside_but_the_library_that_words_messages() {
    classes()
        .that(resideInAnyPackage(CORE).and(resideOutsideOfPackages("cardwright.messages..")))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            with(
                CORE,
                "java.lang",
                "java.lang.annotation",
                "java.lang.invoke",
                "java.lang.runtime",
                "java.util",
                "java.util.function",
                "java.util.regex",
                "java.util.stream",
                "java.io",
                "java.nio.charset",
                "org.jspecify.."))
        .check(HOUSE);
    classes()
        .that()
        .resideInAPackage("cardwright.messages..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            room("messages"),
            room("engine"),
            "java.io",
            "java.nio.charset",
            "com.ibm.icu.text",
            "com.ibm.icu.util",
            "java.lang",
            "java.lang.invoke",
            "java.lang.runtime",
            "java.text",
            "java.util",
            "java.util.function",
            "java.util.stream",
            "org.jspecify..")
        .check(HOUSE);
  }

  @Test
  void the_engine_knows_no_other_room() {
    noClasses()
        .that()
        .resideInAPackage("cardwright.engine..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            with(
                GAMES,
                "cardwright.messages..",
                "cardwright.record..",
                "cardwright.match..",
                "cardwright.language..",
                "cardwright.cardgame..",
                "cardwright.contract..",
                "cardwright.scenario..",
                "cardwright.players..",
                "cardwright.bots..",
                "cardwright.bridge..",
                "cardwright.encoding..",
                "cardwright.catalog..",
                "cardwright.lab..",
                "cardwright.bench..",
                "cardwright.fairness..",
                "cardwright.store..",
                "cardwright.server..",
                "cardwright.cli.."))
        .check(HOUSE);
  }

  @Test
  void records_know_the_engine_and_messages_and_matches_know_records_too() {
    noClasses()
        .that()
        .resideInAPackage("cardwright.record..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("cardwright..")
                .and(
                    resideOutsideOfPackages(
                        "cardwright.engine..", "cardwright.messages..", "cardwright.record..")))
        .check(HOUSE);
    noClasses()
        .that()
        .resideInAPackage("cardwright.match..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("cardwright..")
                .and(
                    resideOutsideOfPackages(
                        "cardwright.engine..",
                        "cardwright.messages..",
                        "cardwright.record..",
                        "cardwright.match..")))
        .check(HOUSE);
  }

  @Test
  void games_know_the_engine_messages_the_language_and_what_card_games_share() {
    for (String game : Catalog.builtIn().names()) {
      noClasses()
          .that()
          .resideInAPackage(room(game))
          .should()
          .dependOnClassesThat(
              resideInAPackage("cardwright..")
                  .and(
                      resideOutsideOfPackages(
                          room(game),
                          room("engine"),
                          room("messages"),
                          room("language"),
                          room("cardgame"))))
          .check(HOUSE);
    }
  }

  @Test
  void what_card_games_share_knows_the_engine_messages_and_the_language_alone() {
    noClasses()
        .that()
        .resideInAPackage("cardwright.cardgame..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("cardwright..")
                .and(
                    resideOutsideOfPackages(
                        "cardwright.cardgame..",
                        "cardwright.engine..",
                        "cardwright.messages..",
                        "cardwright.language..")))
        .check(HOUSE);
  }

  @Test
  void the_language_knows_no_game() {
    noClasses()
        .that()
        .resideInAPackage("cardwright.language..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(GAMES)
        .check(HOUSE);
  }

  @Test
  void players_scenarios_and_lab_know_no_game() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "cardwright.players..",
            "cardwright.bots..",
            "cardwright.scenario..",
            "cardwright.encoding..",
            "cardwright.lab..",
            "cardwright.fairness..",
            "cardwright.contract..")
        .and()
        .resideOutsideOfPackage("cardwright.lab.spark..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(with(GAMES, "cardwright.catalog..", "cardwright.cli.."))
        .check(HOUSE);
  }

  @Test
  void only_the_bridge_and_the_command_line_know_bots() {
    noClasses()
        .that()
        .resideOutsideOfPackages("cardwright.bots..", "cardwright.bridge..", "cardwright.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("cardwright.bots..")
        .check(HOUSE);
  }

  @Test
  void only_the_command_line_knows_the_bridge() {
    noClasses()
        .that()
        .resideOutsideOfPackages("cardwright.bridge..", "cardwright.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("cardwright.bridge..")
        .check(HOUSE);
  }

  @Test
  void only_the_catalog_lists_games() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "cardwright.cli..",
            "cardwright.bridge..",
            "cardwright.bench..",
            "cardwright.server..",
            "cardwright.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(GAMES)
        .check(HOUSE);
  }

  @Test
  void the_core_has_no_reflection_threads_clock_or_locale() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .dependOnClassesThat()
        .haveNameMatching(
            "java\\.lang\\.(reflect\\..*|Thread|Runtime|Process.*|ThreadLocal)"
                + "|java\\.util\\.(concurrent\\..*|Random|Timer|Date|Calendar|UUID)"
                + "|java\\.time\\..*")
        .check(HOUSE);
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "identityHashCode", Object.class)
        .orShould()
        .callMethod(java.util.Locale.class, "getDefault")
        .orShould()
        .callMethod(String.class, "toLowerCase")
        .orShould()
        .callMethod(String.class, "toUpperCase")
        .orShould()
        .callMethod(Math.class, "random")
        .check(HOUSE);
  }

  @Test
  void only_resources_and_catalogues_of_messages_are_read_from_files() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .and()
        .haveSimpleNameNotEndingWith("Resources")
        .and()
        .doNotHaveSimpleName("MessageCatalogue")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.io")
        .check(HOUSE);
  }

  @Test
  void only_laws_and_scenarios_look_with_the_judges_eyes() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "cardwright.players..",
            "cardwright.bots..",
            "cardwright.bridge..",
            "cardwright.encoding..",
            "cardwright.lab..",
            "cardwright.bench..",
            "cardwright.store..",
            "cardwright.server..",
            "cardwright.cli..")
        .should()
        .accessField(Viewer.class, "JUDGE")
        .orShould()
        .callMethod(Viewer.class, "values")
        .check(HOUSE);
  }

  @Test
  void only_the_command_line_knows_the_server() {
    noClasses()
        .that()
        .resideOutsideOfPackages("cardwright.server..", "cardwright.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("cardwright.server..")
        .check(HOUSE);
    noClasses()
        .that()
        .resideOutsideOfPackages("cardwright.store..", "cardwright.server..", "cardwright.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("cardwright.store..")
        .check(HOUSE);
  }

  @Test
  void one_package_alone_knows_the_library_for_http() {
    noClasses()
        .that()
        .resideOutsideOfPackage("cardwright.server.helidon..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.helidon..")
        .check(HOUSE);
  }

  @Test
  void the_store_alone_knows_databases() {
    noClasses()
        .that()
        .resideOutsideOfPackage("cardwright.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.sql..",
            "javax.sql..",
            "org.jdbi..",
            "org.flywaydb..",
            "org.postgresql..",
            "org.sqlite..",
            "com.zaxxer..")
        .check(HOUSE);
  }

  @Test
  void one_room_alone_knows_spark_and_no_room_knows_that_one() {
    noClasses()
        .that()
        .resideOutsideOfPackage("cardwright.lab.spark..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.spark..", "scala..", "cardwright.lab.spark..")
        .check(HOUSE);
    noClasses()
        .that()
        .resideInAPackage("cardwright.lab.spark..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("cardwright..")
                .and(
                    resideOutsideOfPackages(
                        "cardwright.lab..", "cardwright.catalog..", "cardwright.engine..")))
        .check(HOUSE);
  }

  @Test
  void plays_know_neither_http_nor_what_is_asked_over_it() {
    noClasses()
        .that()
        .resideInAnyPackage("cardwright.server.play..", "cardwright.server.wire..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("cardwright.server.rest..", "cardwright.server.helidon..")
        .check(HOUSE);
  }

  @Test
  void packages_have_no_cycles() {
    slices().matching("cardwright.(**)").should().beFreeOfCycles().check(HOUSE);
  }

  @Test
  void classes_of_a_package_form_circles_only_where_the_card_language_is_recursive() {
    Map<String, List<Set<String>>> circles = new TreeMap<>();
    for (Circle circle : Circle.in(HOUSE)) {
      circles.computeIfAbsent(circle.home(), _ -> new ArrayList<>()).add(circle.classes());
    }
    assertThat(circles).isEqualTo(LANGUAGE);
  }

  /// A game switches over the steps of a family in the package that runs them, where the family is sealed: a step
  /// beside it would be met by no switch.
  @Test
  void every_step_is_of_the_sealed_family_that_its_package_runs() {
    Map<String, String> families =
        Map.of("GameStep$OfTurn", "TurnStep", "GameStep$OfResolution", "ResolutionStep");
    List<String> found = new ArrayList<>();
    for (JavaClass each : HOUSE) {
      for (JavaClass family : each.getRawInterfaces()) {
        String name = family.getName().substring(family.getPackageName().length() + 1);
        if (families.containsKey(name)) {
          found.add(families.get(name));
          assertThat(each.getSimpleName()).as(each.getName()).isEqualTo(families.get(name));
        }
      }
    }
    assertThat(found).hasSize(families.size() * GAMES.length);
  }

  @Test
  void there_is_no_static_mutable_state() {
    fields()
        .that()
        .areStatic()
        .and()
        .areDeclaredInClassesThat()
        .resideInAPackage("cardwright..")
        .and()
        .areDeclaredInClassesThat()
        .resideOutsideOfPackages("..jmh_generated..")
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(HOUSE);
  }

  @Test
  void names_say_something() {
    noClasses()
        .that()
        .resideOutsideOfPackage("..jmh_generated..")
        .should()
        .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl|Base|Misc|Common)")
        .check(HOUSE);
  }
}
