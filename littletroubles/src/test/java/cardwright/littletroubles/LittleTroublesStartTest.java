package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Settings;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// How a game begins: decks, the first player, opening hands and mulligans.
final class LittleTroublesStartTest {
  private static final List<String> NAMES =
      List.of(
          "Baker",
          "Surfer",
          "Guard",
          "Hermit",
          "Tailor",
          "Napper",
          "Nap",
          "Wake Up",
          "Giggle",
          "Cheer",
          "Gloom",
          "Bell",
          "Snow Day");

  private final Game game;
  private final Deck deck = new Deck("Forty", "", forty());

  LittleTroublesStartTest() throws IOException {
    Path kit = Path.of("src/test/resources/scenarios/kit.cards");
    game = LittleTroubles.load().with(Files.readString(kit), "kit.cards");
  }

  private static List<String> forty() {
    List<String> cards = new ArrayList<>(List.of("Peek"));
    NAMES.forEach(name -> cards.addAll(List.of(name, name, name)));
    return cards;
  }

  private Position start(String format, Seat first, Chance chance) {
    return game.start(new Opening(format, deck, deck, Optional.of(first), List.of()), chance, null);
  }

  private static void play(Position position, String move, Chance chance) {
    int index = position.choice().indexOf(move);
    assertThat(index).as(move).isNotNegative();
    position.play(index, chance);
  }

  private static List<String> offered(Position position) {
    List<String> offered = new ArrayList<>();
    for (int i = 0; i < position.choice().count(); i++) {
      offered.add(position.choice().move(i).notation());
    }
    return offered;
  }

  /// Keeps the hand and puts the first four back that are offered.
  private static void keep(Position position, Chance chance) {
    play(position, "keep", chance);
    for (int i = 0; i < 4; i++) {
      assertThat(position.choice().move(0).notation()).startsWith("put back ");
      position.play(0, chance);
    }
  }

  private static int size(Position position, Seat seat, String zone) {
    return side(position, seat).zone(zone).orElseThrow().size();
  }

  private static int cookies(Position position, Seat seat) {
    return side(position, seat).counter("cookies").orElseThrow().value();
  }

  private static Table.Side side(Position position, Seat seat) {
    return position.table(Viewer.SPECTATOR).side(seat);
  }

  @Test
  @Rule("LT A1")
  void the_player_who_goes_second_has_32_cookies_and_the_first_30() {
    Chance chance = new SeededChance(1);
    Position position = start("grade-school", Seat.B, chance);
    keep(position, chance);
    keep(position, chance);
    assertThat(cookies(position, Seat.B)).isEqualTo(30);
    assertThat(cookies(position, Seat.A)).isEqualTo(32);
  }

  @Test
  @Rule({"LT 1.2e", "LT A5"})
  void six_of_ten_cards_are_kept_and_four_go_back() {
    Chance chance = new SeededChance(2);
    Position position = start("grade-school", Seat.A, chance);
    assertThat(size(position, Seat.A, "hand")).isEqualTo(10);
    assertThat(size(position, Seat.B, "hand")).isEqualTo(10);
    keep(position, chance);
    keep(position, chance);
    for (Seat seat : Seat.values()) {
      assertThat(size(position, seat, "hand")).isEqualTo(6);
      assertThat(size(position, seat, "deck")).isEqualTo(34);
    }
  }

  @Test
  @Rule({"LT 1.1.1", "LT 1.1.2", "LT 1.1.3", "LT 1.2f", "LT A6"})
  void daycare_has_two_mulligans_and_the_other_formats_have_one() {
    assertThat(mulligans("daycare")).isEqualTo(2);
    assertThat(mulligans("preschool")).isEqualTo(1);
    assertThat(mulligans("grade-school")).isEqualTo(1);
  }

  private int mulligans(String format) {
    Chance chance = new SeededChance(3);
    Position position = start(format, Seat.A, chance);
    Seat seat = position.choice().seat();
    int taken = 0;
    while (position.choice().indexOf("mulligan") >= 0 && position.choice().seat() == seat) {
      play(position, "mulligan", chance);
      taken++;
      assertThat(size(position, seat, "hand")).isEqualTo(10);
      assertThat(size(position, seat, "deck")).isEqualTo(30);
    }
    assertThat(position.choice().seat()).isEqualTo(seat);
    return taken;
  }

  @Test
  @Rule({"LT 1.2f", "LT A6"})
  void after_the_last_mulligan_six_of_the_ten_cards_have_to_be_kept() {
    Chance chance = new SeededChance(4);
    Position position = start("grade-school", Seat.A, chance);
    Seat seat = position.choice().seat();
    play(position, "mulligan", chance);
    assertThat(offered(position)).doesNotContain("mulligan");
    assertThat(position.choice().seat()).isEqualTo(seat);
    if (position.choice().indexOf("keep") >= 0) {
      play(position, "keep", chance);
    }
    assertThat(position.choice().move(0).notation()).startsWith("put back ");
  }

  @Test
  @Rule({"LT A5", "LT C19"})
  void the_four_cards_that_go_back_are_picked_in_any_order_and_can_be_taken_back() {
    Chance chance = new SeededChance(11);
    Position position = start("grade-school", Seat.A, chance);
    play(position, "keep", chance);
    List<String> all = offered(position);
    Position other = position.copy();
    for (int i = 0; i < 4; i++) {
      play(position, all.get(i), chance);
    }
    for (int i = 3; i > 0; i--) {
      play(other, all.get(i), chance);
      assertThat(offered(other)).contains(all.get(0));
    }
    String taken = all.get(2).replace("put back", "unpick");
    play(other, taken, chance);
    assertThat(offered(other)).contains(all.get(2)).doesNotContain(taken);
    play(other, all.get(0), chance);
    play(other, all.get(2), chance);
    assertThat(other.fingerprint()).isEqualTo(position.fingerprint());
  }

  @Test
  @Rule({"LT A5", "LT C54"})
  void a_player_decides_without_seeing_what_the_other_has_done() {
    Chance kept = new SeededChance(5);
    Position keeps = start("grade-school", Seat.A, kept);
    Chance shuffled = new SeededChance(5);
    Position shuffles = start("grade-school", Seat.A, shuffled);
    Seat second = keeps.choice().seat().other();
    keep(keeps, kept);
    play(shuffles, "mulligan", shuffled);
    if (shuffles.choice().indexOf("keep") >= 0) {
      play(shuffles, "keep", shuffled);
    }
    for (int i = 0; i < 4; i++) {
      shuffles.play(0, shuffled);
    }
    assertThat(keeps.choice().seat()).isEqualTo(second);
    assertThat(shuffles.choice().seat()).isEqualTo(second);
    assertThat(offered(shuffles)).isEqualTo(offered(keeps));
    assertThat(shuffles.table(Viewer.of(second))).isEqualTo(keeps.table(Viewer.of(second)));
  }

  @Test
  @Rule({"LT 1.2c", "LT A2"})
  void chance_names_the_player_who_goes_first() {
    Set<Seat> first = EnumSet.noneOf(Seat.class);
    for (int seed = 0; seed < 20; seed++) {
      Chance chance = new SeededChance(seed);
      Position position = game.start(Opening.of("grade-school", deck, deck), chance, null);
      keep(position, chance);
      keep(position, chance);
      first.add(position.choice().seat());
    }
    assertThat(first).containsExactlyInAnyOrder(Seat.A, Seat.B);
  }

  @Test
  @Rule({"LT 1.2d", "LT 1.2h"})
  void a_player_named_for_it_has_the_first_turn() {
    Chance chance = new SeededChance(6);
    Position position = start("grade-school", Seat.B, chance);
    keep(position, chance);
    keep(position, chance);
    assertThat(position.choice().seat()).isEqualTo(Seat.B);
    assertThat(position.table(Viewer.SPECTATOR).fact("turn")).contains("1");
    assertThat(position.table(Viewer.SPECTATOR).fact("phase")).contains("build");
  }

  @Test
  @Rule({"LT 1.2b", "LT 1.2g", "LT A7"})
  void both_decks_are_shuffled_before_and_after_the_opening_hands() {
    int[] rolls = new int[1];
    Chance seeded = new SeededChance(7);
    Chance counting =
        sides -> {
          rolls[0]++;
          return seeded.roll(sides);
        };
    Position position = start("grade-school", Seat.A, counting);
    assertThat(rolls[0]).isGreaterThanOrEqualTo(2 * 39);
    keep(position, counting);
    rolls[0] = 0;
    keep(position, counting);
    assertThat(rolls[0]).isGreaterThanOrEqualTo(2 * 33);
  }

  @Test
  @Rule("LT 1.2a")
  void a_deck_that_does_not_fit_the_format_is_not_played() {
    Deck small = new Deck("Thirty-nine", "", forty().subList(0, 39));
    assertThatThrownBy(
            () -> game.start(Opening.of("grade-school", deck, small), new SeededChance(8), null))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("LT 1.1.3");
  }

  @Test
  @Rule({"LT A13", "LT A14", "LT 6.11a", "LT 6.11b"})
  void a_side_deck_has_up_to_ten_cards_of_other_names_each_once() {
    assertThat(side("Kite", "Whistle", "Trip", "Aisle")).isEmpty();
    assertThat(side("Kite", "Kite")).anyMatch(each -> each.contains("LT 6.11b"));
    assertThat(side("Baker")).anyMatch(each -> each.contains("LT 6.11b"));
    assertThat(
            side(
                "Kite",
                "Whistle",
                "Trip",
                "Aisle",
                "Piggy Bank",
                "Chores",
                "Spotlight",
                "Carousel",
                "Class Order",
                "Swap Meet",
                "Oops"))
        .anyMatch(each -> each.contains("LT 6.11a"));
  }

  private List<String> side(String... cards) {
    Deck with = new Deck("Forty", "", "grade-school", forty(), List.of(cards));
    return game.objections(with, game.format("grade-school")).stream().map(Message::words).toList();
  }

  @Test
  void a_position_with_more_cards_than_can_be_told_apart_is_refused() {
    assertThat(game.position(hands(63, 64)).choice().count()).isPositive();
    assertThatThrownBy(() -> game.position(hands(64, 64)))
        .isInstanceOf(Refused.class)
        .hasMessage("A: a play has at most 127 cards of both players, not 128");
  }

  private static PositionSpec hands(int a, int b) {
    return new PositionSpec(
        new Settings("the table", Map.of()),
        new Settings("A", Map.of("hand", Collections.nCopies(a, "Hermit"))),
        new Settings("B", Map.of("hand", Collections.nCopies(b, "Hermit"))));
  }
}
