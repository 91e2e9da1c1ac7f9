package cardwright.contract;

import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionForm;
import cardwright.engine.PositionForm.Counter;
import cardwright.engine.PositionForm.Mark;
import cardwright.engine.PositionForm.Place;
import cardwright.engine.PositionForm.Value;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Settings;
import cardwright.scenario.PositionWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// What holds of every game whose positions somebody can set up: what the form of its positions offers, the game takes.
public interface PositionLaws {
  /// So many positions are set up.
  int TRIED = 200;

  /// So many moves are made from each.
  int MOVES = 40;

  /// So many plays are written moment by moment.
  int PLAYS = 3;

  /// The game that has to keep the laws.
  Game game();

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  @Test
  default void every_place_counter_phase_and_mark_of_the_form_is_taken_and_played_on_from() {
    Game game = game();
    PositionForm form = game.positionForm().orElseThrow();
    List<CardFace> cards = game.cards();
    Set<String> missing = new TreeSet<>();
    Set<String> taken = new TreeSet<>();
    Set<String> reasons = new TreeSet<>();
    for (int seed = 0; seed < TRIED; seed++) {
      MadeUpPosition made = new MadeUpPosition(form, cards, new SeededChance(seed));
      PositionSpec spec = made.spec();
      missing.addAll(made.used());
      try {
        Opening opening = Opening.at(game.formats().getFirst().name(), spec);
        Chance chance = new SeededChance(seed);
        play(game.begin(opening, chance, null), chance);
      } catch (Refused refused) {
        reasons.add(String.valueOf(refused.getMessage()));
        continue;
      }
      taken.addAll(made.used());
    }
    missing.removeAll(taken);
    check(missing.isEmpty(), "never taken: " + missing + "; refused were " + reasons);
    for (String named : names(form)) {
      check(
          taken.stream().anyMatch(each -> each.startsWith(named)), "nothing was tried of " + named);
    }
  }

  @Test
  default void a_fifth_of_the_moments_of_a_play_can_be_set_up_again() {
    Game game = game();
    Format format = game.formats().getFirst();
    PositionWriter writer = new PositionWriter(game, format.name());
    int moments = 0;
    int written = 0;
    for (int seed = 0; seed < PLAYS; seed++) {
      Chance chance = new SeededChance(seed);
      Deck a = game.randomDeck(format, chance);
      Deck b = game.randomDeck(format, chance);
      Position position = game.start(Opening.of(format.name(), a, b), chance, null);
      while (position.outcome().isEmpty()) {
        moments++;
        // What is written has been read back and compared.
        written += writer.write(position).isPresent() ? 1 : 0;
        position.play(chance.roll(position.choice().count()), chance);
      }
    }
    check(written * 5 > moments, "only " + written + " of " + moments + " could be written");
  }

  private static List<String> names(PositionForm form) {
    List<String> names = new ArrayList<>();
    form.places()
        .forEach(place -> place.kinds().forEach(kind -> names.add(place.name() + " " + kind)));
    form.counters().forEach(counter -> names.add(counter.name()));
    form.phases().forEach(names::add);
    form.marks()
        .forEach(mark -> mark.places().forEach(place -> names.add(place + " " + mark.name())));
    return names;
  }

  private static void play(Position position, Chance chance) {
    for (int move = 0; move < MOVES && position.outcome().isEmpty(); move++) {
      position.play(chance.roll(position.choice().count()), chance);
    }
  }

  /// A position that is put together by chance of what a form offers.
  final class MadeUpPosition {
    private final PositionForm form;
    private final List<CardFace> cards;
    private final Chance chance;
    private final Set<String> used = new TreeSet<>();

    MadeUpPosition(PositionForm form, List<CardFace> cards, Chance chance) {
      this.form = form;
      this.cards = cards;
      this.chance = chance;
    }

    /// What of the form it has, such as `hand Toy`.
    Set<String> used() {
      return used;
    }

    PositionSpec spec() {
      Map<String, Object> turn = new LinkedHashMap<>();
      turn.put("player", Seat.of(chance.roll(2)).name());
      if (!form.phases().isEmpty()) {
        String phase = form.phases().get(chance.roll(form.phases().size()));
        turn.put("phase", phase);
        used.add(phase);
      }
      return new PositionSpec(
          new Settings("the table", Map.of("turn", turn)),
          new Settings("A", side()),
          new Settings("B", side()));
    }

    private Map<String, Object> side() {
      Map<String, Object> side = new LinkedHashMap<>();
      for (Counter counter : form.counters()) {
        side.put(
            counter.name(), counter.least() + chance.roll(counter.most() - counter.least() + 1));
        used.add(counter.name());
      }
      Set<String> names = new TreeSet<>();
      for (Place place : form.places()) {
        List<Object> cards = new ArrayList<>();
        for (int i = chance.roll(Math.min(place.most(), 3) + 1); i > 0; i--) {
          CardFace face = of(place.kinds());
          if (names.add(face.name())) {
            cards.add(card(face, place, names));
          }
        }
        side.put(place.name(), cards);
      }
      return side;
    }

    /// A card of one of these kinds.
    private CardFace of(List<String> kinds) {
      String kind = kinds.get(chance.roll(kinds.size()));
      List<CardFace> fitting = cards.stream().filter(face -> face.is(kind)).toList();
      check(!fitting.isEmpty(), "there is no card of the kind " + kind);
      return fitting.get(chance.roll(fitting.size()));
    }

    private Map<String, Object> card(CardFace face, Place place, Set<String> names) {
      Map<String, Object> card = new LinkedHashMap<>();
      card.put("card", face.name());
      place.kinds().stream().filter(face::is).forEach(kind -> used.add(place.name() + " " + kind));
      for (Mark mark : form.marks()) {
        if (mark.fits(face, place) && chance.roll(3) == 0) {
          used.add(place.name() + " " + mark.name());
          card.put(mark.name(), value(mark.value(), names));
        }
      }
      return card;
    }

    private Object value(Value value, Set<String> names) {
      return switch (value) {
        case Value.Flag() -> true;
        case Value.Amount(int most) -> chance.roll(most + 1);
        case Value.Words(List<String> words) -> words.get(chance.roll(words.size()));
        case Value.Cards(List<String> kinds) -> {
          CardFace face = of(kinds);
          yield names.add(face.name()) ? List.of(face.name()) : List.of();
        }
      };
    }
  }
}
