package cardwright.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/// Says which version this is.
final class Version implements IVersionProvider {
  private static final String BUILD = "/META-INF/maven/cardwright/cardwright-cli/pom.properties";

  @Override
  public String[] getVersion() throws IOException {
    return new String[] {"cardwright " + number() + " on Java " + Runtime.version()};
  }

  // The build writes this file into the jar; classes that run from a folder do not have it.
  private static String number() throws IOException {
    try (InputStream in = Version.class.getResourceAsStream(BUILD)) {
      if (in == null) {
        return "(not packaged)";
      }
      Properties build = new Properties();
      build.load(in);
      return build.getProperty("version", "(unknown version)");
    }
  }
}
