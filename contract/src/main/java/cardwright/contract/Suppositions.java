package cardwright.contract;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Law 4, for games that do not reveal decks: whatever deck a seat supposes the other to play, the
/// position that is dealt anew for it shows it the same; all that it never saw of the other's cards is of that deck, and
/// its own cards are those of its own deck.
///
/// A supposed deck has as many cards as the real one.
final class Suppositions {
  private static final int PLAYED_ON = 12;

  /// One play in so many is looked at.
  private static final int ONE_OF = 4;

  private final RandomPlay play;
  private final Witness witness = new Witness();

  /// Titles of the other's cards that each seat has met on the table, in a choice or in words.
  private final List<Set<String>> met = List.of(new HashSet<>(), new HashSet<>());

  private Suppositions(RandomPlay play) {
    this.play = play;
  }

  static void check(Series series) {
    if (!series.game().revealsDecks()) {
      series.forEach(ONE_OF, play -> new Suppositions(play).run());
    }
  }

  private void run() {
    play.position().listen(witness);
    while (!play.over()) {
      meet(Seat.A);
      meet(Seat.B);
      witness.forget();
      int move = play.pick();
      if (play.sampled()) {
        check();
      }
      play.play(move);
    }
  }

  private void meet(Seat seat) {
    Position position = play.position();
    Viewer viewer = Viewer.of(seat);
    Set<String> titles = new HashSet<>(play.deck(seat.other()).cards());
    titles.removeAll(met.get(seat.ordinal()));
    if (!titles.isEmpty()) {
      List<String> lines = new ArrayList<>(Sight.table(position.table(viewer)));
      lines.addAll(witness.heard(viewer));
      if (position.choice().seat() == seat) {
        lines.addAll(Sight.choice(position.choice()));
      }
      String text = String.join("\n", lines).toLowerCase(Locale.ROOT);
      titles.removeIf(title -> !Titles.named(title, text));
      met.get(seat.ordinal()).addAll(titles);
    }
  }

  private void check() {
    Chance chance = new SeededChance(play.momentSeed());
    Position real = play.position();
    Seat seat = real.choice().seat();
    Deck supposed = supposed(play.deck(seat.other()).cards().size(), chance);
    Beliefs beliefs = (asked, by) -> asked == seat ? Optional.empty() : Optional.of(supposed);
    Position dealt = real.determinize(seat, beliefs, chance);
    List<String> seen = DeterminizationLaw.seen(real, seat);
    List<String> shown = DeterminizationLaw.seen(dealt, seat);
    if (!shown.equals(seen)) {
      throw play.broken(
          "with a supposed deck a determinized position shows "
              + seat
              + " "
              + Sight.difference(seen, shown));
    }
    ownCards(dealt, seat);
    cardsOfOther(dealt, seat, supposed);
    RandomPlay.playOn(dealt, play.momentSeed(), PLAYED_ON);
  }

  /// A deck of a format of the game, cut or lengthened to that size.
  private Deck supposed(int size, Chance chance) {
    List<String> pool =
        play.game().randomDeck(play.game().format(play.opening().format()), chance).cards();
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      cards.add(pool.get(i % pool.size()));
    }
    return new Deck("", "", cards);
  }

  private void ownCards(Position dealt, Seat seat) {
    List<String> own = Titles.seen(dealt.table(Viewer.JUDGE), seat);
    List<String> real = new ArrayList<>(play.deck(seat).cards());
    own.sort(null);
    real.sort(null);
    if (!own.equals(real)) {
      throw play.broken(
          "in a position dealt anew for " + seat + ", its own cards are others: " + own);
    }
  }

  private void cardsOfOther(Position dealt, Seat seat, Deck supposed) {
    Seat other = seat.other();
    List<String> cards = Titles.seen(dealt.table(Viewer.JUDGE), other);
    if (cards.size() != play.deck(other).cards().size()) {
      throw play.broken(seat + " deals " + cards.size() + " cards of " + other + ": " + cards);
    }
    supposed.cards().forEach(cards::remove);
    cards.removeAll(met.get(seat.ordinal()));
    if (!cards.isEmpty()) {
      throw play.broken(
          seat
              + " deals cards of "
              + other
              + " that it never met and that are not of the supposed deck: "
              + cards);
    }
  }
}
