package cardwright.language;

import cardwright.engine.CardFace;
import cardwright.engine.CardPhrase;
import cardwright.engine.CardPhrase.Group;
import cardwright.engine.Completion;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Finds how the start of a line can go on: what its phrases could read there. All that it offers was read.
final class Completing {
  private final PhraseIndex index;
  private final Supplier<List<CardFace>> names;
  private final Work work;
  private final String start;
  private final Set<Offer> offers = new HashSet<>();

  /// Words that may be offered.
  ///
  /// @param from where they go, from 0
  /// @param uses how many lines of cards have the words; what belongs to no phrase, such as a full stop, comes first
  private record Offer(int from, String words, Group group, String meaning, int uses) {}

  /// @param names what cards are called in texts, each with its line of kind, asked for only where the name of one can stand
  /// @param work what all of it may take
  /// @param start the line up to the place
  private Completing(PhraseIndex index, Supplier<List<CardFace>> names, Work work, String start) {
    this.index = index;
    this.names = names;
    this.work = work;
    this.start = start;
  }

  /// How the start of a line can go on, the best first.
  ///
  /// @param reader reads such lines
  static List<Completion> of(
      LineReader<?> reader,
      PhraseIndex index,
      Supplier<List<CardFace>> names,
      Work work,
      String start) {
    if (start.length() > TextLimits.CARD_LINE) {
      return List.of();
    }
    Completing completing = new Completing(index, names, work, start);
    try {
      completing.find(reader, completing.wordStart());
      completing.find(reader, start.length());
    } catch (Work.Exceeded _) {
      return List.of();
    }
    return completing.sound(reader);
  }

  /// Where the word begins in which the start of the line ends.
  private int wordStart() {
    int from = start.length();
    while (from > 0 && Character.isLetterOrDigit(start.charAt(from - 1))) {
      from--;
    }
    return from;
  }

  /// Finds what goes on from there, and begins with what stands behind it already.
  private void find(LineReader<?> reader, int end) {
    Continuations heard = new Continuations(index);
    reader.continued(start.substring(0, end), work, heard);
    for (Continuations.Words each : heard.found()) {
      int begun = end - each.at();
      int word = begun == 0 ? 0 : each.words().lastIndexOf(' ', begun - 1) + 1;
      offer(each.at() + word, each.words().substring(word), each.phrase());
    }
    for (int at : heard.names()) {
      names(at);
    }
  }

  private void offer(int from, String words, @Nullable CardPhrase phrase) {
    String begun = start.substring(from);
    if (!words.equals(begun) && words.regionMatches(true, 0, begun, 0, begun.length())) {
      offers.add(
          phrase == null
              ? new Offer(from, words, Group.ORDER, "", Integer.MAX_VALUE)
              : new Offer(from, words, phrase.group(), phrase.meaning(), index.uses(words, from)));
    }
  }

  private void names(int at) {
    String begun = start.substring(at);
    for (CardFace card : names.get()) {
      String quoted = "\"" + card.name() + "\"";
      if (card.name().indexOf('"') < 0 && quoted.regionMatches(true, 0, begun, 0, begun.length())) {
        offers.add(new Offer(at, quoted, Group.CARDS, card.kind(), 0));
      }
    }
  }

  /// The best of those with which the line can be read up to the end of the words.
  private List<Completion> sound(LineReader<?> reader) {
    Comparator<Offer> best =
        Comparator.comparing(
                (Offer offer) -> !offer.words().startsWith(start.substring(offer.from())))
            .thenComparing(Offer::uses, Comparator.reverseOrder())
            .thenComparingInt(offer -> offer.words().length())
            .thenComparing(Offer::words)
            .thenComparing(Offer::from, Comparator.reverseOrder())
            .thenComparing(Offer::group)
            .thenComparing(Offer::meaning);
    List<Completion> sound = new ArrayList<>();
    Map<String, Boolean> tried = new LinkedHashMap<>();
    Set<String> said = new TreeSet<>();
    try {
      for (Offer offer : offers.stream().sorted(best).toList()) {
        if (sound.size() >= Completion.MOST) {
          break;
        }
        String line = start.substring(0, offer.from()) + offer.words();
        // A name is as good as another.
        String kind = offer.words().startsWith("\"") ? offer.from() + "\"" : line;
        if (said.add(line) && tried.computeIfAbsent(kind, _ -> reaches(reader, line))) {
          sound.add(
              new Completion(
                  offer.words(),
                  offer.from() + 1,
                  start.length() + 1,
                  offer.group(),
                  offer.meaning()));
        }
      }
    } catch (Work.Exceeded _) {
      return sound;
    }
    return sound;
  }

  private boolean reaches(LineReader<?> reader, String line) {
    Continuations heard = new Continuations(index);
    return line.length() <= TextLimits.CARD_LINE
        && (reader.continued(line, work, heard) || heard.reached());
  }
}
