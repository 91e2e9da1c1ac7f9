package cardwright.mlpccg.board;

import cardwright.engine.Fingerprint;
import cardwright.engine.Step;
import java.util.Arrays;

/// What has happened and has not been answered yet, oldest first.
///
/// Copies share the arrays, so they are replaced and never written to.
public final class News {
  private static final Deed[] NOTHING = {};
  private static final Step[] NOBODY = {};

  private Deed[] deeds = NOTHING;
  private Step[] pending = NOBODY;

  News() {}

  /// What has happened. Not to be written to.
  public Deed[] deeds() {
    return deeds;
  }

  /// Something has happened.
  public void add(Deed deed) {
    deeds = Arrays.copyOf(deeds, deeds.length + 1);
    deeds[deeds.length - 1] = deed;
  }

  /// Takes all news away, to answer them.
  public Deed[] take() {
    Deed[] taken = deeds;
    deeds = NOTHING;
    return taken;
  }

  /// The texts that were set off and wait to be carried out, oldest first. Not to be written to.
  public Step[] pending() {
    return pending;
  }

  /// A text was set off.
  public void await(Step text) {
    pending = Arrays.copyOf(pending, pending.length + 1);
    pending[pending.length - 1] = text;
  }

  /// Takes a waiting text away, to carry it out.
  public void begin(int index) {
    Step[] left = new Step[pending.length - 1];
    System.arraycopy(pending, 0, left, 0, index);
    System.arraycopy(pending, index + 1, left, index, left.length - index);
    pending = left;
  }

  void copyTo(News twin) {
    twin.deeds = deeds;
    twin.pending = pending;
  }

  void write(Fingerprint out) {
    out.add(deeds.length);
    for (Deed deed : deeds) {
      deed.write(out);
    }
    out.add(pending.length);
    for (Step text : pending) {
      text.write(out);
    }
  }
}
