package cardwright.language;

import cardwright.engine.CardFace;
import cardwright.engine.CardPhrase.Group;
import cardwright.engine.Completion;
import cardwright.engine.ReadLine.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A place in a card file: what its line is to its card, and what stands before it there.
///
/// @param start what stands in the line before the place
/// @param column the place, from 1
/// @param role what a line is that starts like this, if it is one that is read by phrases
/// @param isBack whether it belongs to a second face
/// @param opensBack the word that could open a second face there, if one could
/// @param cards the names of the cards of the file, each with its line of kind
record CardPlace(
    String start,
    int column,
    Optional<Role> role,
    boolean isBack,
    Optional<String> opensBack,
    List<CardFace> cards) {
  private static final String NAME = "# ";

  /// Finds a place.
  ///
  /// @param line the line, from 1
  /// @param opening the word that opens a second face, with its colon, if cards have one
  static CardPlace of(String text, int line, int column, Optional<String> opening) {
    List<String> lines = text.lines().toList();
    Optional<Role> before = Optional.empty();
    boolean isBack = false;
    for (int i = 0; i < Math.min(line - 1, lines.size()); i++) {
      String each = lines.get(i);
      if (each.startsWith("#")) {
        before = Optional.of(Role.NAME);
        isBack = false;
      } else if (before.isPresent() && opening.filter(each::startsWith).isPresent()) {
        before = Optional.of(Role.REVERSE);
        isBack = true;
      } else if (before.isPresent() && !each.isBlank()) {
        before = before.map(CardPlace::following);
      }
    }
    String whole = line >= 1 && line <= lines.size() ? lines.get(line - 1) : "";
    String start = whole.substring(0, Math.clamp(column - 1L, 0, whole.length()));
    boolean isName =
        start.startsWith("#")
            || (before.isPresent() && opening.filter(start::startsWith).isPresent());
    Optional<Role> role = isName ? Optional.empty() : before.map(CardPlace::following);
    boolean isText = role.filter(Role.TEXT::equals).isPresent();
    Optional<String> opens = isText && !isBack ? opening : Optional.empty();
    return new CardPlace(start, start.length() + 1, role, isBack, opens, named(lines));
  }

  /// What a line is that follows one.
  private static Role following(Role before) {
    return switch (before) {
      case NAME, REVERSE -> Role.KIND;
      case KIND, TEXT -> Role.TEXT;
    };
  }

  private static List<CardFace> named(List<String> lines) {
    List<CardFace> cards = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(NAME)) {
        String name = lines.get(i).substring(NAME.length()).strip();
        // Set and number behind a name are no part of it.
        int open = name.endsWith(")") ? name.lastIndexOf(" (") : -1;
        String kind = i + 1 < lines.size() ? lines.get(i + 1) : "";
        cards.add(new CardFace(open > 0 ? name.substring(0, open) : name, "", kind, List.of()));
      }
    }
    return cards;
  }

  /// What can open the line: a name, or a second face.
  List<Completion> openings() {
    List<Completion> all = new ArrayList<>();
    opensBack
        .filter(this::isBegun)
        .ifPresent(words ->
            all.add(new Completion(words, 1, column, Group.FACE, "The second face of this card.")));
    if (isBegun(NAME) && role.filter(Role.KIND::equals).isEmpty()) {
      all.add(new Completion(NAME, 1, column, Group.FACE, "The name of a card, which opens it."));
    }
    return all;
  }

  private boolean isBegun(String words) {
    return !words.equals(start) && words.startsWith(start);
  }
}
