package cardwright.lab.selfplay;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Outcome;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.lab.shard.FailingWrite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SelfPlayFolderTest {
  private static final int DECISIONS = 300;
  private static final int MOVES = 2;

  @TempDir private Path work;

  /// A game of which a part is written before it is added as a whole: its moves are more than what is kept in memory.
  private static DecidedGame game(int number) {
    List<DecidedGame.Decision> decisions =
        Collections.nCopies(
            DECISIONS,
            new DecidedGame.Decision(
                Seat.A, new TreeMap<>(), Collections.nCopies(MOVES, new TreeMap<>()), 1));
    return new DecidedGame(number, decisions, Outcome.win(Seat.A, "it is over"));
  }

  /// Checks that a file is as long as its header says, and returns how many rows it has.
  private static int rows(Path folder, SelfPlayFolder.Column column) throws IOException {
    byte[] bytes = Files.readAllBytes(folder.resolve(column.file()));
    String header = new String(bytes, 0, 128, ISO_8859_1);
    String[] shape = header.replaceAll("(?s).*\\(|\\).*", "").split(", ?", -1);
    int rows = Integer.parseInt(shape[0]);
    int numbers = shape[1].isEmpty() ? 1 : Integer.parseInt(shape[1]);
    int size = Integer.parseInt(column.type().substring(2));
    assertThat(bytes.length).as(column.file()).isEqualTo(128 + rows * numbers * size);
    return rows;
  }

  private static void holds(Path folder, SelfPlayFolder columns, int games) throws IOException {
    assertThat(columns.games()).isEqualTo(games);
    for (SelfPlayFolder.Column column : columns.columns()) {
      int expected =
          switch (column.file()) {
            case "moves.npy" -> games * DECISIONS * MOVES;
            case "move_offsets.npy" -> games * DECISIONS + 1;
            default -> games * DECISIONS;
          };
      assertThat(rows(folder, column)).as(column.file()).isEqualTo(expected);
    }
  }

  @Test
  void whichever_write_fails_all_columns_have_the_games_before_it() throws IOException {
    int good = 0;
    boolean failed = true;
    while (failed) {
      Path folder = work.resolve("data" + good);
      FailingWrite disk = new FailingWrite(good);
      try {
        addThree(folder, disk);
      } catch (Refused e) {
        assertThat(e).as("write " + good).hasMessageContaining("cannot be written (no room)");
      }
      assertThat(disk.allClosed()).as("write " + good).isTrue();
      failed = disk.hasFailed();
      good++;
    }
    // At least the headers of eight files, for no game and for each of three.
    assertThat(good).isGreaterThan(8 * 4);
  }

  private static void addThree(Path folder, FailingWrite disk) throws IOException {
    SelfPlayFolder data = new SelfPlayFolder(folder, 3, disk);
    for (int number = 0; number < 3; number++) {
      addOne(folder, data, number, disk);
    }
    data.close();
    holds(folder, data, 3);
  }

  private static void addOne(Path folder, SelfPlayFolder data, int number, FailingWrite disk)
      throws IOException {
    try {
      data.add(game(number));
    } catch (Refused e) {
      assertThat(disk.allClosed()).isTrue();
      holds(folder, data, number);
      throw e;
    }
  }
}
