package cardwright.cardgame.value;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;

/// A small network that tells who is likely to win: the first layer adds up a vector for all that lies on a side, alike for both sides; two more
/// layers compare the side of the player whose turn it is with the other. What each thing is worth by itself is added to that.
///
/// A network is never changed, and its answers are the same on every machine.
///
/// It is written as a text file of lines, their parts divided by tabs; a line that begins with `#` is for readers:
///
/// ```text
/// width   16   8
/// start   16 numbers: what the first layer begins with
/// input   hand Jump Rope   16 numbers, and what it is worth by itself
/// second  32 numbers, and what to begin with      (eight lines)
/// last    8 numbers, and what the turn is worth
/// ```
public final class ValueNetwork {
  /// An input that the network does not know.
  public static final int UNKNOWN = -1;

  private static final int MOST_WIDTH = 256;

  private final int width;
  private final int hidden;
  private final float[] start;
  private final SequencedMap<String, Integer> inputs;
  private final float[] first;
  private final float[] second;
  private final float[] last;

  private ValueNetwork(
      int width,
      int hidden,
      float[] start,
      SequencedMap<String, Integer> inputs,
      float[] first,
      float[] second,
      float[] last) {
    this.width = width;
    this.hidden = hidden;
    this.start = start;
    this.inputs = inputs;
    this.first = first;
    this.second = second;
    this.last = last;
  }

  /// A network of these numbers.
  ///
  /// @param width how wide the first layer is
  /// @param hidden how wide the second layer is
  /// @param start what the first layer begins with
  /// @param inputs the names of the inputs
  /// @param first for each input a row of `width` numbers and what it is worth by itself
  /// @param second for each of the second layer a row of `2 * width` numbers and what it begins with
  /// @param last a number for each of the second layer and what the turn is worth
  public static ValueNetwork of(
      int width,
      int hidden,
      float[] start,
      List<String> inputs,
      float[] first,
      float[] second,
      float[] last) {
    SequencedMap<String, Integer> numbers = new LinkedHashMap<>();
    inputs.forEach(name -> numbers.put(name, numbers.size()));
    return new ValueNetwork(
        width, hidden, start.clone(), numbers, first.clone(), second.clone(), last.clone());
  }

  /// The network as a file, its numbers rounded to four digits.
  ///
  /// @param about what readers are told, line by line
  public String write(List<String> about) {
    StringBuilder text = new StringBuilder();
    about.forEach(line -> text.append("# ").append(line).append('\n'));
    text.append("width\t").append(width).append('\t').append(hidden).append('\n');
    append(text, "start", start, 0, width);
    inputs.forEach(
        (name, number) -> append(text, "input\t" + name, first, number * (width + 1), width + 1));
    for (int i = 0; i < hidden; i++) {
      append(text, "second", second, i * (2 * width + 1), 2 * width + 1);
    }
    append(text, "last", last, 0, hidden + 1);
    return text.toString();
  }

  private static void append(StringBuilder text, String word, float[] from, int at, int count) {
    text.append(word);
    for (int i = 0; i < count; i++) {
      float rounded = Float.parseFloat(String.format(Locale.ROOT, "%.4g", from[at + i]));
      text.append('\t').append(rounded == 0 ? "0" : Float.toString(rounded));
    }
    text.append('\n');
  }

  /// The number of an input, or [#UNKNOWN].
  public int input(String name) {
    return inputs.getOrDefault(name, UNKNOWN);
  }

  /// What one of an input is worth by itself, as a logarithm of odds; 0 for one that the network does not know.
  public double worth(String name) {
    int input = input(name);
    return input == UNKNOWN ? 0 : first[input * (width + 1) + width];
  }

  /// A term whose points are what one of it is worth by itself. Where the value has no other inputs than terms and no second layer, these points are all that it is worth.
  ///
  /// @param name the name of the input, and what players are told
  public EvaluationFeature.Kind term(Message name) {
    return new EvaluationFeature.Kind(name, worth(name.words()));
  }

  /// The same network, in which these inputs are worth this by themselves; those that it did not know are added.
  public ValueNetwork with(SequencedMap<String, Double> worth) {
    SequencedMap<String, Integer> names = new LinkedHashMap<>(inputs);
    worth.keySet().forEach(name -> names.putIfAbsent(name, names.size()));
    float[] rows = Arrays.copyOf(first, names.size() * (width + 1));
    worth.forEach((name, each) ->
        rows[names.getOrDefault(name, UNKNOWN) * (width + 1) + width] = each.floatValue());
    return new ValueNetwork(width, hidden, start, names, rows, second, last);
  }

  /// The names of all inputs, in the order of the file.
  public List<String> names() {
    return List.copyOf(inputs.keySet());
  }

  /// A side on which nothing lies yet, to which [#add] adds.
  public float[] side() {
    return Arrays.copyOf(start, width + 1);
  }

  /// Adds something to a side.
  ///
  /// @param input its number; nothing is added for one that the network does not know
  public void add(float[] side, int input, float amount) {
    if (input == UNKNOWN) {
      return;
    }
    int from = input * (width + 1);
    for (int i = 0; i <= width; i++) {
      side[i] += amount * first[from + i];
    }
  }

  /// How likely the player whose turn it is wins, as a logarithm of odds.
  ///
  /// @param own the side of that player
  /// @param other the side of the opponent
  public double lead(float[] own, float[] other) {
    float lead = last[hidden] + own[width] - other[width];
    int row = 2 * width + 1;
    for (int i = 0; i < hidden; i++) {
      int from = i * row;
      float sum = second[from + 2 * width];
      for (int j = 0; j < width; j++) {
        sum += Math.max(0, own[j]) * second[from + j];
        sum += Math.max(0, other[j]) * second[from + width + j];
      }
      lead += Math.max(0, sum) * last[i];
    }
    return lead;
  }

  /// Reads a network.
  ///
  /// @param file what the file is called in messages
  /// @throws Refused when a line is not understood, or lines are missing
  public static ValueNetwork read(String text, String file) {
    return new Reading(file).network(text);
  }

  /// Reads the lines of one file.
  private static final class Reading {
    private final String file;
    private final SequencedMap<String, Integer> inputs = new LinkedHashMap<>();
    private final Map<String, List<float[]>> rows = new LinkedHashMap<>();
    private int width;
    private int hidden;

    private Reading(String file) {
      this.file = file;
    }

    private ValueNetwork network(String text) {
      int number = 0;
      for (String line : text.split("\\R")) {
        number++;
        if (!line.isBlank() && !line.startsWith("#")) {
          read(line.split("\t", -1), number);
        }
      }
      float[] start = joined("start", 1);
      float[] first = joined("input", inputs.size());
      float[] second = joined("second", hidden);
      float[] last = joined("last", 1);
      return new ValueNetwork(width, hidden, start, inputs, first, second, last);
    }

    private void read(String[] parts, int number) {
      String word = parts[0];
      if (word.equals("width") == (width > 0)) {
        throw refused(number, "a network says its width once, first");
      }
      switch (word) {
        case "width" -> {
          float[] widths = numbers(parts, 1, 2, number);
          width = width(widths[0], number);
          hidden = width(widths[1], number);
        }
        case "start" -> add(word, numbers(parts, 1, width, number));
        case "input" -> {
          add(word, numbers(parts, 2, width + 1, number));
          if (inputs.put(parts[1], inputs.size()) != null) {
            throw refused(number, "there are two inputs " + parts[1]);
          }
        }
        case "second" -> add(word, numbers(parts, 1, 2 * width + 1, number));
        case "last" -> add(word, numbers(parts, 1, hidden + 1, number));
        default -> throw refused(number, "no line of a network begins with " + word);
      }
    }

    private int width(float number, int line) {
      if (number < 1 || number > MOST_WIDTH || number != Math.rint(number)) {
        throw refused(line, "a layer is from 1 to " + MOST_WIDTH + " wide");
      }
      return (int) number;
    }

    private void add(String word, float[] numbers) {
      rows.computeIfAbsent(word, _ -> new ArrayList<>()).add(numbers);
    }

    private float[] numbers(String[] parts, int from, int count, int line) {
      if (parts.length != from + count) {
        throw refused(line, "there should be " + count + " numbers");
      }
      float[] numbers = new float[count];
      for (int i = 0; i < count; i++) {
        numbers[i] = number(parts[from + i], line);
      }
      return numbers;
    }

    private float number(String part, int line) {
      try {
        float number = Float.parseFloat(part);
        if (Float.isFinite(number)) {
          return number;
        }
      } catch (NumberFormatException _) {
        // Said below.
      }
      throw refused(line, "this is no number: " + part);
    }

    private float[] joined(String word, int count) {
      List<float[]> lines = rows.getOrDefault(word, List.of());
      if (width == 0 || lines.size() != count) {
        throw new Refused(
            file + " is no value network: it has " + lines.size() + " lines of " + word);
      }
      int each = count == 0 ? 0 : lines.getFirst().length;
      float[] joined = new float[count * each];
      for (int i = 0; i < count; i++) {
        System.arraycopy(lines.get(i), 0, joined, i * each, each);
      }
      return joined;
    }

    private Refused refused(int line, String words) {
      return new Refused(file + ", line " + line + ": " + words);
    }
  }
}
