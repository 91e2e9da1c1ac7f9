package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.ExactKey;
import cardwright.engine.Explanation;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game in which players go from place to place, also in circles. Each move is a turn; a play that
/// has lasted for a number of turns is a draw.
///
/// @param places the places, by their numbers
/// @param longest how many turns a play may last
record Rounds(List<Place> places, int longest) implements Game {
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
  public List<CardFace> cards() {
    return List.of();
  }

  @Override
  public List<Format> formats() {
    return List.of();
  }

  @Override
  public List<Deck> decks() {
    return List.of();
  }

  @Override
  public List<Message> objections(Deck deck, Format format) {
    return List.of();
  }

  @Override
  public Deck randomDeck(Format format, Chance chance) {
    return Deck.of();
  }

  @Override
  public Position start(Opening opening, Chance chance, @Nullable Listener listener) {
    return at(0, 0);
  }

  @Override
  public Position position(PositionSpec situation) {
    return at(0, 0);
  }

  @Override
  public Game with(String source, String file) {
    return this;
  }

  /// Nothing is known before the end.
  @Override
  public double value(Position position, Seat seat) {
    return 0;
  }

  private static final class Here implements Position {
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
      return new Ways(here().seat(), here().ways());
    }

    @Override
    public void play(int move, Chance chance) {
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
    public Position determinize(Seat seat, Beliefs beliefs, Chance chance) {
      return copy();
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

    @Override
    public List<Explanation> explain(Viewer viewer, String card) {
      return List.of();
    }

    @Override
    public String refusal(String notation) {
      return "";
    }

    @Override
    public void listen(@Nullable Listener listener) {}
  }

  private record Ways(Seat seat, List<List<Integer>> leads) implements Choice {
    @Override
    public Message question() {
      return Message.plain("Where to?");
    }

    @Override
    public int count() {
      return leads.size();
    }

    @Override
    public Move move(int index) {
      String name = "to " + leads.get(index) + " by way " + index;
      return new Move(name, name);
    }
  }
}
