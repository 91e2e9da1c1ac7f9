package cardwright.cli.options;

import cardwright.catalog.Names;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the format that a game is to be played in.
public final class Formats {
  private Formats() {}

  /// The format that is meant by a name.
  ///
  /// @throws Refused when there is none
  public static Format named(Game game, String name) {
    List<String> names = game.formats().stream().map(Format::name).toList();
    return game.formats().get(names.indexOf(Names.find("format", name, names)));
  }

  /// The format of that name, or else the first one.
  ///
  /// @throws Refused when there is no such format
  public static Format orUsual(Game game, Optional<String> name) {
    return name.map(given -> named(game, given)).orElseGet(() -> game.formats().getFirst());
  }

  /// The format of that name, or else the first one in which all decks are legal.
  ///
  /// @throws Refused when a deck is not legal; the message has what speaks against it
  public static Format admitting(Game game, Optional<String> name, List<Deck> decks) {
    List<Format> formats = name.map(given -> List.of(named(game, given))).orElseGet(game::formats);
    List<String> illegal = new ArrayList<>();
    for (Format format : formats) {
      List<String> objections = objections(game, format, decks);
      if (objections.isEmpty()) {
        return format;
      }
      illegal.addAll(objections);
    }
    throw new Refused(String.join("\n", illegal));
  }

  /// The format that decks are to be picked for, when it is settled before they are picked: by its
  /// name, by a given deck, or because the game's ready-made decks are each made for one.
  ///
  /// @param given the decks that a person named
  public static Optional<Format> settled(Game game, Optional<String> name, List<Deck> given) {
    Optional<String> made =
        given.stream().map(Deck::format).filter(format -> !format.isEmpty()).findFirst();
    if (name.isPresent() || made.isPresent()) {
      return name.or(() -> made).map(format -> named(game, format));
    }
    boolean apart = game.decks().stream().anyMatch(deck -> !deck.format().isEmpty());
    return apart ? Optional.of(admitting(game, name, given)) : Optional.empty();
  }

  private static List<String> objections(Game game, Format format, List<Deck> decks) {
    List<String> all = new ArrayList<>();
    for (Deck deck : decks.stream().distinct().toList()) {
      List<Message> objections = game.objections(deck, format);
      if (!objections.isEmpty()) {
        String name = deck.name().isEmpty() ? DeckList.cards(deck) : deck.name();
        all.add(words("the deck " + name, format, objections));
      }
    }
    return all;
  }

  /// What speaks against a deck, in a line for each objection.
  public static String words(String deck, Format format, List<Message> objections) {
    return deck
        + " is not legal in "
        + format.name()
        + ":\n  "
        + Message.joined(objections, "\n  ");
  }
}
