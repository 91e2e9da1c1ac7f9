package cardwright.mlpccg.wording;

import java.util.Map;

/// Words of other games, each with the word of this one.
final class Synonyms {
  /// The words in lower case.
  static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("tap", "exhaust"),
          Map.entry("untap", "ready"),
          Map.entry("destroy", "dismiss"),
          Map.entry("kill", "dismiss"),
          Map.entry("sacrifice", "retire"),
          Map.entry("exile", "banish"),
          Map.entry("remove from the game", "banish"),
          Map.entry("bounce", "return … to its owner's hand"),
          Map.entry("scare", "frighten"),
          Map.entry("rally", "unfrighten"),
          Map.entry("flip over", "turn … over"),
          Map.entry("boost", "turn … over"),
          Map.entry("reveal a troublemaker", "uncover a Troublemaker"),
          Map.entry("creature", "Friend' or 'character"),
          Map.entry("creatures", "Friends' or 'characters"),
          Map.entry("pony", "character"),
          Map.entry("ponies", "characters"),
          Map.entry("minion", "Friend"),
          Map.entry("mane", "Mane Character"),
          Map.entry("spell", "Event"),
          Map.entry("instant", "Event"),
          Map.entry("item", "Resource"),
          Map.entry("equipment", "Resource"),
          Map.entry("monster", "Troublemaker"),
          Map.entry("villain", "Villain Troublemaker"),
          Map.entry("quest", "Problem"),
          Map.entry("graveyard", "discard pile"),
          Map.entry("trash", "discard pile"),
          Map.entry("library", "deck"),
          Map.entry("mana", "action tokens"),
          Map.entry("gold", "action tokens"),
          Map.entry("tokens", "action tokens"),
          Map.entry("token", "action token"),
          Map.entry("at", "action token"),
          Map.entry("strength", "power"),
          Map.entry("attack", "power"),
          Map.entry("fight", "faceoff"),
          Map.entry("battle", "faceoff"),
          Map.entry("steal", "gain control of"),
          Map.entry("take control", "gain control"),
          Map.entry("equip", "play … on"),
          Map.entry("upkeep", "start of your turn"),
          Map.entry("main phase", "Main Phase"),
          Map.entry("score phase", "Score Phase"),
          Map.entry("prevent", "If … would …, … instead"));

  private Synonyms() {}
}
