package cardwright.cardgame.plain;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.choose.CardLabels;
import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.OpenChoice;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.CardZone;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// A game in which cards are thrown away, and that is all.
final class PlainTest {
  private enum Zone implements CardZone {
    HAND,
    BIN;

    @Override
    public Seen seen() {
      return Seen.BY_ALL;
    }

    @Override
    public boolean inPlay() {
      return false;
    }
  }

  private enum OfTable {
    TURN
  }

  private enum OfSeat {
    POINTS
  }

  /// Score a point, or throw a card away.
  private enum Effect {
    SCORE,
    THROW
  }

  private static final class Board
      extends PlainBoard<Board, String, Zone, OfTable, OfSeat, Effect> {
    Board() {
      super(
          new CardPool<>(new String[] {"Ant", "Bee", "Cat"}, new String[0]),
          Zone.class,
          _ -> Zone.HAND,
          1,
          OfTable.class,
          OfSeat.class);
    }

    private Board(Board like) {
      super(like);
    }

    @Override
    protected Board blank() {
      return new Board(this);
    }

    void score(Seat seat) {
      set(OfSeat.POINTS, seat, get(OfSeat.POINTS, seat) + 1);
    }

    void mark(int card) {
      put(0, card, 7);
    }

    void nextTurn() {
      set(OfTable.TURN, get(OfTable.TURN) + 1);
    }

    void finish() {
      end(Outcome.draw("enough"));
    }
  }

  private record Texts(Board board) implements PlainRules<Effect> {
    @Override
    public Agenda<PlainText<Effect>> agenda() {
      return board.agenda();
    }

    @Override
    public CardLabels labels() {
      return new CardLabels() {
        @Override
        public String of(int card) {
          return "card " + card;
        }

        @Override
        public String name(int card) {
          return board.card(card);
        }
      };
    }

    @Override
    public int ref(int card) {
      return board.ref(card);
    }

    @Override
    public boolean holds(int ref) {
      return board.holds(ref);
    }

    @Override
    public boolean carryOut(Effect effect, Seat you, int[] picked) {
      if (effect == Effect.SCORE) {
        board.score(you);
        return true;
      }
      for (int ref : picked) {
        board.put(CardRef.card(ref), Zone.BIN);
      }
      return picked.length > 0;
    }

    @Override
    public int[] candidates(Effect effect, Seat you) {
      return effect == Effect.THROW ? board.cards(you, Zone.HAND) : new int[0];
    }

    @Override
    public int count(Effect count, Seat you) {
      return board.cards(you, Zone.HAND).length;
    }

    @Override
    public void rolled(int sides, int number) {}
  }

  private static final Chance NO_CHANCE = _ -> 0;

  private final Board board = new Board();
  private final Texts texts = new Texts(board);
  private final OpenChoice choice = new OpenChoice();

  private static Flow<Effect> act(Effect effect) {
    return new Flow.Do<>(effect);
  }

  private boolean begin(Flow<Effect> flow) {
    Script<Effect> script = Script.of(flow, effect -> effect == Effect.THROW);
    board.agenda().push(PlainText.of("Broom", 0, script, Seat.A));
    return texts.goOn(NO_CHANCE);
  }

  @Test
  void an_effect_that_chooses_nothing_is_carried_out_at_once() {
    assertThat(begin(act(Effect.SCORE))).isTrue();
    assertThat(board.get(OfSeat.POINTS, Seat.A)).isEqualTo(1);
  }

  @Test
  void a_card_is_asked_for_and_then_the_text_goes_on() {
    assertThat(begin(act(Effect.THROW))).isFalse();
    choice.ask(texts.decision());

    assertThat(choice.question().words()).isEqualTo("Broom: which card?");
    assertThat(choice.question().words(null, Locale.GERMAN)).isEqualTo("Broom: Welche Karte?");
    assertThat(choice.question().parts(null)).contains(new Message.Part.Card("Broom"));
    assertThat(choice.notations())
        .containsExactly("choose card 0", "choose card 1", "choose card 2");

    choice.make(1, NO_CHANCE);
    assertThat(texts.goOn(NO_CHANCE)).isTrue();
    assertThat(board.zone(1)).isEqualTo(Zone.BIN);
  }

  @Test
  void the_only_card_is_taken_without_asking() {
    board.put(0, Zone.BIN);
    board.put(2, Zone.BIN);

    assertThat(begin(act(Effect.THROW))).isTrue();
    assertThat(board.cards(Seat.A, Zone.BIN)).containsExactly(0, 1, 2);
  }

  @Test
  void a_card_that_was_chosen_and_has_left_since_is_not_acted_on() {
    begin(act(Effect.THROW));
    choice.ask(texts.decision());
    choice.make(1, NO_CHANCE);
    board.put(1, Zone.BIN);
    board.put(1, Zone.HAND);

    assertThat(texts.goOn(NO_CHANCE)).isTrue();
    assertThat(board.cards(Seat.A, Zone.HAND)).containsExactly(0, 1, 2);
  }

  @Test
  void a_part_of_a_text_that_cannot_begin_is_not_offered() {
    Flow<Effect> either = new Flow.OneOf<>(List.of(act(Effect.SCORE), act(Effect.THROW)));
    begin(either);
    assertThat(parts()).containsExactly(0, 1);
    assertThat(texts.decision().question().words()).isEqualTo("Broom: which part of its text?");
    assertThat(texts.decision().question().words(null, Locale.GERMAN))
        .isEqualTo("Broom: Welcher Teil des Textes?");

    for (int card = 0; card < 3; card++) {
      board.put(card, Zone.BIN);
    }
    assertThat(parts()).containsExactly(0);
  }

  @Test
  void who_may_pick_some_parts_of_a_text_may_pick_no_more() {
    begin(new Flow.SomeOf<>(2, List.of(act(Effect.SCORE), act(Effect.THROW))));
    choice.ask(texts.decision());

    assertThat(choice.notation(2)).isEqualTo("done");
    choice.make(2, NO_CHANCE);
    assertThat(texts.goOn(NO_CHANCE)).isTrue();
    assertThat(board.cards(Seat.A, Zone.HAND)).hasSize(3);
  }

  private int[] parts() {
    return ((ChooseMode) texts.decision()).modes();
  }

  @Test
  void what_a_text_leaves_open_is_asked_in_the_language_of_the_reader() {
    begin(new Flow.May<>(act(Effect.SCORE)));
    Message question = texts.decision().question();
    assertThat(question.words()).isEqualTo("Broom: do it?");
    assertThat(question.words(null, Locale.GERMAN)).isEqualTo("Broom: Machst du das?");
  }

  @Test
  void a_card_that_changes_zones_is_a_new_object_without_its_numbers() {
    board.mark(1);
    int ref = board.ref(1);
    board.put(1, Zone.BIN);

    assertThat(board.at(0, 1)).isZero();
    assertThat(board.ref(1)).isNotEqualTo(ref);
  }

  @Test
  void a_copy_is_equal_and_then_independent() {
    board.mark(1);
    board.put(2, Zone.BIN);
    board.score(Seat.B);
    board.nextTurn();
    Board twin = board.copy();

    assertThat(twin.fingerprint()).isEqualTo(board.fingerprint());

    twin.nextTurn();
    assertThat(twin.fingerprint()).isNotEqualTo(board.fingerprint());
    assertThat(board.get(OfTable.TURN)).isEqualTo(1);
  }

  @Test
  void a_play_that_has_ended_has_nothing_left_to_do() {
    begin(act(Effect.THROW));
    board.finish();

    assertThat(board.agenda().size()).isZero();
    assertThat(board.outcome()).isEqualTo(Outcome.draw("enough"));
  }

  @Test
  void a_plain_choice_carries_out_the_move_that_is_made() {
    List<String> done = new ArrayList<>();
    Decision decision =
        new PlainChoice(
            Seat.B,
            "What now?",
            List.of(
                new PlainChoice.Option("go", "Go on.", () -> done.add("go")),
                PlainChoice.Option.pass(Message.plain("Stay."), () -> done.add("stay"))));
    choice.ask(decision);

    assertThat(choice.notations()).containsExactly("go", "pass");
    assertThat(choice.pass()).isEqualTo(1);
    assertThat(choice.move(1).words()).isEqualTo("Stay.");
    choice.make(1, NO_CHANCE);
    choice.make(0, NO_CHANCE);
    assertThat(done).containsExactly("stay", "go");
  }
}
