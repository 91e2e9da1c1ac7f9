package cardwright.store;

import java.util.Optional;

/// What plays begin with beside the cards of the game: cards of somebody's own, and positions that were set up. A text never changes once a play has it, so that the play can always be played again.
public final class PlayTexts {
  private final Database database;

  /// A text with what it is called.
  ///
  /// @param digest what plays find it by
  /// @param words the cards as a card file, or the position as a scenario
  public record PlayText(String digest, String name, String words) {}

  PlayTexts(Database database) {
    this.database = database;
  }

  /// Keeps a text, unless it is there already.
  public void keep(PlayText text) {
    database.write(handle ->
        handle.execute(
            "insert into play_text (digest, name, words) values (?, ?, ?)"
                + " on conflict (digest) do nothing",
            text.digest(),
            text.name(),
            text.words()));
  }

  /// The text with that digest.
  public Optional<PlayText> find(String digest) {
    return database.read(handle ->
        handle
            .createQuery("select digest, name, words from play_text where digest = ?")
            .bind(0, digest)
            .map((row, context) ->
                new PlayText(row.getString(1), row.getString(2), row.getString(3)))
            .findOne());
  }
}
