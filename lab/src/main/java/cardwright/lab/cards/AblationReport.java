package cardwright.lab.cards;

import cardwright.lab.games.Encounter;
import cardwright.lab.pairs.CardScores;
import cardwright.lab.pairs.ChangedGames;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a deck came to as it is and with cards exchanged.
///
/// @param whole what the deck as it is came to against each deck of the field
/// @param changes what each exchange came to, over the whole field: what the deck scored beyond what it scores as it is
/// @param cards each card of the deck in their order, with what the deck as it is scored in games with it and without it
/// @param allAtStart in how many games of the deck as it is all of its cards were in the hand at the first decision
public record AblationReport(
    List<Encounter> whole,
    List<ChangedGames> changes,
    SequencedMap<String, CardScores> cards,
    long allAtStart) {
  /// Keeps its own lists.
  public AblationReport {
    whole = List.copyOf(whole);
    changes = List.copyOf(changes);
    cards = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(cards));
  }

  /// What the deck as it is scored in games with a card and without it.
  ///
  /// @param card a card of the deck
  public CardScores scores(String card) {
    return cards.getOrDefault(card, CardScores.none());
  }

  /// The games of the deck as it is against all decks.
  public Encounter asItIs() {
    return whole.stream().reduce(Encounter::plus).orElseThrow();
  }

  /// How many games there were.
  public long games() {
    return whole.stream().mapToLong(Encounter::games).sum()
        + changes.stream().mapToLong(change -> change.games().games()).sum();
  }

  /// How many of them were different ones.
  public long distinct() {
    return whole.stream().mapToLong(Encounter::distinct).sum()
        + changes.stream().mapToLong(change -> change.games().distinct()).sum();
  }

  /// How many pairs of games the deck as it is has played against each deck at least.
  public long pairs() {
    return whole.stream().mapToLong(each -> each.scores().pairs()).min().orElse(0);
  }

  /// How far the widest range of what an exchange brings reaches from that.
  public double widest() {
    return changes.stream().mapToDouble(change -> change.gains().reach()).max().orElse(0);
  }

  /// Whether each exchange has been played at least once.
  public boolean isWhole() {
    return changes.stream().allMatch(change -> change.gains().pairs() > 0);
  }
}
