package cardwright.cli.lab;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabTrainTest {
  @TempDir private Path folder;

  @Test
  void a_network_is_trained_written_and_tried_in_a_match() throws IOException {
    Path file = folder.resolve("learned.value");
    Ran ran =
        run(
            "lab",
            "train",
            "littletroubles",
            "--games",
            "20",
            "--player",
            "random",
            "--match",
            "2",
            "--threads",
            "1",
            "--write",
            file.toString());
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains(" of 20 games; on every ninth game, held out")
        .contains("by the value as it stands")
        .contains("by the network")
        .contains("learned (a)")
        .contains("random (b)");
    assertThat(Files.readString(file))
        .startsWith("# What positions of Little Troubles are worth")
        .contains("--player random --games 20 --seed 1");
  }

  @Test
  void weights_are_shown_as_they_stand_and_as_they_fit_and_are_tried_in_a_match() {
    Ran ran =
        run(
            "lab",
            "train",
            "ggltcg",
            "--weights",
            "--games",
            "40",
            "--match",
            "10",
            "--threads",
            "1");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern("cards awake +0\\.670 +-?[0-9.]+ +-?[0-9.]+")
        .contains("by the value as it stands")
        .contains("fitted (a)")
        .contains("greedy (b)");
  }

  @Test
  void a_training_with_a_folder_goes_on_with_more_games_and_learns_what_it_would_have_learned()
      throws IOException {
    assertThat(trained(10, "--into", folder.resolve("run").toString()).code()).isZero();
    Ran more = trained(20, "--into", folder.resolve("run").toString());
    String resumed = Files.readString(folder.resolve("network"));
    assertThat(folder.resolve("run").resolve("shards.txt")).content().hasLineCount(20);

    assertThat(trained(20).out()).isEqualTo(more.out()).contains("of 20 games");
    assertThat(resumed).isEqualTo(Files.readString(folder.resolve("network")));

    Ran other = trained(20, "--seed", "2", "--into", folder.resolve("run").toString());
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).contains("another experiment. There it says 'seed 1', here 'seed 2'");
    Ran file = trained(20, "--into", folder.resolve("network").toString());
    assertThat(file.code()).isEqualTo(2);
    assertThat(file.err()).contains("is no folder; --into needs one");
  }

  private Ran trained(int games, String... more) {
    return run(
        Stream.concat(
                Stream.of(
                    "lab",
                    "train",
                    "littletroubles",
                    "--player",
                    "random",
                    "--games",
                    String.valueOf(games),
                    "--write",
                    folder.resolve("network").toString()),
                Stream.of(more))
            .toArray(String[]::new));
  }

  @Test
  void a_player_learns_to_beat_another_one_in_rounds_and_shows_what_both_values_score()
      throws IOException {
    String[] command = {
      "lab",
      "train",
      "ggltcg",
      "--weights",
      "--games",
      "12",
      "--against",
      "random",
      "--match",
      "8",
      "--into",
      folder.resolve("run").toString(),
    };
    Ran ran = run(command);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsSubsequence(
            "round 1 against random",
            " of 12 games",
            "round 2 against random",
            " of 12 games",
            ", against random, seed -2",
            "fitted ",
            " in 8 games",
            "greedy ",
            " in 8 games");
    assertThat(second(folder.resolve("run"))).content().hasLineCount(12);
    assertThat(run(command).out()).isEqualTo(ran.out());
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

  @Test
  void a_network_learns_to_beat_a_player_in_one_round() throws IOException {
    Ran ran = trained(20, "--against", "random", "--rounds", "1", "--match", "2");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("round 1 against random", "learned ", "random ");
    assertThat(Files.readString(folder.resolve("network")))
        .contains("--player random --against random --rounds 1 --games 20 --seed 1");
  }

  @Test
  void rounds_without_a_player_to_beat_are_refused() {
    Ran ran = trained(20, "--rounds", "2");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--rounds are played against a player: name it by --against");
    assertThat(trained(20, "--against", "random", "--rounds", "0").err())
        .contains("--rounds has to be from 1 to 100, not 0");
    assertThat(trained(20, "--against", "oracle").err()).contains("there is no player 'oracle'");
  }

  @Test
  void weights_are_printed_and_not_written() {
    Path file = folder.resolve("weights");
    Ran ran = run("lab", "train", "ggltcg", "--weights", "--write", file.toString());
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--write is for a network; weights are printed");
    assertThat(file).doesNotExist();
  }

  @Test
  void each_game_learns_what_positions_are_worth() {
    for (String game : List.of("ggltcg", "littletroubles", "mlpccg")) {
      Ran ran = run("lab", "train", game, "--games", "10", "--player", "random");
      assertThat(ran.code()).as(game).isZero();
      assertThat(ran.out()).as(game).contains(" by the network (0.6931 is no knowledge)");
    }
  }

  @Test
  void how_a_network_is_trained_is_bounded_and_not_for_weights() {
    refused("the decay has to be from 0 to 100, not 101.0", "--decay", "101");
    refused("of 100 cards left out are from 0 to 90, not 91", "--dropout", "91");
    refused("epochs are from 1 to 100, not 0", "--epochs", "0");
    refused("the learning rate has to be above 0 and at most 0.1, not 0.0", "--rate", "0");
    for (String option : List.of("--epochs", "--rate", "--decay", "--dropout")) {
      refused(
          "--epochs, --rate, --decay and --dropout are for a network", "--weights", option, "1");
    }
  }

  private void refused(String why, String... options) {
    Ran ran =
        run(
            Stream.concat(Stream.of("lab", "train", "ggltcg"), Stream.of(options))
                .toArray(String[]::new));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(why);
  }

  @Test
  void the_file_says_how_its_network_was_trained() throws IOException {
    assertThat(trained(20, "--epochs", "2", "--rate", "0.001").code()).isZero();
    assertThat(Files.readString(folder.resolve("network")))
        .contains("--games 20 --seed 1 --epochs 2 --rate 0.001 --decay 0.5 --dropout 10");
  }

  @Test
  void too_few_games_are_refused() {
    Ran ran = run("lab", "train", "littletroubles", "--games", "3");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("learning needs at least 10 games, not 3");
    assertThat(run("lab", "train", "ggltcg", "--weights", "--games", "3").err())
        .contains("learning needs at least 10 games, not 3");
    assertThat(run("lab", "train", "littletroubles", "--match", "-1").err())
        .contains("--match has to be from 0 to 1000000, not -1");
  }
}
