package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;

/// Where cards are looked for.
public sealed interface Place {
  /// Places that need no further word.
  enum Spot implements Place {
    /// In play: what no other place is said of.
    PLAY,
    /// `here`: in the area of this card. On a Problem: at this Problem.
    HERE,
    /// `there`: in the area that the line named last.
    THERE,
    /// `at home`: in a home.
    HOME,
    /// `at a Problem`: at either Problem.
    PROBLEM,
    /// `at your opponent's Problem`: the one that your opponent owns.
    OPPONENTS_PROBLEM,
    /// `at one Problem`: counted for each Problem alone; the greater number counts.
    ONE_PROBLEM,
    /// `in your hand`, `in your opponent's hand`.
    HAND,
    /// `in your deck`: only searches speak of it.
    DECK,
    /// `in your discard pile`, `in your opponent's discard pile`, `in a discard pile`.
    DISCARD,
    /// `beneath this card`.
    BENEATH,
    /// `among those cards`: what this text has just revealed.
    AMONG_THEM
  }

  /// `beneath that Friend`, `beneath a Pumped Friend you control`.
  @Rule("MLP Q77")
  record Under(Target<Which> host) implements Place {}

  /// `on this card`, `on a Friend your opponent controls here`, `on that Friend`: played on such a card.
  record On(Target<Which> host) implements Place {}
}
