package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;

/// What texts are called of which a player says which one comes first: by their cards, and several of cards that are called alike by their number.
///
/// @param labels what cards are called
/// @param refs the card of each text, with its life
// Its array is never written to.
@SuppressWarnings("ArrayRecordComponent")
record NamedTexts(Labels labels, int[] refs) {
  String notation(int index) {
    return "first " + labels.of(card(index)) + number(index);
  }

  String meaning(int index) {
    return labels.distinct(card(index)) + " first" + number(index) + ".";
  }

  private int card(int index) {
    return CardRef.card(refs[index]);
  }

  private String number(int index) {
    int number = 1;
    String label = labels.of(card(index));
    for (int i = 0; i < index; i++) {
      number += labels.of(card(i)).equals(label) ? 1 : 0;
    }
    return number == 1 ? "" : " text " + number;
  }
}
