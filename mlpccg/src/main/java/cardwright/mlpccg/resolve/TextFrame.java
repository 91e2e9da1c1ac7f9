package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.event.WaitingText;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Cursor;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.LastKnown;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Text;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A text that is being carried out.
///
/// @param origin what it says, and why
/// @param state what it has chosen and mentioned
/// @param cursor how far it has come
public record TextFrame(Origin origin, State state, Cursor cursor)
    implements Frame<Effect, TextFrame>, ResolutionStep, TextContext, WaitingText {
  // The numbers of costs in the fingerprint, where they stand in one list with those of choices.
  private static final int COSTS = 256;

  /// What does not change while a text is carried out.
  ///
  /// @param text what it says
  /// @param self its card, with its life
  /// @param you who carries it out
  /// @param event what set it off, or null
  /// @param from the text that brought this one about for later, or null
  record Origin(
      Text text, int self, Seat you, @Nullable Occurrence event, @Nullable TextContext from) {}

  /// What a text has chosen and mentioned so far.
  ///
  /// @param picks what was chosen, by choice
  /// @param costs what was picked to pay with, by cost
  /// @param memory what it keeps in state beside
  /// @param last what the last instruction acted on that chose nothing, with lives
  /// @param among what it has revealed, with lives
  // Its arrays are shared and never written to.
  @SuppressWarnings("ArrayRecordComponent")
  record State(Picks picks, Picks costs, Memory memory, int[] last, int[] among) {
    static final State NOTHING = new State(Picks.NONE, Picks.NONE, Memory.NONE, NOBODY, NOBODY);

    State with(Picks chosen) {
      return new State(chosen, costs, memory, last, among);
    }

    State paying(Picks cards) {
      return new State(picks, cards, memory, last, among);
    }
  }

  /// A text from its start, with nothing chosen.
  static TextFrame of(Text text, int self, Seat you, @Nullable Occurrence event) {
    return new TextFrame(new Origin(text, self, you, event, null), State.NOTHING, Cursor.START);
  }

  /// Tells a text that asked for something what came of it.
  ///
  /// @param caller the address of the text, or [Frame#NO_CALLER]
  static void report(Board board, int caller, CarriedOut came) {
    Frame.report(board.agenda(), TextFrame.class, caller, came);
  }

  /// What it says.
  public Text text() {
    return origin.text;
  }

  @Override
  public Script<Effect> script() {
    return origin.text.script();
  }

  @Override
  public int self() {
    return origin.self;
  }

  @Override
  public Seat you() {
    return origin.you;
  }

  @Override
  public long code() {
    return origin.text.code();
  }

  @Override
  public boolean isOfEntering() {
    return origin.text.isOfEntering();
  }

  /// Who carries one of its effects out, the turn player first.
  Seat[] doers(Board board, Effect effect) {
    return effect instanceof Effect.By(var who, boolean _, Effect _)
        ? seats(board, who)
        : new Seat[] {you()};
  }

  @Nullable Occurrence event() {
    return origin.event;
  }

  Picks picks() {
    return state.picks;
  }

  Picks costs() {
    return state.costs;
  }

  /// Whether a card was chosen or picked to pay with.
  boolean hasPicked(int ref) {
    return state.picks.has(ref) || state.costs.has(ref);
  }

  Memory memory() {
    return state.memory;
  }

  @Override
  public int[] among() {
    for (int choice = 0; state.among.length == 0 && choice < origin.text.choices(); choice++) {
      if (origin.text.script().chooser(choice) instanceof Effect.Choose
          && origin.text.choice(choice).several()) {
        return state.picks.of(choice, you());
      }
    }
    return state.among;
  }

  /// The same text of the same card in another life.
  TextFrame by(int ref) {
    Origin other = new Origin(origin.text, ref, origin.you, origin.event, origin.from);
    return new TextFrame(other, state, cursor);
  }

  /// The same text, paid in one of its ways.
  ///
  /// @param way from 0
  TextFrame paidIn(int way) {
    Text paid = origin.text.ways()[way];
    return new TextFrame(
        new Origin(paid, origin.self, origin.you, origin.event, origin.from), state, cursor);
  }

  TextFrame behind(TextContext context) {
    Origin later = new Origin(origin.text, origin.self, origin.you, origin.event, context);
    return new TextFrame(later, state, cursor);
  }

  @Override
  public TextFrame with(Cursor at) {
    return new TextFrame(origin, state, at);
  }

  private TextFrame with(State other) {
    return new TextFrame(origin, other, cursor);
  }

  /// The same text with one more card chosen by a player.
  TextFrame with(int choice, Seat seat, int ref) {
    return with(state.with(state.picks.with(choice, seat, ref)));
  }

  /// The same text with one pick of a player taken back.
  TextFrame without(int choice, Seat seat, int ref) {
    return with(state.with(state.picks.without(choice, seat, ref)));
  }

  /// The same text with one more card picked for a cost.
  TextFrame withCost(int cost, int ref) {
    return with(state.paying(state.costs.with(cost, ref)));
  }

  /// The same text with one pick for a cost taken back.
  TextFrame withoutCost(int cost, int ref) {
    return with(state.paying(state.costs.without(cost, ref)));
  }

  TextFrame keeping(Memory memory) {
    return with(new State(state.picks, state.costs, memory, state.last, state.among));
  }

  /// The same text, which has acted on those cards.
  TextFrame actedOn(int[] refs) {
    return with(new State(state.picks, state.costs, state.memory, refs, state.among));
  }

  /// The same text, which has revealed those cards.
  TextFrame revealing(int[] refs) {
    return with(new State(state.picks, state.costs, state.memory, state.last, refs));
  }

  @Override
  public TextFrame forgetting(int firstChoice) {
    return with(state.with(state.picks.forgetting(firstChoice)));
  }

  @Override
  public int x(Board board) {
    if (state.memory.x() >= 0) {
      return state.memory.x();
    }
    if (origin.text.body().x().isPresent()) {
      return Math.max(0, Values.of(board, origin.text.body().x().get(), this));
    }
    return origin.from == null ? 0 : origin.from.x(board);
  }

  @Override
  public int[] mentioned(Board board, int kinds) {
    int[] found = mention(board, kinds);
    if (found.length == 0 && origin.from != null) {
      return origin.from.mentioned(board, kinds);
    }
    if (found.length == 0 && kinds == Kind.PROBLEM.bit()) {
      int problem = board.derived().problemAt(there(board));
      return problem == Board.EMPTY ? NOBODY : new int[] {board.ref(problem)};
    }
    return found;
  }

  @Override
  public int[] banished(Board board, int kinds) {
    for (int choice = origin.text.choices() - 1; choice >= 0; choice--) {
      if (origin.text.script().chooser(choice) instanceof Effect.Banish) {
        return fitting(board, state.picks.of(choice, you()), kinds);
      }
    }
    return origin.from == null ? mentioned(board, kinds) : origin.from.banished(board, kinds);
  }

  @Override
  public int defeated() {
    boolean awaited =
        origin.text.ability() instanceof Ability.Triggered(var _, Trigger.DoesTo does, var _)
            && does.verb() == Trigger.Verb.DEFEAT
            && does.target() instanceof OwnTarget.Host;
    return awaited && origin.event != null ? origin.event.ref() : CardRef.NONE;
  }

  @Override
  public int[] exhausted(Board board, int kinds) {
    for (int cost = origin.text.costs().length - 1; cost >= 0; cost--) {
      if (origin.text.costs()[cost] instanceof Cost.Exhaust(Target.Choose<Which> _)) {
        return fitting(board, state.costs.of(cost), kinds);
      }
    }
    return origin.from == null ? NOBODY : origin.from.exhausted(board, kinds);
  }

  private int[] mention(Board board, int kinds) {
    // Choices first, the latest of them foremost, then what was paid with.
    for (int choice = origin.text.choices() - 1; choice >= 0; choice--) {
      boolean byEach =
          origin.text.script().chooser(choice) instanceof Effect.By(Who who, boolean _, Effect done)
              && who == Who.EACH
              && done instanceof Effect.Choose;
      if (byEach) {
        int[] both = fitting(board, ofBoth(choice), kinds);
        if (both.length > 0) {
          return both;
        }
      }
      for (Seat seat : Seat.values()) {
        int[] picked = fitting(board, state.picks.of(choice, seat), kinds);
        if (picked.length > 0) {
          return picked;
        }
      }
    }
    int[] acted = fitting(board, state.last, kinds);
    if (acted.length > 0) {
      return acted;
    }
    for (int cost = origin.text.costs().length - 1; cost >= 0; cost--) {
      // `that Friend` is not the card, of whatever type, that was paid with as `a card`.
      boolean meant =
          kinds == Kind.ANY
              || !(origin.text.costs()[cost].target()
                  instanceof Target.Choose(boolean _, var _, Which which))
              || which.kinds() == kinds;
      int[] picked = meant ? fitting(board, state.costs.of(cost), kinds) : NOBODY;
      if (picked.length > 0) {
        return picked;
      }
    }
    if (origin.event != null && origin.event.ref() != CardRef.NONE) {
      return fitting(board, ofEvent(board, origin.event), kinds);
    }
    return NOBODY;
  }

  /// What each player chose, one player behind the other.
  private int[] ofBoth(int choice) {
    return IntStream.concat(
            Arrays.stream(state.picks.of(choice, Seat.A)),
            Arrays.stream(state.picks.of(choice, Seat.B)))
        .toArray();
  }

  /// The card of an event, and with it the one on which it was played, where the text names that.
  private int[] ofEvent(Board board, Occurrence event) {
    int ref = event.ref();
    boolean playedOn =
        switch (origin.text.ability()) {
          case Ability.Triggered(var _, Trigger trigger, var _) ->
              trigger instanceof Trigger.PlaysOn;
          case Ability.Reaction(Trigger trigger, var _) -> trigger instanceof Trigger.PlaysOn;
          case Ability.Activated _,
              Ability.Instead _,
              Ability.Standing _,
              Ability.EntersAsCopy _,
              Ability.PlayOnlyIf _,
              Ability.AlsoDiscards _,
              Ability.PlayedOn _,
              Ability.Keyworded _ ->
              false;
        };
    return playedOn && board.holds(ref) && board.zone(CardRef.card(ref)) == Zone.ATTACHED
        ? new int[] {ref, board.ref(board.host(CardRef.card(ref)))}
        : new int[] {ref};
  }

  /// `it` is never this card, nor a Problem that is only a place.
  private int[] fitting(Board board, int[] refs, int kinds) {
    int count = 0;
    int[] found = new int[refs.length];
    for (int ref : refs) {
      int card = CardRef.card(ref);
      int kind = board.card(card).kind().bit();
      boolean place = kinds == Kind.ANY && kind == Kind.PROBLEM.bit();
      if ((kind & kinds) != 0 && !place && card != CardRef.card(origin.self)) {
        found[count++] = ref;
      }
    }
    return count == refs.length ? refs : Arrays.copyOf(found, count);
  }

  @Override
  public @Nullable LastKnown was(int ref) {
    LastKnown was = state.memory.was(ref);
    return was == null && origin.from != null ? origin.from.was(ref) : was;
  }

  @Override
  public int @Nullable [] involved() {
    return state.memory.involved();
  }

  @Override
  public int there(Board board) {
    if (state.memory.place() != Area.NONE) {
      return state.memory.place();
    }
    for (int choice = origin.text.choices() - 1; choice >= 0; choice--) {
      for (Seat seat : Seat.values()) {
        int[] picked = state.picks.of(choice, seat);
        int card = picked.length == 0 ? Board.EMPTY : CardRef.card(picked[0]);
        if (card != Board.EMPTY && board.card(card).is(Kind.PROBLEM) && board.inPlay(card)) {
          return board.area(card);
        }
      }
    }
    int paid = paidAt(board);
    if (paid != Area.NONE) {
      return paid;
    }
    if (origin.event != null && origin.event.to() != Area.NONE) {
      return origin.event.to();
    }
    if (origin.event != null
        && origin.event.ref() != CardRef.NONE
        && board.holds(origin.event.ref())) {
      return board.inPlay(origin.event.card()) ? board.area(origin.event.card()) : Area.NONE;
    }
    return origin.from == null ? Area.NONE : origin.from.there(board);
  }

  /// The Problem of a card that was exhausted `at a Problem` to pay.
  @Rule("MLP Q80")
  private int paidAt(Board board) {
    for (int cost = 0; cost < origin.text.costs().length; cost++) {
      int[] refs = state.costs.of(cost);
      if (refs.length > 0
          && origin.text.costs()[cost]
              instanceof Cost.Exhaust(Target.Choose(boolean _, var _, Which which))
          && which.place() == Place.Spot.PROBLEM
          && board.holds(refs[0])) {
        return board.area(CardRef.card(refs[0]));
      }
    }
    return Area.NONE;
  }

  @Override
  public int back() {
    return origin.event == null ? Area.NONE : origin.event.from();
  }

  @Override
  public int cause() {
    return origin.event == null ? CardRef.NONE : origin.event.ref();
  }

  @Override
  public int place() {
    return state.memory.place();
  }

  @Override
  public int color() {
    return state.memory.color() == 0 && origin.from != null
        ? origin.from.color()
        : state.memory.color();
  }

  @Override
  public int type() {
    return state.memory.type();
  }

  @Override
  public String removed() {
    return state.memory.removed();
  }

  @Override
  public void write(Fingerprint out) {
    out.add(1).add(origin.text.code()).ref(origin.self).add(origin.you.ordinal());
    cursor.write(out);
    out.add(origin.event == null ? 0 : 1);
    if (origin.event != null) {
      origin.event.write(out);
    }
    if (origin.from != null) {
      origin.from.write(out);
    }
    write(out, state.last);
    write(out, state.among);
    state.picks.write(out, state.costs, COSTS);
    state.memory.write(out);
  }

  private static void write(Fingerprint out, int[] refs) {
    out.add(refs.length);
    for (int ref : refs) {
      out.ref(ref);
    }
  }
}
