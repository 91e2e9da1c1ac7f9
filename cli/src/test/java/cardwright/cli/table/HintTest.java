package cardwright.cli.table;

import static cardwright.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.Shell;
import cardwright.cli.Shell.Ran;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Settings;
import cardwright.engine.View;
import cardwright.players.Advice;
import cardwright.players.Budget;
import cardwright.players.MoveStatistics;
import cardwright.players.PlayerOptions;
import cardwright.players.Reason;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HintTest {
  private static final Budget SOME = Budget.iterations(60);

  private static final MoveStatistics EVEN =
      new MoveStatistics(List.of(new MoveStatistics.Estimate(0, "wait", 0.5, 9)), 9, false);

  private static List<String> sentences(MoveStatistics statistics, String... told) {
    List<Message> messages = Arrays.stream(told).map(Message::plain).toList();
    return new Advice(
            Seat.A,
            statistics,
            new Reason(messages, List.of(), List.of(), Optional.empty(), Optional.empty()))
        .sentences().stream().map(each -> each.words(Seat.A)).toList();
  }

  /// Ka with 4 CC is to move.
  private static Position kaAgainst(Game game, Map<String, Object> other) {
    return game.position(
        new PositionSpec(
            new Settings("the table", Map.of()),
            new Settings("A", Map.of("cc", 4, "play", List.of("Ka"))),
            new Settings("B", other)));
  }

  @Test
  void a_hint_names_the_best_moves_and_what_comes_of_the_best_one() {
    Ran ran = typing("hint\nquit\n", "play", "ggltcg", "--deck", Shell.SIX, "--seed", "1");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern("\n +\\d+ Play [A-Za-z ]+ for \\d CC +· +\\d+ % to win · \\d+ visits?\n");
    assertThat(ran.out()).containsPattern("\nwhy [a-z ]+: [A-Z].+\\.\n");
    assertThat(ran.out()).contains("You left the game after ");
  }

  @Test
  void a_move_that_wins_is_told_to_win() {
    Game game = Catalog.builtIn().game("ggltcg");
    Position position = kaAgainst(game, Map.of("play", List.of("Wizard"), "sleep", List.of("Sun")));

    List<String> lines =
        HintText.lines(game, position, SOME, PlayerOptions.NONE, 1, Locale.ENGLISH);

    assertThat(lines.getFirst())
        .containsPattern("Ka tussles Wizard for 2 CC · 100 % to win · proved$");
    assertThat(lines.getLast()).startsWith("why tussle ka > wizard: It wins the game: ");
  }

  @Test
  void a_move_that_can_be_answered_is_not_told_to_win_for_sure() {
    Game game = Catalog.builtIn().game("ggltcg");
    Position position =
        kaAgainst(
            game, Map.of("cc", 1, "hand", List.of("Beary"), "sleep", List.of("Sun", "Wizard")));
    View view = new View(position);
    int attack = view.choice().indexOf("direct attack with ka");

    assertThat(
            Advice.sentences(Reason.of(game, view, attack, Optional.empty(), 1), Seat.A).stream()
                .map(Message::words))
        .singleElement()
        .asString()
        .startsWith("Unless your opponent answers it, it wins the game: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void a_hint_is_the_same_whatever_the_seat_cannot_know(String name) {
    Game game = Catalog.builtIn().game(name);
    Chance chance = new SeededChance(8);
    Position position = game.start(game.decks().get(0), game.decks().get(0), chance);
    for (int i = 0; i < 60 && position.outcome().isEmpty(); i++) {
      position.play(chance.roll(position.choice().count()), chance);
      if (position.outcome().isEmpty() && i % 15 == 0) {
        Position other = position.determinize(position.choice().seat(), Beliefs.NONE, chance);
        assertThat(HintText.lines(game, other, SOME, PlayerOptions.NONE, i, Locale.ENGLISH))
            .isEqualTo(HintText.lines(game, position, SOME, PlayerOptions.NONE, i, Locale.ENGLISH));
      }
    }
  }

  @Test
  void three_sentences_tell_at_most_what_comes_of_a_move() {
    assertThat(sentences(EVEN, "One.", "Two.", "Three.", "Four."))
        .containsExactly("One.", "Two.", "Three.");
  }

  @Test
  void what_is_not_sure_is_not_told() {
    assertThat(sentences(EVEN)).containsExactly("What follows from it is not certain yet.");
  }

  @Test
  void what_is_proved_is_told_to_be() {
    MoveStatistics lost =
        new MoveStatistics(List.of(new MoveStatistics.Estimate(0, "wait", 0, 2)), 0, true);
    MoveStatistics won =
        new MoveStatistics(List.of(new MoveStatistics.Estimate(0, "wait", 1, 2)), 0, true);

    assertThat(sentences(lost))
        .containsExactly(
            "Every move loses against the best play; your opponent may still overlook it.");
    assertThat(sentences(won, "You gain 2 CC."))
        .containsExactly("It wins against every defence.", "You gain 2 CC.");
    assertThat(
            new Advice(
                    Seat.A,
                    EVEN,
                    new Reason(
                        List.of(),
                        List.of(),
                        List.of(),
                        Optional.of(Outcome.draw("time")),
                        Optional.empty()))
                .sentences())
        .extracting(each -> each.words(Seat.A))
        .containsExactly("It ends the game in a draw: time.");
  }
}
