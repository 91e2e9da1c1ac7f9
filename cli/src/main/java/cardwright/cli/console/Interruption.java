package cardwright.cli.console;

/// What is still done when long work is cut short, by Ctrl+C or by whoever ends the program: it says
/// what was found so far. The program then ends as it would have, after Ctrl+C with 130.
public final class Interruption implements AutoCloseable {
  private final Thread hook;

  private Interruption(Runnable last) {
    this.hook = new Thread(last, "cut short");
  }

  /// From now on, and until this is closed.
  public static Interruption of(Runnable last) {
    Interruption interruption = new Interruption(last);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // The program is ending: what was found is told already.
    }
  }
}
