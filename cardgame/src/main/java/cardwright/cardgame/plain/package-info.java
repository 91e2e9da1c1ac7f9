/// The shortest way to a game of one's own: what a game with plain texts and plain turns need not write itself.
///
/// A text is plain where whoever carries it out makes all its choices, one card for each effect that chooses, among cards that everybody
/// sees: [PlainText] and [PlainRules] run it and ask. A turn is plain where its moves can all be written down when they are asked for:
/// [PlainChoice] is such a question. A plain board has nothing but cards in zones and numbers: [PlainBoard] keeps, copies and writes it. A game that outgrows one of them writes its own [cardwright.cardgame.run.Frame],
/// [cardwright.cardgame.run.TextRules] or [cardwright.cardgame.choose.Decision] instead.
@NullMarked
package cardwright.cardgame.plain;

import org.jspecify.annotations.NullMarked;
