package cardwright.cardgame.message;

import static cardwright.engine.Message.number;

import cardwright.engine.Message;

/// What the moves that many games have mean: those of the catalogue beside this class.
public final class Meanings {
  private Meanings() {}

  /// To do nothing and hand the question on.
  public static Message pass() {
    return Messages.of("move.pass");
  }

  /// To do what is asked about.
  public static Message yes() {
    return Messages.of("move.yes");
  }

  /// To leave what is asked about.
  public static Message no() {
    return Messages.of("move.no");
  }

  /// To choose a card.
  ///
  /// @param card as [cardwright.cardgame.choose.CardLabels#mention] tells it
  public static Message choose(Message.Argument card) {
    return Messages.of("move.choose", card);
  }

  /// To take a chosen card back.
  public static Message unpick(Message.Argument card) {
    return Messages.of("move.unpick", card);
  }

  /// To leave it at what is chosen.
  public static Message chooseNoMore() {
    return Messages.of("move.choose-no-more");
  }

  /// To put a card on the bottom of a deck.
  public static Message toBottom(Message.Argument card) {
    return Messages.of("move.to-bottom", card);
  }

  /// To put a card on top of a deck.
  public static Message toTop(Message.Argument card) {
    return Messages.of("move.to-top", card);
  }

  /// To have done enough.
  public static Message done() {
    return Messages.of("move.done");
  }

  /// To choose one of the parts of a text.
  ///
  /// @param number from 1
  public static Message part(int number) {
    return Messages.of("move.part", number(number));
  }

  /// To choose one of the instructions of a text.
  ///
  /// @param number from 1
  public static Message instruction(int number) {
    return Messages.of("move.instruction", number(number));
  }

  /// To pay in one of the ways in which something can be paid.
  ///
  /// @param number from 1
  public static Message way(int number) {
    return Messages.of("move.way", number(number));
  }

  /// To leave it at the instructions of a text that are carried out.
  public static Message carryOutNoMore() {
    return Messages.of("move.carry-out-no-more");
  }

  /// To say what X is.
  public static Message x(int number) {
    return Messages.of("move.x", number(number));
  }
}
