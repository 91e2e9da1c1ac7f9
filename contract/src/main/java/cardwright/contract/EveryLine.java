package cardwright.contract;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Law 8: each line of each card is seen to act, and seen not to act; and when it moves cards or changes what is counted, that is told.
///
/// A line acts in a play when the same play without that line can be told apart from it.
final class EveryLine {
  private static final int MOST_PLAYS = 2_000;

  private final Series series;
  private final Collection<LineProof> proofs;
  private final List<String> names;

  /// What each proof comes to in the game as it is, for all lines of its card.
  private final Map<LineProof, List<String>> trails = new ConcurrentHashMap<>();

  private EveryLine(Series series, Collection<LineProof> proofs) {
    this.series = series;
    this.proofs = proofs;
    this.names = series.game().cards().stream().map(CardFace::name).toList();
  }

  static void check(Series series, Collection<LineProof> proofs) {
    check(series, series.game().cards(), proofs);
  }

  /// @param cards those whose lines are looked at
  static void check(Series series, Collection<CardFace> cards, Collection<LineProof> proofs) {
    EveryLine law = new EveryLine(series, proofs);
    // The plays of one card touch no other's, so that all cores can look.
    List<String> unseen =
        cards.parallelStream().flatMap(face -> law.unseen(face).stream()).toList();
    if (!unseen.isEmpty()) {
      throw new AssertionError(
          "lines of cards that were not seen to act, not seen not to act, or seen to act untold:\n"
              + String.join("\n", unseen));
    }
  }

  private List<String> unseen(CardFace face) {
    List<String> unseen = new ArrayList<>();
    for (int line = 0; line < face.lines().size(); line++) {
      check(face, line).ifPresent(unseen::add);
    }
    return unseen;
  }

  /// What is not seen of a line; empty where it acts, and at other times does not.
  private Optional<String> check(CardFace face, int line) {
    String text = face.lines().get(line);
    Game changed;
    try {
      changed = series.game().with(face.without(line).source(), face.name());
    } catch (Refused refused) {
      return Optional.of(
          face.name() + ": '" + text + "' cannot be left out: " + refused.getMessage());
    }
    Counts counts = new Counts();
    for (LineProof proof : proofs) {
      if (!counts.complete() && proof.card().equals(face.name())) {
        List<String> trail =
            trails.computeIfAbsent(proof, each -> each.trail().apply(series.game()));
        counts.add(trail, trailOrRefusal(proof, changed));
      }
    }
    for (int i = 0; i < MOST_PLAYS && !counts.complete(); i++) {
      long seed = series.first() + i;
      Optional<Opening> opening = opening(face.name(), text, seed);
      if (opening.isEmpty()) {
        break;
      }
      // A line that is known to act has only to be seen not to act.
      counts.add(
          Lockstep.play(
              series.game(), changed, opening.get(), seed, face.name(), counts.acted > 0));
    }
    return counts.complete() && counts.untold == 0
        ? Optional.empty()
        : Optional.of(face.name() + ": '" + text + "' " + counts);
  }

  /// Decks of which one has the card; the other has a card that the line names, if it names one.
  private Optional<Opening> opening(String card, String text, long seed) {
    Chance chance = new SeededChance(seed);
    Rotation rotation = series.rotation();
    return rotation
        .deckWith(card, chance)
        .map(built -> {
          Deck other = rotation.other(built.format(), named(card, text), chance);
          String format = built.format().name();
          return seed % 2 == 0
              ? Opening.of(format, built.deck(), other)
              : Opening.of(format, other, built.deck());
        });
  }

  private Optional<String> named(String card, String text) {
    String words = text.toLowerCase(Locale.ROOT);
    return names.stream()
        .filter(name -> !name.equals(card) && Titles.named(name, words))
        .findFirst();
  }

  private static List<String> trailOrRefusal(LineProof proof, Game changed) {
    try {
      return proof.trail().apply(changed);
    } catch (Refused refused) {
      return List.of(refused.toString());
    }
  }

  private static final class Counts {
    private int plays;
    private int acted;
    private int idle;
    private int untold;

    boolean complete() {
      return acted > 0 && idle > 0;
    }

    void add(Lockstep.Result result) {
      plays++;
      acted += result.differs() ? 1 : 0;
      idle += result.idle() ? 1 : 0;
      untold += result.untold() ? 1 : 0;
    }

    void add(List<String> trail, List<String> changed) {
      plays++;
      if (trail.equals(changed)) {
        idle++;
      } else {
        acted++;
      }
    }

    @Override
    public String toString() {
      String silent = untold == 0 ? "" : ", untold in " + untold + " of them,";
      return "acted in "
          + acted
          + silent
          + " and did not act in "
          + idle
          + " of "
          + plays
          + " plays";
    }
  }
}
