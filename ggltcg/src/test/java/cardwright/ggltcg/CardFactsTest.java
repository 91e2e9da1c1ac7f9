package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardFace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Every printed fact of every card, against a table of facts.
final class CardFactsTest {
  private static final Map<String, CardFace> FACES =
      Ggltcg.load().cards().stream().collect(Collectors.toMap(CardFace::name, Function.identity()));

  @Test
  void every_card_has_the_figures_of_the_published_card() throws IOException {
    List<String> rows = Files.readAllLines(Path.of("src/test/resources/facts/cards.csv"));
    for (String row : rows.subList(1, rows.size())) {
      String[] facts = row.split(",", -1);
      CardFace face = FACES.get(facts[0]);
      assertThat(face).as(facts[0]).isNotNull();
      assertThat(face.set()).isEqualTo(facts[6]);
      assertThat(face.kind()).isEqualTo(kind(facts));
    }
    assertThat(FACES).hasSize(rows.size() - 1);
  }

  private static String kind(String[] facts) {
    String cost = facts[1] + ", cost " + facts[2];
    return facts[1].equals("Action")
        ? cost
        : cost + ", speed " + facts[3] + ", strength " + facts[4] + ", stamina " + facts[5];
  }
}
