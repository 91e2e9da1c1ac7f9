package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Picks;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.littletroubles.board.Voice;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Target;
import cardwright.littletroubles.vocabulary.Text;
import java.util.Optional;

/// A text that is being carried out: the one step that runs every text.
///
/// @param text what it says
/// @param face the face that says it
/// @param self its card, with its life
/// @param you who carries it out
/// @param event the card that set it off, with its life, or [CardRef#NONE]
/// @param wasAnnounced whether its first choices were made at an announcement
/// @param x what X is
/// @param picks what was chosen so far
/// @param last what the last instruction on all, random or searched cards acted on
/// @param next the index of the instruction that comes next
/// @param loop how often what is repeated has still to be done
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record Passage(
    Text text,
    Face face,
    int self,
    Seat you,
    int event,
    boolean wasAnnounced,
    int x,
    Picks picks,
    int[] last,
    int next,
    int loop)
    implements Step, Voice {
  /// A text from its start, with nothing chosen.
  public static Passage of(Text text, Face face, int self, Seat you) {
    return new Passage(text, face, self, you, CardRef.NONE, false, 0, Picks.NONE, NOBODY, 0, 0);
  }

  /// The same text, as announced.
  public Passage announced(int declared, Picks chosen) {
    return new Passage(text, face, self, you, event, true, declared, chosen, last, next, loop);
  }

  /// The same text, said by its card in another life.
  Passage by(int ref) {
    return new Passage(text, face, ref, you, event, wasAnnounced, x, picks, last, next, loop);
  }

  /// The same text, set off by what happened to a card.
  ///
  /// @param declared what X was for a card that was played, else 0
  Passage setOffBy(int ref, int declared) {
    return new Passage(text, face, self, you, ref, wasAnnounced, declared, picks, last, next, loop);
  }

  /// The same text at another instruction.
  public Passage at(int instruction) {
    return new Passage(
        text, face, self, you, event, wasAnnounced, x, picks, last, instruction, loop);
  }

  /// The same text with one more card chosen.
  public Passage with(int choice, int ref) {
    return new Passage(
        text, face, self, you, event, wasAnnounced, x, picks.with(choice, ref), last, next, loop);
  }

  /// The same text with one pick taken back.
  Passage without(int choice, int ref) {
    Picks fewer = picks.without(choice, ref);
    return new Passage(text, face, self, you, event, wasAnnounced, x, fewer, last, next, loop);
  }

  /// The same text, which has acted on those cards.
  Passage actedOn(int[] refs) {
    return new Passage(text, face, self, you, event, wasAnnounced, x, picks, refs, next, loop);
  }

  /// The same text at the start of what is repeated, with new choices.
  Passage repeated(int instruction, int times, int firstChoice) {
    return new Passage(
        text,
        face,
        self,
        you,
        event,
        wasAnnounced,
        x,
        picks.of(choice -> choice < firstChoice),
        last,
        instruction,
        times);
  }

  @Override
  public int[] mentioned(Target target) {
    Optional<Kind> kind =
        switch (target) {
          case Target.That(var of) -> of;
          case Target.Those(var of) -> of;
          default -> Optional.empty();
        };
    for (int choice = text.choices() - 1; choice >= 0; choice--) {
      if (picks.count(choice) > 0 && isMeant(kind, text.choice(choice).which().kind())) {
        return picks.of(choice);
      }
    }
    boolean eventIsMeant = kind.isPresent() && kind.equals(text.eventKind());
    if (last.length > 0 && !eventIsMeant) {
      return last;
    }
    return event == CardRef.NONE ? NOBODY : new int[] {event};
  }

  private static boolean isMeant(Optional<Kind> said, Optional<Kind> mentioned) {
    return said.isEmpty() || mentioned.isEmpty() || said.equals(mentioned);
  }

  @Override
  public void write(Fingerprint out) {
    out.add(1)
        .add(text.code())
        .ref(self)
        .add(you.ordinal())
        .ref(event)
        .add(wasAnnounced ? 1 : 0)
        .add(x);
    out.add(next).add(loop).add(last.length);
    for (int ref : last) {
      out.ref(ref);
    }
    picks.write(out);
  }
}
