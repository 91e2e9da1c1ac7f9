package cardwright.players;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.ExactKey;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;

/// A game in which players go from place to place, also in circles. Each move is a turn; a play that
/// has lasted for a number of turns is a draw.
///
/// @param places the places, by their numbers
/// @param longest how many turns a play may last
record Rounds(List<Place> places, int longest) implements BareGame {
  /// A place is an end, or somebody decides there.
  ///
  /// @param seat who decides
  /// @param score what it is worth for A, if it is an end
  /// @param ways where each move leads; of several places chance takes one
  record Place(Seat seat, Optional<Double> score, List<List<Integer>> ways) {
    static Place end(double score) {
      return new Place(Seat.A, Optional.of(score), List.of());
    }

    static Place of(Seat seat, List<List<Integer>> ways) {
      return new Place(seat, Optional.empty(), ways);
    }
  }

  /// Places that lead anywhere, also back; one in five is an end.
  static Rounds random(long seed, int size, int longest) {
    Random random = new Random(seed);
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      if (i > 0 && random.nextInt(5) == 0) {
        places.add(Place.end(random.nextInt(3) / 2.0));
      } else {
        places.add(Place.of(Seat.of(random.nextInt(2)), ways(random, size)));
      }
    }
    return new Rounds(List.copyOf(places), longest);
  }

  private static List<List<Integer>> ways(Random random, int size) {
    List<List<Integer>> ways = new ArrayList<>();
    for (int way = 1 + random.nextInt(2); way >= 0; way--) {
      List<Integer> leads = new ArrayList<>();
      for (int lead = random.nextInt(4) == 0 ? 1 : 0; lead >= 0; lead--) {
        leads.add(random.nextInt(size));
      }
      ways.add(leads);
    }
    return ways;
  }

  /// What every place is worth for A, by the turn and then by the place, from the last turn back.
  double[][] worth() {
    double[][] worth = new double[longest + 2][places.size()];
    for (int turn = longest + 1; turn >= 0; turn--) {
      for (int place = 0; place < places.size(); place++) {
        Place here = places.get(place);
        boolean over = here.score().isPresent() || turn > longest;
        worth[turn][place] = over ? here.score().orElse(0.5) : best(here, worth[turn + 1]);
      }
    }
    return worth;
  }

  private static double best(Place here, double[] next) {
    DoubleStream ways =
        here.ways().stream()
            .mapToDouble(
                leads -> leads.stream().mapToDouble(lead -> next[lead]).average().orElseThrow());
    return (here.seat() == Seat.A ? ways.max() : ways.min()).orElseThrow();
  }

  Position at(int place, int turn) {
    return new Here(this, place, turn);
  }

  @Override
  public String name() {
    return "rounds";
  }

  @Override
  public String title() {
    return "Rounds";
  }

  @Override
  public Position first() {
    return at(0, 0);
  }

  /// Nothing is known before the end.
  @Override
  public double value(Position position, Seat seat) {
    return 0;
  }

  private static final class Here implements BarePosition {
    private final Rounds game;
    private int place;
    private int turn;

    Here(Rounds game, int place, int turn) {
      this.game = game;
      this.place = place;
      this.turn = turn;
    }

    private Place here() {
      return game.places.get(place);
    }

    @Override
    public Choice choice() {
      List<String> notations = new ArrayList<>();
      for (List<Integer> leads : here().ways()) {
        notations.add("to " + leads + " by way " + notations.size());
      }
      return new Ways(here().seat(), notations);
    }

    @Override
    public void play(int move, Chance chance) {
      if (outcome().isPresent()) {
        throw new IllegalStateException("the play is over");
      }
      List<Integer> leads = here().ways().get(move);
      place = leads.get(leads.size() == 1 ? 0 : chance.roll(leads.size()));
      turn++;
    }

    @Override
    public Optional<Outcome> outcome() {
      Optional<Double> score = here().score();
      if (score.isEmpty()) {
        return turn > game.longest ? Optional.of(Outcome.draw("it is late")) : Optional.empty();
      }
      return Optional.of(
          score.get() == 0.5
              ? Outcome.draw("both are there")
              : Outcome.win(score.get() == 1 ? Seat.A : Seat.B, "there"));
    }

    @Override
    public Position copy() {
      return new Here(game, place, turn);
    }

    @Override
    public void copyTo(Position twin) {
      ((Here) twin).place = place;
      ((Here) twin).turn = turn;
    }

    @Override
    public Table table(Viewer viewer) {
      return new Table(viewer, new Table.Turn(turn, here().seat()), List.of(), List.of());
    }

    @Override
    public long fingerprint() {
      return 1000L * turn + place;
    }

    @Override
    public Optional<ExactKey> exactKey() {
      return Optional.of(new ExactKey(place, Math.max(0, game.longest - turn)));
    }
  }
}
