package cardwright.contract;

import cardwright.engine.CardRef;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Law 3 of what tells cards of one name apart: a table gives a reference to a card only where
/// everybody sees the card, and an event tells all viewers the same of which card it means.
final class References {
  private static final List<Viewer> VIEWERS = List.of(Viewer.A, Viewer.B, Viewer.SPECTATOR);

  private References() {}

  /// Checks the plays of a series.
  static void check(Series series) {
    series.forEach(References::check);
  }

  private static void check(RandomPlay play) {
    while (!play.over()) {
      int move = play.pick();
      if (play.sampled()) {
        Position twin = play.position().copy();
        sameOnTables(play, twin);
        twin.listen(event -> sameForAll(play, event));
        twin.play(move, new SeededChance(play.momentSeed()));
        sameOnTables(play, twin);
      }
      play.play(move);
    }
  }

  private static void sameOnTables(RandomPlay play, Position position) {
    Set<Integer> open = onTable(play, position.table(Viewer.SPECTATOR));
    for (Viewer viewer : VIEWERS) {
      if (!onTable(play, position.table(viewer)).equals(open)) {
        throw play.broken(viewer + " is told cards apart that others do not see");
      }
    }
  }

  private static Set<Integer> onTable(RandomPlay play, Table table) {
    Set<Integer> references = new HashSet<>();
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        for (Table.Card card : zone.cards()) {
          if (card.ref() != CardRef.NONE && !references.add(card.ref())) {
            throw play.broken("two cards on the table are the same " + card.name());
          }
        }
      }
    }
    return references;
  }

  private static void sameForAll(RandomPlay play, LogEvent event) {
    Set<Integer> told = new HashSet<>(meant(event, Viewer.SPECTATOR));
    for (Viewer viewer : VIEWERS) {
      if (!told.equals(new HashSet<>(meant(event, viewer)))) {
        throw play.broken(viewer + " alone is told which card is meant: " + event.words(viewer));
      }
    }
  }

  private static List<Integer> meant(LogEvent event, Viewer viewer) {
    return event.message(viewer).parts(null).stream()
        .filter(part -> part instanceof Message.Part.Card card && card.ref() != CardRef.NONE)
        .map(part -> ((Message.Part.Card) part).ref())
        .toList();
  }
}
