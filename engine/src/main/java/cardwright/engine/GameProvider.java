package cardwright.engine;

/// What a jar has to hold so that its game can be added to the program: a public class with a public constructor without arguments that
/// implements this, named in the jar's file `META-INF/services/cardwright.engine.GameProvider`.
///
/// A provider is made whenever somebody asks which games there are, so that it should do nothing before [#load].
public interface GameProvider {
  /// The name of the game, as [Game#name] gives it: a lower-case letter, then at most 29 lower-case letters, digits and hyphens.
  String name();

  /// The game with its own cards and decks. Called once at most for each time that the game is asked for.
  ///
  /// @throws Refused when the game's own files are not understood
  Game load();
}
