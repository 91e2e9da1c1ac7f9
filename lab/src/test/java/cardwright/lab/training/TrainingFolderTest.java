package cardwright.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.ValueInput;
import cardwright.lab.games.Pebbles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TrainingFolderTest {
  private static final Pebbles TERMED =
      new Pebbles(Optional.of(new EvaluationFeature.Kind(Message.plain("good heaps"), 0.5)));
  private static final int GAMES = 120;
  private static final TrainingGames ALL = games(GAMES, 7);
  private static final Training TRAINING = new Training(ALL, TrainingSettings.USUAL);

  private final Training.Trained whole = TRAINING.run(Optional.empty(), (done, soFar) -> {});

  @TempDir private Path folder;

  private static TrainingGames games(int games, long seed) {
    return TrainingGames.ofItself(TERMED, Pebbles.FORMAT, "random", games, seed, 2);
  }

  private Training.Trained run(Training training, Training.Progress progress) {
    try (TrainingFolder kept = training.games().open(folder)) {
      return training.run(Optional.of(kept), progress);
    }
  }

  private Training.Trained run() {
    return run(TRAINING, (done, soFar) -> {});
  }

  private Path shards() {
    return folder.resolve("shards.txt");
  }

  private Path epoch() {
    return folder.resolve("epoch.state");
  }

  private List<Integer> numbers() throws IOException {
    return Files.readAllLines(shards()).stream()
        .map(line -> Integer.valueOf(line.substring(0, line.indexOf(' '))))
        .toList();
  }

  @Test
  void a_training_that_was_stopped_among_its_games_plays_the_rest_and_learns_the_same()
      throws IOException {
    run();
    List<String> some = Files.readAllLines(shards()).subList(20, 70);
    Files.write(shards(), some);
    Files.delete(epoch());

    assertThat(run()).isEqualTo(whole);
    assertThat(Files.readAllLines(shards())).startsWith(some.toArray(String[]::new));
    assertThat(numbers()).hasSize(GAMES).doesNotHaveDuplicates();
  }

  /// Keeps epochs in a file until it is stopped.
  private static final class Stopping implements Epochs {
    private final Epochs file;
    private int left;

    /// @param left how many epochs are kept before it stops
    Stopping(Epochs file, int left) {
      this.file = file;
      this.left = left;
    }

    @Override
    public Optional<ByteBuffer> last(byte[] training, int length) {
      return file.last(training, length);
    }

    @Override
    public void keep(byte[] training, byte[] numbers) {
      Refused.unless(left > 0, "stopped");
      left--;
      file.keep(training, numbers);
    }
  }

  private static final List<ValueInput> CARDS =
      List.of(ValueInput.card("a kite"), ValueInput.card("a rope"));

  private static final InputNames.Sorted INPUTS = inputs(names());

  private static InputNames names() {
    InputNames names = new InputNames();
    CARDS.forEach(names::number);
    names.number(ValueInput.term("cookies", 1));
    return names;
  }

  private static InputNames.Sorted inputs(InputNames names) {
    BitSet all = new BitSet();
    all.set(0, CARDS.size() + 1);
    return names.sorted(all);
  }

  /// So many that the last one of an epoch is in the middle of a batch; two cards, which are left out at times, and a term.
  private static List<Lesson> lessons() {
    InputNames names = names();
    List<Lesson> lessons = new ArrayList<>();
    for (int i = 0; i < 700; i++) {
      List<ValueInput> own = List.of(CARDS.get(i % 2), ValueInput.term("cookies", i % 5 / 2.0));
      List<ValueInput> other = List.of(CARDS.get(i % 3 % 2));
      lessons.add(new Lesson(LessonSide.of(own, names), LessonSide.of(other, names), i % 3 / 2.0));
    }
    return lessons;
  }

  private static String network(List<Lesson> lessons, long seed, Optional<Epochs> epochs) {
    return NetworkTraining.train(INPUTS, lessons, TrainingSettings.USUAL, seed, epochs)
        .write(List.of());
  }

  @Test
  void a_training_that_was_stopped_after_any_epoch_goes_on_from_there_and_learns_the_same() {
    String never = network(lessons(), 5, Optional.empty());
    for (int over = 0; over < 8; over++) {
      Epochs file = new EpochFile(folder.resolve("epoch " + over));
      Epochs stopping = new Stopping(file, over);
      assertThatThrownBy(() -> network(lessons(), 5, Optional.of(stopping))).hasMessage("stopped");

      Stopping rest = new Stopping(file, 8 - over);
      assertThat(network(lessons(), 5, Optional.of(rest))).as("after " + over).isEqualTo(never);
      assertThat(rest.left).as("after " + over).isZero();
    }
  }

  @Test
  void the_epochs_of_another_training_count_as_not_there() {
    Epochs file = new EpochFile(epoch());
    network(lessons(), 5, Optional.of(file));

    assertThat(network(lessons(), 6, Optional.of(file)))
        .isEqualTo(network(lessons(), 6, Optional.empty()));
    List<Lesson> fewer = lessons().subList(0, 600);
    assertThat(network(fewer, 6, Optional.of(file))).isEqualTo(network(fewer, 6, Optional.empty()));
  }

  @Test
  void an_epoch_of_which_a_byte_has_changed_counts_as_not_there() throws IOException {
    Epochs file = new EpochFile(epoch());
    String never = network(lessons(), 5, Optional.of(file));
    byte[] state = Files.readAllBytes(epoch());
    state[state.length / 2] ^= 1;
    Files.write(epoch(), state);

    Stopping none = new Stopping(file, 8);
    assertThat(network(lessons(), 5, Optional.of(none))).isEqualTo(never);
    assertThat(none.left).isZero();
  }

  @Test
  void what_is_whole_is_neither_played_nor_trained_again() throws IOException {
    run();
    byte[] games = Files.readAllBytes(shards());
    byte[] state = Files.readAllBytes(epoch());

    assertThat(run()).isEqualTo(whole);
    assertThat(shards()).hasBinaryContent(games);
    assertThat(epoch()).hasBinaryContent(state);
  }

  @Test
  void a_torn_game_and_a_torn_epoch_count_as_not_there() throws IOException {
    run();
    byte[] games = Files.readAllBytes(shards());
    byte[] state = Files.readAllBytes(epoch());
    Files.write(shards(), Arrays.copyOf(games, games.length - 5));
    Files.write(epoch(), Arrays.copyOf(state, state.length - 5));

    assertThat(run()).isEqualTo(whole);
    assertThat(shards()).hasBinaryContent(games);
    assertThat(epoch()).hasBinaryContent(state);
  }

  @Test
  void more_games_go_on_from_those_that_are_there_and_fewer_learn_from_the_first() {
    run(new Training(games(40, 7), TrainingSettings.USUAL), (done, soFar) -> {});

    assertThat(run()).isEqualTo(whole);
    assertThat(run(new Training(games(40, 7), TrainingSettings.USUAL), (done, soFar) -> {}))
        .isEqualTo(
            new Training(games(40, 7), TrainingSettings.USUAL)
                .run(Optional.empty(), (done, soFar) -> {}));
  }

  @Test
  void weights_are_fitted_to_the_games_that_are_there() throws IOException {
    run();
    byte[] games = Files.readAllBytes(shards());
    Fitting fitting = new Fitting(ALL);

    try (TrainingFolder kept = ALL.open(folder)) {
      assertThat(fitting.run(Optional.of(kept), (done, soFar) -> {}))
          .isEqualTo(fitting.run(Optional.empty(), (done, soFar) -> {}));
    }
    assertThat(shards()).hasBinaryContent(games);
  }

  @Test
  void a_folder_of_other_games_is_refused() throws IOException {
    run();
    assertThatThrownBy(() -> games(GAMES, 8).open(folder))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("There it says 'seed 7', here 'seed 8'");
    TrainingGames greedy = TrainingGames.ofItself(TERMED, Pebbles.FORMAT, "greedy", GAMES, 7, 2);
    assertThatThrownBy(() -> greedy.open(folder))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("There it says 'player random', here 'player greedy'");
    Path description = folder.resolve("experiment.txt");
    Files.writeString(
        description, Files.readString(description).replaceFirst("version .*", "version 0.0"));
    assertThatThrownBy(() -> ALL.open(folder))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("There it says 'version 0.0', here 'version");
  }

  @Test
  void a_game_that_cannot_have_gone_as_it_stands_there_is_refused() throws IOException {
    run();
    for (String line : List.of("0 nonsense", "0 x 1", "0 1f 0,77", "0 1f ", "0 1f 0,0,0")) {
      Files.writeString(shards(), line + "\n");
      assertThatThrownBy(this::run)
          .as(line)
          .isInstanceOf(Refused.class)
          .hasMessageStartingWith("game 0 of the folder: ");
    }
  }
}
