package cardwright.scenario;

/// What a lesson says in one language. A lesson is a scenario in which A is played by whoever learns.
///
/// @param title what it is called, in a few words
/// @param story what there is to know before the first move; an empty line begins a paragraph
/// @param goal what is to be reached, in a sentence: what the scenario says with `then`
/// @param hint how it can be reached, without the moves
/// @param after what was learnt by it
public record LessonText(String title, String story, String goal, String hint, String after) {}
