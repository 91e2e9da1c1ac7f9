package cardwright.contract;

import cardwright.engine.Beliefs;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Law 4, the second half: on tiny decks the determinized positions are those, and only those, that
/// every deal and every hidden move consistent with what the seat saw can lead to.
///
/// What a seat saw is its tables, its choices and the words of the events as they were told to it.
/// All worlds that fit are followed from the start.
final class TinyDecks {
  private static final int MOST_WORLDS = 3_000;
  private static final int MOST_BRANCHES = 60_000;
  private static final int PLAYS = 12;
  private static final int DECISIONS = 40;

  private final Game game;
  private int compared;

  private TinyDecks(Game game) {
    this.game = game;
  }

  static void check(Game game, List<Deck> decks) {
    TinyDecks law = new TinyDecks(game);
    for (Deck a : decks) {
      for (Deck b : decks) {
        law.check(Opening.of(game.admitting(a, b).name(), a, b));
      }
    }
    if (!decks.isEmpty() && law.compared == 0) {
      throw new AssertionError("no tiny deck was small enough to try every deal");
    }
  }

  private void check(Opening opening) {
    Map<Long, Position> starts = new HashMap<>();
    boolean all =
        Branches.each(
            MOST_BRANCHES,
            chance -> {
              Position start = game.start(opening, chance, null);
              starts.putIfAbsent(start.fingerprint(), start);
            });
    if (!all) {
      return;
    }
    for (long seed = 1; seed <= PLAYS; seed++) {
      new Tracking(new RandomPlay(game, opening, seed), Seat.of((int) seed % 2)).run(starts);
    }
  }

  /// One play, with all worlds that its viewer cannot tell from it.
  private final class Tracking {
    private final RandomPlay play;
    private final Seat seat;
    private Map<Long, Position> worlds = new HashMap<>();
    private List<String> table = List.of();
    private boolean complete = true;

    Tracking(RandomPlay play, Seat seat) {
      this.play = play;
      this.seat = seat;
    }

    void run(Map<Long, Position> starts) {
      List<String> sight = new ArrayList<>();
      table = look(play.position(), List.of(), sight);
      List<String> first = table;
      followOthers(sight);
      Map<Long, Position> reached = new HashMap<>();
      Set<Node> visited = new HashSet<>();
      for (Position start : starts.values()) {
        List<String> seen = new ArrayList<>();
        List<String> last = look(start, List.of(), seen);
        if (last.equals(first)) {
          explore(start.copy(), seen, last, sight, reached, visited);
        }
      }
      worlds = reached;
      for (int i = 0; i < DECISIONS && possible(); i++) {
        compare();
        advance();
      }
    }

    private boolean possible() {
      return complete && worlds.size() <= MOST_WORLDS && !play.over();
    }

    /// Plays the real play on to the seat's next choice or the end, and adds what the seat sees of
    /// it.
    private void followOthers(List<String> sight) {
      while (!play.over() && play.position().choice().seat() != seat) {
        step(play.pick(), sight);
      }
      sight.addAll(stop(play.position()));
    }

    private void step(int move, List<String> sight) {
      Witness witness = new Witness();
      play.position().listen(witness);
      play.play(move);
      play.position().listen(null);
      sight.addAll(witness.heard(Viewer.of(seat)));
      table = look(play.position(), table, sight);
    }

    /// Held against each other is all that can be seen of a position by anyone: a fingerprint may go by
    /// which of two cards lies where, and determinization changes what a card is instead.
    private void compare() {
      Map<List<String>, Position> may = new HashMap<>();
      worlds.values().forEach(world -> may.put(Sight.everything(world), world));
      Map<List<String>, Position> dealt = new HashMap<>();
      boolean all =
          Branches.each(
              MOST_BRANCHES,
              chance -> {
                Position position = play.position().determinize(seat, Beliefs.NONE, chance);
                dealt.putIfAbsent(Sight.everything(position), position);
              });
      if (!all) {
        complete = false;
        return;
      }
      compared++;
      dealt.forEach((text, position) -> {
        if (!may.containsKey(text)) {
          throw play.broken(seat + " deals what cannot be, after all it saw:\n" + text(position));
        }
      });
      may.forEach((text, position) -> {
        if (!dealt.containsKey(text)) {
          throw play.broken(
              seat + " never deals what may be, after all it saw:\n" + text(position));
        }
      });
    }

    private void advance() {
      int move = play.pick();
      String notation = play.position().choice().move(move).notation();
      List<String> before = table;
      List<String> sight = new ArrayList<>();
      step(move, sight);
      followOthers(sight);
      Map<Long, Position> reached = new HashMap<>();
      Set<Node> visited = new HashSet<>();
      for (Position world : worlds.values()) {
        int same = world.choice().indexOf(notation);
        branch(world, same, List.of(), before, sight, reached, visited);
      }
      worlds = reached;
    }

    /// Follows a move in every way it can go, as long as the seat sees what it saw.
    private void branch(
        Position from,
        int move,
        List<String> seen,
        List<String> last,
        List<String> sight,
        Map<Long, Position> reached,
        Set<Node> visited) {
      complete &=
          Branches.each(
              MOST_BRANCHES,
              chance -> {
                Position position = from.copy();
                Witness witness = new Witness();
                position.listen(witness);
                position.play(move, chance);
                position.listen(null);
                List<String> longer = new ArrayList<>(seen);
                longer.addAll(witness.heard(Viewer.of(seat)));
                List<String> now = look(position, last, longer);
                if (begins(sight, longer)) {
                  explore(position, longer, now, sight, reached, visited);
                }
              });
    }

    private void explore(
        Position position,
        List<String> seen,
        List<String> last,
        List<String> sight,
        Map<Long, Position> reached,
        Set<Node> visited) {
      if (reached.size() > MOST_WORLDS
          || !visited.add(new Node(position.fingerprint(), seen.size()))) {
        return;
      }
      if (position.outcome().isPresent() || position.choice().seat() == seat) {
        List<String> whole = new ArrayList<>(seen);
        whole.addAll(stop(position));
        if (whole.equals(sight)) {
          reached.put(position.fingerprint(), position);
        }
        return;
      }
      // What is taken back is as if it had not been picked.
      int onward = position.choice().count() - position.choice().takeBacks();
      for (int move = 0; move < onward; move++) {
        branch(position, move, seen, last, sight, reached, visited);
      }
    }

    /// Adds the table, if it is another one than before.
    private List<String> look(Position position, List<String> last, List<String> sight) {
      List<String> now = Sight.table(position.table(Viewer.of(seat)));
      if (!now.equals(last)) {
        sight.addAll(now);
      }
      return now;
    }

    private List<String> stop(Position position) {
      return position.outcome().isPresent()
          ? List.of(position.outcome().get().toString())
          : Sight.choice(position.choice());
    }
  }

  /// A moment of a world: its position, and how much of what was seen it has accounted for.
  private record Node(long fingerprint, int seen) {}

  private static String text(Position position) {
    return String.join("\n", Sight.everything(position));
  }

  private static boolean begins(List<String> whole, List<String> part) {
    return part.size() <= whole.size() && whole.subList(0, part.size()).equals(part);
  }
}
