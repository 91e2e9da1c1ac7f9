package cardwright.littletroubles.wording;

import cardwright.engine.Refused;
import cardwright.language.CardReader.Face;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnTarget;
import cardwright.littletroubles.wording.Headings.Heading;
import cardwright.littletroubles.wording.Headings.Sort;
import java.util.List;
import java.util.Optional;

/// Which lines and faces make a card together.
final class FaceValidation {
  private FaceValidation() {}

  /// Checks the faces of a card.
  ///
  /// @param title its name in deck lists
  /// @param reverse the name of its back in the title, if it has one there
  /// @throws Refused when they do not go together
  static void check(
      String title,
      Optional<String> reverse,
      Face<Heading, Ability> front,
      Optional<Face<Heading, Ability>> back) {
    Sort sort = front.kind().sort();
    face(front);
    costX(front);
    Refused.unless(
        back.isPresent() || !sort.chainLink(),
        "the back of a chain-link Character is its secret: it needs one");
    Refused.unless(
        back.isEmpty() || !sort.is(Kind.ACTION), "an Action is never in play and has no back");
    back.ifPresent(face -> {
      face(face);
      Refused.unless(
          !face.kind().sort().regressed() || sort.is(Kind.CHARACTER),
          "only a Character has a Regressed Character on its back");
      face.abilities().forEach(FaceValidation::onBack);
    });
    reverse.ifPresent(name ->
        Refused.unless(
            back.filter(face -> face.name().equals(name)).isPresent(),
            "the title '" + title + "' asks for a face that opens with 'Back: " + name + "'"));
  }

  private static void face(Face<Heading, Ability> face) {
    Refused.unless(count(face, Ability.Grab.class) < 2, "a Toy has one Grab");
    Refused.unless(count(face, Ability.Bribe.class) < 2, "a Character has one Bribe");
    Refused.unless(
        count(face, Ability.EntersAsCopy.class) < 2, "a card enters play as a copy of one card");
    Sort sort = face.kind().sort();
    if (sort.is(Kind.GOAL)) {
      Refused.unless(count(face, Ability.Task.class) > 0, "a Goal has at least one line 'Task: …'");
      Refused.unless(
          count(face, Ability.Reward.class) == 1, "a Goal has exactly one line 'Reward: …'");
    }
    oneX(face);
    Refused.unless(
        !sort.is(Kind.ACTION) || count(face, Ability.Instruction.class) > 0,
        "an Action has at least one line that does something");
    Refused.unless(
        count(face, Ability.Grab.class) > 0
            || face.abilities().stream()
                .flatMap(ability -> Part.of(ability).stream())
                .noneMatch(new Part.Cards(new OwnTarget.Holder())::equals),
        "nobody can hold this Toy, so it has no holder: write 'Grab 1.'");
  }

  /// The lines of an Action are one text, with one X.
  private static void oneX(Face<Heading, Ability> face) {
    List<Ability.Instruction> lines =
        face.abilities().stream()
            .filter(Ability.Instruction.class::isInstance)
            .map(Ability.Instruction.class::cast)
            .filter(line -> Part.of(line).contains(new Part.X()))
            .toList();
    Refused.unless(
        lines.size() < 2 || lines.stream().allMatch(line -> line.body().x().isEmpty()),
        "a card has one X: it is explained in the one line that speaks of it");
  }

  private static long count(Face<Heading, Ability> face, Class<? extends Ability> kind) {
    return face.abilities().stream().filter(kind::isInstance).count();
  }

  private static void costX(Face<Heading, Ability> front) {
    if (front.kind().cost() == Card.X) {
      Refused.unless(
          front.kind().sort().is(Kind.ACTION),
          "only an Action can use X: give the card a cost in digits");
      Refused.unless(
          front.abilities().stream().anyMatch(ability -> Part.of(ability).contains(new Part.X())),
          "a card with cost X has to say what X does, as in 'Draw X cards.'");
    }
  }

  /// What only a front can say: a back is in no hand and in no Timeout.
  private static void onBack(Ability ability) {
    boolean front =
        ability.isOfPlaying()
            || ability instanceof Ability.EntersWith
            || ability instanceof Ability.EntersAsCopy;
    Refused.unless(!front, "a card is played with its front up: move this line to the front");
  }
}
