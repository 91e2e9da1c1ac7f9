package cardwright.cli.lab;

import cardwright.cli.options.CardwrightCommand;
import cardwright.cli.options.ManyGames;
import cardwright.cli.options.OwnCards;
import cardwright.engine.Game;
import cardwright.lab.GameSource;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// What an experiment is about that may be made with cards of one's own: a game, these cards, the seed of its plays, and how many are played at a time.
final class LabGame {
  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Mixin private OwnCards ownCards = new OwnCards();

  @Mixin private ManyGames many = new ManyGames();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  /// A game, and what it is made of.
  record Loaded(GameSource source, Game game) {}

  /// The game with these cards.
  ///
  /// @throws cardwright.engine.Refused when there is no such game, or a card is not understood
  Loaded load() {
    GameSource source = ownCards.source(game);
    return new Loaded(source, source.load(CardwrightCommand.catalog(command)::game));
  }

  /// The options with cards of one's own as they were given, each with a space before it.
  String ownCards() {
    return ownCards.asGiven();
  }

  /// What chance comes from.
  long seed() {
    return many.seed();
  }

  /// How many games are played at a time.
  int threads() {
    return many.threads();
  }
}
