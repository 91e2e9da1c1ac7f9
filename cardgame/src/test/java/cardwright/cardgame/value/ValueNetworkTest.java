package cardwright.cardgame.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Refused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

final class ValueNetworkTest {
  /// The first layer is two wide and the second one; all numbers are exact.
  private static final String SMALL =
      """
      # For readers.
      width\t2\t1
      start\t0.5\t-1
      input\tcookies\t0\t0\t0.25
      input\thand Jump Rope\t1\t2\t-0.5
      second\t1\t0\t0\t2\t-0.5
      last\t3\t0.125
      """;

  private final ValueNetwork network = ValueNetwork.read(SMALL, "small.value");

  private float[] side(double cookies, int ropes) {
    float[] side = network.side();
    network.add(side, network.input("cookies"), (float) cookies);
    for (int i = 0; i < ropes; i++) {
      network.add(side, network.input("hand Jump Rope"), 1);
    }
    return side;
  }

  @Test
  void what_an_input_is_worth_by_itself_can_be_changed_and_an_input_added() {
    SequencedMap<String, Double> worth = new LinkedHashMap<>();
    worth.put("cookies", 0.5);
    worth.put("kites", 2.0);
    ValueNetwork other = network.with(worth);
    assertThat(network.worth("cookies")).isEqualTo(0.25);
    assertThat(network.worth("kites")).isZero();
    assertThat(other.worth("cookies")).isEqualTo(0.5);
    assertThat(other.worth("kites")).isEqualTo(2);
    assertThat(other.worth("hand Jump Rope")).isEqualTo(-0.5);
    assertThat(other.names()).containsExactly("cookies", "hand Jump Rope", "kites");
    assertThat(other.write(List.of()))
        .isEqualTo(
            network
                .write(List.of())
                .replace("cookies\t0\t0\t0.25", "cookies\t0\t0\t0.5")
                .replace("second\t", "input\tkites\t0\t0\t2.0\nsecond\t"));
  }

  @Test
  void a_lead_is_what_the_layers_come_to_with_the_worth_of_each_thing_and_of_the_turn() {
    // Own: 0.5 and -1, so 0.5 and 0; other: 1.5 and 1; the second layer 0.5 + 2 - 0.5 = 2.
    assertThat(network.lead(side(4, 0), side(0, 1)))
        .isEqualTo(0.125 + 4 * 0.25 - -0.5 + 3 * 2, within(1e-6));
    // Below nothing the second layer says nothing.
    assertThat(network.lead(side(4, 0), side(4, 0))).isEqualTo(0.125, within(1e-6));
  }

  @Test
  void a_thing_that_was_never_learned_changes_nothing() {
    float[] side = side(2, 1);
    network.add(side, network.input("hand Kite"), 1);
    assertThat(network.input("hand Kite")).isEqualTo(ValueNetwork.UNKNOWN);
    assertThat(side).containsExactly(side(2, 1));
  }

  @Test
  void a_network_that_was_written_is_read_as_the_same() {
    String written = network.write(List.of("For readers."));
    ValueNetwork again = ValueNetwork.read(written, "again.value");
    assertThat(again.write(List.of("For readers."))).isEqualTo(written);
    assertThat(again.lead(side(4, 2), side(1, 1))).isEqualTo(network.lead(side(4, 2), side(1, 1)));
  }

  @Test
  void a_file_that_is_no_network_is_refused_with_its_line() {
    refused(SMALL.replace("width\t2\t1\n", ""), "line 2: a network says its width once, first");
    refused(SMALL.replace("width\t2", "width\t0"), "line 2: a layer is from 1 to 256 wide");
    refused(SMALL.replace("width\t2", "width\t1000000"), "line 2: a layer is from 1 to 256 wide");
    refused(SMALL.replace("0.5\t-1", "0.5\tmany"), "line 3: this is no number: many");
    refused(SMALL.replace("0.5\t-1", "0.5\tNaN"), "line 3: this is no number: NaN");
    refused(SMALL.replace("0.5\t-1", "0.5"), "line 3: there should be 2 numbers");
    refused(SMALL.replace("hand Jump Rope", "cookies"), "line 5: there are two inputs cookies");
    refused(SMALL.replace("last", "least"), "line 7: no line of a network begins with least");
    refused(SMALL.replace("last\t3\t0.125\n", ""), " is no value network: it has 0 lines of last");
    refused("", " is no value network: it has 0 lines of start");
  }

  private static void refused(String text, String words) {
    assertThatThrownBy(() -> ValueNetwork.read(text, "a.value"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("a.value")
        .hasMessageEndingWith(words);
  }
}
