package cardwright.ggltcg.procedure;

import cardwright.cardgame.choose.YesNo;

/// Whether a player does what a text leaves open: `yes`, or `pass`.
interface YesOrPass extends YesNo {
  @Override
  default boolean noIsPass() {
    return true;
  }
}
