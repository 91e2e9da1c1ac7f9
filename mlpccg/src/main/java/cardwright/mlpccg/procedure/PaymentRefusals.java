package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Figures;

/// Why a card cannot be paid for, in words.
@Rule({"MLP 25", "MLP 26"})
final class PaymentRefusals {
  private PaymentRefusals() {}

  /// The first objection to paying for a card, or nothing.
  ///
  /// @param area where it is played to, or [cardwright.mlpccg.board.Area#NONE] while that is open
  static Message objection(Board board, Seat seat, int card, int area) {
    if (!Costs.required(board, card, seat)) {
      return lacking(board, seat, card);
    }
    return Costs.play(board, card, seat, area) > board.get(SeatCounter.TOKENS, seat)
        ? tooDear(board, seat, card, area)
        : Message.NOTHING;
  }

  /// The seat lacks power of a color.
  @Rule("MLP 26")
  static Message lacking(Board board, Seat seat, int card) {
    Figures figures = board.card(card).front().figures();
    Color color = Color.of(Integer.numberOfTrailingZeros(figures.requiredColor()));
    return Messages.of(
        "refusal.requirement",
        card(board.card(card).name()),
        word(color.words()),
        number(figures.required()),
        number(Costs.lacking(board, figures, seat)));
  }

  /// The seat has not enough action tokens.
  @Rule("MLP 25")
  static Message tooDear(Board board, Seat seat, int card, int area) {
    return Messages.of(
        "refusal.play-cost",
        card(board.card(card).name()),
        number(Costs.play(board, card, seat, area)),
        number(board.get(SeatCounter.TOKENS, seat)));
  }
}
