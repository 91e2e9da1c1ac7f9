package cardwright.cli.table;

import cardwright.engine.Table;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The cards that a viewer sees on a table, as that viewer may ask for them.
record CardsInSight(Table table) {
  /// What the faces that are up are called.
  TreeSet<String> faces() {
    return all(Table.Card::name);
  }

  /// The full names of the cards.
  TreeSet<String> cards() {
    return all(Table.Card::card);
  }

  /// Both.
  TreeSet<String> names() {
    TreeSet<String> names = faces();
    names.addAll(cards());
    return names;
  }

  /// Whether a face that is up is called so.
  boolean shows(String face) {
    return !showing(face).isEmpty();
  }

  /// The full names of the cards whose face that is up is called so: several cards may have a back of one name.
  TreeSet<String> showing(String face) {
    return stream()
        .filter(card -> MoveInput.plain(card.name()).equals(MoveInput.plain(face)))
        .map(Table.Card::card)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private TreeSet<String> all(Function<Table.Card, String> name) {
    return stream().map(name).collect(Collectors.toCollection(TreeSet::new));
  }

  private Stream<Table.Card> stream() {
    return table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream());
  }
}
