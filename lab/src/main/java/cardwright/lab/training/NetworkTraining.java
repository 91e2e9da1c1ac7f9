package cardwright.lab.training;

import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.SeededChance;
import cardwright.lab.shard.Sha256;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/// Trains a value network: stochastic gradient descent by Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015), whose steps grow
/// smaller along a cosine; some of the cards are left out of each lesson (dropout), and the vectors of the inputs decay, so that the network does not learn games by heart.
///
/// After each epoch all that the next ones build upon can be kept in a file, from which a later training of the same lessons goes on.
final class NetworkTraining {
  private static final int WIDTH = 16;
  private static final int HIDDEN = 8;
  private static final int BATCH = 256;

  /// What is learned of terms fades so much slower than what is learned of cards.
  private static final double TERM_DECAY = 1.0 / 3;

  private static final int PER_MILLE_OF_PERCENT = 10;
  private static final double MEAN_KEPT = 0.9;
  private static final double SQUARE_KEPT = 0.999;
  private static final double TINY = 1e-8;
  private static final int ROW = WIDTH + 1;
  private static final int SECOND_ROW = 2 * WIDTH + 1;
  private static final int FINE = 1 << 20;

  private final List<String> inputs;
  private final List<Lesson> lessons;
  private final TrainingSettings settings;
  private final long seed;
  private final int[] order;
  private final float[] scales;
  // The inputs that are terms. Others are cards.
  private final BitSet terms;
  private final Parameters first;
  private final Parameters start = new Parameters(WIDTH);
  private final Parameters second = new Parameters(HIDDEN * SECOND_ROW);
  private final Parameters last = new Parameters(HIDDEN + 1);
  private final List<Parameters> layers;
  private final BitSet met = new BitSet();
  private final float[] own = new float[ROW];
  private final float[] other = new float[ROW];
  private final float[] middle = new float[HIDDEN];
  private final float[] slope = new float[2 * WIDTH];
  private SeededChance chance;
  private int steps;

  /// Numbers that are learned, with what Adam keeps of their slopes.
  private static final class Parameters {
    private final float[] values;
    private final float[] slopes;
    private final float[] means;
    private final float[] squares;

    Parameters(int size) {
      values = new float[size];
      slopes = new float[size];
      means = new float[size];
      squares = new float[size];
    }

    /// One step of some of the numbers.
    ///
    /// @param step how many there were with this one
    void step(int from, int to, int step, double rate, double decay) {
      double mean = 1 - StrictMath.pow(MEAN_KEPT, step);
      double square = 1 - StrictMath.pow(SQUARE_KEPT, step);
      for (int i = from; i < to; i++) {
        double slope = slopes[i] / BATCH;
        slopes[i] = 0;
        means[i] = (float) (MEAN_KEPT * means[i] + (1 - MEAN_KEPT) * slope);
        squares[i] = (float) (SQUARE_KEPT * squares[i] + (1 - SQUARE_KEPT) * slope * slope);
        double change = means[i] / mean / (StrictMath.sqrt(squares[i] / square) + TINY);
        values[i] -= (float) (rate * (change + decay * values[i]));
      }
    }

    void step(int step, double rate) {
      step(0, values.length, step, rate, 0);
    }

    private List<float[]> all() {
      return List.of(values, slopes, means, squares);
    }

    /// How many bytes they have where they are kept.
    long length() {
      return 4L * Float.BYTES * values.length;
    }

    void put(FloatBuffer kept) {
      all().forEach(kept::put);
    }

    void get(FloatBuffer kept) {
      all().forEach(kept::get);
    }
  }

  /// @param inputs all inputs
  /// @param lessons what it learns from, at least one
  /// @param seed where chance starts
  private NetworkTraining(
      InputNames.Sorted inputs, List<Lesson> lessons, TrainingSettings settings, long seed) {
    this.inputs = inputs.names();
    this.terms = inputs.terms();
    this.lessons = lessons;
    this.settings = settings;
    this.seed = seed;
    this.chance = new SeededChance(seed);
    this.order = new int[lessons.size()];
    Arrays.setAll(order, i -> i);
    this.first = new Parameters(this.inputs.size() * ROW);
    this.scales = scales(this.inputs.size(), lessons);
    this.layers = List.of(first, start, second, last);
    BitSet known = new BitSet();
    lessons.forEach(lesson -> lesson.mark(known));
    for (int i = 0; i < first.values.length; i++) {
      // What no lesson has stays without worth: it is met in held-out games alone.
      first.values[i] = i % ROW == WIDTH || !known.get(i / ROW) ? 0 : spread(0.5);
    }
    Arrays.fill(start.values, 0.1f);
    for (int i = 0; i < second.values.length; i++) {
      second.values[i] = i % SECOND_ROW == 2 * WIDTH ? 0.1f : spread(0.5);
    }
    for (int i = 0; i < HIDDEN; i++) {
      last.values[i] = spread(0.2);
    }
  }

  /// Trains a network.
  ///
  /// @param inputs all inputs, by their numbers in the lessons
  /// @param lessons at least one
  /// @param epochs where it is kept what was learned after each epoch, and from where it is taken; empty where it is not
  static ValueNetwork train(
      InputNames.Sorted inputs,
      List<Lesson> lessons,
      TrainingSettings settings,
      long seed,
      Optional<Epochs> epochs) {
    NetworkTraining training = new NetworkTraining(inputs, lessons, settings, seed);
    training.run(epochs);
    return training.network();
  }

  /// A number by chance, evenly from the negative of a width to the width.
  private float spread(double width) {
    return (float) (width * (2.0 * chance.roll(FINE) / FINE - 1));
  }

  /// The mean size of the amounts of each input, so that all are learned at the same pace.
  private static float[] scales(int size, List<Lesson> lessons) {
    double[] sums = new double[size];
    int[] counts = new int[size];
    for (Lesson lesson : lessons) {
      for (LessonSide side : List.of(lesson.own(), lesson.other())) {
        for (int i = 0; i < side.size(); i++) {
          float amount = side.amount(i);
          sums[side.input(i)] += amount * amount;
          counts[side.input(i)] += amount == 0 ? 0 : 1;
        }
      }
    }
    float[] scales = new float[size];
    for (int i = 0; i < size; i++) {
      scales[i] = counts[i] == 0 ? 1 : (float) StrictMath.sqrt(sums[i] / counts[i]);
    }
    return scales;
  }

  private void run(Optional<Epochs> epochs) {
    if (epochs.isEmpty()) {
      run(0, _ -> {});
      return;
    }
    Epochs file = epochs.get();
    byte[] digest = digest();
    int over = file.last(digest, length()).map(this::goOn).orElse(0);
    run(over, epoch -> file.keep(digest, state(epoch)));
  }

  /// @param over how many epochs are over
  /// @param kept hears after each epoch how many are over
  private void run(int over, IntConsumer kept) {
    long all = (long) settings.epochs() * order.length;
    long done = (long) over * order.length;
    for (int epoch = over; epoch < settings.epochs(); epoch++) {
      shuffle();
      for (int index : order) {
        learn(lessons.get(index));
        done++;
        if (done % BATCH == 0 || done == all) {
          step(settings.rate() * (1 + StrictMath.cos(StrictMath.PI * done / all)) / 2);
        }
      }
      kept.accept(epoch + 1);
    }
  }

  /// Tells this training from every other one.
  private byte[] digest() {
    MessageDigest sha = Sha256.start();
    List<? extends Number> numbers =
        List.of(
            WIDTH,
            HIDDEN,
            settings.epochs(),
            BATCH,
            settings.rate(),
            settings.decay(),
            TERM_DECAY,
            settings.dropout(),
            MEAN_KEPT,
            SQUARE_KEPT,
            TINY,
            seed,
            inputs.size(),
            lessons.size());
    sha.update((numbers + "\n" + String.join("\n", inputs)).getBytes(StandardCharsets.UTF_8));
    sha.update(terms.toString().getBytes(StandardCharsets.UTF_8));
    lessons.forEach(lesson -> lesson.digest(sha));
    sha.update(state(0));
    return sha.digest();
  }

  /// How many bytes [#state] has.
  private int length() {
    long numbers = layers.stream().mapToLong(Parameters::length).sum();
    return Math.toIntExact(
        2L * Integer.BYTES
            + Long.BYTES
            + (long) Integer.BYTES * order.length
            + inputs.size()
            + numbers);
  }

  /// All that the next epochs build upon.
  ///
  /// @param over how many epochs are over
  private byte[] state(int over) {
    ByteBuffer state = ByteBuffer.allocate(length());
    state.putInt(over).putInt(steps).putLong(chance.seed());
    for (int index : order) {
      state.putInt(index);
    }
    for (int input = 0; input < inputs.size(); input++) {
      state.put((byte) (met.get(input) ? 1 : 0));
    }
    FloatBuffer numbers = state.asFloatBuffer();
    layers.forEach(layer -> layer.put(numbers));
    return state.array();
  }

  /// Puts everything as it was after an epoch; what cannot have been written by [#state] counts as not there.
  ///
  /// @return how many epochs were over
  private int goOn(ByteBuffer state) {
    int over = state.getInt();
    int taken = state.getInt();
    long chanceSeed = state.getLong();
    int[] places = new int[order.length];
    BitSet seen = new BitSet();
    for (int i = 0; i < places.length; i++) {
      places[i] = state.getInt();
      if (places[i] >= 0 && places[i] < places.length) {
        seen.set(places[i]);
      }
    }
    if (over < 1 || over > settings.epochs() || taken < 0 || seen.cardinality() < places.length) {
      return 0;
    }
    steps = taken;
    chance = new SeededChance(chanceSeed);
    System.arraycopy(places, 0, order, 0, places.length);
    for (int input = 0; input < inputs.size(); input++) {
      met.set(input, state.get() != 0);
    }
    FloatBuffer numbers = state.asFloatBuffer();
    layers.forEach(layer -> layer.get(numbers));
    return over;
  }

  private void shuffle() {
    for (int i = order.length - 1; i > 0; i--) {
      int with = chance.roll(i + 1);
      int moved = order[i];
      order[i] = order[with];
      order[with] = moved;
    }
  }

  private void learn(Lesson whole) {
    int leftOut = settings.dropout() * PER_MILLE_OF_PERCENT;
    LessonSide mine = whole.own().without(terms, leftOut, chance);
    LessonSide theirs = whole.other().without(terms, leftOut, chance);
    add(mine, own);
    add(theirs, other);
    float error = (float) (Logistic.chance(lead()) - whole.score());
    slopes(error);
    back(mine, 1, error, 0);
    back(theirs, -1, error, WIDTH);
  }

  private void add(LessonSide side, float[] sums) {
    System.arraycopy(start.values, 0, sums, 0, WIDTH);
    sums[WIDTH] = 0;
    for (int i = 0; i < side.size(); i++) {
      int from = side.input(i) * ROW;
      float amount = side.amount(i) / scales[side.input(i)];
      for (int j = 0; j < ROW; j++) {
        sums[j] += amount * first.values[from + j];
      }
    }
  }

  private double lead() {
    float lead = last.values[HIDDEN] + own[WIDTH] - other[WIDTH];
    for (int i = 0; i < HIDDEN; i++) {
      int from = i * SECOND_ROW;
      float sum = second.values[from + 2 * WIDTH];
      for (int j = 0; j < WIDTH; j++) {
        sum += Math.max(0, own[j]) * second.values[from + j];
        sum += Math.max(0, other[j]) * second.values[from + WIDTH + j];
      }
      middle[i] = sum;
      lead += Math.max(0, sum) * last.values[i];
    }
    return lead;
  }

  /// Adds the slopes of all but the first layer, and finds those of its sums.
  private void slopes(float error) {
    Arrays.fill(slope, 0);
    last.slopes[HIDDEN] += error;
    for (int i = 0; i < HIDDEN; i++) {
      if (middle[i] > 0) {
        last.slopes[i] += error * middle[i];
        float by = error * last.values[i];
        int from = i * SECOND_ROW;
        second.slopes[from + 2 * WIDTH] += by;
        for (int j = 0; j < WIDTH; j++) {
          second.slopes[from + j] += by * Math.max(0, own[j]);
          second.slopes[from + WIDTH + j] += by * Math.max(0, other[j]);
          slope[j] += own[j] > 0 ? by * second.values[from + j] : 0;
          slope[WIDTH + j] += other[j] > 0 ? by * second.values[from + WIDTH + j] : 0;
        }
      }
    }
  }

  private void back(LessonSide side, int sign, float error, int at) {
    for (int j = 0; j < WIDTH; j++) {
      start.slopes[j] += slope[at + j];
    }
    for (int i = 0; i < side.size(); i++) {
      int input = side.input(i);
      float amount = side.amount(i) / scales[input];
      int from = input * ROW;
      for (int j = 0; j < WIDTH; j++) {
        first.slopes[from + j] += amount * slope[at + j];
      }
      first.slopes[from + WIDTH] += sign * amount * error;
      met.set(input);
    }
  }

  private void step(double rate) {
    steps++;
    for (int input = met.nextSetBit(0); input >= 0; input = met.nextSetBit(input + 1)) {
      int end = (input + 1) * ROW;
      boolean term = terms.get(input);
      double decay = settings.decay();
      first.step(input * ROW, end - 1, steps, rate, term ? TERM_DECAY * decay : decay);
      first.step(end - 1, end, steps, rate, term ? 0 : decay);
    }
    met.clear();
    start.step(steps, rate);
    second.step(steps, rate);
    last.step(steps, rate);
  }

  private ValueNetwork network() {
    float[] rows = first.values.clone();
    for (int i = 0; i < rows.length; i++) {
      rows[i] /= scales[i / ROW];
    }
    return ValueNetwork.of(WIDTH, HIDDEN, start.values, inputs, rows, second.values, last.values);
  }
}
