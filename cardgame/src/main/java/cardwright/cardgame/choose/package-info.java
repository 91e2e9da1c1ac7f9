/// What players decide: a [cardwright.cardgame.choose.Decision] is a question with all that concerns its options; the common ones (yes or no, a mode,
/// a number, cards) are written here once, the others are a game's own. Several cards are picked as a set, in any order, with picks that can be taken back until
/// the last. What a text that waits asks is found by [cardwright.cardgame.choose.TextQuestions]. A [cardwright.cardgame.choose.BoardPosition] offers the decision of its board as an [cardwright.cardgame.choose.OpenChoice], in which cards are
/// called by a game's [cardwright.cardgame.choose.CardLabels]; where they may hide something from the player who decides, those are
/// [cardwright.cardgame.choose.ReaderLabels], and the choice a [cardwright.cardgame.choose.ChooseByLabel].
///
/// What a play needs before it is paid is settled part by part ([cardwright.cardgame.choose.OpenPart], of cards [cardwright.cardgame.choose.OpenPicks]) by the [cardwright.cardgame.choose.AnnouncementRules] of a game, and asked as a [cardwright.cardgame.choose.ChooseNumber] or a [cardwright.cardgame.choose.PickForPart].
///
/// Why a move is refused is found by [cardwright.cardgame.choose.MoveRefusal]: a [cardwright.cardgame.choose.MoveKind] that players call by its verb, mostly with a card ([cardwright.cardgame.choose.CardMove]), or else the decision, gives its first objection; a game names its kinds, and words what all games refuse, in its [cardwright.cardgame.choose.GameRefusals], most of it by [cardwright.cardgame.choose.CatalogueRefusals] where its catalogue has the same ids.
@NullMarked
package cardwright.cardgame.choose;

import org.jspecify.annotations.NullMarked;
