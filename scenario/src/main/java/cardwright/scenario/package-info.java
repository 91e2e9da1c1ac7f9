/// Scenarios: a position, some moves, what must hold. Start with [Scenario] and [ScenarioFiles].
///
/// A file is YAML; it may hold several scenarios as documents parted by `---`.
///
/// ```yaml
/// game: ggltcg
/// name: a tussle that Beary calls off is not refunded
/// rule: [GG Q2]
/// turn: {player: A, number: 5}
/// A: {cc: 4, play: [Umbruh], hand: [Sun]}
/// B: {cc: 1, play: [Wizard], hand: [Beary, Sun]}
/// moves:
///   - A: tussle umbruh > wizard
///   - B: play beary
/// then:
///   A: {cc: 2, play: [Umbruh]}
///   B: {cc: 0, play: [Wizard, Beary]}
///   asks: A
/// ```
///
/// **The position.** `A` and `B` are the sides, `chance: [2, 0]` fixes the rolls (each from 0 up,
/// and all have to be used; without it they are seeded, always alike; `chance: {seed: 7}` is
/// another seed), `cards: |` and `kit: FILE` bring cards
/// along; one file may be the kit of many. Every other key at the top describes the table, and the game says which it knows.
///
/// **A play from its start.** `decks: {A: DECK, B: DECK}` stands in place of a position: the decks
/// are shuffled and dealt by the chance, and the play waits at its first decision. A deck is the
/// name of a ready-made one, a list of cards (`[Ka, 3 Sun]`), or a text of several lines as deck
/// files have it. Beside them may stand `format`, `first: B` (who goes first) and `agreed: [WORDS]`.
///
/// ```yaml
/// game: ggltcg
/// name: all cards start in the hand
/// decks: {A: Knight's Watch, B: Sleepover}
/// then: {A: {hand: 6, cc: 2}, B: {hand: 6}}
/// ```
///
/// **Moves.** Only real choices have to be written: a choice with a single move is made before each
/// written move and each check, but before a check neither the turn nor a phase of it passes.
/// - `A: MOVE`: the seat decides, the move is offered and made.
/// - `A refuses: MOVE`: A is asked, the move is not offered, and cannot be forced; after the end of
///   the game it may be said of both. The move has to be one that the game could have: its words
///   are those of moves, and its cards are cards of the game, so that a slip of the pen proves
///   nothing. With `{MOVE: TEXT}` the reason contains the text, and any words may be refused. A list
///   names several moves.
/// - `A offered: [MOVES]`: these at least; `A offered only: [MOVES]`: these and no others.
/// - `judge: RULING`: a ruling is carried out where the play waits, whoever decides.
/// - `expect: {…}`: something holds in mid-game; the same form as `then`.
///
/// **Checks.** What is not named is not compared.
/// - `A: {NAME: …}`: a counter by its number; a zone by its size, or by its whole content as a list
///   (order free, but `deck` is written top first), also where players cannot see it.
/// - A card is a name (of a card with two faces its front's, of `Title, Subtitle` also the title
///   alone), or `{card: NAME, …}` with `owner`, `name` (what it is called now), and figures and
///   marks by their names; the value `none` says that it has no such figure or mark, `true` and
///   `false` that a mark is there or not. A figure is a number, or as the table writes it: `confidence: 1(-1)`. Parts of a mark stand inside:
///   `counters: {shelf: 2}` is the mark `shelf counters`, and `counters: none` says that there are
///   no such marks.
/// - `asks: A` (who decides), `outcome: A wins` (or `B wins`, `draw`), `winner: A`, `draw: true`,
///   `over: false`, `reason: TEXT`.
/// - `explain: {card: NAME, FIGURE: TEXT}`: the explanation of that figure contains the text.
/// - `log: [TEXTS]`: events contain these texts, in this order; `log lacks: [TEXTS]`.
/// - `hidden from A: [NAMES]`: A's table does not contain the names; `shown to A: [NAMES]`: it does
///   (`B`, `spectator` likewise).
/// - Any other key is a fact of the table.
///
/// **Decks.** A list in `decks:` asks whether the game takes decks, and nothing is played:
/// `{cards: […], format: NAME, accepted: true}`; or `refused: TEXT` with what an objection contains.
///
/// **Limits.** A file has at most as many characters, scenarios, steps and values, and these stand at
/// most so deep in one another, as [cardwright.engine.TextLimits] says. Aliases are not read.
@NullMarked
package cardwright.scenario;

import org.jspecify.annotations.NullMarked;
