package cardwright.ggltcg.resolve;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.GameEvent;
import cardwright.ggltcg.board.TriggeredText;
import java.util.ArrayList;
import java.util.List;

/// Something that would happen, and the texts that may take its place. It lies on the agenda from then until the text that does is
/// done: until then the card is not sleeped for lack of stamina, and a text that has begun steps in for nothing else.
///
/// @param event what would happen
/// @param texts those that may take its place
/// @param picked which of them does, or [#OPEN]
/// @param begun whether it has been carried out
/// @param caller the address of the text that asked for what would happen, or [Frame#NO_CALLER]
@Rule({"GG Q59", "GG Q60", "GG Q61"})
public record EventGate(
    GameEvent event, List<TriggeredText> texts, int picked, boolean begun, int caller)
    implements ResolutionStep {
  /// No text is picked yet.
  public static final int OPEN = -1;

  /// Keeps the list from changing.
  public EventGate {
    texts = List.copyOf(texts);
  }

  /// A text that is alone is picked without asking.
  static EventGate of(GameEvent event, List<TriggeredText> texts, int caller) {
    return new EventGate(event, texts, texts.size() == 1 ? 0 : OPEN, false, caller);
  }

  /// The text that takes its place.
  public TriggeredText text() {
    return texts.get(picked);
  }

  /// Whether a player is asked which of several texts it is.
  public boolean isOpen() {
    return picked == OPEN;
  }

  /// With one of the texts picked.
  ///
  /// @param index from 0 to `texts().size() - 1`
  public EventGate picking(int index) {
    return new EventGate(event, texts, index, false, caller);
  }

  /// With the picked text being carried out.
  EventGate beginning() {
    return new EventGate(event, texts, picked, true, caller);
  }

  /// Without the texts of cards that have left play, and those that have stepped in once: they step in for nothing.
  @Rule("GG Q59")
  EventGate standing(Board board) {
    List<TriggeredText> left =
        texts.stream()
            .filter(text ->
                text.text().isNext()
                    ? EventGates.next(board, text) != null
                    : board.holds(text.self()))
            .toList();
    return left.size() == texts.size() ? this : of(event, left, caller);
  }

  /// Without the picked text, which its player leaves.
  EventGate without() {
    List<TriggeredText> others = new ArrayList<>(texts);
    others.remove(picked);
    return of(event, others, caller);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(6).add(picked).add(begun ? 1 : 0).add(caller).add(texts.size());
    for (TriggeredText text : texts) {
      text.write(out);
    }
    event.write(out);
  }
}
