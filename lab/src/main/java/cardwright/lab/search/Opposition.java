package cardwright.lab.search;

import cardwright.engine.Deck;
import cardwright.lab.decks.Equilibrium;
import java.util.ArrayList;
import java.util.List;

/// Whom a deck plays against in its pairs of games: the same decks in the same pairs for all decks that are compared.
sealed interface Opposition {
  /// The deck that is met in a pair.
  ///
  /// @param pair the number of the pair, from 0
  Deck in(long pair);

  /// Decks one after the other, again and again.
  record Field(List<Deck> decks) implements Opposition {
    /// Keeps its own list.
    public Field {
      decks = List.copyOf(decks);
    }

    @Override
    public Deck in(long pair) {
      return decks.get((int) (pair % decks.size()));
    }
  }

  /// Decks as often as they are in a mix.
  ///
  /// @param upTo what the shares of each deck and of those before it come to
  record Mix(List<Deck> decks, List<Double> upTo) implements Opposition {
    /// Multiples of it lie evenly between whole numbers, however many are taken (the golden ratio).
    private static final double STEP = 0.6180339887498949;

    /// Keeps its own lists.
    public Mix {
      decks = List.copyOf(decks);
      upTo = List.copyOf(upTo);
    }

    /// The decks of a mix that have a share in it.
    static Mix of(List<Deck> decks, Equilibrium mix) {
      List<Deck> mixed = new ArrayList<>();
      List<Double> upTo = new ArrayList<>();
      double sum = 0;
      for (int deck = 0; deck < decks.size(); deck++) {
        double share = mix.shares().get(deck);
        if (share > 0) {
          sum += share;
          mixed.add(decks.get(deck));
          upTo.add(sum);
        }
      }
      return new Mix(mixed, upTo);
    }

    @Override
    public Deck in(long pair) {
      double at = ((pair + 0.5) * STEP) % 1 * upTo.getLast();
      for (int deck = 0; deck < decks.size(); deck++) {
        if (at < upTo.get(deck)) {
          return decks.get(deck);
        }
      }
      return decks.getLast();
    }
  }
}
