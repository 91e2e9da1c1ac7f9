package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.run.Cursor;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Bit;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Deed;
import cardwright.mlpccg.board.Knowledge;
import cardwright.mlpccg.board.Lasting;
import cardwright.mlpccg.board.Voice;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.Happening;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Goal;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Target;
import cardwright.mlpccg.vocabulary.What;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/// What players say in the middle of an instruction, and what comes of it.
@Rule({"MLP 61", "MLP 69"})
public final class Wants {
  /// Stands for: none of them.
  public static final int NOTHING = -1;

  private Wants() {}

  /// Goes on; answers false when the player has to say something.
  public static boolean goOn(Board board, Chance chance, Wanted wanted) {
    if (wanted.what() == Wanted.What.REST) {
      board.agenda().pop();
      rest(board, wanted);
      return true;
    }
    int[] options = options(board, wanted);
    if (options.length == 0 && wanted.what() != Wanted.What.FIND) {
      board.agenda().pop();
      return true;
    }
    if (options.length == 1 && !wanted.optional()) {
      make(board, chance, wanted, options[0]);
      return true;
    }
    return false;
  }

  /// What the player can say: areas, cards with their lives, or numbers.
  public static int[] options(Board board, Wanted wanted) {
    return switch (wanted.what()) {
      case KEEP -> flips(board, wanted);
      case FIND, HOST -> Arrays.stream(wanted.options()).filter(board::holds).toArray();
      case TAKE -> takes(board, wanted);
      case MOVE -> areas(board, wanted);
      case ENTER, FACE_DOWN, COLOR, GAINED_COLOR, TYPE, PLACE, COUNTER, DO -> wanted.options();
      case REST -> new int[0];
    };
  }

  /// Cards that go to different Problems do not go to one that was taken.
  private static int[] areas(Board board, Wanted wanted) {
    if (!board.holds(wanted.ref())) {
      return new int[0];
    }
    boolean different =
        wanted.effect() instanceof Effect.Move(var _, Goal goal) && goal == Goal.DIFFERENT_PROBLEMS;
    int taken = different ? Moves.text(board, wanted.caller()).memory().place() : Area.NONE;
    return Arrays.stream(wanted.options()).filter(area -> area != taken).toArray();
  }

  /// What can be taken next, in whatever order.
  @Rule("MLP B70")
  private static int[] takes(Board board, Wanted wanted) {
    int[] left =
        Arrays.stream(wanted.options())
            .filter(ref -> board.holds(ref) && !PickedSet.contains(wanted.picked(), ref))
            .toArray();
    if (wanted.many() == 1) {
      return left;
    }
    int[] cards = Arrays.stream(left).map(CardRef::card).toArray();
    int[] once = PickedSet.once(cards, Knowledge.interchangeable(board, wanted.seat()));
    boolean whole = !wanted.optional() && cards.length <= wanted.many() - wanted.picked().length;
    return Arrays.stream(whole ? PickedSet.first(once) : once).map(board::ref).toArray();
  }

  /// Whether a card that can be taken is one that players that search try.
  public static boolean isAscending(Board board, Wanted wanted, int ref) {
    if (wanted.many() == 1) {
      return true;
    }
    int[] cards =
        Arrays.stream(wanted.options())
            .filter(each -> board.holds(each) && !PickedSet.contains(wanted.picked(), each))
            .map(CardRef::card)
            .toArray();
    int needed = wanted.optional() ? 0 : wanted.many() - wanted.picked().length;
    return PickedSet.isAscending(
        CardRef.card(ref), PickedSet.highest(wanted.picked()), cards, needed);
  }

  /// The picks that can be taken back, with lives; of those that are alike one.
  @Rule("MLP B70")
  public static int[] takeBacks(Board board, Wanted wanted) {
    boolean forced = !wanted.optional() && takes(board, wanted).length == 1;
    return forced
        ? PickedSet.NONE
        : PickedSet.last(wanted.picked(), Knowledge.interchangeable(board, wanted.seat()));
  }

  /// A pick is taken back.
  public static void takeBack(Board board, Wanted wanted, int card) {
    board.agenda().replace(wanted.picking(PickedSet.without(wanted.picked(), board.ref(card))));
  }

  private static int[] flips(Board board, Wanted wanted) {
    Pile flips = board.pile(Zone.FLIPPED, wanted.seat());
    int[] refs = new int[Math.max(0, flips.size() - wanted.ref())];
    int count = 0;
    for (int i = wanted.ref(); i < flips.size(); i++) {
      if (!board.is(flips.get(i), Bit.IGNORED)) {
        refs[count++] = board.ref(flips.get(i));
      }
    }
    return Arrays.copyOf(refs, count);
  }

  private static void rest(Board board, Wanted wanted) {
    int[] left =
        Arrays.stream(wanted.options())
            .filter(ref -> board.holds(ref) && board.zone(CardRef.card(ref)) == Zone.DECK)
            .toArray();
    if (left.length > 0 && wanted.effect() instanceof Effect.RevealTop reveal) {
      board.agenda().push(Arrange.rest(wanted.seat(), wanted.seat(), reveal.restOnTop(), left));
    }
  }

  private static void rethink(Board board, Wanted wanted, UnaryOperator<Memory> change) {
    TextFrame now = Moves.text(board, wanted.caller());
    board.agenda().set(wanted.caller(), now.keeping(change.apply(now.memory())));
  }

  private static int source(Board board, Wanted wanted) {
    return Moves.text(board, wanted.caller()).self();
  }

  /// The player says something, or [#NOTHING].
  public static void make(Board board, Chance chance, Wanted wanted, int option) {
    board.agenda().pop();
    Seat seat = wanted.seat();
    int ref = wanted.ref();
    switch (wanted.what()) {
      case MOVE -> {
        Moves.name(board, wanted.caller(), option);
        Deeds.happen(
            board,
            chance,
            wanted.caller(),
            Deed.to(What.MOVE, ref, seat, option, source(board, wanted)));
      }
      case ENTER -> enter(board, chance, wanted, option);
      case FACE_DOWN -> Playing.faceDown(board, chance, seat, CardRef.card(ref), option, 0);
      case HOST ->
          onto(
              board,
              chance,
              wanted.effect(),
              ref,
              option,
              seat,
              source(board, wanted),
              wanted.caller());
      case COLOR -> rethink(board, wanted, mind -> mind.withColor(1 << option));
      case GAINED_COLOR -> color(board, wanted, option);
      case TYPE -> rethink(board, wanted, mind -> mind.withType(Kind.values()[option].bit()));
      case PLACE -> {
        rethink(board, wanted, mind -> mind.withPlace(option));
        if (wanted.effect() instanceof Effect.OnCards effect) {
          TextFrame now = Moves.text(board, wanted.caller());
          Resolve.atPlace(board, chance, effect, now, seat, wanted.caller());
        }
      }
      case FIND -> find(board, chance, wanted, option);
      case TAKE -> take(board, chance, wanted, option);
      case REST -> {}
      case KEEP -> keep(board, chance, wanted, option);
      case COUNTER -> {
        String name = board.counters().names(CardRef.card(ref))[option];
        Deeds.happen(
            board,
            chance,
            wanted.caller(),
            Deed.counters(What.COUNTER, ref, name, 1, seat, source(board, wanted)));
      }
      case DO -> {
        int yes = option == 1 ? 1 << seat.ordinal() : 0;
        if (option == 1) {
          Loops.acted(board, seat);
        }
        TextFrame now = Moves.text(board, wanted.caller());
        Cursor asked = now.cursor().asking(now.cursor().part() + 1, now.cursor().agreed() | yes);
        board.agenda().set(wanted.caller(), now.with(asked));
      }
    }
  }

  private static void enter(Board board, Chance chance, Wanted wanted, int area) {
    int card = CardRef.card(wanted.ref());
    if (wanted.effect() instanceof Effect.PlayFree) {
      Playing.at(board, chance, wanted.seat(), card, area, 0);
    } else {
      Seat owner = board.cast().owner(card);
      Moves.name(board, wanted.caller(), area);
      Deeds.happen(
          board,
          chance,
          wanted.caller(),
          Deed.to(What.ENTER, wanted.ref(), owner, area, source(board, wanted)));
      Moves.entered(board, wanted.caller(), card);
    }
  }

  /// A card goes beneath another one, or onto it.
  static void onto(
      Board board,
      Chance chance,
      Effect effect,
      int ref,
      int host,
      Seat seat,
      int source,
      int caller) {
    if (effect instanceof Effect.PlayFree) {
      Playing.on(board, chance, seat, CardRef.card(ref), CardRef.card(host), 0);
    } else {
      What what = effect instanceof Effect.Reattach ? What.REATTACH : What.BANISH_BENEATH;
      Deeds.happen(board, chance, caller, Deed.onto(what, ref, seat, host, source));
    }
  }

  private static void color(Board board, Wanted wanted, int color) {
    if (wanted.effect() instanceof Effect.Gain gain && board.holds(wanted.ref())) {
      int source = source(board, wanted);
      String name = source == CardRef.NONE ? "" : board.card(CardRef.card(source)).name();
      Lasting.Term term = new Lasting.Term(gain.duration(), wanted.seat(), source, name);
      board.lasting().add(new Lasting.Colors(wanted.ref(), 1 << color, term));
    }
  }

  /// What was found is shown; then the deck is shuffled.
  @Rule("MLP Q41")
  private static void find(Board board, Chance chance, Wanted wanted, int ref) {
    Seat seat = wanted.seat();
    int source = source(board, wanted);
    boolean found = ref != NOTHING;
    if (found) {
      Knowledge.reveal(board, CardRef.card(ref));
      board.tell(new Happening.Revealed(seat, board.card(CardRef.card(ref)).name()));
      board.agenda().push(new Shuffling(seat, true, wanted.caller()));
      switch (wanted.effect() instanceof Effect.Search search ? search.then() : Effect.Found.TAKE) {
        case TAKE ->
            Deeds.happen(
                board, chance, wanted.caller(), Deed.card(What.TO_HAND, ref, seat, source));
        case INTO_PLAY -> {
          Effect into = new Effect.PutIntoPlay(new Target.It(), Goal.ANY);
          int[] areas =
              Goals.entering(board, CardRef.card(ref), Goal.ANY, new Voice.Still(ref, seat), seat);
          board
              .agenda()
              .push(new Wanted(Wanted.What.ENTER, seat, into, ref, areas, false, wanted.caller()));
        }
        case HOME_FRIGHTENED ->
            Deeds.happen(
                board,
                chance,
                wanted.caller(),
                Deed.to(What.ENTER, ref, seat, Area.home(seat), source).named(Moves.FRIGHTENED));
      }
    } else {
      board.agenda().push(new Shuffling(seat, false, wanted.caller()));
    }
  }

  /// One card more is picked, or no more; what was picked is taken at one moment.
  private static void take(Board board, Chance chance, Wanted wanted, int ref) {
    Wanted more = ref == NOTHING ? wanted : wanted.picking(PickedSet.with(wanted.picked(), ref));
    boolean full = more.picked().length >= more.many() || takes(board, more).length == 0;
    if (ref != NOTHING && !full) {
      board.agenda().push(more);
      return;
    }
    if (more.picked().length == 0) {
      Frame.report(board.agenda(), wanted.caller(), false);
      return;
    }
    Deed[] deeds = new Deed[more.picked().length];
    for (int i = 0; i < deeds.length; i++) {
      deeds[i] = Deed.card(What.TO_HAND, more.picked()[i], more.seat(), source(board, wanted));
    }
    Deeds.happen(board, chance, wanted.caller(), deeds);
  }

  private static void keep(Board board, Chance chance, Wanted wanted, int kept) {
    for (int ref : flips(board, wanted)) {
      if (ref != kept) {
        Deeds.happen(
            board,
            chance,
            wanted.caller(),
            Deed.card(What.IGNORE, ref, wanted.seat(), source(board, wanted)));
      }
    }
  }
}
