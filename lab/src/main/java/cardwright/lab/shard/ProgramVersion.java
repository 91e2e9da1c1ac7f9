package cardwright.lab.shard;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/// Which version of the program this is.
public final class ProgramVersion {
  /// The build writes this file into the jar; classes that run from a folder do not have it.
  private static final String BUILD = "/META-INF/maven/cardwright/cardwright-lab/pom.properties";

  private ProgramVersion() {}

  /// Its number, as the build has it; "unpackaged" where classes run from a folder.
  public static String number() {
    try (InputStream in = ProgramVersion.class.getResourceAsStream(BUILD)) {
      if (in == null) {
        return "unpackaged";
      }
      Properties build = new Properties();
      build.load(in);
      return build.getProperty("version", "unknown");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
