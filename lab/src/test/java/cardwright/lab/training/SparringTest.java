package cardwright.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.lab.games.Decks;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Experiment;
import cardwright.lab.games.Pebbles;
import cardwright.players.Players;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SparringTest {
  private static final Pebbles TERMED =
      new Pebbles(Optional.of(new EvaluationFeature.Kind(Message.plain("good heaps"), 0.5)));

  @TempDir private Path folder;

  private static TrainingGames first(String player, String against, int games, int threads) {
    return TrainingGames.ofItself(TERMED, Pebbles.FORMAT, player, games, 7, threads)
        .in(Sparring.first(against, TERMED));
  }

  private static Fit fit(TrainingGames games) {
    return new Fitting(games).run(Optional.empty(), (done, soFar) -> {});
  }

  private static TrainingGames second(TrainingGames first, Fit learned) {
    Sparring round = first.sparring().orElseThrow();
    return first.in(round.next(learned.in(TERMED), learned.terms().toString()));
  }

  private static double score(Game valued, String player, String against) {
    return new Experiment(
            TERMED,
            new Entrant("learned", (_, seed) -> Players.named(player, valued, seed)),
            Entrant.named(against, TERMED),
            Decks.random(Pebbles.FORMAT),
            400,
            99,
            2)
        .run()
        .report()
        .scoreA();
  }

  @Test
  void who_learns_against_a_player_beats_it_more_often() {
    TrainingGames first = first("greedy", "random", 400, 2);
    Fit once = fit(first);
    Fit twice = fit(second(first, once));

    double before = score(TERMED, "greedy", "random");
    assertThat(score(once.in(TERMED), "greedy", "random")).isGreaterThan(before + 0.1);
    assertThat(score(twice.in(TERMED), "greedy", "random")).isGreaterThan(before + 0.1);
  }

  @Test
  void each_round_is_the_same_for_any_number_of_threads_and_has_games_of_its_own() {
    TrainingGames first = first("greedy", "random", 100, 3);
    Fit once = fit(first);
    Fit twice = fit(second(first, once));

    TrainingGames alone = first("greedy", "random", 100, 1);
    assertThat(fit(alone)).isEqualTo(once);
    assertThat(fit(second(alone, once))).isEqualTo(twice);
    assertThat(twice).isNotEqualTo(once);
    assertThat(once)
        .isNotEqualTo(fit(TrainingGames.ofItself(TERMED, Pebbles.FORMAT, "greedy", 100, 7, 1)));
  }

  @Test
  void both_players_sit_at_both_seats_with_both_kinds_of_decks() {
    // Whoever searches has most of the points, although one of its moves in ten is made by chance.
    TrainingPlay play =
        new TrainingPlay(
            TERMED, Pebbles.FORMAT, "search:60", Optional.of(Sparring.first("random", TERMED)), 7);
    for (int kind = 0; kind < 4; kind++) {
      int each = kind;
      double a =
          IntStream.range(0, 40).mapToDouble(i -> play.play(4 * i + each).score()).sum() / 40;
      if (kind < 2) {
        assertThat(a).as("games " + kind).isGreaterThan(0.6);
      } else {
        assertThat(a).as("games " + kind).isLessThan(0.4);
      }
    }
  }

  @Test
  void rounds_that_were_cut_short_go_on_from_their_folders_and_learn_the_same() throws IOException {
    TrainingGames first = first("greedy", "random", 60, 2);
    Fit once = fit(first);
    TrainingGames second = second(first, once);
    Fit twice = fit(second);

    assertThat(kept(first)).isEqualTo(once);
    assertThat(kept(second)).isEqualTo(twice);
    Path games = second(folder);
    Files.write(games, Files.readAllLines(games).subList(10, 30));
    assertThat(kept(first)).isEqualTo(once);
    assertThat(kept(second)).isEqualTo(twice);
    assertThat(games).content().hasLineCount(60);
  }

  private static Path second(Path folder) throws IOException {
    try (Stream<Path> parts = Files.list(folder)) {
      return parts
          .filter(part -> part.getFileName().toString().startsWith("round-2-"))
          .findFirst()
          .orElseThrow()
          .resolve("shards.txt");
    }
  }

  private Fit kept(TrainingGames games) {
    try (TrainingFolder into = games.open(folder)) {
      return new Fitting(games).run(Optional.of(into), (done, soFar) -> {});
    }
  }

  @Test
  void the_folder_of_games_against_another_player_is_refused() {
    kept(first("greedy", "random", 10, 1));
    assertThatThrownBy(() -> kept(first("greedy", "greedy", 10, 1)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("There it says 'against random', here 'against greedy'");
    TrainingGames itself = TrainingGames.ofItself(TERMED, Pebbles.FORMAT, "greedy", 10, 7, 1);
    assertThatThrownBy(() -> kept(itself))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("There it says 'against random', here 'trial ");
  }

  @Test
  void the_file_of_a_network_names_the_rounds_that_it_took() {
    TrainingGames first = first("greedy", "random", 60, 2);
    assertThat(second(first, fit(first)).command(60))
        .isEqualTo(
            "./cardwright lab train pebbles --format heap --player greedy --against random --rounds 2"
                + " --games 60 --seed 7");
  }

  @Test
  void nobody_plays_against_a_player_that_is_not_there() {
    assertThatThrownBy(() -> first("greedy", "oracle", 10, 1))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there is no player 'oracle'");
  }
}
