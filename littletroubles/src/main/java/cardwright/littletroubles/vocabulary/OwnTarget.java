package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;

/// What an effect acts on, in words of this game alone: cards that are known without a choice.
public sealed interface OwnTarget extends Target.Own<Which> {
  /// The word behind the door of the common ones.
  static OwnTarget of(Target.Own<Which> own) {
    return (OwnTarget) own;
  }

  /// `the holder`: the Character that holds this Toy.
  record Holder() implements OwnTarget {}

  /// `the Character here`, `the Toy here`: what lies in the zone of this Scene.
  @Rule("LT C22")
  record Here(Kind kind) implements OwnTarget {}
}
