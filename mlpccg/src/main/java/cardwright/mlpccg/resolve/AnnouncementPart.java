package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.OpenPart;

/// What is settled next for a text that is announced, once its player has said that it is used.
public sealed interface AnnouncementPart extends OpenPart<Announcement>
    permits WayPart, XPart, CostPart, CounterPart {
  /// The announcement so far.
  Announcement now();
}
