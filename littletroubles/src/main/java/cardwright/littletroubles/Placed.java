package cardwright.littletroubles;

import cardwright.engine.Seat;
import cardwright.engine.Settings;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Card;

/// A card of a position.
///
/// @param card what it is
/// @param owner whose it is
/// @param side on whose side it lies
/// @param zone where
/// @param state what else is said of it
record Placed(Card card, Seat owner, Seat side, Zone zone, Settings state) {}
