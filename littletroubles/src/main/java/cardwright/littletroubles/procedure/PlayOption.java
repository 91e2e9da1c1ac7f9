package cardwright.littletroubles.procedure;

import cardwright.littletroubles.resolve.AnnouncementPart;
import cardwright.littletroubles.resolve.CostPart;
import cardwright.littletroubles.resolve.PlacePart;
import cardwright.littletroubles.resolve.TargetPart;
import cardwright.littletroubles.resolve.WayPart;
import cardwright.littletroubles.resolve.XPart;

/// How a number says what a player plays, uses or grabs: what is done with which card, in which line of its text, and the first thing that is settled for it.
final class PlayOption {
  /// What can be done with a card.
  enum Action {
    PLAY,
    /// Use the ability in that line.
    USE,
    /// Let a Character grab the Toy: the target.
    GRAB;

    private static final Action[] ACTIONS = values();
  }

  /// What is settled together with the play.
  enum Detail {
    NOTHING,
    /// X, a number.
    X,
    /// Where a Scene goes.
    PLACE,
    /// A card that pays.
    COST,
    /// A card that is chosen.
    TARGET;

    private static final Detail[] DETAILS = values();

    static Detail of(AnnouncementPart part) {
      return switch (part) {
        // In which way a play is paid is asked behind it.
        case WayPart _ -> NOTHING;
        case XPart _ -> X;
        case PlacePart _ -> PLACE;
        case CostPart _ -> COST;
        case TargetPart _ -> TARGET;
      };
    }
  }

  private static final int CARD_AT = 11;
  private static final int LINE_AT = 22;
  private static final int DETAIL_AT = 26;
  private static final int ACTION_AT = 29;
  private static final int CARD_MASK = (1 << CARD_AT) - 1;
  private static final int LINE_MASK = (1 << (DETAIL_AT - LINE_AT)) - 1;
  private static final int DETAIL_MASK = (1 << (ACTION_AT - DETAIL_AT)) - 1;

  private PlayOption() {}

  /// A number that says that, with nothing settled.
  ///
  /// @param line the line of the card's text, from 0
  static int of(Action action, int card, int line) {
    return of(action, card, line, Detail.NOTHING, 0);
  }

  /// A number that says that.
  ///
  /// @param line the line of the card's text, from 0
  /// @param detail what is settled together with the play
  /// @param settled X, the place or the card, as the detail says
  static int of(Action action, int card, int line, Detail detail, int settled) {
    return action.ordinal() << ACTION_AT
        | detail.ordinal() << DETAIL_AT
        | line << LINE_AT
        | card << CARD_AT
        | settled;
  }

  /// What is done.
  static Action action(int option) {
    return Action.ACTIONS[option >>> ACTION_AT];
  }

  /// The line of the card's text, from 0.
  static int line(int option) {
    return option >> LINE_AT & LINE_MASK;
  }

  /// The card with which it is done.
  static int card(int option) {
    return option >> CARD_AT & CARD_MASK;
  }

  /// What is settled together with the play.
  static Detail detail(int option) {
    return Detail.DETAILS[option >> DETAIL_AT & DETAIL_MASK];
  }

  /// X, the place or the card that is settled, as the detail says.
  static int settled(int option) {
    return option & CARD_MASK;
  }
}
