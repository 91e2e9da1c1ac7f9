package cardwright.lab.spark;

import cardwright.lab.shard.ShardCluster;
import cardwright.lab.shard.ShardRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Apache Spark as a place for shards.
public final class SparkCluster implements ShardCluster {
  @Override
  public ShardRunner at(String master, String description) {
    return new SparkShards(master, description, jars());
  }

  /// What executors need of this program: the jars of the folder that this class comes from. None where it comes from no jar.
  private static List<Path> jars() {
    Path here;
    try {
      here =
          Path.of(SparkCluster.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    if (!Files.isRegularFile(here)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(here.resolveSibling("."))) {
      return files
          .map(Path::normalize)
          .filter(file -> file.toString().endsWith(".jar"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
