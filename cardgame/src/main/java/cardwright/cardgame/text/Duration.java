package cardwright.cardgame.text;

import static cardwright.language.Phrases.oneOf;

import cardwright.language.Phrase;

/// How long a change lasts that a text makes.
public sealed interface Duration {
  /// The common durations, as cards write them: `until end of turn`, `until your next turn begins`, `permanently`.
  Phrase<Duration> WORDS = oneOf(Shared.values(), Duration::words);

  /// The duration as cards write it.
  String words();

  /// A number for fingerprints, different for every duration of a game.
  int code();

  /// The durations that every game has.
  enum Shared implements Duration {
    END_OF_TURN("until end of turn"),
    /// Until the next turn begins of the player who carries the text out.
    NEXT_TURN("until your next turn begins"),
    PERMANENTLY("permanently");

    private final String words;

    Shared(String words) {
      this.words = words;
    }

    @Override
    public String words() {
      return words;
    }

    @Override
    public int code() {
      return ordinal();
    }
  }

  /// The durations of one game.
  non-sealed interface Own extends Duration {
    /// The lowest [#code] that no common duration has.
    int FIRST_CODE = 16;
  }
}
