package cardwright.mlpccg.vocabulary;

import cardwright.engine.Rule;

/// The keywords.
public enum Keyword {
  @Rule("MLP 49")
  CARETAKER("Caretaker"),
  @Rule("MLP 50")
  INSPIRED("Inspired"),
  @Rule("MLP 53")
  PRISMATIC("Prismatic"),
  @Rule("MLP 51")
  PUMPED("Pumped"),
  @Rule("MLP 54")
  RANDOM("Random"),
  @Rule("MLP 5")
  STARTING_PROBLEM("Starting Problem"),
  @Rule("MLP 56")
  STUBBORN("Stubborn"),
  @Rule("MLP 57")
  STUDIOUS("Studious"),
  /// The only one with a number.
  @Rule("MLP 52")
  SUPPORTIVE("Supportive"),
  @Rule("MLP 58")
  SWIFT("Swift"),
  @Rule("MLP 59")
  TEAMWORK("Teamwork"),
  @Rule("MLP 60")
  VILLAIN("Villain");

  private final String words;

  Keyword(String words) {
    this.words = words;
  }

  /// The keyword as cards write it.
  public String words() {
    return words;
  }

  /// This keyword as a bit.
  public int bit() {
    return 1 << ordinal();
  }
}
