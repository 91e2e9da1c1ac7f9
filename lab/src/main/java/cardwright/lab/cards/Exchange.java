package cardwright.lab.cards;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;

/// One copy of a card of a deck gives its place to another card.
///
/// @param out the card of the deck
/// @param in the cards of which one takes its place, in each pair of games another one; at least one
public record Exchange(String out, List<String> in) {
  /// Keeps its own list.
  public Exchange {
    in = List.copyOf(in);
    if (in.isEmpty()) {
      throw new IllegalArgumentException("nothing takes the place of " + out);
    }
  }

  /// Exchanges that leave a card out: those of the format that are most like it by kind and figures take its place, so that the deck stays legal. Cards for which no
  /// card can stand are left alone.
  ///
  /// @param cards the cards that are left out, one after the other
  /// @param alike how many cards take the place of each, at most
  public static List<Exchange> leavingOut(
      Game game, Format format, Deck deck, List<String> cards, int alike) {
    List<Exchange> exchanges = new ArrayList<>();
    for (String out : cards) {
      List<String> in = Substitution.alike(game, format, deck, out, alike);
      if (!in.isEmpty()) {
        exchanges.add(new Exchange(out, in));
      }
    }
    return exchanges;
  }

  /// Exchanges that put a card into a deck for each of some of its cards, where the deck stays legal.
  ///
  /// @param cards the cards that give their place to it, one after the other
  /// @throws Refused when the deck stays legal with none of them; the message has what speaks against the first one
  public static List<Exchange> puttingIn(
      Game game, Format format, Deck deck, List<String> cards, String in) {
    List<Exchange> exchanges = new ArrayList<>();
    List<Message> objections = List.of();
    for (String out : cards) {
      List<Message> against = game.objections(Substitution.one(deck, out, in), format);
      if (against.isEmpty()) {
        exchanges.add(new Exchange(out, List.of(in)));
      } else if (objections.isEmpty()) {
        objections = against;
      }
    }
    if (exchanges.isEmpty()) {
      throw new Refused(
          "%s cannot take the place of %s: %s"
              .formatted(
                  in,
                  cards.size() == 1 ? cards.getFirst() : "any of the cards",
                  Message.joined(objections, "; ")));
    }
    return exchanges;
  }

  /// The deck in which a card has taken the place.
  ///
  /// @param number any number that is not negative; another one may mean another card
  Deck made(Deck deck, long number) {
    return Substitution.one(deck, out, in.get((int) Long.remainderUnsigned(number, in.size())));
  }
}
