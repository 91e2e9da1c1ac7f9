package cardwright.bots;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Positions as they might be, in which a bot tries moves out while it is asked for one.
///
/// They begin with what the seat's view imagines; nothing else of the play comes into them.
final class Worlds {
  /// How many are kept; those that were used longest ago are forgotten first.
  static final int MOST = 20_000;

  private final Game game;
  private final View view;
  private final SequencedMap<Integer, Position> worlds = new LinkedHashMap<>();
  private int last;

  Worlds(Game game, View view) {
    this.game = game;
    this.view = view;
  }

  /// Deals all that the seat cannot know.
  ///
  /// @param of the world that it is about, 0 for the table itself
  /// @param deck what the other plays, as the bot supposes; of no use where the game reveals decks
  /// @throws Refused when that cannot be the case
  BotMessages determinize(int of, long seed, Optional<List<String>> deck) {
    Seat other = view.seat().other();
    if (deck.isEmpty() && !game.revealsDecks()) {
      throw new Refused(
          "decks are hidden in this game: imagine needs a deck, the list of the cards that "
              + other
              + " may have");
    }
    Beliefs beliefs =
        (asked, chance) ->
            asked == other ? deck.map(cards -> new Deck("", "", cards)) : Optional.empty();
    Chance chance = new SeededChance(seed);
    try {
      return keep(
          of == 0
              ? view.determinize(beliefs, chance)
              : world(of).determinize(view.seat(), beliefs, chance));
    } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
      throw new Refused(
          "with that deck the table could not be as it is: the deck has to have the cards of "
              + other
              + " that were seen, and as many cards as "
              + other
              + " has",
          e);
    }
  }

  /// Makes a move in a world; that world stays as it is.
  ///
  /// @throws Refused when there is no such world or move
  BotMessages attempt(int in, String move, long seed) {
    Position before = world(in);
    if (before.outcome().isPresent()) {
      throw new Refused("in world " + in + " the play is over; no move can be tried there");
    }
    int index = before.choice().indexOf(move);
    if (index < 0) {
      throw new Refused(
          "the move "
              + Quoted.text(move)
              + " is not offered in world "
              + in
              + "; offered are "
              + Offered.words(before.choice()));
    }
    Position after = before.copy();
    after.play(index, new SeededChance(seed));
    return keep(after);
  }

  /// What the seat would see in a world.
  ///
  /// @throws Refused when there is no such world
  BotMessages look(int at) {
    return new BotMessages.Shown(at, world(at).table(Viewer.of(view.seat())));
  }

  private Position world(int number) {
    Position world = worlds.remove(number);
    if (world == null) {
      throw new Refused(
          "there is no world "
              + number
              + " in this question; imagine makes one, and the "
              + MOST
              + " that were used last are kept");
    }
    worlds.put(number, world);
    return world;
  }

  private BotMessages keep(Position world) {
    worlds.put(++last, world);
    if (worlds.size() > MOST) {
      worlds.pollFirstEntry();
    }
    Optional<Outcome> outcome = world.outcome();
    List<String> moves = new ArrayList<>();
    if (outcome.isEmpty()) {
      Choice choice = world.choice();
      for (int i = 0; i < choice.searched(); i++) {
        moves.add(choice.move(i).notation());
      }
    }
    Map<Seat, Double> values = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      values.put(
          seat,
          outcome.map(end -> 2 * end.score(seat) - 1).orElseGet(() -> game.value(world, seat)));
    }
    return new BotMessages.World(
        last,
        outcome.isPresent() ? Optional.empty() : Optional.of(world.choice().seat()),
        outcome.isPresent() ? "" : world.choice().question().words(),
        moves,
        world.turn(),
        values,
        outcome.map(BotMessages.Ending::of),
        HexFormat.of().toHexDigits(world.fingerprint()));
  }
}
