package cardwright.server.wire;

import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A sentence of the log, or what a move means, with marks where it speaks of a player or of a card, in one text, so that a long log rests as bytes.
///
/// The marks are characters that Unicode reserves for private use; they are taken out of all other text.
public final class MarkedWords {
  private static final char OF_A = '\uE000';
  private static final char OF_B = '\uE001';
  private static final char OF_CARD = '\uE002';
  private static final char END = '\uE003';

  private final String words;
  private final List<Span> spans;

  private MarkedWords(String words, List<Span> spans) {
    this.words = words;
    this.spans = List.copyOf(spans);
  }

  /// A part of a sentence that speaks of a player or of a card.
  ///
  /// @param at where it begins, in UTF-16 units from 0
  /// @param length in UTF-16 units
  /// @param of `A` or `B` for a player, `card` for a card
  public record Span(int at, int length, String of) {}

  /// A message as marked text.
  ///
  /// @param you the player to whom it is told, who is `you` in it; null where players are called by their letters
  public static String write(Message message, @Nullable Seat you) {
    StringBuilder out = new StringBuilder();
    for (Message.Part part : message.parts(you)) {
      switch (part) {
        case Message.Part.Text(String words) -> out.append(unmarked(words));
        case Message.Part.Player(Seat seat, String words) ->
            out.append(seat == Seat.A ? OF_A : OF_B).append(unmarked(words)).append(END);
        case Message.Part.Card(String words) ->
            out.append(OF_CARD).append(unmarked(words)).append(END);
      }
    }
    return out.toString();
  }

  /// A text of which nothing is known but its words.
  public static String unmarked(String words) {
    return words.chars().noneMatch(MarkedWords::isMark)
        ? words
        : words.replaceAll("[\uE000-\uE003]", "");
  }

  private static boolean isMark(int c) {
    return c >= OF_A && c <= END;
  }

  /// Reads marked text.
  public static MarkedWords read(String text) {
    StringBuilder words = new StringBuilder(text.length());
    List<Span> spans = new ArrayList<>();
    int begin = 0;
    String of = "";
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case OF_A, OF_B, OF_CARD -> {
          begin = words.length();
          of = c == OF_CARD ? "card" : c == OF_A ? "A" : "B";
        }
        case END -> spans.add(new Span(begin, words.length() - begin, of));
        default -> words.append(c);
      }
    }
    return new MarkedWords(words.toString(), spans);
  }

  /// The sentence in words.
  public String words() {
    return words;
  }

  /// Where it speaks of players and cards, in the order of the words.
  public List<Span> spans() {
    return spans;
  }

  /// The names of the cards that it speaks of.
  List<String> cards() {
    return spans.stream()
        .filter(span -> span.of().equals("card"))
        .map(span -> words.substring(span.at(), span.at() + span.length()))
        .toList();
  }
}
