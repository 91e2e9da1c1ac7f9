package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Picks;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Deed;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Voice;
import cardwright.mlpccg.board.Was;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Text;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A text that is being carried out: the one step that runs every text.
///
/// @param text what it says
/// @param self its card, with its life
/// @param you who carries it out
/// @param event what set it off, or null
/// @param from the text that brought this one about for later, or null
/// @param picks what was chosen so far, costs too
/// @param memory what it keeps in mind
/// @param last what the last instruction acted on that chose nothing
/// @param among what it has revealed
/// @param next the index of the instruction that comes next
/// @param loop how often what is repeated has still to be done
/// @param part which of several players is asked by this instruction, from 0
/// @param agreed those players who said yes to it, as bits
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record Passage(
    Text text,
    int self,
    Seat you,
    @Nullable Deed event,
    @Nullable Voice from,
    Picks picks,
    Memory memory,
    int[] last,
    int[] among,
    int next,
    int loop,
    int part,
    int agreed)
    implements Step, Voice {
  private static final int SEATS = 64;
  private static final int COSTS = 256;

  /// A text from its start, with nothing chosen.
  static Passage of(Text text, int self, Seat you, @Nullable Deed event) {
    return new Passage(
        text, self, you, event, null, Picks.NONE, Memory.NONE, NOBODY, NOBODY, 0, 0, 0, 0);
  }

  /// The key of a choice that a player makes.
  static int key(int choice, Seat seat) {
    return choice + SEATS * seat.ordinal();
  }

  /// The key of what is picked for a cost.
  static int costKey(int cost) {
    return COSTS + cost;
  }

  /// The same text of the same card in another life.
  Passage by(int ref) {
    return new Passage(
        text, ref, you, event, from, picks, memory, last, among, next, loop, part, agreed);
  }

  Passage behind(Voice origin) {
    return new Passage(
        text, self, you, event, origin, picks, memory, last, among, next, loop, part, agreed);
  }

  /// The same text at another instruction.
  Passage at(int instruction) {
    return new Passage(
        text, self, you, event, from, picks, memory, last, among, instruction, loop, 0, 0);
  }

  /// The next player is asked by the same instruction.
  Passage asking(int index, int yes) {
    return new Passage(
        text, self, you, event, from, picks, memory, last, among, next, loop, index, yes);
  }

  /// The same text with one more card chosen.
  Passage with(int key, int ref) {
    return new Passage(
        text,
        self,
        you,
        event,
        from,
        picks.with(key, ref),
        memory,
        last,
        among,
        next,
        loop,
        part,
        agreed);
  }

  /// The same text with one pick taken back.
  Passage without(int key, int ref) {
    Picks fewer = picks.without(key, ref);
    return new Passage(
        text, self, you, event, from, fewer, memory, last, among, next, loop, part, agreed);
  }

  Passage keeping(Memory mind) {
    return new Passage(
        text, self, you, event, from, picks, mind, last, among, next, loop, part, agreed);
  }

  /// The same text, which has acted on those cards.
  Passage actedOn(int[] refs) {
    return new Passage(
        text, self, you, event, from, picks, memory, refs, among, next, loop, part, agreed);
  }

  /// The same text, which has revealed those cards.
  Passage revealing(int[] refs) {
    return new Passage(
        text, self, you, event, from, picks, memory, last, refs, next, loop, part, agreed);
  }

  /// The same text at the start of what is repeated, with new choices.
  Passage repeated(int instruction, int times, int firstChoice) {
    return new Passage(
        text,
        self,
        you,
        event,
        from,
        picks.of(key -> key >= COSTS || key % SEATS < firstChoice),
        memory,
        last,
        among,
        instruction,
        times,
        0,
        0);
  }

  @Override
  public int x(Board board) {
    if (memory.x() >= 0) {
      return memory.x();
    }
    if (text.body().x().isPresent()) {
      return Math.max(0, Values.of(board, text.body().x().get(), this));
    }
    return from == null ? 0 : from.x(board);
  }

  @Override
  public int[] mentioned(Board board, int kinds) {
    int[] found = mention(board, kinds);
    if (found.length == 0 && from != null) {
      return from.mentioned(board, kinds);
    }
    if (found.length == 0 && kinds == Kind.PROBLEM.bit()) {
      int problem = board.derived().problemAt(there(board));
      return problem == Board.EMPTY ? NOBODY : new int[] {board.ref(problem)};
    }
    return found;
  }

  @Override
  public int[] banished(Board board, int kinds) {
    for (int choice = text.choices() - 1; choice >= 0; choice--) {
      if (text.script().chooser(choice) instanceof Effect.Banish) {
        return fitting(board, picks.of(key(choice, you)), kinds);
      }
    }
    return from == null ? mentioned(board, kinds) : from.banished(board, kinds);
  }

  private int[] mention(Board board, int kinds) {
    // Choices first, the latest of them foremost, then what was paid with.
    for (int choice = text.choices() - 1; choice >= 0; choice--) {
      for (Seat seat : Seat.values()) {
        int[] picked = fitting(board, picks.of(key(choice, seat)), kinds);
        if (picked.length > 0) {
          return picked;
        }
      }
    }
    int[] acted = fitting(board, last, kinds);
    if (acted.length > 0) {
      return acted;
    }
    for (int cost = text.costs().length - 1; cost >= 0; cost--) {
      int[] picked = fitting(board, picks.of(costKey(cost)), kinds);
      if (picked.length > 0) {
        return picked;
      }
    }
    if (event != null && event.ref() != CardRef.NONE) {
      return fitting(board, new int[] {event.ref()}, kinds);
    }
    return NOBODY;
  }

  /// `it` is never this card, nor a Problem that is only a place.
  private int[] fitting(Board board, int[] refs, int kinds) {
    int count = 0;
    int[] found = new int[refs.length];
    for (int ref : refs) {
      int card = CardRef.card(ref);
      int kind = board.card(card).kind().bit();
      boolean place = kinds == Kind.ANY && kind == Kind.PROBLEM.bit();
      if ((kind & kinds) != 0 && !place && card != CardRef.card(self)) {
        found[count++] = ref;
      }
    }
    return count == refs.length ? refs : Arrays.copyOf(found, count);
  }

  @Override
  public @Nullable Was was(int ref) {
    Was was = memory.was(ref);
    return was == null && from != null ? from.was(ref) : was;
  }

  @Override
  public boolean involved(Board board, int card) {
    int[] involved = memory.involved();
    if (involved == null) {
      return Voice.super.involved(board, card);
    }
    for (int ref : involved) {
      if (ref == board.ref(card)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int there(Board board) {
    if (memory.place() != Area.NONE) {
      return memory.place();
    }
    for (int choice = text.choices() - 1; choice >= 0; choice--) {
      for (Seat seat : Seat.values()) {
        int[] picked = picks.of(key(choice, seat));
        int card = picked.length == 0 ? Board.EMPTY : CardRef.card(picked[0]);
        if (card != Board.EMPTY && board.card(card).is(Kind.PROBLEM) && board.inPlay(card)) {
          return board.area(card);
        }
      }
    }
    if (event != null && event.to() != Area.NONE) {
      return event.to();
    }
    if (event != null && event.ref() != CardRef.NONE && board.holds(event.ref())) {
      return board.inPlay(event.card()) ? board.area(event.card()) : Area.NONE;
    }
    return from == null ? Area.NONE : from.there(board);
  }

  @Override
  public int back() {
    return event == null ? Area.NONE : event.from();
  }

  @Override
  public int cause() {
    return event == null ? CardRef.NONE : event.ref();
  }

  @Override
  public int place() {
    return memory.place();
  }

  @Override
  public int color() {
    return memory.color() == 0 && from != null ? from.color() : memory.color();
  }

  @Override
  public int type() {
    return memory.type();
  }

  @Override
  public String removed() {
    return memory.removed();
  }

  @Override
  public void write(Fingerprint out) {
    out.add(1).add(text.code()).ref(self).add(you.ordinal());
    out.add(next).add(loop).add(part).add(agreed);
    out.add(event == null ? 0 : 1);
    if (event != null) {
      event.write(out);
    }
    if (from != null) {
      from.write(out);
    }
    out.add(last.length);
    for (int ref : last) {
      out.ref(ref);
    }
    out.add(among.length);
    for (int ref : among) {
      out.ref(ref);
    }
    picks.write(out);
    memory.write(out);
  }
}
