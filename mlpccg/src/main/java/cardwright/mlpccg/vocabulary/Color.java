package cardwright.mlpccg.vocabulary;

/// The colors of characters.
public enum Color {
  BLUE("blue"),
  ORANGE("orange"),
  PINK("pink"),
  PURPLE("purple"),
  WHITE("white"),
  YELLOW("yellow");

  /// How many colors there are.
  public static final int COUNT = 6;

  private static final Color[] COLORS = values();

  private final String words;

  Color(String words) {
    this.words = words;
  }

  /// The color as cards write it.
  public String words() {
    return words;
  }

  /// This color as a bit.
  public int bit() {
    return 1 << ordinal();
  }

  /// The color with that ordinal.
  public static Color of(int ordinal) {
    return COLORS[ordinal];
  }
}
