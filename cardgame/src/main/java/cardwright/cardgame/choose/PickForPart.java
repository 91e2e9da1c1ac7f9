package cardwright.cardgame.choose;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import java.util.Arrays;

/// Which cards are picked for a part of an announcement: such with which the rest can be finished.
///
/// @param <A> the game's announcement
/// @param <P> the parts that the game knows
public interface PickForPart<A, P extends OpenPart<A>> extends ChooseCards {
  /// How the game announces.
  AnnouncementRules<A, P> rules();

  /// What is settled.
  P part();

  /// The same, as cards that are picked.
  OpenPicks<A> picks();

  /// What [AnnouncementRules#offeredInOrder] gives for the part, found once.
  int[] offered();

  /// The announcement goes on as one of its parts has left it.
  void goOn(A then);

  @Override
  default int[] candidates() {
    int[] options = offered();
    return mayStop() ? Arrays.copyOf(options, options.length - 1) : options;
  }

  @Override
  default boolean isAscending(int card) {
    return rules().isAscending(part(), card);
  }

  @Override
  default int[] takeBacks() {
    return picks().takeBacks();
  }

  @Override
  default boolean mayStop() {
    int[] options = offered();
    return options.length > 0 && options[options.length - 1] == OpenPicks.DONE;
  }

  @Override
  default void pick(int card, Chance chance) {
    goOn(part().with(card));
  }

  @Override
  default void takeBack(int card) {
    for (int ref : picks().picked()) {
      if (CardRef.card(ref) == card) {
        goOn(picks().without(ref));
      }
    }
  }

  @Override
  default void stop(Chance chance) {
    goOn(part().with(OpenPicks.DONE));
  }
}
