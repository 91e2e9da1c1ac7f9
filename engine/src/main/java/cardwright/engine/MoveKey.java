package cardwright.engine;

/// Numbers that stand for what moves are written as, so that players who look many moves up compare numbers instead of texts.
///
/// Keys are 64 bits that are mixed from all parts, so that two that differ in a part have the same key as good as never.
public final class MoveKey {
  private static final long SEED = 0x243F6A8885A308D3L;

  private MoveKey() {}

  /// The key of a text.
  public static long of(String text) {
    long key = SEED;
    for (int i = 0; i < text.length(); i++) {
      key = (key ^ text.charAt(i)) * 0x100000001B3L;
    }
    return with(key, text.length());
  }

  /// A key with one part more: a number, or another key.
  public static long with(long key, long part) {
    long mixed = (key ^ (part * 0x9FB21C651E98DF25L)) * 0xD6E8FEB86659FD93L;
    return mixed ^ (mixed >>> 32);
  }
}
