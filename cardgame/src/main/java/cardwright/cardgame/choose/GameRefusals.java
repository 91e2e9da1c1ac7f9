package cardwright.cardgame.choose;

import cardwright.engine.Message;
import java.util.List;

/// What a game says of answers that are refused in every game, in its own words and with the ids of its own rules. What only some decision objects to stands with that decision.
public interface GameRefusals {
  /// The kinds of moves that players call by a verb, in every position.
  List<MoveKind> kinds();

  /// The card that a label means among those that the player may know, or a number below 0.
  int find(String label);

  /// The cards that some words in lower case name at their start, among those that the player may know.
  List<NamedCard> named(String said);

  /// Another question is asked than the one that is answered.
  Message askedFirst(Said said, Message question);

  /// No instruction of that number can be carried out.
  ///
  /// @param words the answer
  Message noMode(String words, Message question);

  /// The card is not picked, so that it cannot be taken back.
  Message notPicked(String label, Message question);

  /// More cards have to be picked.
  Message notEnough(Message question);

  /// The player sees no such card.
  Message noSuchCard(String label, Message question);

  /// The card is picked already.
  ///
  /// @param label what it is called by whoever picks it again
  Message pickedAlready(int card, String label);

  /// The card is none of those that are asked for.
  Message notAmong(int card, Message question);

  /// The card comes to the same as one that is offered.
  Message alikeFirst(int card, Message question);

  /// There is no such move here.
  ///
  /// @param notation as it was written
  Message unknown(String notation, Message question);
}
