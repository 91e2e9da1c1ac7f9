package cardwright.littletroubles;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardFace;
import cardwright.scenario.ScenarioFiles;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every card of First Bell is shown by a scenario: by one that says so in its sentence, which names
/// the card or its other face. On the page of the card such a scenario stands first.
final class ShownCardsTest {
  private final LittleTroubles game = LittleTroubles.load();

  @Test
  void every_card_is_shown_by_a_scenario() {
    Set<String> shown = named();
    assertThat(game.cards())
        .allSatisfy(card ->
            assertThat(names(card).filter(shown::contains))
                .as("scenarios whose sentence names %s", card.name())
                .isNotEmpty());
  }

  /// The names in the sentences of all scenarios. A scenario with cards of its own may give an old
  /// name to a new card, so it shows none.
  private Set<String> named() {
    // The longest first, for the name of one card may begin that of another.
    Pattern names =
        Pattern.compile(
            game.cards().stream()
                .flatMap(ShownCardsTest::names)
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(joining("|", "(?<![\\p{L}\\d])(?:", ")(?![\\p{L}\\d])")));
    Set<String> named = new HashSet<>();
    ScenarioFiles files = new ScenarioFiles(name -> game);
    ScenarioFiles.find(List.of(LittleTroublesLawsTest.SCENARIOS)).stream()
        .flatMap(file -> files.read(file).stream())
        .filter(scenario -> scenario.game() == game)
        .flatMap(scenario -> names.matcher(scenario.name()).results())
        .map(MatchResult::group)
        .forEach(named::add);
    return named;
  }

  /// What a card is called: by its name, by what stands before the comma in it, and by its other face.
  private static Stream<String> names(CardFace card) {
    Stream<String> back =
        card.reverse().stream()
            .map(reverse -> reverse.opening().replaceFirst("^Back: ", ""))
            .filter(Predicate.not(opening -> opening.endsWith(":")));
    return Stream.concat(Stream.of(card.name(), card.name().replaceFirst(", .*", "")), back);
  }
}
