package cardwright.littletroubles.message;

import cardwright.engine.Message;

/// What people call what a table of Little Troubles names: its zones, its counters and the figures of cards.
public final class TableNames {
  private TableNames() {}

  /// The name as people read it; what is not known stays as it is.
  public static Message label(String name) {
    return switch (name) {
      case "main" -> Messages.of("table.main");
      case "field" -> Messages.of("table.field");
      case "goal" -> Messages.of("table.goal");
      case "scenes" -> Messages.of("table.scenes");
      case "hand" -> Messages.of("table.hand");
      case "deck" -> Messages.of("table.deck");
      case "timeout" -> Messages.of("table.timeout");
      case "resolving" -> Messages.of("table.resolving");
      case "cookies" -> Messages.of("table.cookies");
      case "wins" -> Messages.of("table.wins");
      case "played" -> Messages.of("table.played");
      case "cost" -> Messages.of("table.cost");
      case "confidence" -> Messages.of("table.confidence");
      case "maturity" -> Messages.of("table.maturity");
      case "reward" -> Messages.of("table.reward");
      case "draw reward" -> Messages.of("table.draw-reward");
      case "cookie resource" -> Messages.of("table.cookie-resource");
      case "draw resource" -> Messages.of("table.draw-resource");
      default -> Message.plain(name);
    };
  }
}
