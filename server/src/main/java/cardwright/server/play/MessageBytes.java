package cardwright.server.play;

import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Message.Argument;
import cardwright.engine.Seat;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Writes messages as bytes and reads them again, for as long as they are kept in memory: the catalogues that they come from are known by their places in a list.
final class MessageBytes {
  private static final int PLAYER = 0;
  private static final int CARD = 1;
  private static final int CARDS = 2;
  private static final int COUNT = 3;
  private static final int WORD = 4;
  private static final int CLAUSE = 5;

  private final List<Message.Catalogue> catalogues = new ArrayList<>();

  /// A message as bytes; none for one that says nothing.
  byte[] write(Message message) {
    if (message.isEmpty()) {
      return new byte[0];
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream(64);
    write(message, out);
    return out.toByteArray();
  }

  private void write(Message message, ByteArrayOutputStream out) {
    int catalogue = catalogues.indexOf(message.catalogue());
    if (catalogue < 0) {
      catalogue = catalogues.size();
      catalogues.add(message.catalogue());
    }
    number(catalogue, out);
    text(message.id(), out);
    number(message.arguments().size(), out);
    message.arguments().forEach(each -> write(each, out));
  }

  private void write(Argument argument, ByteArrayOutputStream out) {
    switch (argument) {
      case Argument.Player(Seat seat) -> {
        out.write(PLAYER);
        out.write(seat.ordinal());
      }
      case Argument.Card card -> {
        out.write(CARD);
        write(card, out);
      }
      case Argument.Cards(List<Argument.Card> cards, String separator, String last) -> {
        out.write(CARDS);
        text(separator, out);
        text(last, out);
        number(cards.size(), out);
        cards.forEach(each -> write(each, out));
      }
      case Argument.Count(long value) -> {
        out.write(COUNT);
        number(value, out);
      }
      case Argument.Word(String word) -> {
        out.write(WORD);
        text(word, out);
      }
      case Argument.Clause(Message inner) -> {
        out.write(CLAUSE);
        write(inner, out);
      }
    }
  }

  /// Which card it is comes first: one byte where it is none.
  private static void write(Argument.Card card, ByteArrayOutputStream out) {
    number(card.ref() - (long) CardRef.NONE, out);
    text(card.name(), out);
  }

  /// Seven bits a byte, the lowest first, the last byte below 128.
  private static void number(long value, ByteArrayOutputStream out) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      out.write((int) ((rest & 0x7F) | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  private static void text(String words, ByteArrayOutputStream out) {
    byte[] bytes = words.getBytes(StandardCharsets.UTF_8);
    number(bytes.length, out);
    out.writeBytes(bytes);
  }

  /// Reads a message that was written with these catalogues.
  ///
  /// @param length how many bytes it has; 0 for one that says nothing
  Message read(byte[] bytes, int from, int length) {
    return length == 0 ? Message.NOTHING : read(ByteBuffer.wrap(bytes, from, length));
  }

  private Message read(ByteBuffer in) {
    Message.Catalogue catalogue = catalogues.get((int) number(in));
    String id = text(in);
    int count = (int) number(in);
    List<Argument> arguments = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      arguments.add(argument(in));
    }
    return new Message(catalogue, id, arguments);
  }

  private Argument argument(ByteBuffer in) {
    int kind = in.get();
    return switch (kind) {
      case PLAYER -> new Argument.Player(Seat.of(in.get()));
      case CARD -> card(in);
      case CARDS -> cards(in);
      case COUNT -> new Argument.Count(number(in));
      case WORD -> new Argument.Word(text(in));
      case CLAUSE -> new Argument.Clause(read(in));
      default -> throw new IllegalStateException("no kind of argument: " + kind);
    };
  }

  private static Argument.Card card(ByteBuffer in) {
    int ref = (int) (number(in) + CardRef.NONE);
    return new Argument.Card(text(in), ref);
  }

  private static Argument cards(ByteBuffer in) {
    String separator = text(in);
    String last = text(in);
    int count = (int) number(in);
    List<Argument.Card> cards = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      cards.add(card(in));
    }
    return new Argument.Cards(cards, separator, last);
  }

  private static long number(ByteBuffer in) {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte next = in.get();
      value |= (next & 0x7FL) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }

  private static String text(ByteBuffer in) {
    byte[] bytes = new byte[(int) number(in)];
    in.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
