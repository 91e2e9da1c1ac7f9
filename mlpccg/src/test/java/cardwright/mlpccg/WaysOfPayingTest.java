package cardwright.mlpccg;

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
@Rule("MLP Q124")
final class WaysOfPayingTest {
  private final Game game = MlpCcg.load();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pay 1 or dismiss another Friend you control|Pay: 1 action token.|Pay: dismiss a Friend."
            + "|Zahlen: 1 Aktionsmarke.|Zahlen: eine Friend-Karte wegschicken.",
        "pay 2 and discard a card or exhaust this card|Pay: 2 action tokens and discard a card."
            + "|Pay: exhaust this card.|Zahlen: 2 Aktionsmarken und eine Karte ablegen."
            + "|Zahlen: diese Karte erschöpfen.",
        "exhaust 2 characters you control or remove 2 Book counters from this card"
            + "|Pay: exhaust 2 characters.|Pay: remove 2 Book counters from this card."
            + "|Zahlen: 2 character-Karten erschöpfen."
            + "|Zahlen: 2 Book-Marken von dieser Karte nehmen.",
        "retire this card or return this card to its owner's hand|Pay: retire this card."
            + "|Pay: return this card to the hand.|Zahlen: diese Karte in den Ruhestand schicken."
            + "|Zahlen: diese Karte auf die Hand zurücknehmen.",
        "dismiss a Friend you control or dismiss a Friend you control here"
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
              Friend, pink 1, cost 1, Earth Pony
              Main Phase, %s: draw a card.
            A: {tokens: 5, home: [{card: Till, counters: {Book: 2}}, Red Gala], hand: [Red Gala], deck: [Red Gala, Red Gala], problem: [It's Alive!]}
            B: {problem: [Cloudbursting]}
            """
                .formatted(costs));
    position.play(position.choice().indexOf("use till"), new SeededChance(1));
    return position.choice();
  }
}
