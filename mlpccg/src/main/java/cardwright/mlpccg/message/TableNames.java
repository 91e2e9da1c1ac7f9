package cardwright.mlpccg.message;

import cardwright.engine.Message;

/// What people call what a table of My Little Pony CCG names: its zones, its counters and the figures of cards.
public final class TableNames {
  private TableNames() {}

  /// The name as people read it; what is not known stays as it is.
  public static Message label(String name) {
    return switch (name) {
      case "mane" -> Messages.of("table.mane");
      case "home" -> Messages.of("table.home");
      case "at-own" -> Messages.of("table.at-own");
      case "at-other" -> Messages.of("table.at-other");
      case "problem" -> Messages.of("table.problem");
      case "attached" -> Messages.of("table.attached");
      case "beneath" -> Messages.of("table.beneath");
      case "hand" -> Messages.of("table.hand");
      case "flipped" -> Messages.of("table.flipped");
      case "deck" -> Messages.of("table.deck");
      case "problem-deck" -> Messages.of("table.problem-deck");
      case "discard" -> Messages.of("table.discard");
      case "banished" -> Messages.of("table.banished");
      case "resolving" -> Messages.of("table.resolving");
      case "points" -> Messages.of("table.points");
      case "tokens" -> Messages.of("table.tokens");
      case "total" -> Messages.of("table.total");
      case "power" -> Messages.of("table.power");
      case "cost" -> Messages.of("table.cost");
      case "bonus" -> Messages.of("table.bonus");
      default -> Message.plain(name);
    };
  }
}
