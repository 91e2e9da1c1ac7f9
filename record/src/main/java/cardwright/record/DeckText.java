package cardwright.record;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;

import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A deck file:
///
/// ```
/// # Knight's Watch
/// Knight wins every tussle on its turn.
/// Format: later
///
/// Knight
/// 2 Wizard
/// Side:
/// Copy
/// ```
///
/// All lines but those of cards may be missing. The line under the name is the plan, unless it is a card. Several cards on a line have
/// commas between, or semicolons where names have commas; after the first line, `#` begins a comment.
public final class DeckText {
  private static final Pattern COUNTED = Pattern.compile("(\\d{1,2})x? +(\\S.*)");
  private static final String FORMAT = "format:";
  private static final String SIDE = "side:";

  private final Message file;
  private final UnaryOperator<String> card;
  private final List<String> cards = new ArrayList<>();
  private final List<String> side = new ArrayList<>();
  private String name = "";
  private String plan = "";
  private String format = "";
  private List<String> part = cards;
  private int count;

  private DeckText(Message file, UnaryOperator<String> card) {
    this.file = file;
    this.card = card;
  }

  /// Reads a deck file.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @param card the printed name of the card that is meant; refuses what is no card
  /// @throws Refused when a card is refused or there is none; the message names the line
  public static Deck read(String text, String file, UnaryOperator<String> card) {
    return read(text, Message.plain(file), card);
  }

  /// Reads a deck file for people of several languages.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @param card the printed name of the card that is meant; refuses what is no card
  /// @throws Refused when a card is refused or there is none; the message names the line
  public static Deck read(String text, Message file, UnaryOperator<String> card) {
    return new DeckText(file, card).read(text);
  }

  /// A deck as a deck file.
  public static String write(Deck deck) {
    StringBuilder text = new StringBuilder();
    if (!deck.name().isEmpty()) {
      text.append("# ").append(deck.name()).append('\n');
      if (!deck.plan().isEmpty()) {
        text.append(deck.plan().replace('\n', ' ')).append('\n');
      }
    }
    if (!deck.format().isEmpty()) {
      text.append("Format: ").append(deck.format()).append('\n');
    }
    if (!text.isEmpty()) {
      text.append('\n');
    }
    cards(deck.cards(), text);
    if (!deck.side().isEmpty()) {
      text.append("Side:\n");
      cards(deck.side(), text);
    }
    return text.toString();
  }

  private static void cards(List<String> names, StringBuilder text) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    names.forEach(name -> counts.merge(name, 1, Integer::sum));
    counts.forEach(
        (name, count) -> text.append(count > 1 ? count + " " : "").append(name).append('\n'));
  }

  private Deck read(String text) {
    if (text.length() > TextLimits.DECK) {
      throw whole(tooMuch("deck.too-long", text.length(), TextLimits.DECK));
    }
    List<String> lines = text.lines().toList();
    if (lines.size() > TextLimits.DECK_LINES) {
      throw whole(tooMuch("deck.too-many-lines", lines.size(), TextLimits.DECK_LINES));
    }
    for (int i = 0; i < lines.size(); i++) {
      boolean underName = i == 1 && !name.isEmpty();
      try {
        if (i == 0 && lines.getFirst().startsWith("# ")) {
          name = lines.getFirst().substring(2).strip();
          check("deck.name-too-long", name.length(), TextLimits.NAME);
        } else if (underName && isPlan(lines, i)) {
          plan = lines.get(i).strip();
        } else {
          line(withoutComment(lines.get(i)));
        }
      } catch (Refused refused) {
        throw new Refused(
            Messages.of("deck.at-line", clause(file), number(i + 1), clause(refused.message())),
            refused);
      }
    }
    if (cards.isEmpty()) {
      throw whole(Messages.of("deck.no-cards"));
    }
    return new Deck(name, plan, format, cards, side);
  }

  /// A refusal of the file as a whole.
  private Refused whole(Message why) {
    return new Refused(Messages.of("deck.in-file", clause(file), clause(why)));
  }

  private static void check(String id, int is, int most) {
    if (is > most) {
      throw new Refused(tooMuch(id, is, most));
    }
  }

  private static Message tooMuch(String id, int is, int most) {
    return Messages.of(id, number(most), number(is));
  }

  /// Whether the line under the name tells the plan: it stands alone there, and is no card.
  private boolean isPlan(List<String> lines, int index) {
    String line = withoutComment(lines.get(index));
    String next = index + 1 < lines.size() ? lines.get(index + 1) : "";
    boolean alone = next.isBlank() || opens(next, FORMAT) || opens(next, SIDE);
    if (!alone || line.isEmpty() || opens(line, FORMAT) || opens(line, SIDE)) {
      return false;
    }
    int before = count;
    try {
      add(line, new ArrayList<>());
      return false;
    } catch (Refused refused) {
      if (count > TextLimits.DECK_CARDS) {
        throw refused;
      }
      return true;
    } finally {
      count = before;
    }
  }

  private void line(String line) {
    if (opens(line, FORMAT)) {
      if (!format.isEmpty()) {
        throw new Refused(Messages.of("deck.format-twice"));
      }
      format = line.substring(FORMAT.length()).strip();
      check("deck.format-too-long", format.length(), TextLimits.NAME);
    } else if (opens(line, SIDE)) {
      part = side;
      add(line.substring(SIDE.length()).strip(), part);
    } else {
      add(line, part);
    }
  }

  /// Adds the cards of a line, parted by commas, or by semicolons where there is one. A card's name
  /// may itself have a comma, or begin with a number.
  private void add(String line, List<String> to) {
    if (line.isEmpty()) {
      return;
    }
    String mark = line.contains(";") ? ";" : ",";
    boolean several = line.contains(mark) && !isCard(line) && !isCountedCard(line);
    for (String each : several ? line.split(mark) : new String[] {line}) {
      String given = each.strip();
      if (!given.isEmpty()) {
        addOne(given, to);
      }
    }
  }

  private void addOne(String given, List<String> to) {
    Matcher counted = COUNTED.matcher(given);
    if (!counted.matches() || isCard(given)) {
      count(1);
      to.add(named(given));
      return;
    }
    int times = Integer.parseInt(counted.group(1));
    count(times);
    String found = named(counted.group(2));
    for (int i = times; i > 0; i--) {
      to.add(found);
    }
  }

  /// Counts cards before they are written down.
  private void count(int more) {
    count += more;
    check("deck.too-many-cards", count, TextLimits.DECK_CARDS);
  }

  private String named(String given) {
    check("deck.card-too-long", given.length(), TextLimits.NAME);
    return card.apply(given);
  }

  private boolean isCountedCard(String given) {
    Matcher counted = COUNTED.matcher(given);
    return counted.matches() && isCard(counted.group(2));
  }

  private boolean isCard(String given) {
    try {
      return given.length() <= TextLimits.NAME && !card.apply(given).isEmpty();
    } catch (Refused _) {
      return false;
    }
  }

  private static boolean opens(String line, String opening) {
    return line.strip().toLowerCase(Locale.ROOT).startsWith(opening);
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf('#');
    return (comment < 0 ? line : line.substring(0, comment)).strip();
  }
}
