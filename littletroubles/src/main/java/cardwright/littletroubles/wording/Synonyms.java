package cardwright.littletroubles.wording;

import java.util.Map;

/// Words of other games, each with the word of this one.
final class Synonyms {
  /// The words in lower case.
  static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("flip", "regress' or 'restore"),
          Map.entry("turn over", "regress' or 'restore"),
          Map.entry("transform", "regress"),
          Map.entry("untransform", "restore"),
          Map.entry("discard pile", "Timeout"),
          Map.entry("your discard pile", "your Timeout"),
          Map.entry("graveyard", "Timeout"),
          Map.entry("trash", "Timeout"),
          Map.entry("gold", "cookies"),
          Map.entry("coin", "cookie"),
          Map.entry("coins", "cookies"),
          Map.entry("mana", "cookies"),
          Map.entry("points", "cookies"),
          Map.entry("power", "confidence"),
          Map.entry("attack", "confidence"),
          Map.entry("strength", "confidence"),
          Map.entry("health", "maturity"),
          Map.entry("defense", "maturity"),
          Map.entry("toughness", "maturity"),
          Map.entry("prize", "Reward"),
          Map.entry("quest", "Goal"),
          Map.entry("quest card", "Goal"),
          Map.entry("task card", "Goal"),
          Map.entry("destroy", "send … to Timeout"),
          Map.entry("kill", "send … to Timeout"),
          Map.entry("sacrifice", "send … to Timeout"),
          Map.entry("exile", "send … to Timeout"),
          Map.entry("bounce", "return … to its owner's hand"),
          Map.entry("steal", "gain control of"),
          Map.entry("take control", "gain control"),
          Map.entry("tap", "(nothing in this game is tapped: name a cost)"),
          Map.entry("exhaust", "(nothing in this game is exhausted: name a cost)"),
          Map.entry("pay", "N cookies:"),
          Map.entry("creature", "Character"),
          Map.entry("creatures", "Characters"),
          Map.entry("minion", "Character"),
          Map.entry("friend", "Character"),
          Map.entry("spell", "Action"),
          Map.entry("instant", "Quick Action"),
          Map.entry("event", "Action"),
          Map.entry("equipment", "Toy"),
          Map.entry("item", "Toy"),
          Map.entry("location", "Field' or 'Scene"),
          Map.entry("token", "counter"),
          Map.entry("tokens", "counters"),
          Map.entry("equip", "Grab"),
          Map.entry("attach", "Grab"),
          Map.entry("attacks", "is Picked for a fight"),
          Map.entry("faceoff", "fight"),
          Map.entry("tussle", "fight"),
          Map.entry("upkeep", "start of your turn"),
          Map.entry("prevent", "If … would …, … instead"));

  private Synonyms() {}
}
