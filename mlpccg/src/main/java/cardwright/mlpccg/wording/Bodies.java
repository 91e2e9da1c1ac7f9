package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.optional;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.AmountWords;
import cardwright.cardgame.text.Condition;
import cardwright.language.Flow;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Body;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Value;
import java.util.List;
import java.util.Optional;

/// The words behind a window or an event: condition, costs, instructions, and what X is.
final class Bodies {
  private static final ValueWords VALUES = new ValueWords(Person.YOU, new Nouns(Person.YOU));

  private static final Phrase<Optional<Value>> X = AmountWords.whereX(VALUES.number);

  private static final Phrase<Optional<Condition>> CONDITION =
      optional(", if ", Conditions.CONDITION);

  private static final Phrase<List<Cost>> COSTS =
      oneOf(words(List.<Cost>of(), ""), costs(", {}", CostWords.COSTS));

  /// Under which circumstances something holds: `if this card is ready`, `in the Score Phase`, `in faceoffs here, if you control a Friend here`.
  static final Phrase<Condition> CIRCUMSTANCE =
      oneOf(
          Conditions.TIME,
          phrase(
              Condition.class,
              "if {}",
              Conditions.CONDITION,
              condition -> condition,
              condition -> condition),
          phrase(
              Condition.All.class,
              "{}, if {}",
              Conditions.TIME,
              Conditions.CONDITION,
              (time, condition) -> new Condition.All(List.of(time, condition)),
              all -> all.conditions().getFirst(),
              all -> all.conditions().getLast()));

  private Bodies() {}

  private static Phrase<List<Cost>> costs(String words, Phrase<List<Cost>> costs) {
    return phrase(type(), words, costs, all -> all, all -> all);
  }

  @SuppressWarnings("unchecked")
  private static Class<List<Cost>> type() {
    return (Class<List<Cost>>) (Class<?>) List.class;
  }

  /// `[, if CONDITION][, COSTS]: TEXT[, where X is VALUE]`.
  static Phrase<Body> withColon(Phrase<Flow<Effect>> text) {
    Phrase<Head> head =
        phrase(Head.class, "{}{}", CONDITION, COSTS, Head::new, Head::condition, Head::costs);
    return phrase(
            Body.class,
            "{}: {}{}",
            head,
            text,
            X,
            (opening, flow, x) -> new Body(opening.condition(), false, opening.costs(), flow, x),
            body -> new Head(body.condition(), body.costs()),
            Body::flow,
            Body::x)
        .when(body -> !body.optional());
  }

  /// `[if CONDITION, ][you may COSTS: ]TEXT[, where X is VALUE]`.
  ///
  /// @param end what stands right behind the text
  static Phrase<Body> afterEvent(Phrase<Flow<Effect>> text, String end) {
    Phrase<Body> plain =
        oneOf(
            phrase(
                    Body.class,
                    "{}" + end + "{}",
                    text,
                    X,
                    (flow, x) -> new Body(Optional.empty(), false, List.of(), flow, x),
                    Body::flow,
                    Body::x)
                .when(body ->
                    body.condition().isEmpty() && !body.optional() && body.costs().isEmpty()),
            phrase(
                    Body.class,
                    "you may {}: {}" + end + "{}",
                    CostWords.COSTS,
                    text,
                    X,
                    (costs, flow, x) -> new Body(Optional.empty(), true, costs, flow, x),
                    Body::costs,
                    Body::flow,
                    Body::x)
                .when(body -> body.condition().isEmpty() && body.optional()));
    return oneOf(
        plain,
        phrase(
                Body.class,
                "if {}, {}",
                oneOf(Conditions.CONDITION),
                plain,
                (condition, body) ->
                    new Body(
                        Optional.of(condition),
                        body.optional(),
                        body.costs(),
                        body.flow(),
                        body.x()),
                body -> body.condition().orElse(NONE),
                body ->
                    new Body(
                        Optional.empty(), body.optional(), body.costs(), body.flow(), body.x()))
            .when(body -> body.condition().isPresent()));
  }

  /// A text behind the first time each turn of its event.
  static Phrase<Body> theFirstTime(Phrase<Body> body) {
    return phrase(
            Body.class,
            "{}",
            body.when(each -> each.condition().isEmpty()),
            each -> asking(Optional.of(Condition.FirstTime.FIRST_TIME), each),
            each -> asking(Optional.empty(), each))
        .when(each -> each.condition().equals(Optional.of(Condition.FirstTime.FIRST_TIME)));
  }

  private static Body asking(Optional<Condition> condition, Body body) {
    return new Body(condition, body.optional(), body.costs(), body.flow(), body.x());
  }

  private static final Condition NONE = new Condition.All(List.of());

  record Head(Optional<Condition> condition, List<Cost> costs) {}
}
