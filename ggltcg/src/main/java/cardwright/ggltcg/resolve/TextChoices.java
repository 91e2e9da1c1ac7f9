package cardwright.ggltcg.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.OthersChoose;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Which;

/// What texts ask players, and the answers.
public final class TextChoices {
  private TextChoices() {}

  /// What can be picked next; nothing when all was chosen at the announcement.
  @Rule("GG Q44")
  public static long candidates(Board board, TextFrame now, int choice) {
    Target.Choose<Which> choose = now.text().choice(choice);
    boolean announced = now.announced() && choice < now.text().announced();
    int self = CardRef.card(now.self());
    if (isByOthers(now, choice)) {
      long theirs = board.cards(Zone.PLAY, seat(board, now, choice));
      long picked = CardSet.common(Candidates.picked(board, now.picks(), choice), theirs);
      if (CardSet.size(picked) >= choose.most(now.x())) {
        return CardSet.NONE;
      }
      long all = Candidates.of(board, choose, now.source(), self, now.you());
      return CardSet.minus(CardSet.common(all, theirs), picked);
    }
    if (announced || now.picks().count(choice) >= choose.most(now.x())) {
      return CardSet.NONE;
    }
    long all = Candidates.of(board, choose, now.source(), self, now.you());
    return Candidates.unpicked(all, now.picks(), choice);
  }

  /// Whether a text has other players choose.
  public static boolean isByOthers(TextFrame now, int choice) {
    return now.text().script().chooser(choice) instanceof Effect.Chooses;
  }

  /// Whether who chooses may leave it at what is picked: each of both players picks one card, if there is one.
  @Rule("GG Q124")
  public static boolean mayPickNoMore(TextFrame now, int choice) {
    boolean each =
        now.text().script().chooser(choice) instanceof Effect.Chooses(OthersChoose<Which> word)
            && word.each();
    return !each && now.picks().count(choice) >= now.text().choice(choice).least();
  }

  /// Who makes a choice, one after the other.
  @Rule("GG Q124")
  static Seat[] choosers(Board board, TextFrame now, int choice) {
    return now.text().script().chooser(choice) instanceof Effect.Chooses(OthersChoose<Which> word)
        ? word.choosers(now.you(), board.active())
        : new Seat[] {now.you()};
  }

  /// Who is asked for a choice now.
  public static Seat seat(Board board, TextFrame now, int choice) {
    return choosers(board, now, choice)[now.cursor().part()];
  }

  /// Those of the cards that can be picked next which players that search try: a text that has to be carried out does as much as it can.
  public static long ascending(TextFrame now, int choice, long candidates) {
    int missing = now.text().choice(choice).least() - now.picks().count(choice);
    int needed = Math.min(missing, CardSet.size(candidates));
    return Candidates.ascending(candidates, now.picks(), choice, needed);
  }

  /// The player picks a card for the choice at hand.
  public static void pick(Board board, TextFrame now, int card) {
    int at = now.next();
    Script<Effect> script = now.text().script();
    int choose = script.at(at) instanceof Script.May<Effect> ? at + 1 : at;
    if (script.at(choose) instanceof Script.Choose<Effect>(Effect _, int choice)) {
      if (board.heard() && isByOthers(now, choice)) {
        board.tell(new SharedLogEvent.Chose(seat(board, now, choice), board.told(card)));
      }
      board.agenda().replace(now.at(choose).with(choice, board.ref(card)));
    }
  }

  /// The player takes a pick back; who has taken all back where `you may` stands can decline again.
  public static void takeBack(Board board, TextFrame now, int card) {
    int at = now.next();
    Script<Effect> script = now.text().script();
    if (script.at(at) instanceof Script.Choose<Effect>(Effect _, int choice)) {
      TextFrame fewer = now.without(choice, board.ref(card));
      boolean may = at > 0 && script.at(at - 1) instanceof Script.May<Effect>;
      board.agenda().replace(may && fewer.picks().count(choice) == 0 ? fewer.at(at - 1) : fewer);
    }
  }

  /// The player declines, or has picked enough.
  public static void pass(Board board, TextFrame now) {
    if (now.choice() >= 0) {
      board.agenda().replace(now.at(now.next() + 1));
    } else {
      decline(board, now);
    }
  }

  /// The player leaves what the text says that the player may do.
  public static void decline(Board board, TextFrame now) {
    if (board.heard()) {
      Message.Argument.Card source = board.toldSince(now.self(), now.source().name());
      board.tell(new PublicEvent.Declined(now.you(), source));
    }
    Interpreter.decline(board.agenda(), now);
  }

  /// The modes of `one of` that can be carried out: one that opens with a choice needs somebody to choose.
  @Rule("GG Q53")
  public static int[] modes(Board board, TextFrame now) {
    return Interpreter.modes(now, mode -> canBegin(board, mode));
  }

  private static boolean canBegin(Board board, TextFrame mode) {
    int choice = mode.choice();
    if (choice < 0) {
      return true;
    }
    Target.Choose<Which> choose = mode.text().choice(choice);
    // Others each choose among their own: it is enough that one of them can.
    long cards =
        isByOthers(mode, choice)
            ? Candidates.of(board, choose, mode.source(), CardRef.card(mode.self()), mode.you())
            : candidates(board, mode, choice);
    return CardSet.size(cards) >= choose.least();
  }
}
