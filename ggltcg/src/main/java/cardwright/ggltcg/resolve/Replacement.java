package cardwright.ggltcg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Pending;
import java.util.ArrayList;
import java.util.List;

/// Something that would happen, and the texts that may take its place. It lies on the agenda from then until the text that does is
/// done: until then the card is not sleeped for lack of stamina, and a text that has begun steps in for nothing else.
///
/// @param what what would happen
/// @param texts those that may take its place
/// @param picked which of them does, or [#OPEN]
/// @param begun whether it has been carried out
/// @param caller the address of the text that asked for what would happen, or [Frame#NO_CALLER]
@Rule({"GG Q59", "GG Q60", "GG Q61"})
public record Replacement(What what, List<Pending> texts, int picked, boolean begun, int caller)
    implements ResolutionStep {
  /// No text is picked yet.
  public static final int OPEN = -1;

  /// Keeps the list from changing.
  public Replacement {
    texts = List.copyOf(texts);
  }

  /// What would happen.
  public sealed interface What {
    /// A card in play would be sleeped.
    ///
    /// @param ref the card, with its life
    record Sleep(int ref) implements What {}

    /// A player would gain CC.
    record Gain(Seat seat, int cc) implements What {}
  }

  /// A text that is alone is picked without asking.
  static Replacement of(What what, List<Pending> texts, int caller) {
    return new Replacement(what, texts, texts.size() == 1 ? 0 : OPEN, false, caller);
  }

  /// The text that takes its place.
  public Pending text() {
    return texts.get(picked);
  }

  /// Whether a player is asked which of several texts it is.
  public boolean isOpen() {
    return picked == OPEN;
  }

  /// With one of the texts picked.
  ///
  /// @param index from 0 to `texts().size() - 1`
  public Replacement picking(int index) {
    return new Replacement(what, texts, index, false, caller);
  }

  /// With the picked text being carried out.
  Replacement beginning() {
    return new Replacement(what, texts, picked, true, caller);
  }

  /// What was asked for by a text.
  ///
  /// @param address where that text lies
  Replacement askedBy(int address) {
    return new Replacement(what, texts, picked, begun, address);
  }

  /// Without the texts of cards that have left play: they step in for nothing.
  @Rule("GG Q59")
  Replacement standing(Board board) {
    List<Pending> left = texts.stream().filter(text -> board.holds(text.self())).toList();
    return left.size() == texts.size() ? this : of(what, left, caller);
  }

  /// Without the picked text, which its player leaves.
  Replacement without() {
    List<Pending> others = new ArrayList<>(texts);
    others.remove(picked);
    return of(what, others, caller);
  }

  /// Who is asked: whose card or whose CC it is, which of several texts; then the player of that text, whether.
  public Seat seat(Board board) {
    if (!isOpen()) {
      return text().you();
    }
    return switch (what) {
      case What.Sleep(int ref) -> board.side(CardRef.card(ref));
      case What.Gain(Seat seat, int _) -> seat;
    };
  }

  @Override
  public void write(Fingerprint out) {
    out.add(6).add(picked).add(begun ? 1 : 0).add(caller).add(texts.size());
    for (Pending text : texts) {
      text.write(out);
    }
    switch (what) {
      case What.Sleep(int ref) -> out.add(1).ref(ref);
      case What.Gain(Seat seat, int cc) -> out.add(2).add(seat.ordinal()).add(cc);
    }
  }
}
