package cardwright.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/// Says which version this is.
final class Version implements IVersionProvider {
  private static final String BUILD = "/META-INF/maven/cardwright/cardwright-cli/pom.properties";

  @Override
  public String[] getVersion() {
    return new String[] {"cardwright " + number() + " on Java " + Runtime.version()};
  }

  /// The number of the version.
  // The build writes this file into the jar; classes that run from a folder do not have it.
  static String number() {
    try (InputStream in = Version.class.getResourceAsStream(BUILD)) {
      if (in == null) {
        return "(not packaged)";
      }
      Properties build = new Properties();
      build.load(in);
      return build.getProperty("version", "(unknown version)");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
