package cardwright.ggltcg.board;

import cardwright.cardgame.state.CardZone;
import cardwright.engine.Rule;

/// Where a card can be. The cards of each zone are a set.
@Rule("GG 3.1")
public enum Zone implements CardZone {
  /// Who counts can deduce what lies there (GG Q6).
  HAND(Seen.BY_OWNER),
  PLAY(Seen.BY_ALL),
  SLEEP(Seen.BY_ALL),
  /// A card that is being played lies in no zone of the rules (GG Q23).
  RESOLVING(Seen.BY_ALL),
  /// Tokens that nobody has made, or that are gone.
  OUTSIDE(Seen.BY_ALL);

  private final Seen seen;

  Zone(Seen seen) {
    this.seen = seen;
  }

  @Override
  public Seen seen() {
    return seen;
  }

  @Override
  @Rule("GG Q74")
  public boolean isOutside() {
    return this == OUTSIDE;
  }

  @Override
  public boolean inPlay() {
    return this == PLAY;
  }
}
