package cardwright.contract;

import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The laws of a game as tests. A game's test class implements this and names its game:
///
/// ```java
/// final class DuelLawsTest implements GameLaws {
///   public Game game() { return Duel.load(); }
/// }
/// ```
///
/// `-Dcardwright.plays` sets the number of random plays ([#plays]), `-Dcardwright.seed` the seed of
/// the first (1).
public interface GameLaws {
  /// The game that has to keep the laws.
  Game game();

  /// With how many random plays each law is tried: fewer where plays are long.
  default int plays() {
    return 2_000;
  }

  /// The seeds of plays in which a law was broken once: they keep the laws ever since. None by
  /// default.
  default List<Long> foundSeeds() {
    return List.of();
  }

  /// Decks so small that every deal and every hidden move can be tried: up to five cards where
  /// decks are shuffled, any where nothing is hidden. Each plays each. None by default.
  default List<Deck> tinyDecks() {
    return List.of();
  }

  /// The game in which tiny decks are played, where they are not legal in the game itself.
  default Game tinyGame() {
    return game();
  }

  /// Whether a zone hides only what can be worked out from all that was seen, so that nothing else
  /// can be dealt there. No zone does by default.
  ///
  /// @param zone its name at the table
  /// @param owner whether it hides it from its owner; else from the other player
  default boolean isDeducible(String zone, boolean owner) {
    return false;
  }

  /// Decks with which much happens to cards that lie hidden, seldom seen in random decks: secrets
  /// are kept in their plays, too. Each plays each. None by default.
  default List<Deck> secretiveDecks() {
    return List.of();
  }

  /// The game in which secretive decks are played, where they have cards of a test kit.
  default Game secretiveGame() {
    return game();
  }

  /// The cards whose lines law 8 looks at: all by default.
  default Collection<CardFace> cardsOfLines() {
    return game().cards();
  }

  /// Proofs for the lines of cards that random play does not reach. None by default.
  default Collection<LineProof> lineProofs() {
    return List.of();
  }

  /// The plays that are kept as text: two a format by default.
  default List<GoldenPlay> goldenPlays() {
    Game game = game();
    return game.formats().stream().flatMap(each -> GoldenPlay.of(game, each).stream()).toList();
  }

  /// The fields of the position, as `Class.field`, that are rightly no part of the fingerprint:
  /// caches, and what no play ever changes. None by default; a [Game] and a
  /// listener need not be named.
  default Set<String> fieldsOutsideTheFingerprint() {
    return Set.of();
  }

  /// Whether an event tells what was chosen unseen, so that no table tells of it before or after:
  /// with other secrets it may sound otherwise. None by default.
  default boolean unveils(LogEvent event) {
    return false;
  }

  /// Law 1.
  @Test
  @DisplayName("1 Determinism: the same decks, rolls and moves give the same fingerprints")
  default void plays_are_deterministic() {
    Determinism.check(Series.of(game(), plays()));
  }

  /// Law 2.
  @Test
  @DisplayName("2 Copies: a copy is equal, and then independent")
  default void copies_are_equal_and_independent() {
    Copies.check(Series.of(game(), plays()));
  }

  /// Law 2, by its fields.
  @Test
  @DisplayName("2 Copies: every field of a position is part of the fingerprint")
  default void every_field_is_fingerprinted() {
    Fields.check(Series.of(game(), plays()), fieldsOutsideTheFingerprint());
  }

  /// Law 3.
  @Test
  @DisplayName("3 Secrets: what a viewer may not know changes nothing that the viewer sees")
  default void secrets_are_kept() {
    Secrets.check(Series.of(game(), plays()), this::unveils);
    Secrets.check(secretiveGame(), secretiveDecks(), this::unveils);
  }

  /// Law 3, of decks.
  @Test
  @DisplayName("3 Secrets: decks lie open where the game reveals them, and nowhere else")
  default void decks_lie_open_where_the_game_reveals_them() {
    OpenDecks.check(Series.of(game(), Math.min(plays(), 50)));
  }

  /// Law 3, of what tells cards of one name apart.
  @Test
  @DisplayName(
      "3 Secrets: which card is meant is told of cards that everybody sees, and to all alike")
  default void cards_are_told_apart_in_the_open() {
    References.check(Series.of(game(), plays()));
  }

  /// Law 4.
  @Test
  @DisplayName(
      "4 Determinization: a position dealt anew is legal, shows the seat the same, hides other"
          + " cards")
  default void determinized_positions_show_the_same() {
    DeterminizationLaw.check(Series.of(game(), plays()), this::isDeducible);
  }

  /// Law 4, where decks are not revealed.
  @Test
  @DisplayName(
      "4 Determinization: whatever deck is supposed, what was seen stays, the rest is of it")
  default void supposed_decks_are_dealt() {
    Suppositions.check(Series.of(game(), plays()));
  }

  /// Laws 2 to 6 and 9, for plays in which one of them was broken once.
  @Test
  @DisplayName("Plays in which a law was broken once keep the laws")
  default void found_seeds_keep_the_laws() {
    foundSeeds().parallelStream().forEach(this::keepTheLaws);
  }

  private void keepTheLaws(long seed) {
    Series one = Series.one(game(), seed);
    Copies.check(one);
    Secrets.check(one, this::unveils);
    DeterminizationLaw.check(one, this::isDeducible);
    Suppositions.check(one);
    Conservation.check(one);
    Life.check(one);
    Sets.check(one);
    Records.check(one);
    Keys.check(one);
  }

  /// Law 4, on tiny decks.
  @Test
  @DisplayName("4 Determinization: on tiny decks all that may be is dealt, and nothing else")
  default void all_that_may_be_is_dealt() {
    TinyDecks.check(tinyGame(), tinyDecks());
  }

  /// Law 5.
  @Test
  @DisplayName("5 Conservation: every card is in exactly one zone")
  default void cards_are_conserved() {
    Conservation.check(Series.of(game(), plays()));
  }

  /// Law 6.
  @Test
  @DisplayName("6 Life: every listed move is accepted, anything else is refused, plays end")
  default void listed_moves_are_accepted_and_plays_end() {
    Life.check(Series.of(game(), plays()));
  }

  /// Law 6, for choices of several cards.
  @Test
  @DisplayName("6 Life: a set is picked in any order, and picks can be taken back")
  default void sets_are_picked_in_any_order() {
    Sets.check(Series.of(game(), plays()));
  }

  /// Law 7.
  @Test
  @DisplayName("7 Words: card text is read and written back the same")
  default void card_text_is_read_and_written_back() {
    Words.check(Series.of(game(), plays()));
  }

  /// Law 8.
  @Test
  @DisplayName("8 Every line acts: each line of each card is seen to act and seen not to act")
  default void every_line_acts() {
    EveryLine.check(Series.of(game(), plays()), cardsOfLines(), lineProofs());
  }

  /// Law 9.
  @Test
  @DisplayName("9 Records: a record is replayed, a changed one is detected and named")
  default void records_are_replayed() {
    Records.check(Series.of(game(), plays()));
  }

  /// Law 10.
  @Test
  @DisplayName("10 Worth: what one seat gains the other loses, and terms say why")
  default void positions_are_worth_something() {
    Worth.check(Series.of(game(), plays()));
  }

  /// Law 11.
  @Test
  @DisplayName("11 Spelling: moves are written with the words that the game says, and with names")
  default void moves_are_written_with_known_words() {
    Spelling.check(Series.of(game(), plays()));
  }

  /// Law 12.
  @Test
  @DisplayName("12 Keys: moves have the same key when they are written the same, and only then")
  default void keys_stand_for_notations() {
    Keys.check(Series.of(game(), plays()));
  }

  /// The golden plays.
  @TestFactory
  @DisplayName("golden plays are played as accepted")
  default Stream<DynamicTest> golden_plays_are_as_accepted() {
    Game game = game();
    return goldenPlays().stream()
        .map(play -> DynamicTest.dynamicTest(play.name(), () -> play.check(game)));
  }

  /// The transcript, which says of many more plays that nothing has changed in them.
  @Test
  @DisplayName("random plays are asked, offered, shown and told as accepted")
  default void plays_are_as_accepted() {
    Transcript.check(game(), GoldenPlay.FOLDER);
  }
}
