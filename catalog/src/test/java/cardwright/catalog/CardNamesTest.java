package cardwright.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/// Names of cards as people write them, and as nobody should.
class CardNamesTest {
  private static final CardNames PONIES = new CardNames(Catalog.builtIn().game("mlpccg"));

  @Test
  void a_card_is_found_by_its_name_its_number_both_or_its_title() {
    assertThat(List.of("Wild Fire, Speed Racer", " wild   fire, SPEED racer ", "pr10"))
        .allSatisfy(name -> assertThat(PONIES.whole(name)).isEqualTo("Wild Fire, Speed Racer"));
    assertThat(PONIES.whole("Wild Fire (PR10)")).isEqualTo("Wild Fire, Speed Racer");
    assertThat(PONIES.whole("Wild Fire, Speed Racer(pr10 )")).isEqualTo("Wild Fire, Speed Racer");
  }

  @Test
  void a_second_number_behind_a_name_is_part_of_no_name() {
    assertThatThrownBy(() -> PONIES.whole("Wild Fire (PR10) (PR10)"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there is no card 'Wild Fire (PR10) (PR10)'");
  }

  @Test
  void a_card_with_two_names_is_found_by_either_where_no_other_has_it() {
    CardNames children = new CardNames(Catalog.builtIn().game("littletroubles"));
    assertThat(children.find("class clown").name()).isEqualTo("Substitute Teacher // Class Clown");
    assertThatThrownBy(() -> children.find("substitute teacher"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("may be more than one card");
  }

  @Test
  void the_likely_card_is_meant_unless_another_has_the_name_that_was_typed() {
    Optional<String> likely = Optional.of("Comet Tail, Blaze of Glory");
    String other = "Comet Tail, Hale Bopper";
    assertThat(PONIES.find("comet", likely).name()).isEqualTo("Comet Tail, Blaze of Glory");
    assertThat(PONIES.find(other, likely).name()).isEqualTo(other);
    assertThatThrownBy(() -> PONIES.find("comet", Optional.empty()))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("'comet' may be more than one card");
  }

  @Test
  void a_card_is_refused_in_the_language_of_the_reader() {
    assertThatThrownBy(() -> PONIES.whole("Zzzzzzzz"))
        .isInstanceOfSatisfying(
            Refused.class,
            refused ->
                assertThat(refused.words(Locale.GERMAN))
                    .isEqualTo(
                        "„Zzzzzzzz“ gibt es nicht (Karte). „cardwright cards mlpccg“ listet sie auf."));
    assertThatThrownBy(() -> PONIES.whole("Wild Fire (PR11)"))
        .isInstanceOfSatisfying(
            Refused.class,
            refused ->
                assertThat(refused.words(Locale.GERMAN))
                    .isEqualTo("die Nummer von Wild Fire, Speed Racer ist PR10, nicht PR11"));
  }

  @Test
  void a_name_that_is_too_long_is_refused_with_the_limit() {
    for (String name : List.of("x" + " ".repeat(15_900), "x" + " (1)".repeat(4_000))) {
      assertThatThrownBy(() -> PONIES.whole(name))
          .isInstanceOf(Refused.class)
          .hasMessage(
              "the name of a card has at most 120 characters, and this has " + name.length());
    }
  }

  /// No name, however it is put together, takes more of the stack than a short one.
  @Test
  void every_game_refuses_any_name_within_a_small_stack() throws InterruptedException {
    List<String> names = new ArrayList<>();
    for (String part : List.of(" ", "(", ")", " (1)", "((", "a (b) ", ", ", "//", "99 ")) {
      names.add("x" + part.repeat(30_000 / part.length()));
      names.add("x" + part.repeat((TextLimits.NAME - 1) / part.length()));
    }
    for (Game game : Catalog.builtIn().names().stream().map(Catalog.builtIn()::game).toList()) {
      CardNames cards = new CardNames(game);
      // Classes are loaded on the stack of whoever is first to use them; that is no name's doing.
      refuseAll(game, cards, List.of("no such card"));
      AtomicReference<Throwable> failure = new AtomicReference<>();
      Thread thread =
          new Thread(null, () -> refuseAll(game, cards, names), "small stack", 128 * 1024);
      thread.setUncaughtExceptionHandler((each, thrown) -> failure.set(thrown));
      thread.start();
      thread.join();
      assertThat(failure.get()).as(game.name()).isNull();
    }
  }

  private static void refuseAll(Game game, CardNames cards, List<String> names) {
    for (String name : names) {
      assertThatThrownBy(() -> cards.whole(name)).isInstanceOf(Refused.class);
      assertThatThrownBy(() -> cards.find(name)).isInstanceOf(Refused.class);
      assertThat(game.objections(Deck.of(name), game.formats().getFirst())).isNotEmpty();
    }
  }
}
