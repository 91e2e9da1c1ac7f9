/// The common vocabulary: words of card text that mean the same in every game, as records, with their wording for both directions.
///
/// It has which cards are meant ([Selector], [Quality], worded by [SelectorWords]), what an effect acts on ([Target]), what can be asked ([Condition]), how long a change lasts ([Duration], [Expiry]), how much ([Amount], with X, and of what all games read alike [SharedValue]), which of several events is meant ([Nth]), what
/// would happen and is replaced ([Would]), and instructions ([SharedEffect], and on cards
/// [SharedCardEffect]), and what they make ([Token], worded by [TokenWords]). What pronouns can mean is kept by [MentionedCards].
///
/// A type that games add to is sealed with one door: an interface `Own` with a game's own sealed interface behind it, or an interface that a
/// game's own words implement ([Amount.Value], [Selector]). A game supplies what stands behind the door, the phrases for it, and what it reads off its table. A new common word is a
/// record here with its phrase; the compiler then finds every switch that has to handle it.
@NullMarked
package cardwright.cardgame.text;

import org.jspecify.annotations.NullMarked;
