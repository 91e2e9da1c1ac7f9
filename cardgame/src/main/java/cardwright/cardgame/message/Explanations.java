package cardwright.cardgame.message;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.player;

import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.List;

/// Why figures are what they are, and the words that many games need for it: those of the catalogue beside this class.
public final class Explanations {
  /// Stands for the name of a card where no card has made a change: it was there as the position was set up.
  public static final String NO_CARD = "";

  private Explanations() {}

  /// An explanation, told in a line of the form `Knight of A: strength 4 (printed 3, +1 from Ka)`.
  ///
  /// @param card the card ([#card]), or the player whose total it is ([#total])
  /// @param figure what is explained
  /// @param printed what stands on the card
  /// @param changes each change with its source, in the order in which they count
  /// @param now what it comes to
  public static Explanation of(
      Message card, Message figure, Message printed, List<Message> changes, Message now) {
    Message line =
        changes.isEmpty()
            ? Messages.of(
                "explain.line", clause(card), clause(figure), clause(now), clause(printed))
            : Messages.of(
                "explain.line-changed",
                clause(card),
                clause(figure),
                clause(now),
                clause(printed),
                clause(listed(changes)));
    return new Explanation(card, figure, printed, changes, now, line);
  }

  private static Message listed(List<Message> changes) {
    Message all = changes.getFirst();
    for (Message each : changes.subList(1, changes.size())) {
      all = Messages.of("explain.changes", clause(all), clause(each));
    }
    return all;
  }

  /// The card of a player.
  public static Message card(String name, Seat seat) {
    return Messages.of("explain.card", Message.card(name), player(seat));
  }

  /// What has made a change.
  ///
  /// @param name that of the card, or [#NO_CARD]
  public static Message.Argument source(String name) {
    return name.equals(NO_CARD) ? clause(Messages.of("explain.position")) : Message.card(name);
  }

  /// The player whose total is explained.
  public static Message total(Seat seat) {
    return Messages.of("explain.player", player(seat));
  }

  /// The cost, as a figure that is explained.
  public static Message cost() {
    return Messages.of("explain.cost");
  }

  /// A number that is printed, or that a figure comes to.
  public static Message number(int value) {
    return Messages.of("explain.number", Message.number(value));
  }

  /// A number that counts otherwise than it is reckoned: `1(-2)` where 1 is the least.
  public static Message number(int now, int reckoned) {
    return now == reckoned
        ? number(now)
        : Messages.of("explain.reckoned", Message.number(now), Message.number(reckoned));
  }
}
