package cardwright.language;

import cardwright.engine.CardPhrase;
import cardwright.engine.ReadLine;
import cardwright.engine.ReadPart;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds what a line is made of: the phrases of the reference that word its value, each at its place.
final class LineParts {
  /// A step of work is about so many characters that are written.
  private static final int CHARACTERS_A_STEP = 8;

  private static final String BETWEEN = " ,;:.";

  private final PhraseIndex index;
  private final String line;
  private final Work work;
  private final List<Part> top = new ArrayList<>();
  private final Deque<Part> open = new ArrayDeque<>();

  private record Part(CardPhrase phrase, int from, int end, List<Part> parts) {
    boolean holds(int start, int behind) {
      return from <= start && behind <= end;
    }

    /// This part; one that only passes on to another stands for it.
    ReadPart read() {
      if (phrase.group() == CardPhrase.Group.ORDER
          && parts.size() == 1
          && parts.getFirst().holds(from, end)) {
        return parts.getFirst().read();
      }
      return new ReadPart(
          from + 1,
          end + 1,
          phrase.group(),
          phrase.name(),
          phrase.meaning(),
          parts.stream().map(Part::read).toList());
    }
  }

  private LineParts(PhraseIndex index, String line, Work work) {
    this.index = index;
    this.line = line;
    this.work = work;
  }

  /// What a line is made of.
  ///
  /// @param line the line as its phrase writes it
  /// @param work counts the steps that it takes; where there are too many, no part is told
  static <T> ReadLine of(
      PhraseIndex index,
      ReadLine.Role role,
      CardSource.Line line,
      Phrase<T> phrase,
      T value,
      Work work) {
    LineParts parts = new LineParts(index, line.text(), work);
    work.beginLine();
    try {
      phrase.tellUsed(value, 0, parts::told);
    } catch (Work.Exceeded _) {
      return new ReadLine(line.number(), role, line.text(), "", List.of());
    }
    return parts.line(role, line);
  }

  private ReadLine line(ReadLine.Role role, CardSource.Line source) {
    String meaning = "";
    if (top.size() == 1 && isOpened(top.getFirst())) {
      meaning = top.getFirst().phrase().meaning();
    }
    List<ReadPart> parts = opened(top).stream().map(Part::read).toList();
    return new ReadLine(source.number(), role, source.text(), meaning, parts);
  }

  /// Whether a part only holds others together.
  private boolean isOpened(Part part) {
    return index.isWholeLine(part.phrase()) && !part.parts().isEmpty();
  }

  /// The parts, and in place of those that only hold others together what they hold; before that the words with which they open, unless it is told behind them when the line works.
  private List<Part> opened(List<Part> parts) {
    List<Part> all = new ArrayList<>();
    for (Part part : parts) {
      if (isOpened(part)) {
        List<Part> inside = opened(part.parts());
        Part first = inside.getFirst();
        int end = behind(part.from(), first.from());
        if (end > part.from() && first.phrase().group() != CardPhrase.Group.WHEN) {
          all.add(new Part(part.phrase(), part.from(), end, List.of()));
        }
        all.addAll(inside);
      } else {
        all.add(part);
      }
    }
    return all;
  }

  private void told(Phrase<?> phrase, int from, int end) {
    work.spend(1 + (end - from) / CHARACTERS_A_STEP);
    @Nullable CardPhrase known = index.of(phrase);
    if (known == null) {
      return;
    }
    int start = from;
    while (start < end && BETWEEN.indexOf(line.charAt(start)) >= 0) {
      start++;
    }
    int behind = behind(start, end);
    if (start < behind) {
      add(new Part(known, start, behind, new ArrayList<>()));
    }
  }

  /// Where words end without what parts them from those that follow.
  private int behind(int start, int end) {
    int behind = end;
    while (behind > start && BETWEEN.indexOf(line.charAt(behind - 1)) >= 0) {
      behind--;
    }
    return behind;
  }

  private void add(Part part) {
    while (!open.isEmpty() && !open.peek().holds(part.from(), part.end())) {
      open.pop();
    }
    List<Part> among = open.isEmpty() ? top : open.peek().parts();
    // What would lie across another part has no place that is known.
    if (among.isEmpty() || among.getLast().end() <= part.from()) {
      among.add(part);
      open.push(part);
    }
  }
}
