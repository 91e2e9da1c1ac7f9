package cardwright.mlpccg.board;

import cardwright.engine.Fingerprint;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Face;
import java.util.Objects;

/// What each card is: as dealt, in a determinized position.
final class Definitions {
  private final Card[] cards;
  // The face of each card that counts: follows from the card and its bits.
  private final Face[] faces;
  // The type of each card, as a bit.
  private final byte[] kinds;

  Definitions(int size) {
    cards = new Card[size];
    faces = new Face[size];
    kinds = new byte[size];
  }

  Card card(int card) {
    return cards[card];
  }

  boolean isAny(int card, int of) {
    return (kinds[card] & of) != 0;
  }

  Face face(int card) {
    return faces[card];
  }

  void set(int card, Card what, boolean boosted) {
    cards[card] = what;
    kinds[card] = (byte) what.kind().bit();
    look(card, boosted);
  }

  /// The front of a card counts, or its Boosted side.
  void look(int card, boolean boosted) {
    faces[card] = boosted ? Objects.requireNonNull(cards[card].back()) : cards[card].front();
  }

  /// The face of a card that counts becomes another one.
  void setFace(int card, Face face) {
    faces[card] = face;
  }

  void copyTo(Definitions twin) {
    System.arraycopy(cards, 0, twin.cards, 0, cards.length);
    System.arraycopy(faces, 0, twin.faces, 0, faces.length);
    System.arraycopy(kinds, 0, twin.kinds, 0, kinds.length);
  }

  void write(Fingerprint out, int card) {
    out.add(cards[card].code());
  }
}
