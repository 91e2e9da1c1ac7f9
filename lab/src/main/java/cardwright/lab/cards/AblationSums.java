package cardwright.lab.cards;

import cardwright.lab.games.EncounterSum;
import cardwright.lab.pairs.ChangeSum;
import cardwright.lab.pairs.PairedResult;
import cardwright.lab.pairs.WatchedCards;
import java.util.ArrayList;
import java.util.List;

/// What an ablation comes to, added up while it is played. Any thread may ask what there is so far.
public final class AblationSums {
  private final List<EncounterSum> whole = new ArrayList<>();
  private final List<ChangeSum> changes = new ArrayList<>();
  private WatchedCards cards;
  private long games;

  /// @param opponents how many decks it plays against
  /// @param exchanges how many exchanges are tried
  /// @param watched the cards of the deck
  AblationSums(int opponents, int exchanges, List<String> watched, String player) {
    for (int i = 0; i < opponents; i++) {
      whole.add(new EncounterSum(player));
    }
    for (int i = 0; i < exchanges; i++) {
      changes.add(new ChangeSum(player));
    }
    cards = WatchedCards.none(watched);
  }

  /// Adds games against a deck, of the deck as it is and with each exchange.
  ///
  /// @param opponent the number of the deck that they are against
  synchronized void add(int opponent, PairedResult more) {
    whole.get(opponent).add(more.asItIs());
    for (int i = 0; i < changes.size(); i++) {
      changes.get(i).add(more.changes().get(i));
    }
    cards = cards.plus(more.cards());
    games += more.games();
  }

  /// How many games are over.
  public synchronized long games() {
    return games;
  }

  /// The report on the games that are over. It takes the longer the more of them were different ones.
  public synchronized AblationReport report() {
    return new AblationReport(
        whole.stream().map(EncounterSum::encounter).toList(),
        changes.stream().map(ChangeSum::changed).toList(),
        cards.scores(),
        cards.allAtStart());
  }
}
