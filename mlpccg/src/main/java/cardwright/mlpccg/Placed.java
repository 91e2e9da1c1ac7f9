package cardwright.mlpccg;

import cardwright.engine.Seat;
import cardwright.engine.Settings;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Card;
import org.jspecify.annotations.Nullable;

/// A card of a position.
///
/// @param card what it is
/// @param owner whose it is
/// @param side on whose side it is named: who controls it in play
/// @param zone where it lies
/// @param area in which area, when it lies there by itself
/// @param host on or beneath which card it lies, or null
/// @param state what else is said of it
record Placed(
    Card card, Seat owner, Seat side, Zone zone, int area, @Nullable Placed host, Settings state) {}
