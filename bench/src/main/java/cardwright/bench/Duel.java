package cardwright.bench;

import cardwright.engine.Refused;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.IntConsumer;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// Two builds that play the same random plays in turn in one process, so that noise of the machine
/// and of the virtual machine meets both alike.
///
/// @param game the game's name
/// @param plays how many plays a batch has, at least 1
/// @param warmUps how many batches each build plays before anything is measured
/// @param rounds how many batches of each are measured, at least 1
public record Duel(String game, int plays, int warmUps, int rounds) {
  /// What was found. Times are CPU times of the playing thread.
  ///
  /// @param sameDecisions whether both builds were asked for as many decisions
  /// @param ratios how many decisions per CPU-second the new build made for one of the old, of each
  ///     round, sorted
  /// @param oldRate decisions per CPU-second of the old build, over all rounds
  /// @param newRate the same of the new build
  /// @param oldBytes bytes that the old build allocated for a decision
  /// @param newBytes the same of the new build
  public record Result(
      boolean sameDecisions,
      List<Double> ratios,
      double oldRate,
      double newRate,
      double oldBytes,
      double newBytes) {
    /// Keeps the list from changing.
    public Result {
      ratios = List.copyOf(ratios);
    }

    /// The ratio at that share of all rounds, such as 0.5 for the median.
    public double ratio(double share) {
      return ratios.get(Math.min(ratios.size() - 1, (int) (share * ratios.size())));
    }
  }

  private static final double NANOS = 1e9;

  /// Refuses what cannot be played.
  ///
  /// @throws Refused when a number is too low
  public Duel {
    if (plays < 1 || warmUps < 0 || rounds < 1) {
      throw new Refused("a duel has at least 1 play a batch and 1 round");
    }
  }

  /// Plays.
  ///
  /// @param older the folder with the jars of the old build
  /// @param newer the folder with the jars of the new build
  /// @param progress hears how many batches are over
  /// @throws Refused when one of them is no build that can play
  public Result run(Path older, Path newer, IntConsumer progress) {
    try (URLClassLoader oldLoader = loader(older);
        URLClassLoader newLoader = loader(newer)) {
      Side[] sides = {new Side(older, oldLoader), new Side(newer, newLoader)};
      for (int batch = 0; batch < warmUps; batch++) {
        for (Side side : sides) {
          side.play(batch);
        }
        progress.accept(batch + 1);
      }
      Arrays.stream(sides).forEach(Side::forget);
      List<Double> ratios = new ArrayList<>();
      for (int round = 0; round < rounds; round++) {
        // Who begins changes from round to round.
        double[] rates = new double[2];
        for (int i = 0; i < 2; i++) {
          int which = (round + i) % 2;
          rates[which] = sides[which].play(warmUps + round);
        }
        ratios.add(rates[1] / rates[0]);
        progress.accept(warmUps + round + 1);
      }
      ratios.sort(null);
      return new Result(
          sides[0].decisions == sides[1].decisions,
          ratios,
          sides[0].rate(),
          sides[1].rate(),
          sides[0].bytesEach(),
          sides[1].bytesEach());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static URLClassLoader loader(Path folder) throws IOException {
    try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
      List<URL> jars = new ArrayList<>();
      for (Path file : files.filter(each -> each.toString().endsWith(".jar")).sorted().toList()) {
        jars.add(url(file));
      }
      if (jars.isEmpty()) {
        throw new Refused("'" + folder + "' has no jars of a build, such as cli/target/lib has");
      }
      return new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }
  }

  private static URL url(Path file) throws MalformedURLException {
    return file.toUri().toURL();
  }

  /// One build.
  private final class Side {
    private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final ToolProvider batch;
    private long decisions;
    private long nanos;
    private long bytes;

    Side(Path folder, ClassLoader loader) {
      batch =
          ServiceLoader.load(ToolProvider.class, loader).stream()
              .map(ServiceLoader.Provider::get)
              .filter(tool -> tool.name().equals(Batch.NAME))
              .findFirst()
              .orElseThrow(() -> new Refused("the build in '" + folder + "' cannot play a duel"));
    }

    /// Plays a batch, and is how many decisions it made per CPU-second.
    double play(int number) {
      StringWriter said = new StringWriter();
      PrintWriter out = new PrintWriter(said);
      long nanosBefore = thread.getCurrentThreadCpuTime();
      long bytesBefore = thread.getCurrentThreadAllocatedBytes();
      batch.run(out, out, game, String.valueOf(number), String.valueOf(plays));
      long took = thread.getCurrentThreadCpuTime() - nanosBefore;
      bytes += thread.getCurrentThreadAllocatedBytes() - bytesBefore;
      out.flush();
      long made = Long.parseLong(said.toString().strip());
      nanos += took;
      decisions += made;
      return made * NANOS / took;
    }

    void forget() {
      decisions = 0;
      nanos = 0;
      bytes = 0;
    }

    double rate() {
      return decisions * NANOS / nanos;
    }

    double bytesEach() {
      return (double) bytes / decisions;
    }
  }
}
