package cardwright.ggltcg.message;

import cardwright.engine.Message;

/// What people call what a table of GGLTCG names: its zones, its counters and the figures of cards.
public final class TableNames {
  private TableNames() {}

  /// The name as people read it; what is not known stays as it is.
  public static Message label(String name) {
    return switch (name) {
      case "hand" -> Messages.of("table.hand");
      case "play" -> Messages.of("table.play");
      case "sleep" -> Messages.of("table.sleep");
      case "resolving" -> Messages.of("table.resolving");
      case "cc" -> Messages.of("table.cc");
      case "awake" -> Messages.of("table.awake");
      case "cost" -> Messages.of("table.cost");
      case "speed" -> Messages.of("table.speed");
      case "strength" -> Messages.of("table.strength");
      case "stamina" -> Messages.of("table.stamina");
      default -> Message.plain(name);
    };
  }
}
