package cardwright.mlpccg.board;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.By;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Whose lines a card in play has: its own, and by Teamwork those of others. Where no card has Teamwork or can lose its text, each has its own, and nothing is noted.
@Rule({"MLP 59", "MLP B38"})
final class GrantedAbilities {
  private static final Face[] NONE = {};
  private static final ActiveEffect[] SILENT = {};

  // The faces of each card in play, its own first; none for one that is face-down or has lost all
  // abilities, and null for one that has its own alone.
  private final Face[] @Nullable [] faces;
  private final @Nullable Said[] said;
  private ActiveEffect[] found = new ActiveEffect[16];
  private int count;

  GrantedAbilities(int cards) {
    faces = new Face[cards][];
    said = new @Nullable Said[cards];
  }

  int count(int card) {
    Face[] its = faces[card];
    return its == null ? 1 : its.length;
  }

  Face face(Board board, int card, int line) {
    Face[] its = faces[card];
    return its == null ? board.face(card) : its[line];
  }

  private Face[] faces(Board board, int card) {
    Face[] its = faces[card];
    return its == null ? new Face[] {board.face(card)} : its;
  }

  /// A card that is face-up has its own face, and no line speaks for one that is face-down.
  void own(Board board, int card) {
    faces[card] = board.is(card, CardFlag.FACE_DOWN) ? NONE : null;
  }

  /// Takes away what is lost, and gives what Teamwork gives; answers whether anything changed.
  boolean teamwork(Board board, Layers figures) {
    Pile table = board.table();
    boolean changed = false;
    for (int i = 0; board.info().silencing() && i < table.size(); i++) {
      int card = table.get(i);
      if (figures.lost(card) && count(card) > 0) {
        faces[card] = NONE;
        changed = true;
      }
    }
    for (int i = 0; board.info().has(Keyword.TEAMWORK) && i < table.size(); i++) {
      int giver = table.get(i);
      if ((figures.keywords(giver) & Keyword.TEAMWORK.bit()) != 0
          && count(giver) > 0
          && face(board, giver, 0).has(Keyword.TEAMWORK)) {
        changed |= give(board, figures, giver);
      }
    }
    return changed;
  }

  /// Other Friends of its controller in its area that share a trait have its other printed abilities.
  private boolean give(Board board, Layers figures, int giver) {
    Pile table = board.table();
    boolean changed = false;
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (card != giver
          && board.card(card).is(Kind.FRIEND)
          && count(card) > 0
          && board.area(card) == board.area(giver)
          && board.controller(card) == board.controller(giver)
          && (figures.traits(card) & figures.traits(giver)) != 0) {
        Face[] more = Arrays.copyOf(faces(board, card), count(card) + 1);
        more[more.length - 1] = board.face(giver).printed();
        faces[card] = more;
        changed = true;
      }
    }
    return changed;
  }

  /// All laws that cards in play speak, and those that were made for a time.
  ///
  /// @param before those found last: given back when they are the same
  ActiveEffect[] spoken(Board board, DerivedValues derived, Layers figures, ActiveEffect[] before) {
    count = 0;
    Pile all = board.info().has(Keyword.TEAMWORK) ? board.table() : derived.speakers();
    for (int i = 0; i < all.size(); i++) {
      int card = all.get(i);
      if (speaks(derived, card) && !figures.lost(card)) {
        Said its = said(board, card);
        for (ActiveEffect each : its.laws()) {
          add(each);
        }
      }
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Ruled(var law, TextContext context, var _)) {
        add(made(law, context, before));
      }
    }
    return areSame(before) ? before : Arrays.copyOf(found, count);
  }

  /// A law that was made for a time: the very one that was found last, where it stood at this place.
  @SuppressWarnings("ReferenceEquality")
  private ActiveEffect made(Law law, TextContext context, ActiveEffect[] before) {
    ActiveEffect known = count < before.length ? before[count] : null;
    return known != null
            && known.law() == law
            && known.context() == context
            && known.condition() == null
        ? known
        : new ActiveEffect(law, null, context);
  }

  /// Whether a card may have laws.
  private boolean speaks(DerivedValues derived, int card) {
    int number = count(card);
    return number > 1 || (number == 1 && derived.printed().laws(card) != 0);
  }

  @SuppressWarnings("ReferenceEquality")
  private boolean areSame(ActiveEffect[] before) {
    if (before.length != count) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (before[i] != found[i]) {
        return false;
      }
    }
    return true;
  }

  private void add(ActiveEffect spoken) {
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
    }
    found[count++] = spoken;
  }

  /// The laws of a card, kept as long as it has the same faces and controller.
  private Said said(Board board, int card) {
    int key = board.ref(card) << 1 | board.controller(card).ordinal();
    Said known = said[card];
    if (known == null || known.key() != key || !known.isOf(this, board, card)) {
      Face[] its = faces(board, card);
      known = new Said(key, its, laws(board, card, its), triggers(its));
      said[card] = known;
    }
    return known;
  }

  /// What the triggered lines of a card wait for that has lines of others, too, as bits of [cardwright.mlpccg.vocabulary.EventKind].
  long triggers(int card) {
    Said known = said[card];
    return known == null ? 0 : known.triggers();
  }

  private static long triggers(Face[] faces) {
    long bits = 0;
    for (Face face : faces) {
      bits |= face.triggers();
    }
    return bits;
  }

  private static ActiveEffect[] laws(Board board, int card, Face[] faces) {
    List<ActiveEffect> all = new ArrayList<>();
    for (Face face : faces) {
      for (Ability.Standing law : face.standing()) {
        add(board, card, law, all);
      }
    }
    return all.isEmpty() ? SILENT : all.toArray(ActiveEffect[]::new);
  }

  private static void add(Board board, int card, Ability.Standing law, List<ActiveEffect> all) {
    Seat controller = board.controller(card);
    all.add(
        new ActiveEffect(
            law.law(),
            law.condition().orElse(null),
            new TextContext.Still(board.ref(card), controller)));
    if (law.by() == By.ANY_PLAYER) {
      all.add(
          new ActiveEffect(
              law.law(),
              law.condition().orElse(null),
              new TextContext.Still(board.ref(card), controller.other())));
    }
  }

  /// The laws of a card and what it waits for, and for which life, controller and faces they were found.
  // Its arrays are never written to.
  @SuppressWarnings("ArrayRecordComponent")
  private record Said(int key, Face[] faces, ActiveEffect[] laws, long triggers) {
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(GrantedAbilities lines, Board board, int card) {
      if (faces.length != lines.count(card)) {
        return false;
      }
      for (int i = 0; i < faces.length; i++) {
        if (faces[i] != lines.face(board, card, i)) {
          return false;
        }
      }
      return true;
    }
  }
}
