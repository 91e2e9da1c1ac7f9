package cardwright.littletroubles.vocabulary;

import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.Optional;

/// What a line does when it is carried out: `INSTRUCTIONS[, where X is VALUE]`.
///
/// @param x what X is; empty where the line has none, or where X is paid
@Rule("LT C72")
public record Body(Flow<Effect> flow, Optional<Value> x) {}
