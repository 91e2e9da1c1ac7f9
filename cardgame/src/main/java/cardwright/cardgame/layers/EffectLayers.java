package cardwright.cardgame.layers;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The continuous effects in force, sorted by layer and by what they come from, and the one place where they are applied. Where there are none of a layer, nothing is done in it.
///
/// A game sorts an effect in once, when it begins to be in force, and finds its figures by [#begin] and [#apply] of each layer.
///
/// @param <B> the game's board
/// @param <F> the figures that are found
/// @param <L> the game's layers
/// @param <E> its effects
public final class EffectLayers<
    B, F, L extends Enum<L> & Layer, E extends ContinuousEffect<B, F, L>> {
  private static final int SOURCES = EffectSource.values().length;

  /// Makes a continuous effect of what it comes from.
  ///
  /// @param <T> what it comes from
  /// @param <E> the effect
  @FunctionalInterface
  public interface Maker<T, E> {
    /// The effect, or null where that changes no figures.
    @Nullable E make(T from);
  }

  private final int layers;
  private final E[] none;
  private final int cards;
  // Of each source what was sorted in last.
  private final Object[] @Nullable [] sorted = new Object[SOURCES][];
  // Null until there is an effect: most plays have few, and boards are copied often.
  private @Nullable Rows<E> rows;
  private FigureChanges asked = FigureChanges.UNASKED;

  /// No effects.
  ///
  /// @param layers how many layers there are
  /// @param none an array without elements
  /// @param cards how many cards the play has
  public EffectLayers(int layers, E[] none, int cards) {
    this.layers = layers;
    this.none = none;
    this.cards = cards;
  }

  /// Sorts in what comes from there, where it is not the very array that was sorted in last. Such arrays are replaced by every change: see [cardwright.cardgame.state.SharedList].
  ///
  /// @param all not to be written to
  @SuppressWarnings("ReferenceEquality")
  public <T> void keep(EffectSource source, T[] all, Maker<T, E> maker) {
    if (sorted[source.ordinal()] == all) {
      return;
    }
    sorted[source.ordinal()] = all;
    clear(source);
    for (T each : all) {
      E effect = maker.make(each);
      if (effect != null) {
        add(effect);
      }
    }
  }

  /// Takes all effects out that come from there.
  public void clear(EffectSource source) {
    Rows<E> known = rows;
    if (known != null) {
      known.clear(source);
    }
  }

  /// Sorts an effect in, behind all others of its layer and source.
  public void add(E effect) {
    Rows<E> known = rows;
    if (known == null) {
      known = new Rows<>(layers, none, cards);
      rows = known;
    }
    known.add(effect, effect.layer().ordinal(), effect.source());
  }

  /// Begins with what is printed.
  public void begin() {
    asked.clear();
  }

  /// Applies the effects of a layer.
  ///
  /// @return whether they have changed anything
  public boolean apply(L layer, B board, F figures) {
    Rows<E> known = rows;
    if (known == null || known.counts[layer.ordinal()] == 0) {
      return false;
    }
    boolean changed = apply(known, layer, board, figures);
    boolean more = changed && layer.repeats();
    while (more) {
      more = apply(known, layer, board, figures);
    }
    return changed;
  }

  private boolean apply(Rows<E> all, L layer, B board, F figures) {
    boolean changed = false;
    for (int i = layer.ordinal() * SOURCES; i < (layer.ordinal() + 1) * SOURCES; i++) {
      Row<E> row = all.rows.get(i);
      for (int at = 0; at < row.count; at++) {
        changed |= apply(row.effects[at], all.affected, board, figures);
      }
    }
    return changed;
  }

  private boolean apply(E effect, Pile affected, B board, F figures) {
    affected.clear();
    effect.affected(board, figures, affected);
    if (affected.size() == 0) {
      return false;
    }
    int amount = effect.amount(board, figures);
    boolean changed = false;
    for (int i = 0; i < affected.size(); i++) {
      int card = affected.get(i);
      changed |= effect.modify(board, figures, card, amount);
      if (asked.isAbout(card)) {
        note(effect.explain(board, figures, card, amount));
      }
    }
    return changed;
  }

  private void note(@Nullable Message change) {
    if (change != null) {
      asked.add(change);
    }
  }

  /// Each change of a figure of a card with its source, in the order in which they count: the figures are found once more by the very same lines, and what changes this one is noted.
  ///
  /// @param find finds the figures anew; which figure it is about, the effects know
  public List<Message> explain(int card, Runnable find) {
    FigureChanges changes = FigureChanges.of(card);
    asked = changes;
    find.run();
    asked = FigureChanges.UNASKED;
    return changes.all();
  }

  /// Of each layer a row for each source, and how many effects it has in all.
  private static final class Rows<E> {
    private final List<Row<E>> rows = new ArrayList<>();
    private final int[] counts;
    private final Pile affected;

    private Rows(int layers, E[] none, int cards) {
      counts = new int[layers];
      affected = new Pile(cards);
      for (int i = 0; i < layers * SOURCES; i++) {
        rows.add(new Row<>(none));
      }
    }

    private void add(E effect, int layer, EffectSource source) {
      rows.get(layer * SOURCES + source.ordinal()).add(effect);
      counts[layer]++;
    }

    private void clear(EffectSource source) {
      for (int layer = 0; layer < counts.length; layer++) {
        Row<E> row = rows.get(layer * SOURCES + source.ordinal());
        counts[layer] -= row.count;
        row.count = 0;
      }
    }
  }

  private static final class Row<E> {
    private E[] effects;
    private int count;

    private Row(E[] none) {
      effects = none;
    }

    private void add(E effect) {
      if (count == effects.length) {
        effects = Arrays.copyOf(effects, 2 * count + 2);
      }
      effects[count++] = effect;
    }
  }
}
