package cardwright.ggltcg.resolve;

import cardwright.cardgame.choose.OpenPart;

/// What is settled next for a card or an ability that is announced.
public sealed interface AnnouncementPart extends OpenPart<Announcement> permits XPart, TargetPart {
  /// The announcement so far.
  Announcement now();
}
