package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.OpenPart;

/// What is settled next for a play that is announced.
public sealed interface AnnouncementPart extends OpenPart<Announcement>
    permits WayPart, XPart, CostPart, PlacePart, TargetPart {
  /// The announcement so far.
  Announcement now();
}
