package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.scenario.Scenario;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What tables tell of the texts that are being carried out.
final class PendingTextsTest {
  private static final String HELPERS =
      """
      kit: kit.cards
      cards: |
        # Sitter
        Common Character, cost 5, confidence 1, maturity 4, reward 4/0, resources 1/0
        When another Character you control is regressed, regress this card, then restore that Character.
        Back:
        Regressed Character, confidence 1, maturity 2, reward 5/0, resources 1/0
      turn: {player: B, number: 6}
      A: {main: [Surfer, Guard, Sitter]}
      B: {hand: [Nap, Kite]}
      """;

  private final Game game = LittleTroubles.load();

  @ParameterizedTest
  @EnumSource(Viewer.class)
  void everybody_sees_the_added_text_ahead_of_the_one_that_it_was_added_to(Viewer viewer) {
    Position position = position(HELPERS);

    play(position, "play nap on surfer");
    play(position, "add guard");

    assertThat(position.table(viewer).pending())
        .containsExactly(
            text("Guard", Seat.A, OptionalInt.of(0), false),
            text("Nap", Seat.B, OptionalInt.empty(), true));
  }

  @Test
  void a_text_is_that_of_the_card_that_says_it() {
    Position position = position(HELPERS);
    play(position, "play nap on surfer");
    play(position, "add guard");

    Table table = position.table(Viewer.B);
    int guard =
        table.side(Seat.A).zone("main").orElseThrow().cards().stream()
            .filter(card -> card.name().equals("Guard"))
            .findFirst()
            .orElseThrow()
            .ref();

    assertThat(table.pending().getFirst().ref()).isEqualTo(guard).isNotEqualTo(CardRef.NONE);
  }

  @Test
  void between_texts_none_is_told() {
    Position position = position(HELPERS);

    assertThat(position.table(Viewer.A).pending()).isEmpty();

    play(position, "play nap on surfer");
    play(position, "add guard");
    play(position, "pass");

    assertThat(position.table(Viewer.A).pending()).isEmpty();
  }

  private static Table.PendingText text(String card, Seat seat, OptionalInt line, boolean begun) {
    return new Table.PendingText(card, seat, line, begun, CardRef.NONE);
  }

  private Position position(String text) {
    return Scenario.read(
            "game: littletroubles\nname: a position\n" + text + "then: {over: false}\n",
            "a test",
            name -> game,
            PendingTextsTest::kit)
        .getFirst()
        .position()
        .orElseThrow();
  }

  private static String kit(String name) {
    try {
      return Files.readString(LittleTroublesLawsTest.SCENARIOS.resolve(name));
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  private static void play(Position position, String move) {
    assertThat(position.choice().notations()).contains(move);
    position.play(position.choice().indexOf(move), new SeededChance(1));
  }
}
