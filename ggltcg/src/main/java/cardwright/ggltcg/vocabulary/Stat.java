package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Quality;
import cardwright.engine.Rule;

/// The three figures of a Toy.
@Rule("GG 1.3")
public enum Stat implements Quality.Stat {
  SPEED("speed"),
  STRENGTH("strength"),
  STAMINA("stamina");

  private final String words;

  Stat(String words) {
    this.words = words;
  }

  /// The figure behind the door of the common qualities.
  public static Stat of(Quality.Stat stat) {
    return (Stat) stat;
  }

  /// The figure as cards write it.
  public String words() {
    return words;
  }
}
