package cardwright.ggltcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.contract.HeardPosition;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Explanation;
import cardwright.engine.FixedChance;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Settings;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class GgltcgTest {
  private final Game game = Ggltcg.load();
  private final Deck six = Deck.of("Archer", "Ballaber", "Beary", "Demideca", "Dream", "Ka");

  private Position position(
      Map<String, Object> facts, Map<String, Object> a, Map<String, Object> b) {
    return game.position(
        new PositionSpec(
            new Settings("the table", facts), new Settings("A", a), new Settings("B", b)));
  }

  @Test
  @Rule({"GG 2.1", "GG Q7"})
  void six_different_cards_are_a_deck_and_both_may_bring_the_same() {
    Format starter = game.formats().getFirst();
    assertThat(game.objections(six, starter)).isEmpty();
    assertThat(game.start(six, six, new FixedChance(0)).outcome()).isEmpty();
    assertThat(game.objections(Deck.of("Ka", "Ka", "Sun", "Wake", "Rush", "Copy"), starter))
        .extracting(Message::words)
        .containsExactly("Ka stands twice in the deck; its cards are all different (GG 2.1)");
    assertThat(game.objections(Deck.of("Ka", "Dram", "Sun", "Wake", "Rush"), starter))
        .extracting(Message::words)
        .containsExactly(
            "a deck has exactly 6 cards, not 5 (GG 2.1)",
            "there is no card called 'Dram'; did you mean Dream? (GG 2.1)");
    assertThat(game.objections(Deck.of("Cake", "Ka", "Sun", "Wake", "Rush", "Copy"), starter))
        .extracting(Message::words)
        .containsExactly("Cake is not in the sets of the format starter18 (GG 2.1)");
  }

  @Test
  void a_deck_that_is_none_does_not_start() {
    assertThatThrownBy(() -> game.start(six, Deck.of("Ka"), new FixedChance(0)))
        .isInstanceOf(Refused.class)
        .hasMessage("the deck of B cannot be played: a deck has exactly 6 cards, not 1 (GG 2.1)");
  }

  @Test
  void every_ready_made_deck_is_legal_and_has_a_plan() {
    assertThat(game.decks()).hasSizeGreaterThanOrEqualTo(8);
    for (Deck deck : game.decks()) {
      assertThat(game.objections(deck, game.formats().getLast())).as(deck.name()).isEmpty();
      assertThat(deck.plan()).as(deck.name()).endsWith(".");
    }
  }

  @Test
  void a_random_deck_is_legal_in_its_format() {
    Chance chance = new SeededChance(5);
    for (Format format : game.formats()) {
      for (int i = 0; i < 200; i++) {
        assertThat(game.objections(game.randomDeck(format, chance), format)).isEmpty();
      }
    }
  }

  @Test
  @Rule({"GG 2.2", "GG 2.3", "GG 2.4", "GG 4.2", "GG 4.3"})
  void chance_decides_who_goes_first_with_2_cc_and_the_other_gets_4() {
    for (Seat first : Seat.values()) {
      Position start = game.start(six, six, new FixedChance(first.ordinal()));
      assertThat(start.choice().seat()).isEqualTo(first);
      Table table = start.table(Viewer.of(first));
      assertThat(table.side(first).counters()).contains(new Table.Counter("cc", 2));
      assertThat(table.side(first.other()).counters()).contains(new Table.Counter("cc", 0));
      assertThat(table.side(first).zone("hand").orElseThrow().size()).isEqualTo(6);
      start.play(start.choice().indexOf("end turn"), new FixedChance());
      assertThat(start.choice().seat()).isEqualTo(first.other());
      assertThat(start.table(Viewer.SPECTATOR).side(first.other()).counters())
          .contains(new Table.Counter("cc", 4));
    }
  }

  @Test
  @Rule({"GG 3.2", "GG Q6"})
  void the_opponents_hand_is_a_number_and_the_own_hand_is_seen() {
    Position start =
        game.start(
            six, Deck.of("Rush", "Sun", "Wake", "Twist", "Copy", "Clean"), new FixedChance(0));
    assertThat(zones(start, Viewer.A)).contains("Demideca").doesNotContain("Twist");
    assertThat(zones(start, Viewer.B)).contains("Twist").doesNotContain("Demideca");
    assertThat(zones(start, Viewer.SPECTATOR)).doesNotContain("Twist", "Demideca");
    assertThat(start.table(Viewer.A).side(Seat.B).zone("hand").orElseThrow().size()).isEqualTo(6);
  }

  /// All zones that a viewer sees; with what a player began everybody knows (GG Q6).
  private static String zones(Position position, Viewer viewer) {
    return position.table(viewer).sides().stream().map(Table.Side::zones).toList().toString();
  }

  @Test
  @Rule({"GG 10.2", "GG 10.3"})
  void every_figure_explains_itself() {
    Position position =
        position(
            Map.of(),
            Map.of(
                "play", List.of("Ka", "Demideca", Map.of("card", "Umbruh", "damage", 2), "Wizard")),
            Map.of("play", List.of("Gibbers"), "hand", List.of("Sun")));
    assertThat(position.explain(Viewer.A, "umbruh").stream().map(Explanation::toString))
        .containsExactly(
            "Umbruh of A: speed 5 (printed 4, +1 Demideca)",
            "Umbruh of A: strength 7 (printed 4, +1 Demideca, +2 Ka)",
            "Umbruh of A: stamina 3 (printed 4, +1 Demideca, -2 lost)",
            "Umbruh of A: tussle cost 1 (printed 2, 1 by Wizard)");
    assertThat(position.explain(Viewer.A, "Sun")).as("B's hand is hidden from A").isEmpty();
    assertThat(position.explain(Viewer.B, "Sun").getFirst().toString())
        .isEqualTo("Sun of B: cost 3 (printed 3)");
  }

  private static void play(Position position, String... moves) {
    for (String move : moves) {
      int index = position.choice().indexOf(move);
      assertThat(index).as(move).isNotNegative();
      position.play(index, new FixedChance());
    }
  }

  @Test
  @Rule({"GG Q55", "GG Q57", "GG Q62"})
  void what_lasts_and_what_costs_less_explains_itself_and_is_seen() {
    Game with =
        game.with(
            """
            # Coupon
            Action, cost 0
            The next Toy you play costs 1 less until your next turn begins.
            A Toy you control gains +2 strength until your next turn begins.
            # Burst
            Action, cost X
            A Toy loses X stamina permanently.
            # Counting Sheep
            Toy, cost 1, speed 1, strength 1, stamina 4
            When you play your second card each turn, gain 1 CC.
            """,
            "mine.cards");
    Position position =
        with.position(
            new PositionSpec(
                new Settings("the table", Map.of()),
                new Settings(
                    "A",
                    Map.of(
                        "cc",
                        4,
                        "play",
                        List.of("Umbruh"),
                        "hand",
                        List.of("Coupon", "Burst", "Ka", "Counting Sheep"))),
                new Settings("B", Map.of("play", List.of("Wizard"), "hand", List.of("Sun")))));
    play(position, "play coupon on umbruh");
    assertThat(position.explain(Viewer.A, "Umbruh").stream().map(Explanation::toString))
        .contains("Umbruh of A: strength 6 (printed 4, +2 Coupon until A's next turn begins)");
    assertThat(position.explain(Viewer.A, "Ka").getFirst().toString())
        .isEqualTo("Ka of A: cost 1 (printed 2, -1 Coupon)");
    assertThat(position.explain(Viewer.A, "Burst").getFirst().toString())
        .isEqualTo("Burst of A: cost X (printed X)");
    Table table = position.table(Viewer.SPECTATOR);
    assertThat(table.fact("next Toy of A")).contains("1 less");
    assertThat(table.fact("played by A")).contains("0 Toys, 1 Actions");
    play(position, "play burst on wizard");
    assertThat(position.choice().question().words()).isEqualTo("What is X of Burst?");
    assertThat(position.choice().move(1).words()).isEqualTo("X is 2: pay 2 CC.");
    assertThat(position.refusal("x 5").words())
        .isEqualTo("It is asked what X of Burst is: from 'x 1' to 'x 4' (GG Q57).");
    assertThat(position.refusal("yes").words()).contains("GG Q57");
  }

  @Test
  @Rule({"GG Q59", "GG Q60"})
  void a_text_that_may_step_in_is_asked_for_in_words() {
    Game with =
        game.with(
            """
            # Boomerang
            Toy, cost 0, speed 1, strength 1, stamina 2
            If this card would be sleeped, you may return this card to its owner's hand instead.
            # Lullaby
            Action, cost 0
            Sleep a Toy.
            """,
            "mine.cards");
    Position position =
        with.position(
            new PositionSpec(
                new Settings("the table", Map.of()),
                new Settings("A", Map.of("hand", List.of("Lullaby", "Sun"))),
                new Settings("B", Map.of("play", List.of("Boomerang"), "hand", List.of("Sun")))));
    List<String> heard = new ArrayList<>();
    position.listen(event -> heard.add(event.words(Viewer.SPECTATOR)));
    play(position, "play lullaby on boomerang");
    assertThat(position.choice().seat()).isEqualTo(Seat.B);
    assertThat(position.choice().question().words())
        .isEqualTo("Boomerang would be sleeped: does Boomerang take the place of that?");
    play(position, "yes");
    assertThat(heard)
        .contains(
            "B's Boomerang takes the place of this: Boomerang would be sleeped.",
            "Boomerang returns to its owner's hand.");
  }

  @Test
  void a_position_that_cannot_be_is_refused_with_its_place() {
    Map<String, Object> spare = Map.of("hand", List.of("Sun"));
    assertThatThrownBy(() -> position(Map.of(), spare, Map.of()))
        .isInstanceOf(Refused.class)
        .hasMessage("B has no card awake: the game would be over (GG 12.2)");
    assertThatThrownBy(() -> position(Map.of(), Map.of("hand", List.of("Sun", "Sun")), spare))
        .hasMessageContaining("A owns this card twice");
    assertThatThrownBy(() -> position(Map.of(), Map.of("play", List.of("Sun")), spare))
        .hasMessageContaining("an Action is never in play");
    assertThatThrownBy(() -> position(Map.of("phase", "main"), spare, spare))
        .hasMessage("the table: 'phase' is not known here; known are direct attacks, turn");
    assertThatThrownBy(() -> position(Map.of(), Map.of("cc", 8, "hand", List.of("Sun")), spare))
        .hasMessage("A: 'cc' is 8; it has to be a number from 0 to 7");
    assertThatThrownBy(() -> position(Map.of(), Map.of("hand", List.of("Son")), spare))
        .hasMessage("there is no card called 'Son'; did you mean Sun?");
  }

  @Test
  void why_a_move_is_not_offered_is_said_in_words() {
    Position position =
        position(
            Map.of(),
            Map.of(
                "cc",
                1,
                "hand",
                List.of("Ka", "Copy", "Twist"),
                "play",
                List.of("Archer", "Umbruh")),
            Map.of("play", List.of("Knight"), "hand", List.of("Sun")));
    assertThat(position.refusal("play ka").words())
        .isEqualTo("Ka costs 2 CC and you have 1 (GG 6.4).");
    assertThat(position.refusal("play copy on knight").words())
        .isEqualTo("Copy: that card cannot be chosen for it (GG 14.1).");
    assertThat(position.refusal("play twist on knight").words())
        .isEqualTo("The text of Knight keeps the effects of Twist from touching Knight (GG 11.1).");
    assertThat(position.refusal("play sun").words())
        .isEqualTo("You have no card called 'sun' (GG 5.1).");
    assertThat(position.refusal("tussle archer > knight").words())
        .isEqualTo("Archer: its text forbids it to tussle (GG 7.4).");
    assertThat(position.refusal("tussle umbruh > knight").words())
        .isEqualTo("A tussle of Umbruh costs 2 CC and you have 1 (GG 6.4).");
    assertThat(position.refusal("use umbruh on knight").words())
        .isEqualTo("Umbruh: it has no ability to use (GG 10.6).");
    assertThat(position.refusal("use archer on knight").words())
        .isEqualTo(
            "The text of Knight keeps the effects of Archer from touching Knight (GG 11.1).");
    assertThat(position.refusal("end turn").words()).isEqualTo("It is offered.");
    assertThat(position.refusal("mode 2").words())
        .isEqualTo("There is nothing to choose now (GG 4.4).");
    assertThat(position.refusal("dance").words())
        .startsWith("'dance' is not a move. Moves are written");
  }

  @Test
  void where_one_card_alone_can_be_chosen_a_play_is_refused_for_what_it_would_be_on_that_one() {
    Map<String, Object> b = Map.of("play", List.of("Knight"));
    Map<String, Object> a =
        Map.of("play", List.of("Umbruh"), "hand", List.of("Glue"), "sleep", List.of("Ka"));
    Map<String, Object> more =
        Map.of("play", List.of("Umbruh"), "hand", List.of("Glue"), "sleep", List.of("Ka", "Sun"));

    assertThat(position(Map.of(), with(a, "cc", 1), b).refusal("play glue").words())
        .isEqualTo("Glue costs 2 CC and you have 1 (GG 6.4).");
    assertThat(position(Map.of(), with(a, "cc", 4), b).refusal("play glue").words())
        .isEqualTo("It is written 'play glue on ka'.");
    assertThat(position(Map.of(), with(more, "cc", 4), b).refusal("play glue").words())
        .isEqualTo("Glue needs a card to be chosen: 'play glue on CARD' (GG 14.1).");
  }

  @Test
  void who_names_a_card_in_hand_and_nothing_else_is_told_of_its_play() {
    Map<String, Object> b = Map.of("play", List.of("Knight"));
    Map<String, Object> a =
        Map.of("play", List.of("Umbruh"), "hand", List.of("Glue"), "sleep", List.of("Ka"));

    assertThat(position(Map.of(), with(a, "cc", 1), b).refusal("glue").words())
        .isEqualTo("Glue costs 2 CC and you have 1 (GG 6.4).");
    assertThat(position(Map.of(), with(a, "cc", 4), b).refusal("glue").words())
        .isEqualTo("It is written 'play glue on ka'.");
  }

  private static Map<String, Object> with(Map<String, Object> side, String name, int value) {
    Map<String, Object> more = new HashMap<>(side);
    more.put(name, value);
    return more;
  }

  @Test
  void who_declines_what_a_card_offers_is_told_to_have_done_so() {
    HeardPosition position =
        HeardPosition.of(
            Ggltcg.load(),
            """
            turn: {player: A, number: 5}
            A: {cc: 4, play: [Knight, Ka]}
            B: {cc: 0, play: [Snuggles], hand: [Sun]}
            """);
    position.play("tussle ka > snuggles");

    position.play("pass");

    assertThat(position.told())
        .containsSubsequence(
            "Snuggles falls asleep.",
            "Snuggles's ability is set off for B.",
            "B declines what Snuggles offers.");
  }
}
