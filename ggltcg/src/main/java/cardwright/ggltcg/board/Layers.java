package cardwright.ggltcg.board;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.cardgame.layers.FigureChanges;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Duration;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Source;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Which;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds speed, strength and stamina of all cards in play: printed or set, then what lasts, then what stands in the present tense.
@Rule({"GG 10.2", "GG 10.3"})
public final class Layers {
  /// What a tussle costs when no card says otherwise.
  @Rule("GG 7.2")
  public static final int TUSSLE = 2;

  private final Board board;
  private final DerivedValues values;
  // Who asks why a figure is what it is, and which; nobody does while a play goes on.
  private final FigureChanges asked;
  private final Stat asks;

  private Layers(Board board, DerivedValues values, FigureChanges asked, Stat asks) {
    this.board = board;
    this.values = values;
    this.asked = asked;
    this.asks = asks;
  }

  /// The figures of all cards in play, which the board keeps until something changes that they depend on.
  public static DerivedValues of(Board board) {
    return board
        .derived()
        .of(
            board,
            (values, its, _) -> new Layers(its, values, FigureChanges.UNASKED, Stat.SPEED).find());
  }

  /// The stamina that a Toy in play has left.
  public static int stamina(Board board, int card) {
    return of(board).stamina(card) - board.lost(card);
  }

  /// The name of a figure, as a part of a sentence.
  public static Message name(Stat stat) {
    return switch (stat) {
      case SPEED -> Messages.of("explain.speed");
      case STRENGTH -> Messages.of("explain.strength");
      case STAMINA -> Messages.of("explain.stamina");
    };
  }

  /// Each change of a figure of a card in play with its source, in the order in which they count: the figures are found once more, and what changes this one is noted.
  public static List<Message> changes(Board board, int card, Stat stat) {
    FigureChanges changes = FigureChanges.of(card);
    new Layers(board, of(board), changes, stat).find();
    if (stat == Stat.STAMINA && board.lost(card) > 0) {
      changes.add(Messages.of("explain.lost", number(board.lost(card))));
    }
    return changes.all();
  }

  private void find() {
    long inPlay = board.inPlay();
    values.begin();
    long shields = CardSet.NONE;
    long pricing = CardSet.NONE;
    long bonuses = CardSet.NONE;
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      Card face = board.face(card);
      shields = face.has(Feature.UNTOUCHED) ? CardSet.with(shields, card) : shields;
      pricing = face.has(Feature.TUSSLE_COST) ? CardSet.with(pricing, card) : pricing;
      if (face.has(Feature.OPPONENTS_COST)) {
        values.addOpponentsCost(card);
      }
      bonuses = face.has(Feature.BONUS) ? CardSet.with(bonuses, card) : bonuses;
      values.print(card, face.stats(), TUSSLE);
    }
    // Before the bonuses, which are effects that may not touch a card.
    shields(shields);
    tussleCosts(pricing);
    for (LastingEffect lasting : board.lasting().all()) {
      switch (lasting) {
        case LastingEffect.StaminaSet set -> {
          int card = CardRef.card(set.ref());
          values.setStamina(card, set.to());
          if (asked.isAbout(card) && asks == Stat.STAMINA) {
            noteSet(set);
          }
        }
        case LastingEffect.Added _,
            LastingEffect.Borrowed _,
            LastingEffect.Cheaper _,
            LastingEffect.Copied _,
            LastingEffect.Given _,
            LastingEffect.Silenced _,
            LastingEffect.Next _,
            LastingEffect.SetOff _ -> {}
      }
    }
    for (LastingEffect lasting : board.lasting().all()) {
      switch (lasting) {
        case LastingEffect.Added added ->
            add(
                CardSet.of(CardRef.card(added.ref())),
                added.by(),
                added.source(),
                untilNextTurnOf(added));
        case LastingEffect.StaminaSet _,
            LastingEffect.Borrowed _,
            LastingEffect.Cheaper _,
            LastingEffect.Copied _,
            LastingEffect.Given _,
            LastingEffect.Silenced _,
            LastingEffect.Next _,
            LastingEffect.SetOff _ -> {}
      }
    }
    for (long rest = bonuses; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      bonuses(card);
    }
  }

  private void shields(long shields) {
    for (long rest = shields; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      Seat side = board.side(card);
      for (Ability.Standing ability : board.face(card).standing()) {
        if (ability instanceof Ability.Untouched(boolean thisOnly, Source by)) {
          switch (by) {
            case Source.OpponentControls() -> {
              if (thisOnly) {
                values.shield(side, card);
              } else {
                values.shelter(side);
              }
            }
            case Source.Named _ -> values.addNamedShield(card);
          }
        }
      }
    }
  }

  /// The lowest that any card says.
  @Rule({"GG 7.2", "GG 7.3", "GG 8.3", "GG Q41"})
  private void tussleCosts(long pricing) {
    long said = CardSet.NONE;
    for (long rest = pricing; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int source = CardSet.first(rest);
      for (Ability.Standing ability : board.face(source).standing()) {
        if (ability instanceof Ability.TussleCost(boolean thisOnly, int cc)) {
          long of = thisOnly ? CardSet.of(source) : board.cards(Zone.PLAY, board.side(source));
          for (long each = of; !CardSet.isEmpty(each); each = CardSet.withoutFirst(each)) {
            int card = CardSet.first(each);
            boolean isSaid = CardSet.has(said, card);
            values.setTussleCost(card, isSaid ? Math.min(values.tussleCost(card), cc) : cc);
          }
          said = CardSet.union(said, of);
        }
      }
    }
  }

  private void bonuses(int source) {
    Card face = board.face(source);
    for (Ability.Standing ability : face.standing()) {
      if (ability instanceof Ability.StatBonus(var condition, Which which, Stats by)
          && (condition.isEmpty() || holds(source, condition.get()))) {
        add(touched(source, face, which), by, face.name(), null);
      } else if (ability instanceof Ability.OwnBonus(var condition, Stats by)
          && (condition.isEmpty() || holds(source, condition.get()))) {
        add(CardSet.of(source), by, face.name(), null);
      }
    }
  }

  @Rule("GG Q80")
  private boolean holds(int source, Condition condition) {
    return Values.holds(
        board, condition, new TextContext.Still(board.ref(source), board.side(source)));
  }

  private long touched(int source, Card face, Which which) {
    Seat you = board.side(source);
    long meant = Selection.of(board, which, source, you);
    return Shields.touched(board, values, face, you, meant);
  }

  private void add(long cards, Stats by, String source, @Nullable Seat next) {
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      values.add(card, by);
      if (asked.isAbout(card) && by.of(asks) != 0) {
        noteAdded(by.of(asks), source, next);
      }
    }
  }

  /// Until whose next turn it lasts; null where it lasts for this turn or for good.
  private static @Nullable Seat untilNextTurnOf(LastingEffect lasting) {
    return lasting.expiry().duration() == Duration.Shared.NEXT_TURN ? lasting.expiry().you() : null;
  }

  private void noteSet(LastingEffect.StaminaSet set) {
    Seat next = untilNextTurnOf(set);
    asked.add(
        next == null
            ? Messages.of("explain.set", number(set.to()), card(set.source()))
            : Messages.of("explain.set-until", number(set.to()), card(set.source()), player(next)));
  }

  /// @param next until whose next turn it lasts, or null
  private void noteAdded(int by, String source, @Nullable Seat next) {
    asked.add(
        next == null
            ? Messages.of("explain.added", number(by), card(source))
            : Messages.of("explain.added-until", number(by), card(source), player(next)));
  }
}
