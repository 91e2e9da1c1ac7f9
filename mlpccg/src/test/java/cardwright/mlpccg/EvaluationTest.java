package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardwright.cardgame.value.ValueNetwork;
import cardwright.contract.Positions;
import cardwright.contract.Sides;
import cardwright.engine.CardFace;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EvaluationTest {
  private final Game game = MlpCcg.load();

  @Test
  void points_and_tokens_are_those_of_the_table() {
    Sides.always(
        game,
        side -> {
          int points = side.counter("points");
          assertThat(side.amount("points")).isEqualTo(points);
          assertThat(side.amount("points beyond eight")).isEqualTo(Math.max(0, points - 8));
          assertThat(side.amount("action tokens")).isEqualTo(Math.min(8, side.counter("tokens")));
        });
  }

  @Test
  void the_value_is_the_chance_to_win_that_goes_with_the_lead() {
    Sides.always(
        game,
        side -> {
          double odds = Math.exp(side.points() - side.other().points());
          assertThat((1 + game.value(side.position(), side.seat())) / 2)
              .isCloseTo(odds / (1 + odds), within(1e-9));
        });
  }

  @Test
  void what_is_missing_at_a_problem_is_at_most_what_counts() {
    Sides.always(
        game,
        side -> {
          assertThat(side.amount("points of power missing at the opponent's Problem"))
              .isBetween(0.0, 8.0);
          assertThat(side.amount("points of power missing at the own Problem")).isBetween(0.0, 8.0);
        });
  }

  @Test
  void a_problem_can_be_confronted_where_the_table_says_so() {
    Sides.always(
        game,
        side -> {
          assertThat(side.amount("own Problem can be confronted"))
              .isEqualTo(says(side, side.seat(), "can confront") ? 1 : 0);
          assertThat(side.amount("opponent's Problem can be confronted"))
              .isEqualTo(says(side, side.seat().other(), "can confront") ? 1 : 0);
        });
  }

  @Test
  void power_is_missing_against_a_troublemaker_where_one_blocks() {
    Sides.always(
        game,
        side -> {
          assertThat(
                  side.amount("points of power missing against a Troublemaker at the own Problem")
                      > 0)
              .isEqualTo(says(side, side.seat(), "blocks"));
          assertThat(
                  side.amount(
                          "points of power missing against a Troublemaker at the opponent's Problem")
                      > 0)
              .isEqualTo(says(side, side.seat().other(), "blocks"));
        });
  }

  @Test
  @Rule({"MLP 12", "MLP B22"})
  void a_bonus_is_for_confronting_what_nobody_has_confronted() {
    Sides.always(
        game,
        side -> {
          boolean first = false;
          for (Seat seat : Seat.values()) {
            first |= says(side, seat, "can confront") && !isConfronted(side, seat);
          }
          assertThat(side.amount("bonus points for confronting first") > 0).isEqualTo(first);
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0 | at-own: []
          1 | at-own: [{card: Flim, face-down: true}]
          1 | at-own: [{card: Flim, face-down: true}, {card: Flam, face-down: true}]
          2 | at-own: [{card: Flim, face-down: true}], at-other: [{card: Flam, face-down: true}]
          0 | at-own: [Flim, {card: Flam, face-down: true}]
          1 | at-own: [Flim], at-other: [{card: Flam, face-down: true}]
          """)
  @Rule("MLP 19")
  void face_down_troublemakers_count_once_at_a_problem_and_not_beside_one_that_is_face_up(
      double amount, String troublemakers) {
    Position position =
        Positions.of(
            game,
            """
            A: {%s, problem: [It's Alive!]}
            B: {at-other: [{card: Flim, face-down: true}], problem: [Cloudbursting]}
            """
                .formatted(troublemakers));

    assertThat(new Sides(game, position, Seat.A).amount("face-down Troublemakers"))
        .isEqualTo(amount);
    assertThat(new Sides(game, position, Seat.B).amount("face-down Troublemakers")).isEqualTo(1.0);
  }

  @Test
  void cards_in_hand_are_those_of_the_table() {
    Sides.always(
        game,
        side -> {
          assertThat(side.amount("cards in hand")).isEqualTo(side.size("hand"));
          assertThat(side.amount("Troublemakers in hand"))
              .isEqualTo(count(side, zone -> zone.name().equals("hand"), isA("Troublemaker")));
        });
  }

  @Test
  @Rule({"MLP 4", "MLP 23"})
  void resources_frightened_friends_and_a_boosted_mane_character_are_those_of_the_side() {
    Sides.always(
        game,
        side -> {
          Predicate<Table.Zone> inPlay = zone -> !zone.ownersOnly() && !zone.passing();
          assertThat(side.amount("Resources in play"))
              .isEqualTo(count(side, inPlay, isA("Resource")));
          assertThat(side.amount("frightened Friends"))
              .isEqualTo(count(side, inPlay, card -> has(card, "frightened")));
          assertThat(side.amount("boosted Mane Character"))
              .isEqualTo(count(side, inPlay, card -> has(card, "boosted")));
        });
  }

  @Test
  void the_value_knows_all_terms_and_nothing_else() {
    ValueNetwork network = ValueNetwork.read(game.learnedValue(), "the value");
    assertThat(network.names())
        .containsExactlyElementsOf(EvaluationTerms.NAMES.stream().map(Message::words).toList());
  }

  @Test
  void terms_are_told_with_what_they_are_worth_in_the_value() {
    SequencedMap<String, Double> worth = new LinkedHashMap<>();
    EvaluationTerms.NAMES.forEach(term -> worth.put(term.words(), 0.5 + worth.size()));
    ValueNetwork network = ValueNetwork.read(game.learnedValue(), "the value").with(worth);
    Sides.always(
        game.valuedBy(network.write(List.of())),
        side -> {
          List<EvaluationFeature> terms = side.game().terms(side.position(), side.seat());
          assertThat(terms.subList(0, worth.size()))
              .allSatisfy(term ->
                  assertThat(term.points())
                      .isEqualTo(term.amount() * worth.get(term.name().words())));
        });
  }

  /// How many cards of a side in some zones are such.
  private static double count(
      Sides side, Predicate<Table.Zone> where, Predicate<Table.Card> which) {
    return side.position().table(Viewer.JUDGE).side(side.seat()).zones().stream()
        .filter(where)
        .flatMap(zone -> zone.cards().stream())
        .filter(which)
        .count();
  }

  private Predicate<Table.Card> isA(String kind) {
    Set<String> names =
        game.cards().stream()
            .filter(face -> face.is(kind))
            .map(CardFace::name)
            .collect(Collectors.toSet());
    return card -> names.contains(card.front());
  }

  /// Whether the table tells such a thing of a side at the Problem of a seat.
  private static boolean says(Sides side, Seat problem, String what) {
    return problem(side, problem).anyMatch(card -> has(card, what + " " + side.seat()));
  }

  private static boolean isConfronted(Sides side, Seat problem) {
    return problem(side, problem).anyMatch(card -> has(card, "confronted"));
  }

  private static Stream<Table.Card> problem(Sides side, Seat seat) {
    return inPlay(side)
        .filter(card -> card.owner() == seat)
        .filter(card -> has(card, "asks " + seat));
  }

  private static Stream<Table.Card> inPlay(Sides side) {
    return Arrays.stream(Seat.values())
        .map(side.position().table(Viewer.JUDGE)::side)
        .flatMap(each -> each.zones().stream())
        .flatMap(zone -> zone.cards().stream());
  }

  private static boolean has(Table.Card card, String mark) {
    return card.marks().stream().anyMatch(fact -> fact.name().equals(mark));
  }
}
