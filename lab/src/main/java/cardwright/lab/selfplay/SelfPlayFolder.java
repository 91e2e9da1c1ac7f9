package cardwright.lab.selfplay;

import cardwright.encoding.MoveFeatures;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.lab.shard.FileOpener;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.stream.Stream;

/// A folder with the decisions of many games as columns, each a file that NumPy reads.
///
/// Games are added whole and in their order. What is in the folder is a valid set of the games that were added, whenever it is closed; it may
/// be closed by another thread than the one that adds games.
public final class SelfPlayFolder implements AutoCloseable {
  /// A column.
  ///
  /// @param file the name of its file
  /// @param type its numbers, as NumPy writes that: `<f4`
  /// @param shape what its axes are
  /// @param says what it tells
  public record Column(String file, String type, List<String> shape, String says) {}

  private final List<Column> columns = new ArrayList<>();
  private final List<NumpyFile> files = new ArrayList<>();
  private final Path folder;
  private final FileOpener opener;
  private final NumpyFile observations;
  private final NumpyFile moves;
  private final NumpyFile offsets;
  private final NumpyFile chosen;
  private final NumpyFile seats;
  private final NumpyFile outcomes;
  private final NumpyFile games;
  private final NumpyFile plies;
  private int gameCount;
  private long positionCount;
  private long moveCount;
  private boolean closed;

  /// A folder without games.
  ///
  /// @param folder a folder that is empty or not there yet
  /// @param observation how many numbers an observation has
  /// @throws Refused when something lies in the folder, or it cannot be written to
  public SelfPlayFolder(Path folder, int observation) {
    this(folder, observation, FileChannel::open);
  }

  /// A folder without games, whose files are opened in that way.
  SelfPlayFolder(Path folder, int observation, FileOpener opener) {
    this.folder = folder;
    this.opener = opener;
    makeEmpty();
    try {
      observations =
          table(
              "observations.npy",
              List.of("position", "place"),
              observation,
              "what the seat that decides sees; the layout tells what stands where");
      moves =
          table(
              "moves.npy",
              List.of("move", "place"),
              MoveFeatures.LENGTH,
              "the moves of all positions, one after the other");
      offsets =
          column(
              "move_offsets.npy",
              NumpyFile.Type.INT64,
              "position + 1",
              "the moves of position i are the rows from offset i to offset i + 1 of the moves");
      chosen =
          column(
              "chosen.npy",
              NumpyFile.Type.INT32,
              "position",
              "which of the position's moves was made, from 0");
      seats = column("seats.npy", NumpyFile.Type.INT8, "position", "who decides: 0 for A, 1 for B");
      outcomes =
          column(
              "outcomes.npy",
              NumpyFile.Type.INT8,
              "position",
              "what the game came to for that seat: 1 for a win, -1 for a loss, 0 for a draw");
      games = column("games.npy", NumpyFile.Type.INT32, "position", "which game it is, from 0");
      plies =
          column(
              "plies.npy",
              NumpyFile.Type.INT32,
              "position",
              "which decision of the game it is, from 0; moves that are forced are none");
      offsets.add(0);
      commit();
    } catch (RuntimeException e) {
      closeAfter(e);
      throw e;
    }
  }

  private void makeEmpty() {
    try {
      if (Files.exists(folder) && !Files.isDirectory(folder)) {
        throw new Refused(folder + ": this is no folder");
      }
      Files.createDirectories(folder);
      try (Stream<Path> there = Files.list(folder)) {
        if (there.findAny().isPresent()) {
          throw new Refused(folder + ": the folder is not empty; name a new one");
        }
      }
    } catch (IOException e) {
      throw new Refused(folder + ": the folder cannot be written to (" + e.getMessage() + ")", e);
    }
  }

  private NumpyFile table(String file, List<String> shape, int length, String says) {
    return file(file, NumpyFile.Type.FLOAT32, shape, OptionalInt.of(length), says);
  }

  private NumpyFile column(String file, NumpyFile.Type type, String rows, String says) {
    return file(file, type, List.of(rows), OptionalInt.empty(), says);
  }

  private NumpyFile file(
      String name, NumpyFile.Type type, List<String> shape, OptionalInt length, String says) {
    NumpyFile file = new NumpyFile(folder.resolve(name), type, length, opener);
    files.add(file);
    columns.add(new Column(name, type.written(), shape, says));
    return file;
  }

  /// Adds a game, unless the folder is closed.
  ///
  /// @throws Refused when it cannot be written; then the folder is closed with the games before it
  synchronized void add(DecidedGame game) {
    if (closed) {
      return;
    }
    try {
      append(game);
    } catch (RuntimeException e) {
      closeAfter(e);
      throw e;
    }
  }

  private void append(DecidedGame game) {
    long newMoves = moveCount;
    int ply = 0;
    for (DecidedGame.Decision decision : game.decisions()) {
      observations.add(decision.observation());
      for (SortedMap<Integer, Integer> move : decision.moves()) {
        moves.add(move);
      }
      newMoves += decision.moves().size();
      offsets.add(newMoves);
      chosen.add(decision.chosen());
      seats.add(decision.seat() == Seat.A ? 0 : 1);
      outcomes.add(game.result(decision.seat()));
      games.add(game.number());
      plies.add(ply++);
    }
    commit();
    moveCount = newMoves;
    positionCount += ply;
    gameCount++;
  }

  /// Makes what was added part of all files, or, if a file cannot be written, of none.
  private void commit() {
    files.forEach(NumpyFile::writeRows);
    files.forEach(NumpyFile::writeHeader);
    files.forEach(NumpyFile::commit);
  }

  /// The columns, in the order in which people are told of them.
  public List<Column> columns() {
    return List.copyOf(columns);
  }

  /// How many games there are.
  public synchronized int games() {
    return gameCount;
  }

  /// How many positions they have together.
  public synchronized long positions() {
    return positionCount;
  }

  /// How many moves these have together.
  public synchronized long moves() {
    return moveCount;
  }

  /// Ends the files; games that come later are not added.
  ///
  /// @throws Refused when they cannot be written
  @Override
  public synchronized void close() {
    if (!closed) {
      List<Refused> failures = closeFiles();
      if (!failures.isEmpty()) {
        Refused first = failures.removeFirst();
        failures.forEach(first::addSuppressed);
        throw first;
      }
    }
  }

  private void closeAfter(RuntimeException failure) {
    closeFiles().forEach(failure::addSuppressed);
  }

  /// Ends all files, those among them that can be, and returns what the others failed by.
  private List<Refused> closeFiles() {
    closed = true;
    List<Refused> failures = new ArrayList<>();
    for (NumpyFile file : files) {
      try {
        file.close();
      } catch (Refused e) {
        failures.add(e);
      }
    }
    return failures;
  }
}
