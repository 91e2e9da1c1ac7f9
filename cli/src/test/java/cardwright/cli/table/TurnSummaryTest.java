package cardwright.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.scenario.Scenario;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// What is told of the time since somebody's last move.
class TurnSummaryTest {
  private static final Catalog CATALOG = Catalog.builtIn();

  /// The positions of a scenario, the first one before its moves.
  private static List<Position> trail(String scenario) {
    return Scenario.read(scenario, "test", CATALOG::game, kit -> "").getFirst().trail();
  }

  private static String summary(String game, Position before, Position now) {
    Game played = CATALOG.game(game);
    Table was = before.table(Viewer.A);
    return TurnSummary.of(
        was, now.table(Viewer.A), Seating.twoPeople(Locale.ENGLISH), Locale.ENGLISH, played::label);
  }

  private static boolean isFullSteamFlipped(Position position) {
    Table.Zone flipped = position.table(Viewer.A).side(Seat.A).zone("flipped").orElseThrow();
    return flipped.cards().stream().anyMatch(card -> card.card().startsWith("Full Steam"));
  }

  @Test
  @Rule("MLP 45")
  void a_card_that_was_flipped_in_a_faceoff_was_not_in_play_and_is_not_lost() {
    List<Position> trail =
        trail(
            """
            game: mlpccg
            name: a challenge
            phase: troublemaker
            cards: |
              # Second Wind
              Event, power 2, cost 0
              Faceoff: flip 1 more card.
            A:
              tokens: 3
              hand: [Second Wind]
              mane: ["Rainbow Dash, Hanging Out"]
              at-other: [Full Steam, Full Steam]
              problem: [It's Alive!]
              deck: [Full Steam, Red Gala]
            B:
              mane: ["Rarity, Dressmaker"]
              at-own: [Timberwolf]
              problem: [Cloudbursting]
              deck: [Noteworthy, Blue Moon]
            moves:
              - A: challenge timberwolf
              - A: pass
              - B: pass
            """);
    Position faceoff =
        trail.stream().filter(TurnSummaryTest::isFullSteamFlipped).findFirst().orElseThrow();

    assertThat(isFullSteamFlipped(trail.getLast())).isFalse();
    assertThat(summary("mlpccg", faceoff, trail.getLast()))
        .contains("player A: points")
        .doesNotContain("player A lost from play");
  }

  @Test
  @Rule("GG 7.8")
  void a_card_that_left_play_is_lost() {
    List<Position> trail =
        trail(
            """
            game: ggltcg
            name: a tussle
            A: {cc: 4, play: [Umbruh], hand: [Sun]}
            B: {cc: 1, play: [Ka, {card: Wizard, damage: 2}], hand: [Sun]}
            moves:
              - A: tussle umbruh > wizard
            """);

    assertThat(summary("ggltcg", trail.getFirst(), trail.getLast()))
        .contains("lost from play: Wizard");
  }
}
