package cardwright.ggltcg.vocabulary;

/// Speed, strength and stamina together: of a Toy, or what is added to them.
public record Stats(int speed, int strength, int stamina) {
  /// No figures at all.
  public static final Stats NONE = new Stats(0, 0, 0);

  /// One of the three.
  public int of(Stat stat) {
    return switch (stat) {
      case SPEED -> speed;
      case STRENGTH -> strength;
      case STAMINA -> stamina;
    };
  }

  /// These figures with a number added to one of them.
  public Stats plus(Stat stat, int by) {
    return switch (stat) {
      case SPEED -> new Stats(speed + by, strength, stamina);
      case STRENGTH -> new Stats(speed, strength + by, stamina);
      case STAMINA -> new Stats(speed, strength, stamina + by);
    };
  }
}
