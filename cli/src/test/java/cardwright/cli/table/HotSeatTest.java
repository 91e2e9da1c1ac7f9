package cardwright.cli.table;

import static cardwright.cli.Shell.SIX;
import static cardwright.cli.Shell.firstMoves;
import static cardwright.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.util.List;
import org.junit.jupiter.api.Test;

class HotSeatTest {
  private static Ran play(String in) {
    return typing(
        in,
        "play",
        "ggltcg",
        "--seed",
        "3",
        "--against",
        "human",
        "--deck",
        SIX,
        "--opponent-deck",
        "Ballaber,Demideca,Dream,Raggy,Snuggles,Wake");
  }

  @Test
  void the_table_is_handed_over_whenever_the_other_person_decides() {
    Ran ran = play(firstMoves());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("Hand over to player A, then press Enter")
        .contains("Hand over to player B, then press Enter");
    assertThat(ran.lines().getLast()).matches("(Player [AB] wins|A draw): .*");
  }

  @Test
  void each_person_sees_only_their_own_hand() {
    Ran ran = play(firstMoves());
    List<String> tables = List.of(ran.out().split("(?m)^> .*$"));

    assertThat(ran.out()).contains(" hidden");
    for (String table : tables.subList(0, tables.size() - 1)) {
      String[] halves = table.split("(?m)^--- (?=[AB], player)");
      assertThat(halves).hasSize(3);
      assertThat(halves[1].lines().filter(line -> line.startsWith(" hand")))
          .allMatch(line -> line.matches(" hand +(\\d+ hidden|-)"));
      assertThat(halves[2]).doesNotContain("hidden");
    }
  }

  @Test
  void what_the_other_person_decided_is_not_taken_back() {
    String in = "end turn\nundo\n";

    Ran ran = play(in);

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("line 2: there is no move of yours to take back");
  }
}
