package cardwright.cli.table;

import static cardwright.cli.SetUp.position;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What the modes do among which a text lets a player pick.
class ModeWordsTest {
  private final Game game = Catalog.builtIn().game("mlpccg");

  private ModeWords asked(Position position) {
    return ModeWords.of(game, position.table(Viewer.A), position.choice());
  }

  @Test
  void each_mode_that_is_offered_is_told_in_the_words_of_its_card() {
    Position position =
        position(
            "mlpccg",
            Map.of(),
            Map.of(
                "tokens",
                9,
                "home",
                List.of("Red Gala", "Red Gala"),
                "hand",
                List.of("Applejack, Applebucker"),
                "deck",
                List.of("Red Gala"),
                "problem",
                List.of("It's Alive!")),
            Map.of("problem", List.of("Cloudbursting"), "deck", List.of("Red Gala")));
    assertThat(asked(position).lines()).isEmpty();
    position.play(position.choice().indexOf("play applejack at own"), new SeededChance(1));

    ModeWords asked = asked(position);

    assertThat(asked.lines())
        .containsExactly(
            "mode 1: put the top 4 cards of your deck into your discard pile",
            "mode 2: your opponent puts the top 4 cards of their deck into their discard pile");
    assertThat(MovesText.all(asked, Locale.ENGLISH))
        .anyMatch(line -> line.contains("mode 1") && line.contains("put the top 4 cards of your"));
  }

  @Test
  void the_parts_of_a_line_end_at_its_full_stop_and_are_not_those_of_a_text_that_it_quotes() {
    assertThat(ModeWords.parts("When this card is played, up to 2 of: gain 1 CC; draw a card."))
        .containsExactly("gain 1 CC", "draw a card");
    assertThat(
            ModeWords.parts(
                "One of: a Toy gains \"When this card falls, draw; then draw.\" now; gain 1 CC."))
        .containsExactly("a Toy gains \"When this card falls, draw; then draw.\" now", "gain 1 CC");
    assertThat(ModeWords.parts("Gain 1 CC.")).isEmpty();
  }
}
