package cardwright.mlpccg.vocabulary;

import cardwright.engine.Rule;

/// What the line of kind and figures says of a face.
///
/// @param kind the type of the card
/// @param colors as bits of [Color]; 0 for what has none
/// @param power 0 or more; of Events and Resources what a flip of them counts; 0 for Problems
/// @param cost in action tokens; 0 for what is not paid for, and for what costs X
/// @param costsX whether the player says what it costs: only an Event does
/// @param requiredColor the bit of the color of the play requirement, or 0
/// @param required the power of that color that is asked for, or 0
/// @param traits as bits of [Trait]
/// @param homeLimit of a Mane Character, else 0
/// @param points of a Troublemaker, else 0
/// @param own what a Problem asks of its owner
/// @param opponents the power of any colors that a Problem asks of its owner's opponent, else 0
/// @param bonus the bonus points of a Problem, else 0
@Rule({"MLP 25", "MLP 26", "MLP 33", "MLP 34"})
public record Figures(
    Kind kind,
    int colors,
    int power,
    int cost,
    boolean costsX,
    int requiredColor,
    int required,
    int traits,
    int homeLimit,
    int points,
    Requirement own,
    int opponents,
    int bonus) {
  /// Whether the face is of that type.
  public boolean is(Kind asked) {
    return kind == asked;
  }

  /// Whether the face has that trait printed.
  public boolean is(Trait trait) {
    return (traits & trait.bit()) != 0;
  }
}
