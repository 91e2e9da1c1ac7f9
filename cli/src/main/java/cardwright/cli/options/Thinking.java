package cardwright.cli.options;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.players.DeclaredDeck;
import cardwright.players.PlayerOptions;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for how a computer player thinks: what it is told, and how many threads it has.
public final class Thinking {
  @Option(
      names = "--expect",
      paramLabel = "DECK",
      description =
          "the deck list that the computer player is told its opponent plays: a ready-made one,"
              + " CARD,CARD,… or a deck file; ready-made decks are supposed when not given")
  private Optional<String> expected = Optional.empty();

  @Option(
      names = "--thinking-threads",
      paramLabel = "N",
      description =
          "how many threads think about one decision; ${DEFAULT-VALUE} when not given, and then the"
              + " same seed and the same iterations give the same moves")
  private int threads = 1;

  @Mixin private ThinkingTime time = new ThinkingTime();

  /// What the computer player has.
  ///
  /// @param format what the deck is meant for
  /// @param tell is told once when the deck cannot be the right one
  /// @throws Refused when there is no such deck, the game shows decks anyway, or there are no threads, or no time
  public PlayerOptions playerOptions(Game game, Optional<String> format, Consumer<Message> tell) {
    Optional<DeclaredDeck> declared =
        expected.map(name -> new DeclaredDeck(declared(game, name, "--expect", format), tell));
    return new PlayerOptions(declared, threads, time.millis());
  }

  /// How many threads think about one decision, and how long.
  ///
  /// @throws Refused when there are no threads, or no time
  public PlayerOptions limits() {
    return PlayerOptions.threads(threads).within(time.millis());
  }

  /// How many threads think about one decision.
  public int threads() {
    return threads;
  }

  /// A deck list that is declared.
  ///
  /// @param option where it was given
  /// @throws Refused when there is no such deck, or the game shows decks anyway
  public static Deck declared(Game game, String name, String option, Optional<String> format) {
    if (game.revealsDecks()) {
      throw new Refused(
          game.title() + " shows both players both decks; leave out " + option + " " + name);
    }
    if (DeckList.isRandom(name)) {
      throw new Refused(option + " takes a deck list; a random deck is none");
    }
    Format usual = Formats.orUsual(game, format);
    return DeckList.of(game, name, usual, new SeededChance(0));
  }
}
