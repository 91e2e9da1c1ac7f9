package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.text.ConditionWords;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.TargetWords;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.catalog.Catalog;
import cardwright.language.Phrase;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A common word is in every game that has what it speaks of: the grammar of each takes its phrase.
final class SharedGrammarTest {
  private static final List<Class<?>> WORDS =
      List.of(
          ConditionWords.class,
          Quality.class,
          SharedCardEffect.class,
          SharedEffect.class,
          SharedValue.class,
          TargetWords.class,
          TopOfDeck.class);

  /// What is no word, but a part of the grammar of others.
  private static final Set<String> PARTS =
      Set.of("Quality.none", "TargetWords.DIGITS", "TargetWords.SEVERAL");

  /// What a game has nothing for. GGLTCG has no decks, no phases that could be skipped, no counters on cards, two kinds of cards, and no effect in the present tense that is an instruction. In the pony game who loses all abilities can gain none either, which is a word of its own.
  private static final Map<String, Set<String>> LACKED =
      Map.of(
          "ggltcg",
          Set.of(
              "Quality.counter",
              "Quality.except",
              "SharedCardEffect.putCounters",
              "SharedCardEffect.removeAllCounters",
              "SharedCardEffect.toDeck",
              "SharedEffect.shuffle",
              "SharedEffect.skipPhase",
              "SharedEffect.top",
              "TargetWords.they",
              "TopOfDeck.lookAtTop",
              "TopOfDeck.revealUntil",
              "TopOfDeck.takeFromTop"),
          "mlpccg",
          Set.of("SharedCardEffect.loseTexts"));

  @Test
  void every_game_takes_the_words_that_speak_of_what_it_has() {
    for (String game : Catalog.builtIn().names()) {
      Set<String> missing = new TreeSet<>(words());
      missing.removeAll(taken(game));
      assertThat(missing)
          .as(game)
          .containsExactlyInAnyOrderElementsOf(LACKED.getOrDefault(game, Set.of()));
    }
  }

  private static Set<String> words() {
    return WORDS.stream()
        .flatMap(words ->
            Stream.concat(
                Arrays.stream(words.getDeclaredMethods())
                    .filter(method -> method.getReturnType() == Phrase.class)
                    .map(Member.class::cast),
                Arrays.stream(words.getDeclaredFields())
                    .filter(field -> field.getType() == Phrase.class)))
        .filter(member ->
            Modifier.isStatic(member.getModifiers()) && Modifier.isPublic(member.getModifiers()))
        .map(member -> member.getDeclaringClass().getSimpleName() + "." + member.getName())
        .filter(word -> !PARTS.contains(word))
        .collect(Collectors.toSet());
  }

  /// The phrases that the classes of a game ask the kit for.
  private static Set<String> taken(String game) {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("cardwright." + game);
    return classes.stream()
        .flatMap(each -> each.getAccessesFromSelf().stream())
        .map(JavaAccess::getTarget)
        .map(SharedGrammarTest::name)
        .collect(Collectors.toSet());
  }

  private static String name(AccessTarget target) {
    return target.getOwner().getSimpleName() + "." + target.getName();
  }
}
