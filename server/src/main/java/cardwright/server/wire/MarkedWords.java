package cardwright.server.wire;

import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/// A sentence of the log, or what a move means, and where it speaks of a player or of a card.
///
/// @param words the sentence
/// @param spans where it speaks of players and cards, in the order of the words
/// @param cards which cards those spans mean that are of cards; this is not sent
public record MarkedWords(String words, List<Span> spans, List<Message.Part.Card> cards) {
  /// Keeps the lists from changing.
  public MarkedWords {
    spans = List.copyOf(spans);
    cards = List.copyOf(cards);
  }

  /// A part of a sentence that speaks of a player or of a card.
  ///
  /// @param at where it begins, in UTF-16 units from 0
  /// @param length in UTF-16 units
  /// @param of `A` or `B` for a player, `card` for a card
  public record Span(int at, int length, String of) {}

  /// A message as it is told to somebody. Other players are in it by their letters: the spans say where.
  public static MarkedWords of(Message message, Recipient recipient) {
    StringBuilder words = new StringBuilder();
    List<Span> spans = new ArrayList<>();
    List<Message.Part.Card> cards = new ArrayList<>();
    for (Message.Part part : message.parts(recipient.you(), recipient.language())) {
      int at = words.length();
      words.append(part.words());
      switch (part) {
        case Message.Part.Text _ -> {
          // It speaks of nothing in particular.
        }
        case Message.Part.Player(Seat seat, String name) ->
            spans.add(new Span(at, name.length(), seat.name()));
        case Message.Part.Card card -> {
          spans.add(new Span(at, card.words().length(), "card"));
          cards.add(card);
        }
      }
    }
    return new MarkedWords(words.toString(), spans, cards);
  }
}
