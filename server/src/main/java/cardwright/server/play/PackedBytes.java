package cardwright.server.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/// Bytes that grow at their end and are seldom read: all but the last part is kept compressed.
final class PackedBytes {
  /// How much is compressed at a time: the log of a long play of the pony game is a few of these.
  private static final int BLOCK = 16 * 1024;

  /// Compressed blocks of [#BLOCK] bytes each, the oldest first.
  private final List<byte[]> packed = new ArrayList<>();

  /// What comes after them.
  private byte[] open = {};

  private int opened;

  /// Where they end.
  int end() {
    return packed.size() * BLOCK + opened;
  }

  /// Adds some at the end.
  void append(byte[] bytes) {
    if (opened + bytes.length > open.length) {
      open = Arrays.copyOf(open, opened + bytes.length + opened / 4);
    }
    System.arraycopy(bytes, 0, open, opened, bytes.length);
    opened += bytes.length;
    if (opened >= BLOCK) {
      int from = 0;
      for (; opened - from >= BLOCK; from += BLOCK) {
        packed.add(deflated(open, from));
      }
      open = Arrays.copyOfRange(open, from, opened);
      opened -= from;
    }
  }

  /// The bytes from a place on.
  byte[] since(int place) {
    byte[] bytes = new byte[end() - place];
    int block = place / BLOCK;
    for (; block < packed.size(); block++) {
      byte[] whole = inflated(packed.get(block));
      int from = Math.max(0, place - block * BLOCK);
      System.arraycopy(whole, from, bytes, block * BLOCK + from - place, BLOCK - from);
    }
    int from = Math.max(0, place - packed.size() * BLOCK);
    System.arraycopy(open, from, bytes, packed.size() * BLOCK + from - place, opened - from);
    return bytes;
  }

  /// Drops everything from a place on.
  void cut(int place) {
    int block = place / BLOCK;
    if (block < packed.size()) {
      open = inflated(packed.get(block));
      packed.subList(block, packed.size()).clear();
    }
    opened = place - packed.size() * BLOCK;
  }

  private static byte[] deflated(byte[] plain, int from) {
    Deflater deflater = new Deflater();
    try {
      deflater.setInput(plain, from, BLOCK);
      deflater.finish();
      // Deflate adds at most 5 bytes for each 16 KB and a head and a tail of 11 (RFC 1950, 1951).
      byte[] bytes = new byte[BLOCK + 64];
      int length = deflater.deflate(bytes);
      return Arrays.copyOf(bytes, length);
    } finally {
      deflater.end();
    }
  }

  private static byte[] inflated(byte[] packed) {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      byte[] bytes = new byte[BLOCK];
      if (inflater.inflate(bytes) != BLOCK) {
        throw new IllegalStateException("a block of the log is too short");
      }
      return bytes;
    } catch (DataFormatException e) {
      throw new IllegalStateException("a block of the log cannot be read", e);
    } finally {
      inflater.end();
    }
  }
}
