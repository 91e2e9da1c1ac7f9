package cardwright.match;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;

/// Cards of a deck and of its side deck that change places between two games of a match.
public final class Exchange {
  private Exchange() {}

  /// What speaks against an exchange, each with the id of the rule where the game has one; empty when it is allowed. The registered
  /// cards are split anew, and what is asked of side decks alone is not asked again.
  ///
  /// @param registered the deck that was registered for the match
  /// @param now the deck to play with
  public static List<Message> objections(Game game, Format format, Deck registered, Deck now) {
    List<Message> objections = new ArrayList<>(splitObjections(registered, now));
    objections.addAll(game.objections(now.main(), format));
    return objections;
  }

  /// What speaks against a new split of the registered cards, whatever the game.
  private static List<Message> splitObjections(Deck registered, Deck now) {
    List<Message> objections = new ArrayList<>();
    if (!sorted(registered).equals(sorted(now))) {
      objections.add(Messages.of("exchange.other-cards"));
    }
    int size = registered.cards().size();
    if (now.cards().size() != size) {
      objections.add(Messages.of("exchange.size", number(size), number(now.cards().size())));
    }
    return objections;
  }

  /// The deck after one card of it and one of the side deck changed places.
  ///
  /// @throws Refused when one of the cards is not there
  public static Deck swap(Deck deck, String out, String in) {
    List<String> cards = new ArrayList<>(deck.cards());
    List<String> side = new ArrayList<>(deck.side());
    int from = cards.indexOf(out);
    int to = side.indexOf(in);
    if (from < 0) {
      throw new Refused(Messages.of("exchange.not-in-deck", card(out)));
    }
    if (to < 0) {
      throw new Refused(Messages.of("exchange.not-in-side-deck", card(in)));
    }
    cards.set(from, in);
    side.set(to, out);
    return new Deck(deck.name(), deck.plan(), deck.format(), cards, side);
  }

  /// The cards that were taken into a deck, each as often as it was taken.
  public static List<String> taken(Deck before, Deck after) {
    List<String> taken = new ArrayList<>(after.cards());
    before.cards().forEach(taken::remove);
    return List.copyOf(taken);
  }

  private static List<String> sorted(Deck deck) {
    List<String> all = new ArrayList<>(deck.cards());
    all.addAll(deck.side());
    all.sort(null);
    return all;
  }
}
