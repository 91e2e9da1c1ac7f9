package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.mlpccg.message.Messages;

/// What texts are called of which a player says which one comes first: by their cards, and several of cards that are called alike by their number.
///
/// @param labels what cards are called
/// @param refs the card of each text, with its life
// Its array is never written to.
@SuppressWarnings("ArrayRecordComponent")
record NamedTexts(Labels labels, int[] refs) {
  String notation(int index) {
    int number = number(index);
    return "first " + labels.of(card(index)) + (number == 1 ? "" : " text " + number);
  }

  Message meaning(int index) {
    return Messages.of("move.first", labels.mention(card(index)), Message.number(number(index)));
  }

  private int card(int index) {
    return CardRef.card(refs[index]);
  }

  /// Which of the texts of its card that wait it is, from 1.
  private int number(int index) {
    int number = 1;
    String label = labels.of(card(index));
    for (int i = 0; i < index; i++) {
      number += labels.of(card(i)).equals(label) ? 1 : 0;
    }
    return number;
  }
}
