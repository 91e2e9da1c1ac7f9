package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.contract.Positions;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The ways of paying are told by what is paid.
@Rule("LT C144")
final class WaysOfPayingTest {
  private final Game game = LittleTroubles.load();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 cookies or discard a card|Pay: 2 cookies.|Pay: discard a card.|Zahlen: 2 Kekse."
            + "|Zahlen: eine Karte ablegen.",
        "1 cookie and discard 2 cards or send this card to Timeout|Pay: 1 cookie and discard 2"
            + " cards.|Pay: send this card to Timeout.|Zahlen: 1 Keks und 2 Karten ablegen."
            + "|Zahlen: diese Karte in den Timeout legen.",
        "Regress a Character you control or remove a book counter from this card"
            + "|Pay: regress a Character.|Pay: remove a book counter from this card."
            + "|Zahlen: eine Character-Karte klein werden lassen."
            + "|Zahlen: eine book-Marke von dieser Karte nehmen.",
        "Return 2 Toys you control to their owners' hands or send an Action in your hand to Timeout"
            + "|Pay: return 2 Toys to the hand.|Pay: send an Action to Timeout."
            + "|Zahlen: 2 Toy-Karten auf die Hand zurücknehmen."
            + "|Zahlen: eine Action-Karte in den Timeout legen.",
        "Discard a card or send a card in your hand to Timeout|Pay: discard a card."
            + "|Pay: send a card to Timeout.|Zahlen: eine Karte ablegen."
            + "|Zahlen: eine Karte in den Timeout legen.",
        "Send a Toy you control to Timeout or send a Toy in your hand to Timeout"
            + "|Pay in way 1 of the text.|Pay in way 2 of the text."
            + "|Auf Art 1 des Textes bezahlen.|Auf Art 2 des Textes bezahlen.",
      })
  void each_way_says_what_is_paid(
      String costs, String one, String other, String germanOne, String germanOther) {
    Choice choice = choice(costs);
    assertThat(choice.notations()).containsExactly("mode 1", "mode 2");
    assertThat(words(choice, Locale.ENGLISH)).containsExactly(one, other);
    assertThat(words(choice, Locale.GERMAN)).containsExactly(germanOne, germanOther);
  }

  private static String[] words(Choice choice, Locale language) {
    return IntStream.range(0, choice.count())
        .mapToObj(move -> choice.move(move).meaning().words(Seat.A, language))
        .toArray(String[]::new);
  }

  private Choice choice(String costs) {
    Position position =
        Positions.of(
            game,
            """
            cards: |
              # Till
              Common Character, cost 2, confidence 1, maturity 1, reward 1/0, resources 1/0
              %s: draw a card.
              Back:
              Regressed Character, confidence 1, maturity 1, reward 1/0, resources 1/0
              # Kazoo
              Common Toy, cost 1
              # Tap
              Common Action, cost 9
              Draw a card.
            A: {cookies: 5, hand: [Tap, Kazoo], deck: [Tap], main: [{card: Till, counters: {book: 1}}, Kazoo, Kazoo]}
            """
                .formatted(costs));
    position.play(position.choice().indexOf("use till"), new SeededChance(1));
    return position.choice();
  }
}
