package cardwright.mlpccg.procedure;

import cardwright.engine.Chance;
import cardwright.engine.Message;

/// What a player does in a step of the own turn that is no offer of a text, with a card and an area where it has any: how it is written, what it means and what it does. What the rules object to in it stands beside that.
interface TurnAction {
  /// How it is written.
  String notation(int card, int area);

  /// What it means, for a person.
  Message meaning(int card, int area);

  /// Carries it out.
  void make(int card, int area, Chance chance);
}
