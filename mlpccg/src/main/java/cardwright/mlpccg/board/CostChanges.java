package cardwright.mlpccg.board;

import cardwright.cardgame.layers.FigureChanges;
import cardwright.cardgame.message.Explanations;
import cardwright.engine.Fingerprint;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.LawKind;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;

/// What texts add to prices.
@Rule("MLP B32")
final class CostChanges {
  private CostChanges() {}

  /// What is added to the price of playing a card, below 0 for less.
  ///
  /// @param area where it goes, or [Area#NONE]
  /// @param host what it is played on, or [Board#EMPTY]
  @Rule({"MLP 25", "MLP B32"})
  static int onPlaying(Board board, int card, Seat seat, int area, int host) {
    return onPlaying(board, card, seat, area, host, FigureChanges.UNASKED);
  }

  /// What is added to the price of playing a card.
  ///
  /// @param asked who asks why it costs that
  static int onPlaying(Board board, int card, Seat seat, int area, int host, FigureChanges asked) {
    int more = 0;
    for (ActiveEffect each : ActiveLaws.spoken(board, LawKind.PRICES_PLAYING)) {
      if (each.law() instanceof Law.Pays(Who who, int by, Law.GameEvent event, var forEach)
          && each.context().means(board, who, seat)
          && isPlaying(board, event, card, area, host, each.context())
          && each.holds(board)) {
        int added = ActiveLaws.times(board, by, forEach, each.context());
        more += added;
        if (added != 0 && asked.isAsked()) {
          asked.add(Changes.of(added, each.context().source(board)));
        }
      }
    }
    if (board.card(card).front().pricesItself()) {
      int added = itsOwn(board, card, seat, area);
      more += added;
      if (added != 0 && asked.isAsked()) {
        asked.add(Changes.of(added, Message.card(board.card(card).name())));
      }
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each
              instanceof
              LastingEffect.Cheaper(Which which, int less, TextContext context, var origin)
          && origin.you() == seat
          && Selection.describes(board, which, card, context)) {
        more -= less;
        if (asked.isAsked()) {
          asked.add(Changes.of(-less, Explanations.source(origin.name())));
        }
      }
    }
    return more;
  }

  /// What a card adds to its own price.
  private static int itsOwn(Board board, int card, Seat seat, int area) {
    int more = 0;
    TextContext context = new Playing(new TextContext.Still(board.ref(card), seat), area);
    for (Ability.Standing each : board.card(card).front().standing()) {
      if (each.law()
              instanceof Law.Pays(Who who, int by, Law.GameEvent.PlayingThis(var way), var forEach)
          && context.means(board, who, seat)
          && ActiveLaws.goes(board, way, Area.NONE, area, context)
          && (each.condition().isEmpty() || Values.holds(board, each.condition().get(), context))) {
        more += ActiveLaws.times(board, by, forEach, context);
      }
    }
    return more;
  }

  /// The types of cards of which anything may change what they cost a seat to play, but for what they say themselves, as bits of [cardwright.mlpccg.vocabulary.Kind].
  static int priced(Board board, Seat seat) {
    int kinds = 0;
    for (ActiveEffect each : ActiveLaws.spoken(board, LawKind.PRICES_PLAYING)) {
      if (each.law() instanceof Law.Pays pays && each.context().means(board, pays.who(), seat)) {
        kinds |=
            switch (pays.what()) {
              case Law.GameEvent.Playing playing -> playing.which().kinds();
              case Law.GameEvent.PlayingOn playing -> playing.which().kinds();
              case Law.GameEvent.PlayingThis _, Law.GameEvent.Moving _, Law.GameEvent.Rallying _ ->
                  0;
            };
      }
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Cheaper(Which which, int _, var _, var origin)
          && origin.you() == seat) {
        kinds |= which.kinds();
      }
    }
    return kinds;
  }

  /// Whether anything may change what moving costs.
  static boolean priceMoves(Board board) {
    return ActiveLaws.spoken(board, LawKind.PRICES_MOVING).length > 0;
  }

  private static boolean isPlaying(
      Board board, Law.GameEvent event, int card, int area, int host, TextContext context) {
    return switch (event) {
      case Law.GameEvent.Playing(Which which, var way) ->
          ActiveLaws.goes(board, way, Area.NONE, area, context)
              && Selection.describes(board, which, card, context);
      case Law.GameEvent.PlayingOn(Which which, Which on) ->
          host != Board.EMPTY
              && Selection.describes(board, which, card, context)
              && Selection.fits(board, on, host, context);
      case Law.GameEvent.PlayingThis _, Law.GameEvent.Moving _, Law.GameEvent.Rallying _ -> false;
    };
  }

  /// What is added to the price of moving a character.
  @Rule({"MLP 27", "MLP B32"})
  static int onMoving(Board board, int card, Seat seat, int to) {
    int more = 0;
    for (ActiveEffect each : ActiveLaws.spoken(board, LawKind.PRICES_MOVING)) {
      if (each.law()
              instanceof
              Law.Pays(Who who, int by, Law.GameEvent.Moving(Which which, var way), var forEach)
          && each.context().means(board, who, seat)
          && ActiveLaws.goes(board, way, board.area(card), to, each.context())
          && Selection.fits(board, which, card, each.context())
          && each.holds(board)) {
        more += ActiveLaws.times(board, by, forEach, each.context());
      }
    }
    return more;
  }

  /// What is added to the price of unfrightening a Friend.
  @Rule({"MLP 30", "MLP B32"})
  static int onRallying(Board board, int card, Seat seat) {
    int more = 0;
    for (ActiveEffect each : ActiveLaws.spoken(board, LawKind.PRICES_RALLYING)) {
      if (each.law()
              instanceof Law.Pays(Who who, int by, Law.GameEvent.Rallying(Which which), var forEach)
          && each.context().means(board, who, seat)
          && Selection.fits(board, which, card, each.context())
          && each.holds(board)) {
        more += ActiveLaws.times(board, by, forEach, each.context());
      }
    }
    return more;
  }

  /// A card that is being played, for which `there` is where it goes.
  private record Playing(TextContext context, int there) implements TextContext {
    @Override
    public int self() {
      return context.self();
    }

    @Override
    public Seat you() {
      return context.you();
    }

    @Override
    public void write(Fingerprint out) {
      context.write(out);
    }

    @Override
    public int there(Board board) {
      return there;
    }
  }
}
