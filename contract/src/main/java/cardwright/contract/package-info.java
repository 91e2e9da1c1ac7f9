/// The laws that every game keeps, checked by seeded random play, one class a law.
///
/// Start with [GameLaws]; [MessageLaws] and [WordLaws] hold for what a game tells and what its cards can say.
@NullMarked
package cardwright.contract;

import org.jspecify.annotations.NullMarked;
