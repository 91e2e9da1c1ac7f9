package cardwright.bridge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What programs that steer plays are answered.
class BridgeTest {
  private static final Games GAMES = new Games(Catalog.builtIn());

  private final Bridge bridge = new Bridge(GAMES, "ggltcg");

  private JsonNode ask(String line) {
    return read(bridge.answer(line.replace('\'', '"')));
  }

  private static JsonNode read(String line) {
    return JsonMapper.builder().build().readTree(line);
  }

  private static String error(JsonNode answer) {
    assertThat(answer.get("type").asString()).isEqualTo("error");
    return answer.get("message").asString();
  }

  private static List<String> texts(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toList();
  }

  @Test
  void it_says_what_can_be_played() {
    JsonNode hello = ask("{'type':'hello'}");
    JsonNode game = ask("{'type':'game','game':'littletroubles'}");

    assertThat(hello.get("protocol").asInt()).isEqualTo(Bridge.PROTOCOL);
    assertThat(texts(hello.get("games"))).contains("ggltcg", "littletroubles", "mlpccg");
    assertThat(game.get("formats").valueStream().map(each -> each.get("name").asString()))
        .contains("daycare");
    assertThat(game.get("decks").valueStream().map(each -> each.get("name").asString()))
        .contains("Recess Champions");
    assertThat(game.get("cards")).isNotEmpty();
  }

  @Test
  void a_move_is_made_by_its_place_its_words_or_its_key() {
    JsonNode begun = ask("{'type':'new','seed':3,'moves':true,'meanings':true}");
    ask("{'type':'clone','state':1}");
    ask("{'type':'clone','state':1}");

    JsonNode byPlace = ask("{'type':'play','state':1,'index':1,'moves':true}");
    JsonNode byWords =
        ask("{'type':'play','state':2,'moves':true,'move':" + begun.get("moves").get(1) + "}");
    JsonNode byKey =
        ask("{'type':'play','state':3,'moves':true,'key':" + begun.get("keys").get(1) + "}");

    assertThat(begun.get("meanings")).hasSameSizeAs(begun.get("moves"));
    assertThat(byPlace.get("moves")).isNotEqualTo(begun.get("moves"));
    assertThat(byWords.get("moves")).isEqualTo(byPlace.get("moves"));
    assertThat(byKey.get("moves")).isEqualTo(byPlace.get("moves"));
  }

  @Test
  void a_key_names_the_same_move_in_other_positions() {
    JsonNode first = ask("{'type':'new','seed':3,'moves':true}");
    JsonNode later = ask("{'type':'play','state':1,'index':0,'moves':true}");
    List<String> before = texts(first.get("moves"));
    List<String> after = texts(later.get("moves"));
    List<String> both = before.stream().filter(after::contains).toList();

    assertThat(both).isNotEmpty();
    for (String move : both) {
      assertThat(later.get("keys").get(after.indexOf(move)))
          .isEqualTo(first.get("keys").get(before.indexOf(move)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void the_same_seed_gives_the_same_play(String game) {
    List<JsonNode> once = wholePlay(game, 5);

    assertThat(wholePlay(game, 5)).isEqualTo(once);
    assertThat(wholePlay(game, 6)).isNotEqualTo(once);
    assertThat(once.getLast().get("returns").valueStream().mapToInt(JsonNode::asInt).sum())
        .isZero();
    assertThat(once.getLast().get("reason").asString()).isNotEmpty();
  }

  /// What is told of a random play from its beginning to its end.
  private static List<JsonNode> wholePlay(String game, int seed) {
    Bridge bridge = new Bridge(GAMES, game);
    List<JsonNode> told = new ArrayList<>();
    told.add(read(bridge.answer("{\"type\":\"new\",\"seed\":" + seed + "}")));
    while (!told.getLast().get("player").isNull()) {
      String step =
          "{\"type\":\"step\",\"states\":[1],\"observation\":true,\"seed\":" + told.size() + "}";
      told.add(read(bridge.answer(step)).get("states").get(0));
    }
    return told;
  }

  @Test
  void a_twin_is_independent() {
    JsonNode begun = ask("{'type':'new','seed':3,'moves':true,'observation':true}");
    ask("{'type':'clone','state':1}");
    ask("{'type':'play','state':2,'index':0}");

    JsonNode still = ask("{'type':'state','state':1,'moves':true,'observation':true}");

    assertThat(still).isEqualTo(begun);
  }

  @Test
  void a_twin_meets_the_same_chance_unless_it_is_given_another_seed() {
    ask("{'type':'new','game':'littletroubles','seed':3,'moves':true}");
    ask("{'type':'clone','state':1}");
    ask("{'type':'clone','state':1,'seed':8}");

    List<JsonNode> after =
        IntStream.rangeClosed(1, 3)
            .mapToObj(state ->
                ask(
                    "{'type':'play','state':%d,'move':'mulligan','observation':true}"
                        .formatted(state)))
            .map(told -> told.get("observation"))
            .toList();

    assertThat(after.get(1)).isEqualTo(after.get(0));
    assertThat(after.get(2)).isNotEqualTo(after.get(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"littletroubles", "mlpccg"})
  void a_seat_sees_nothing_of_what_is_hidden_from_it(String game) {
    String deck = ask("{'type':'game','game':'%s'}".formatted(game)).get("decks").get(0).toString();
    String cards = read(deck).get("cards").toString().replace("'", "\\u0027");
    ask("{'type':'new','game':'%s','seed':3,'deckA':%s,'deckB':%s}".formatted(game, cards, cards));
    boolean dealtOtherwise = false;
    for (int move = 0; move < 60; move++) {
      String seen = observed(1, "A");
      JsonNode twin =
          ask("{'type':'imagine','state':1,'seat':'A','seed':%d,'deck':%s}".formatted(move, cards));
      assertThat(twin.get("type").asString()).as(twin.toString()).isEqualTo("state");
      int number = twin.get("state").asInt();
      assertThat(observed(number, "A")).isEqualTo(seen);
      dealtOtherwise |= !observed(number, "B").equals(observed(1, "B"));
      ask("{'type':'free','states':[" + number + "]}");
      ask("{'type':'step','states':[1],'seed':" + move + "}");
    }
    assertThat(dealtOtherwise).isTrue();
  }

  @Test
  void a_deck_that_the_other_cannot_have_is_not_supposed() {
    JsonNode deck = ask("{'type':'game','game':'littletroubles'}").get("decks").get(0);
    String cards = deck.get("cards").toString().replace("'", "\\u0027");
    String format = deck.get("format").asString();
    ask(
        "{'type':'new','game':'littletroubles','seed':3,'format':'%s','deckA':%s,'deckB':%s}"
            .formatted(format, cards, cards));
    String one = "[" + deck.get("cards").get(0).toString().replace("'", "\\u0027") + "]";
    for (String supposed : List.of("[]", one)) {
      assertThat(
              error(ask("{'type':'imagine','state':1,'seat':'A','deck':%s}".formatted(supposed))))
          .contains("the deck of the other has " + deck.get("cards").size() + " cards");
    }
  }

  @Test
  void forgetting_a_play_that_is_not_there_does_no_harm() {
    ask("{'type':'new','seed':1}");
    assertThat(ask("{'type':'free','states':[1,9]}").get("count").asInt()).isEqualTo(1);
  }

  private String observed(int state, String seat) {
    return ask("{'type':'observe','state':%d,'seat':'%s','table':true}".formatted(state, seat))
        .toString()
        .replace("\"state\":" + state + ",", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void numbers_stand_where_the_layout_says(String game) {
    JsonNode layout = ask("{'type':'layout','game':'%s'}".formatted(game));
    JsonNode begun = ask("{'type':'new','game':'%s','seed':3,'features':true}".formatted(game));
    JsonNode own = ask("{'type':'observe','state':1,'seat':'A','table':true}");

    int next = 0;
    for (JsonNode part : layout.get("parts")) {
      assertThat(part.get("at").asInt()).isEqualTo(next);
      next += Math.max(1, part.get("rows").size()) * part.get("columns").size();
    }
    assertThat(layout.get("length").asInt()).isEqualTo(next);
    assertThat(own.get("at").valueStream().mapToInt(JsonNode::asInt))
        .isSorted()
        .allMatch(at -> at < layout.get("length").asInt());
    assertThat(sum(layout, own, "own zone sizes"))
        .isEqualTo(zones(own, 0).mapToInt(zone -> zone.get("size").asInt()).sum());
    assertThat(sum(layout, own, "own cards"))
        .isEqualTo(zones(own, 0).mapToInt(zone -> zone.get("cards").size()).sum());
    assertThat(sum(layout, own, "other cards"))
        .isEqualTo(zones(own, 1).mapToInt(zone -> zone.get("cards").size()).sum());
    assertThat(begun.get("features")).hasSize(begun.get("count").asInt());
  }

  private static Stream<JsonNode> zones(JsonNode observed, int side) {
    return observed.get("table").get("sides").get(side).get("zones").valueStream();
  }

  /// What the numbers of a part add up to.
  private static int sum(JsonNode layout, JsonNode observed, String name) {
    JsonNode part =
        layout
            .get("parts")
            .valueStream()
            .filter(each -> each.get("name").asString().equals(name))
            .findFirst()
            .orElseThrow();
    int from = part.get("at").asInt();
    int to = from + Math.max(1, part.get("rows").size()) * part.get("columns").size();
    return IntStream.range(0, observed.get("at").size())
        .filter(i -> observed.get("at").get(i).asInt() >= from)
        .filter(i -> observed.get("at").get(i).asInt() < to)
        .map(i -> observed.get("values").get(i).asInt())
        .sum();
  }

  @Test
  void a_move_is_told_with_the_cards_that_it_names() {
    JsonNode cards = ask("{'type':'game'}").get("cards");
    JsonNode layout = ask("{'type':'layout'}");
    JsonNode begun = ask("{'type':'new','seed':3,'moves':true,'features':true}");
    int move = texts(begun.get("moves")).indexOf("play ka");

    JsonNode features = begun.get("features").get(move);

    int card = layout.get("moveBuckets").asInt();
    int place = texts(features.get("at")).indexOf(String.valueOf(card));
    assertThat(features.get("values").get(place).asInt()).isEqualTo(1 + texts(cards).indexOf("Ka"));
  }

  @Test
  void many_plays_go_on_by_one_line() {
    JsonNode begun = ask("{'type':'new','count':3,'seed':3}").get("states");
    JsonNode made = ask("{'type':'step','states':[1,2,3],'index':[0,1,0]}").get("states");

    assertThat(begun).hasSize(3);
    assertThat(made).hasSize(3);
    assertThat(error(ask("{'type':'step','states':[1,2],'index':[0,99]}")))
        .contains("state 2", "its moves are 0 to");
    assertThat(error(ask("{'type':'step','states':[1,1]}"))).contains("named twice");
    assertThat(ask("{'type':'state','state':1}")).isEqualTo(made.get(0));
    assertThat(ask("{'type':'free','states':[1,2,3]}").get("count").asInt()).isEqualTo(3);
    assertThat(error(ask("{'type':'state','state':1}"))).isEqualTo("there is no state 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ggltcg", "littletroubles", "mlpccg"})
  void random_plays_are_counted(String game) {
    JsonNode played = ask("{'type':'random','game':'%s','games':5,'seed':1}".formatted(game));
    ask("{'type':'new','game':'%s'}".formatted(game));
    JsonNode out = ask("{'type':'playout','state':1,'games':4,'seed':2}");

    assertThat(games(played)).isEqualTo(5);
    assertThat(played.get("decisions").asInt()).isGreaterThan(20);
    assertThat(ask("{'type':'random','game':'%s','games':5,'seed':1}".formatted(game)))
        .isEqualTo(played);
    assertThat(games(out)).isEqualTo(4);
    assertThat(ask("{'type':'playout','state':1,'games':4,'seed':2}")).isEqualTo(out);
  }

  private static int games(JsonNode played) {
    int decided = played.get("wins").get(0).asInt() + played.get("wins").get(1).asInt();
    assertThat(decided + played.get("draws").asInt()).isEqualTo(played.get("games").asInt());
    return played.get("games").asInt();
  }

  @Test
  void a_deck_is_named_or_listed() {
    assertThat(ask("{'type':'new','deckA':'knight\\u0027s watch'}").get("type").asString())
        .isEqualTo("state");
    assertThat(
            ask("{'type':'new','deckA':['Ka','Sun','Archer','Beary','Knight','Umbruh']}")
                .get("count")
                .asInt())
        .isPositive();
    assertThat(error(ask("{'type':'new','deckA':['Ka']}"))).contains("6");
    assertThat(error(ask("{'type':'new','deckA':['Kaa']}"))).contains("'Kaa'");
    assertThat(error(ask("{'type':'new','format':'no'}"))).contains("has no format 'no'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "{",
        "[]",
        "7",
        "{'type':1}",
        "{'type':'fly'}",
        "{'type':'new','sed':3}",
        "{'type':'new','seed':1.5}",
        "{'type':'new','count':100000}",
        "{'type':'new','deckA':{'x':1}}",
        "{'type':'play','state':1}",
        "{'type':'play','state':1,'index':99}",
        "{'type':'play','state':1,'index':-1}",
        "{'type':'play','state':1,'index':0,'key':'1'}",
        "{'type':'play','state':1,'move':'fly'}",
        "{'type':'play','state':'x','index':0}",
        "{'type':'observe','state':1,'seat':'C'}",
        "{'type':'observe','state':1,'seat':'JUDGE'}",
        "{'type':'step','states':[1],'index':[]}",
        "{'type':'random','games':1000000000}",
        "{'type':'free','states':'all'}"
      })
  void nonsense_is_answered_and_changes_nothing(String line) {
    JsonNode begun = ask("{'type':'new','seed':3,'moves':true}");

    assertThat(error(ask(line))).isNotEmpty().hasSizeLessThan(1000).doesNotContain("fault of");
    assertThat(ask("{'type':'state','state':1,'moves':true}")).isEqualTo(begun);
  }

  @Test
  void a_line_that_is_deep_or_long_is_answered_and_the_next_one_works() throws IOException {
    String deep = "[".repeat(60_000);
    String endless = "x".repeat(70_000);
    String lines = deep + "\n" + endless + "\n\n{\"type\":\"hello\"}\n";
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    bridge.serve(
        new ByteArrayInputStream(lines.getBytes(UTF_8)), new PrintStream(out, true, UTF_8));

    List<String> told = out.toString(UTF_8).lines().toList();
    assertThat(told).hasSize(3);
    assertThat(error(read(told.get(0)))).contains("not JSON");
    assertThat(error(read(told.get(1)))).contains("line 2 has more than 65536 characters");
    assertThat(read(told.get(2)).get("type").asString()).isEqualTo("hello");
  }

  @Test
  void a_message_that_quotes_a_long_line_is_shortened() {
    String much = "[" + "1,".repeat(20_000) + "1]";

    assertThat(error(ask("{'type':'state','state':" + much + "}"))).hasSizeLessThan(2_100);
  }

  @Test
  void there_is_room_for_only_so_many_plays() {
    ask("{'type':'new','count':10000}");

    assertThat(error(ask("{'type':'new'}"))).contains("10000").contains("free some");
    assertThat(error(ask("{'type':'clone','state':1}"))).contains("free some");
  }
}
