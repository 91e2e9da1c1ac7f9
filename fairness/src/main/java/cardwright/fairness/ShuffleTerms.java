package cardwright.fairness;

import cardwright.engine.Deck;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import java.util.List;

/// All that is settled before a shuffle: the server's hash covers it.
///
/// The text of it has the lines of a record, the cards of the decks in the order in which they are shuffled:
///
/// ```
/// cardwright shuffle 1 terms
/// game: ggltcg
/// format: starter18
/// games: 1
/// agreed: winner chooses
/// A: Archer; Ka; …
/// A side: Cake
/// B: Beary; Ka; …
/// before: SHA-256 of the record of what was played before, for a play that goes on from a moment of another
/// ```
///
/// @param games the most games that are played
/// @param before empty for a play that begins at its beginning
public record ShuffleTerms(
    String game, String format, int games, List<String> agreed, Deck a, Deck b, String before) {
  /// Keeps the list from changing.
  public ShuffleTerms {
    agreed = List.copyOf(agreed);
  }

  /// The terms of a recorded play.
  ///
  /// @param before empty for a play that begins at its beginning
  static ShuffleTerms of(PlayRecord record, String before) {
    return new ShuffleTerms(
        record.game(),
        record.opening().format(),
        1,
        record.opening().agreed(),
        record.a(),
        record.b(),
        before);
  }

  /// The terms of a recorded match. What was agreed on stands in the opening of its first game.
  static ShuffleTerms of(MatchRecord record, String before) {
    List<String> agreed =
        record.plays().isEmpty() ? List.of() : record.plays().getFirst().opening().agreed();
    return new ShuffleTerms(
        record.game(), record.format(), record.games(), agreed, record.a(), record.b(), before);
  }

  /// What the server's hash has of them: SHA-256 of the text.
  public String digest() {
    return Sha256.of(text());
  }

  /// The digest of a record, for `before`.
  public static String digestOf(String record) {
    return Sha256.of(record);
  }

  private String text() {
    StringBuilder text = new StringBuilder("cardwright shuffle 1 terms\n");
    text.append("game: ").append(game).append('\n');
    text.append("format: ").append(format).append('\n');
    text.append("games: ").append(games).append('\n');
    if (!agreed.isEmpty()) {
      text.append("agreed: ").append(String.join("; ", agreed)).append('\n');
    }
    deck(text, "A", a);
    deck(text, "B", b);
    if (!before.isEmpty()) {
      text.append("before: ").append(before).append('\n');
    }
    return text.toString();
  }

  private static void deck(StringBuilder text, String seat, Deck deck) {
    text.append(seat).append(": ").append(String.join("; ", deck.cards())).append('\n');
    if (!deck.side().isEmpty()) {
      text.append(seat).append(" side: ").append(String.join("; ", deck.side())).append('\n');
    }
  }
}
