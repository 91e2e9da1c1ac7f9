package cardwright.cli.lab;

import cardwright.cli.options.DeckList;
import cardwright.cli.options.Formats;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.lab.games.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/// The options of what compares decks of a format: which format, and which decks.
final class LabDecks {
  private static final int MOST_RANDOM = 200;

  @Option(names = "--format", paramLabel = "FORMAT", description = "how the game is played")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--deck",
      paramLabel = "DECK",
      description =
          "a deck that takes part: a ready-made one, CARD,CARD,…, or a deck file; give it once for each deck. All ready-made decks of the"
              + " format when not given")
  private List<String> given = new ArrayList<>();

  @Option(
      names = "--random",
      paramLabel = "N",
      description = "let N decks made by chance take part, too; ${DEFAULT-VALUE} when not given")
  private int random;

  /// The format: the usual one of the game when none is given.
  Format format(Game game) {
    return Formats.orUsual(game, format);
  }

  /// The decks that take part.
  ///
  /// @param seed what decks made by chance come from
  /// @throws Refused when there is no such deck, or the format does not admit it
  List<Deck> decks(Game game, Format played, long seed) {
    List<Deck> decks = new ArrayList<>();
    if (given.isEmpty()) {
      decks.addAll(game.decks(played));
    }
    decks.addAll(of(game, given, played, seed, 0));
    Formats.admitting(game, Optional.of(played.name()), decks);
    if (random < 0 || random > MOST_RANDOM) {
      throw new Refused("decks made by chance are from 0 to " + MOST_RANDOM + ", not " + random);
    }
    for (int i = 0; i < random; i++) {
      Deck made = game.randomDeck(played, chance(seed, i, 1));
      decks.add(new Deck("random " + (i + 1), "", made.cards()));
    }
    return decks;
  }

  /// These options as they were given, each with a space before it; without the format.
  String asGiven() {
    StringBuilder options = new StringBuilder();
    given.forEach(deck -> options.append(" --deck \"").append(deck).append('"'));
    return (random > 0 ? options.append(" --random ").append(random) : options).toString();
  }

  /// Decks by what stands on the command line.
  ///
  /// @param format what decks made by chance have to be legal in
  /// @param first the number of the first one among all of the command
  /// @throws Refused when there is no such deck or card
  static List<Deck> of(Game game, List<String> names, Format format, long seed, int first) {
    List<Deck> decks = new ArrayList<>();
    for (String name : names) {
      decks.add(DeckList.of(game, name, format, chance(seed, first + decks.size(), 0)));
    }
    return decks;
  }

  /// What the deck of that number is made from by chance, where it is.
  static SeededChance chance(long seed, int number, int use) {
    return new SeededChance(Seeds.derive(seed, -1 - number, use));
  }
}
