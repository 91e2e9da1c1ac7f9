package cardwright.scenario;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.PositionForm;
import cardwright.engine.PositionForm.Mark;
import cardwright.engine.PositionForm.Place;
import cardwright.engine.PositionForm.Value;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Settings;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Writes a moment of a play as a scenario sets it up, where the game's [PositionForm] has words for all that can be seen of it.
public final class PositionWriter {
  private static final String COUNTERS = " counters";

  private final Game game;
  private final String format;
  private final PositionForm form;
  private final Map<String, CardFace> faces = new HashMap<>();

  /// A writer of positions of a game.
  ///
  /// @param format how it is played
  /// @throws Refused when the game has no form of positions
  public PositionWriter(Game game, String format) {
    this.game = game;
    this.format = format;
    this.form =
        game.positionForm()
            .orElseThrow(() -> new Refused(game.title() + " has no form of positions"));
    game.cards().forEach(face -> faces.put(face.name(), face));
  }

  /// The position in words and numbers; empty where what they lead to looks otherwise to the judge, or asks something else.
  public Optional<PositionSpec> write(Position position) {
    if (position.outcome().isPresent() || position.turn().isEmpty()) {
      return Optional.empty();
    }
    Table table = position.table(Viewer.JUDGE);
    PositionSpec spec =
        new PositionSpec(
            new Settings("the table", facts(table)),
            new Settings("A", side(table, Seat.A)),
            new Settings("B", side(table, Seat.B)));
    try {
      Position read = game.position(spec);
      boolean same =
          read.outcome().isEmpty()
              && read.table(Viewer.JUDGE).equals(table)
              && read.choice().seat() == position.choice().seat()
              && read.choice().notations().equals(position.choice().notations());
      return same ? Optional.of(spec) : Optional.empty();
    } catch (Refused _) {
      return Optional.empty();
    }
  }

  private Map<String, Object> facts(Table table) {
    Map<String, Object> facts = new LinkedHashMap<>();
    if (!format.equals(game.formats().getFirst().name())) {
      facts.put("format", format);
    }
    Table.Turn turn = table.turn().orElseThrow();
    Map<String, Object> now = new LinkedHashMap<>();
    now.put("number", turn.number());
    now.put("player", turn.player().name());
    if (!turn.phase().isEmpty()) {
      now.put("phase", turn.phase());
    }
    facts.put("turn", now);
    table.facts().stream()
        .filter(fact -> form.further().contains(fact.name()) && !fact.value().equals("0"))
        .forEach(fact -> facts.put(fact.name(), asShown(fact.value())));
    return facts;
  }

  private Map<String, Object> side(Table table, Seat seat) {
    Map<String, Object> side = new LinkedHashMap<>();
    Table.Side seen = table.side(seat);
    for (PositionForm.Counter counter : form.counters()) {
      seen.counter(counter.name())
          .ifPresent(found -> {
            if (found.value() != counter.usual()) {
              side.put(counter.name(), found.value());
            }
          });
    }
    for (Place place : form.places()) {
      List<Object> cards =
          seen.zone(place.name()).stream()
              .flatMap(zone -> zone.cards().stream())
              .map(card -> card(table, card, seat, place))
              .toList();
      if (!cards.isEmpty()) {
        side.put(place.name(), cards);
      }
    }
    return side;
  }

  private Object card(Table table, Table.Card card, Seat seat, Place place) {
    Map<String, Object> state = new LinkedHashMap<>();
    state.put("card", card.card());
    if (card.owner() != seat) {
      state.put("owner", card.owner().name());
    }
    CardFace face = faces.get(card.card());
    for (Mark mark : form.marks()) {
      if (face != null && mark.fits(face, place)) {
        value(table, card, mark).ifPresent(value -> state.put(mark.name(), value));
      }
    }
    card.marks().stream()
        .filter(fact -> form.further().contains(fact.name()))
        .forEach(fact -> state.put(fact.name(), asShown(fact.value())));
    if (form.further().contains("counters")) {
      Map<String, Object> counters = counters(card);
      if (!counters.isEmpty()) {
        state.put("counters", counters);
      }
    }
    return state.size() == 1 ? card.card() : state;
  }

  private static Optional<? extends Object> value(Table table, Table.Card card, Mark mark) {
    Optional<String> seen =
        card.marks().stream()
            .filter(fact -> fact.name().equals(mark.name()))
            .map(Table.Fact::value)
            .findFirst();
    return switch (mark.value()) {
      case Value.Flag() -> seen.map(_ -> true);
      case Value.Amount _ -> seen.filter(PositionWriter::isNumber).map(Integer::valueOf);
      case Value.Words(var words) -> seen.filter(word -> !word.equals(words.getFirst()));
      case Value.Cards _ -> Optional.of(lying(table, card, mark)).filter(list -> !list.isEmpty());
    };
  }

  /// The cards that lie on or beneath a card: they are shown in a zone of their own, with the name of the card.
  private static List<String> lying(Table table, Table.Card host, Mark mark) {
    return table.sides().stream()
        .flatMap(side -> side.zone(mark.name()).stream())
        .flatMap(zone -> zone.cards().stream())
        .filter(card -> card.marks().stream().anyMatch(fact -> fact.value().equals(host.card())))
        .map(Table.Card::card)
        .toList();
  }

  private static boolean isNumber(String value) {
    return value.matches("\\d{1,6}");
  }

  /// The named counters on a card: a table shows three counters named snow as `snow counters` with `3`.
  private static Map<String, Object> counters(Table.Card card) {
    Map<String, Object> counters = new LinkedHashMap<>();
    for (Table.Fact fact : card.marks()) {
      if (fact.name().endsWith(COUNTERS) && isNumber(fact.value())) {
        String name = fact.name().substring(0, fact.name().length() - COUNTERS.length());
        counters.put(name, Integer.valueOf(fact.value()));
      }
    }
    return counters;
  }

  /// What a table shows of a mark, as a setting: that it is there, a number, some numbers, or words.
  private static Object asShown(String value) {
    if (value.startsWith("[")) {
      return Stream.of(value.substring(1, value.length() - 1).split(", "))
          .map(Integer::valueOf)
          .toList();
    }
    return value.isEmpty() ? true : isNumber(value) ? Integer.valueOf(value) : value;
  }
}
