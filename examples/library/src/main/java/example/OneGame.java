package example;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.littletroubles.LittleTroubles;
import cardwright.players.Player;
import cardwright.players.Players;
import java.util.List;

/// Plays a game of Little Troubles from the decks to the end, a computer player at seat A against a
/// player of one's own at seat B, and prints what seat B saw when it decided first.
///
/// All that is left to chance comes from a seed, so it prints the same on every machine.
public final class OneGame {
  private static final long SEED = 7;

  private OneGame() {}

  /// A player of one's own. It is shown what its seat may know and answers with the index of a move:
  /// this one takes any, and thinks twice before it passes.
  private static final class Hasty implements Player {
    private final Chance chance = new SeededChance(SEED + 1);

    @Override
    public int choose(View view) {
      Choice choice = view.choice();
      int move = chance.roll(choice.searched());
      return move == choice.pass() ? chance.roll(choice.searched()) : move;
    }
  }

  /// Plays it.
  public static void main(String[] args) {
    Game game = LittleTroubles.load();
    Format format = game.format("daycare");
    // One chance for all: the decks, who goes first, the shuffles and the dice.
    Chance chance = new SeededChance(SEED);
    Deck ready = game.decks(format).getFirst();
    Deck made = game.randomDeck(format, chance);
    Opening opening = Opening.of(format.name(), ready, made);

    Player computer = Players.named("greedy", game, SEED);
    Player own = new Hasty();
    boolean shown = false;
    int choices = 0;
    Position position = game.start(opening, chance, null);
    while (position.outcome().isEmpty()) {
      // What the seat that decides may know, and nothing else: this is all that a player is given.
      View view = new View(position);
      if (view.seat() == Seat.B && !shown) {
        show(view);
        shown = true;
      }
      Player player = view.seat() == Seat.A ? computer : own;
      position.play(player.choose(view), chance);
      choices++;
    }
    System.out.println(position.outcome().get() + ", after " + choices + " choices");
  }

  /// Prints a table as a seat sees it, and its moves.
  private static void show(View view) {
    System.out.println("Seat " + view.seat() + " sees:");
    for (Table.Side side : view.table().sides()) {
      System.out.println(side.seat() == view.seat() ? "  its own side" : "  the other side");
      for (Table.Zone zone : side.zones()) {
        if (zone.size() > 0) {
          List<String> cards = zone.cards().stream().map(Table.Card::name).toList();
          System.out.println("    " + zone.name() + " has " + zone.size() + ", known " + cards);
        }
      }
    }
    System.out.println("and may " + view.choice().notations());
  }
}
