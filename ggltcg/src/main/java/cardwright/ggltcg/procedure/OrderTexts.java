package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.event.PendingTexts;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.TriggeredText;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.TriggeredTexts;
import cardwright.ggltcg.vocabulary.Ability;
import java.util.List;
import java.util.stream.IntStream;

/// Which of several triggered abilities comes first. The options are their indices; triggers that say the same are offered once.
@Rule("GG Q25")
record OrderTexts(Board board) implements Decision.Own {
  @Override
  public Seat seat() {
    return TriggeredTexts.seat(board);
  }

  @Override
  public Message question() {
    return Messages.of("question.order-triggers");
  }

  @Override
  public void list(MoveList options) {
    offered().forEach(options::add);
  }

  private IntStream offered() {
    PendingTexts<TriggeredText> pending = board.triggers();
    int[] all = pending.of(seat());
    return IntStream.range(0, all.length)
        .filter(i ->
            IntStream.range(0, i)
                .noneMatch(earlier ->
                    TriggeredTexts.alike(pending.get(all[earlier]), pending.get(all[i]))))
        .map(i -> all[i]);
  }

  @Override
  public String notation(int option) {
    List<TriggeredText> offered = offered().mapToObj(board.triggers()::get).toList();
    return NamedTexts.notation(
        offered, board.triggers().get(option), Ability.Triggered.class::isInstance);
  }

  @Override
  public Message meaning(int option) {
    return Messages.of("move.ability-first", card(board.triggers().get(option).source().name()));
  }

  @Override
  public void make(int option, Chance chance) {
    TriggeredTexts.carryOut(board, option);
  }
}
