/// Scenarios: a position, some moves, what must hold. Start with [Scenario] and [ScenarioFiles].
///
/// A file is YAML; it may hold several scenarios as documents separated by `---`.
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
/// The format is described in `docs/scenarios.md`; its limits are those of [cardwright.engine.TextLimits].
@NullMarked
package cardwright.scenario;

import org.jspecify.annotations.NullMarked;
