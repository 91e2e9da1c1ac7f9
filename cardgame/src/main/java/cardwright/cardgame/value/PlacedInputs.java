package cardwright.cardgame.value;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Which inputs of a network cards at places are, and the terms of a game's evaluation.
///
/// @param <P> the places that are told apart: a zone, or a zone and how a card lies there
final class PlacedInputs<P extends Enum<P>> {
  private static final int[] NONE = {};

  private final ValueNetwork network;
  private final Map<String, int[]> cards = new HashMap<>();
  private final int[] terms;

  /// The inputs of a network.
  ///
  /// @param places all places
  /// @param titles what the cards of the game are called in deck lists
  /// @param terms the names of the terms
  PlacedInputs(
      ValueNetwork network, List<P> places, Collection<String> titles, List<String> terms) {
    this.network = network;
    for (String title : titles) {
      int[] inputs = places.stream().mapToInt(place -> network.input(name(place, title))).toArray();
      if (Arrays.stream(inputs).anyMatch(input -> input != ValueNetwork.UNKNOWN)) {
        cards.put(title, inputs);
      }
    }
    this.terms = terms.stream().mapToInt(network::input).toArray();
  }

  /// What a card at a place is called as an input: `hand Jump Rope`.
  static String name(Enum<?> place, String title) {
    return place.name().toLowerCase(Locale.ROOT) + " " + title;
  }

  /// Whether an input is called like a card at that place. Which cards there are is not asked: sets differ.
  static boolean at(Enum<?> place, String name) {
    return name.startsWith(name(place, ""));
  }

  /// Whether a card is known at any place.
  boolean hasCards() {
    return !cards.isEmpty();
  }

  /// Adds a card at a place to a side; nothing where it was never learned what that is worth.
  void add(float[] side, P place, String title) {
    int[] inputs = cards.getOrDefault(title, NONE);
    if (place.ordinal() < inputs.length) {
      network.add(side, inputs[place.ordinal()], 1);
    }
  }

  /// Adds an amount of a term to a side.
  ///
  /// @param term its number among the terms
  void add(float[] side, int term, double amount) {
    network.add(side, terms[term], (float) amount);
  }
}
