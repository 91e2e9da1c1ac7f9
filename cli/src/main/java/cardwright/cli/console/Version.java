package cardwright.cli.console;

import cardwright.lab.shard.ProgramVersion;
import picocli.CommandLine.IVersionProvider;

/// Says which version this is.
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"cardwright " + ProgramVersion.number() + " on Java " + Runtime.version()};
  }
}
