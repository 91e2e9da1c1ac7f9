/// Derived values: what figures of cards come to after all continuous effects, and why.
///
/// A game supplies what it derives and what finds it; [DerivedCache] keeps it until the board changes. Why a figure is what it is needs no
/// second reckoning: the lines that find it note each change in [FigureChanges] where somebody asks.
///
/// Where figures rest on each other, a game lists its layers in an enum of [Layer], in their order, and says in small records what can change a
/// card: a [ContinuousEffect] knows what it comes from (a counter, an effect that lasts, a rule, a text in the present tense), its layer, the cards
/// that it changes and how. [EffectLayers] keeps those in force and applies them layer by layer: the cards of each effect are found once, an effect
/// reads the layers before its own, and within a layer that repeats effects add until nothing more is added. A text that would read upward is
/// refused when its card is read ([Layer#check]).
///
/// A game whose figures are found side by side, and few of them between two changes, needs no such order: Little Troubles and GGLTCG find each
/// figure by itself, which is faster there.
@NullMarked
package cardwright.cardgame.layers;

import org.jspecify.annotations.NullMarked;
