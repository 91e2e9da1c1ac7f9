package cardwright.store;

import java.util.Optional;

/// Cards of somebody's own as plays have them. A text never changes once a play has it, so that the play can always be played again.
public final class CardTexts {
  private final Database database;

  /// A text with the name of the set that it is of.
  ///
  /// @param words the cards as a card file
  public record CardText(String digest, String name, String words) {}

  CardTexts(Database database) {
    this.database = database;
  }

  /// Keeps a text, unless it is there already.
  public void keep(CardText text) {
    database.write(handle ->
        handle.execute(
            "insert into card_text (digest, name, words) values (?, ?, ?)"
                + " on conflict (digest) do nothing",
            text.digest(),
            text.name(),
            text.words()));
  }

  /// The text with that digest.
  public Optional<CardText> find(String digest) {
    return database.read(handle ->
        handle
            .createQuery("select digest, name, words from card_text where digest = ?")
            .bind(0, digest)
            .map((row, context) ->
                new CardText(row.getString(1), row.getString(2), row.getString(3)))
            .findOne());
  }
}
