package cardwright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What a store keeps, whichever database it is in.
final class StoreTest {
  private static final Written DONE = new Written.Done();
  private static final ShufflePart OF_SERVER = new ShufflePart("server", "h", "t", "p");
  private static final Set<String> BOTH = Set.of("server", "A");
  private static Postgres postgres;

  @TempDir private Path folder;
  private Store store;

  enum In {
    SQLITE,
    POSTGRES
  }

  @BeforeAll
  static void startPostgres() {
    postgres = Postgres.start();
  }

  @AfterAll
  static void endPostgres() {
    postgres.close();
  }

  private void open(In in) {
    store = Store.open(address(in), false);
  }

  private StoreAddress address(In in) {
    return in == In.SQLITE ? new StoreAddress.Folder(folder) : postgres.database();
  }

  @AfterEach
  void close() {
    if (store != null) {
      store.close();
    }
  }

  private static PlayRow play(String id, String state, String person, String level) {
    List<SeatRow> seats = new ArrayList<>();
    seats.add(new SeatRow("A", person, "Merry Otter", "", "Ka\n", ""));
    if (!level.isEmpty()) {
      seats.add(new SeatRow("B", "", "Computer", level, "Sun\n", ""));
    }
    return new PlayRow(
        id,
        "ggltcg",
        "starter18",
        1,
        List.of("winner chooses", "start cookies 20"),
        "ab12",
        state,
        true,
        true,
        900_000,
        30_000,
        "code",
        "",
        1_000,
        1_000,
        seats);
  }

  private void person(String id, String digest) {
    store
        .people()
        .begin(new Person(id, "Merry Otter", Optional.empty(), Optional.empty(), 5), digest);
  }

  private static Entry entry(String play, int seq, String command) {
    return new Entry(play, seq, command, "move", "A", "play ka", 7, 8, 9);
  }

  @ParameterizedTest
  @EnumSource
  void a_play_is_found_as_it_was_kept(In in) {
    open(in);
    person("p1", "d1");
    PlayRow kept = play("play1", "playing", "p1", "hard");

    store.plays().create(kept);

    assertThat(store.plays().find("play1")).contains(kept);
    assertThat(store.plays().find("play2")).isEmpty();
    assertThat(store.plays().of("p1", List.of("playing"), 9)).containsExactly(kept);
    assertThat(store.plays().of("p1", List.of("over"), 9)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void a_line_of_a_log_is_there_again_after_the_store_was_closed(In in) {
    StoreAddress address = address(in);
    store = Store.open(address, true);
    person("p1", "d1");
    store.plays().create(play("play1", "playing", "p1", "hard"));

    assertThat(store.plays().append(entry("play1", 1, "first"), "")).isEqualTo(DONE);
    store.close();
    store = Store.open(address, false);

    assertThat(store.plays().log("play1", 0)).containsExactly(entry("play1", 1, "first"));
    assertThat(store.plays().log("play1", 1)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void a_repeated_command_is_carried_out_once(In in) {
    open(in);
    person("p1", "d1");
    store.plays().create(play("play1", "playing", "p1", "hard"));
    store.plays().append(entry("play1", 1, "same"), "");

    Written again = store.plays().append(entry("play1", 2, "same"), "");

    assertThat(again).isEqualTo(new Written.Repeated(entry("play1", 1, "same")));
    assertThat(store.plays().log("play1", 0)).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void a_second_owner_is_fenced_by_the_key(In in) {
    open(in);
    person("p1", "d1");
    store.plays().create(play("play1", "playing", "p1", "hard"));
    store.plays().append(entry("play1", 1, "mine"), "");

    assertThat(store.plays().append(entry("play1", 1, "theirs"), ""))
        .isEqualTo(new Written.Fenced());
  }

  @ParameterizedTest
  @EnumSource
  void of_many_who_write_the_same_line_one_does(In in) throws Exception {
    open(in);
    person("p1", "d1");
    store.plays().create(play("play1", "playing", "p1", "hard"));
    List<Future<Written>> written;
    try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
      written =
          IntStream.range(0, 40)
              .mapToObj(i ->
                  many.submit(() -> store.plays().append(entry("play1", 1, "command" + i), "")))
              .toList();
    }

    long done = written.stream().filter(each -> each.resultNow().equals(DONE)).count();

    assertThat(done).isEqualTo(1);
    assertThat(store.plays().log("play1", 0)).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void what_fails_does_not_take_others_of_its_transaction_along(In in) throws Exception {
    open(in);
    person("p1", "d1");
    store.plays().create(play("play1", "playing", "p1", "hard"));
    List<Future<Written>> written;
    try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
      written =
          IntStream.rangeClosed(1, 40)
              .mapToObj(i -> {
                String play = i % 4 == 0 ? "nowhere" : "play1";
                return many.submit(() -> store.plays().append(entry(play, i, "c" + i), ""));
              })
              .toList();
    }

    assertThat(written.stream().filter(each -> each.state() == Future.State.FAILED)).hasSize(10);
    assertThat(store.plays().log("play1", 0)).hasSize(30);
  }

  @ParameterizedTest
  @EnumSource
  void one_person_alone_takes_the_empty_seat(In in) {
    open(in);
    person("p1", "d1");
    person("p2", "d2");
    store.plays().create(play("play1", "waiting", "p1", ""));
    SeatRow seat = new SeatRow("B", "p2", "Quick Fox", "", "Sun\n", "");

    assertThat(store.plays().open(9)).hasSize(1);
    assertThat(store.plays().join("play1", seat, OF_SERVER, 50)).isTrue();
    assertThat(store.plays().join("play1", seat, OF_SERVER, 60)).isFalse();

    PlayRow joined = store.plays().find("play1").orElseThrow();
    assertThat(joined.state()).isEqualTo("shuffling");
    assertThat(joined.seed()).isEmpty();
    assertThat(joined.changed()).isEqualTo(50);
    assertThat(joined.seats()).hasSize(2);
    assertThat(store.shuffles().of("play1")).containsExactly(OF_SERVER);
    assertThat(store.plays().open(9)).isEmpty();
    assertThat(store.plays().watchable(9)).isEmpty();

    assertThat(store.shuffles().begin("play1", "cd34", Optional.empty(), 70)).isTrue();
    assertThat(store.shuffles().begin("play1", "ef56", Optional.empty(), 80)).isFalse();
    PlayRow begun = store.plays().find("play1").orElseThrow();
    assertThat(begun.seed()).isEqualTo("cd34");
    assertThat(store.plays().watchable(9)).containsExactly(begun);
    assertThat(store.plays().clocked()).containsExactly("play1");
  }

  @ParameterizedTest
  @EnumSource
  void an_invitation_expires(In in) {
    open(in);
    person("p1", "d1");
    store.plays().create(play("play1", "waiting", "p1", ""));

    assertThat(store.plays().expire(1_000, 0, 7)).isZero();
    assertThat(store.plays().expire(1_001, 0, 7)).isEqualTo(1);
    assertThat(store.plays().find("play1").orElseThrow().state()).isEqualTo("expired");
  }

  @ParameterizedTest
  @EnumSource
  void a_play_whose_shuffle_waits_for_too_long_is_called_off(In in) {
    open(in);
    person("p1", "d1");
    store.plays().create(play("play1", "shuffling", "p1", "easy"));

    assertThat(store.plays().expire(0, 1_000, 7)).isZero();
    assertThat(store.plays().expire(0, 1_001, 7)).isEqualTo(1);
    assertThat(store.plays().find("play1").orElseThrow().state()).isEqualTo("expired");
    assertThat(store.shuffles().commit("play1", "A", "aa", BOTH)).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void a_hash_can_be_changed_until_all_are_there_and_a_part_is_taken_only_then(In in) {
    open(in);
    person("p1", "d1");
    store
        .plays()
        .create(play("play1", "shuffling", "p1", "easy"), List.of(), Optional.of(OF_SERVER));
    Shuffles shuffles = store.shuffles();
    Set<String> three = Set.of("server", "A", "B");

    assertThat(shuffles.commit("play1", "A", "first", three)).isTrue();
    assertThat(shuffles.commit("play1", "A", "second", three)).isTrue();
    assertThat(shuffles.open("play1", "A", "part", "second", three)).isFalse();
    assertThat(shuffles.commit("play1", "B", "other", three)).isTrue();
    assertThat(shuffles.commit("play1", "A", "third", three)).isFalse();
    assertThat(shuffles.commit("play1", "B", "another", three)).isFalse();
    assertThat(shuffles.commit("play1", "B", "other", three)).isTrue();
    assertThat(shuffles.open("play1", "A", "part", "first", three)).isFalse();
    assertThat(shuffles.open("play1", "A", "part", "second", three)).isTrue();
    assertThat(shuffles.commit("play1", "C", "more", three)).isFalse();

    assertThat(shuffles.of("play1"))
        .containsExactlyInAnyOrder(
            OF_SERVER, new ShufflePart("A", "second", "", "part"), new ShufflePart("B", "other"));
  }

  @ParameterizedTest
  @EnumSource
  void a_play_begins_together_with_the_line_that_it_goes_on_with(In in) {
    open(in);
    person("p1", "d1");
    Entry line = new Entry("play1", 1, "before-1", "seed", "", "cd34", 0, 0, 5);
    store
        .plays()
        .create(play("play1", "shuffling", "p1", "easy"), List.of(), Optional.of(OF_SERVER));

    assertThat(store.shuffles().begin("play1", "ab12", Optional.of(line), 9)).isTrue();

    assertThat(store.plays().log("play1", 0)).containsExactly(line);
    assertThat(store.plays().find("play1").orElseThrow().state()).isEqualTo("playing");
  }

  @ParameterizedTest
  @EnumSource
  void a_guest_is_known_by_the_cookie_alone(In in) {
    open(in);
    person("p1", "d1");

    assertThat(store.people().known("d1", 0).map(Person::id)).contains("p1");
    assertThat(store.people().known("d1", 6)).isEmpty();
    assertThat(store.people().known("d2", 0)).isEmpty();
    store.people().leave("d1");
    assertThat(store.people().known("d1", 0)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void a_login_belongs_to_one_account(In in) {
    open(in);
    person("p1", "d1");
    person("p2", "d2");

    assertThat(store.people().register("p1", "otter", "secret")).isTrue();
    assertThat(store.people().register("p2", "otter", "other")).isFalse();
    assertThat(store.people().register("p1", "fox", "other")).isFalse();
    assertThat(store.people().withLogin("otter").map(Person::id)).contains("p1");
    assertThat(store.people().withLogin("fox")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void a_set_of_cards_is_changed_by_its_writer_and_read_by_all_who_know_its_id(In in) {
    open(in);
    person("p1", "d1");
    person("p2", "d2");
    KeptCardSet set = new KeptCardSet("set1", "p1", "ggltcg", "Bears", "# Bear\nToy, 1", 3);

    assertThat(store.cardSets().keep(set, 1)).isTrue();
    assertThat(store.cardSets().keep(new KeptCardSet("set2", "p1", "ggltcg", "", "", 4), 1))
        .isFalse();
    assertThat(store.cardSets().of("p1")).containsExactly(set);
    assertThat(store.cardSets().of("p2")).isEmpty();
    assertThat(store.cardSets().find("set1")).contains(set);
    assertThat(store.cardSets().change(new KeptCardSet("set1", "p2", "ggltcg", "Mine", "", 5)))
        .isFalse();
    assertThat(store.cardSets().change(new KeptCardSet("set1", "p1", "mlpccg", "Else", "", 5)))
        .isFalse();
    KeptCardSet changed = new KeptCardSet("set1", "p1", "ggltcg", "Bears!", "# Bear", 5);
    assertThat(store.cardSets().change(changed)).isTrue();
    assertThat(store.cardSets().find("set1")).contains(changed);
    assertThat(store.cardSets().drop("p2", "set1")).isFalse();
    assertThat(store.cardSets().drop("p1", "set1")).isTrue();
    assertThat(store.cardSets().find("set1")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void a_play_keeps_the_cards_that_it_began_with(In in) {
    open(in);
    person("p1", "d1");
    PlayTexts.PlayText text = new PlayTexts.PlayText("abc", "Bears", "# Bear\nToy, 1");
    store.playTexts().keep(text);
    store.playTexts().keep(new PlayTexts.PlayText("abc", "Bears", "# Wolf\nToy, 1"));
    PlayRow play = play("play1", "playing", "p1", "hard").withCards("abc");
    store.plays().create(play);

    assertThat(store.plays().find("play1")).contains(play);
    assertThat(store.playTexts().find("abc")).contains(text);
    assertThat(store.playTexts().find("def")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void an_analysis_is_there_after_the_store_was_closed_and_stays_as_it_was(In in) {
    StoreAddress address = address(in);
    store = Store.open(address, false);
    store.analyses().keep("play1 1 400", "[1]", 5);
    store.analyses().keep("play1 1 400", "[2]", 6);
    store.close();
    store = Store.open(address, false);

    assertThat(store.analyses().find("play1 1 400")).contains("[1]");
    assertThat(store.analyses().find("play1 1 40")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void of_too_many_analyses_the_oldest_go_and_one_that_is_too_long_is_not_kept(In in) {
    open(in);
    for (int i = 1; i <= Analyses.MOST + 1; i++) {
      store.analyses().keep("a" + i, "words", 1_000 - i);
    }
    store.analyses().keep("long", "x".repeat(Analyses.LONGEST + 1), 2_000);

    assertThat(store.analyses().find("a1")).isPresent();
    assertThat(store.analyses().find("a" + Analyses.MOST)).isPresent();
    assertThat(store.analyses().find("a" + (Analyses.MOST + 1))).isEmpty();
    assertThat(store.analyses().find("long")).isEmpty();
  }

  private static PuzzleRatings.Answer answer(String person, boolean right, double graded) {
    Rating unknown = new Rating(1500, 350, 0.06);
    return new PuzzleRatings.Answer(
        person, "ggltcg", "one", right, unknown, new Rating(graded, 100, 0.06), 7);
  }

  /// Ten points from the one to the other.
  private static Rating tenPoints(Rating own, Rating other, double score) {
    return new Rating(own.points() + (score > 0.5 ? 10 : -10), own.deviation() - 1, 0.05);
  }

  @ParameterizedTest
  @EnumSource
  void the_first_answer_to_a_puzzle_rates_who_gave_it_and_the_puzzle(In in) {
    open(in);
    person("p1", "d1");
    person("p2", "d2");

    PuzzleRatings.Counted first =
        store.puzzleRatings().answer(answer("p1", true, 1200), StoreTest::tenPoints);
    PuzzleRatings.Counted again =
        store.puzzleRatings().answer(answer("p1", false, 1200), StoreTest::tenPoints);
    store.puzzleRatings().answer(answer("p2", true, 1200), StoreTest::tenPoints);

    assertThat(first.first()).isTrue();
    assertThat(first.before().puzzle()).isEqualTo(new Rating(1200, 100, 0.06));
    assertThat(first.after().solver()).isEqualTo(new Rating(1510, 349, 0.05));
    assertThat(again.first()).isFalse();
    assertThat(again.after()).isEqualTo(first.after());
    assertThat(store.puzzleRatings().solver("p1", "ggltcg")).contains(first.after().solver());
    assertThat(store.puzzleRatings().solver("p1", "mlpccg")).isEmpty();
    assertThat(store.puzzleRatings().moved("ggltcg")).isEqualTo(Map.of("one", -20.0));
    assertThat(store.puzzleRatings().moved("mlpccg")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void a_puzzle_that_is_graded_anew_keeps_what_people_have_made_of_it(In in) {
    open(in);
    person("p1", "d1");
    person("p2", "d2");
    store.puzzleRatings().answer(answer("p1", false, 1200), StoreTest::tenPoints);

    assertThat(
            store
                .puzzleRatings()
                .answer(answer("p2", true, 1000), StoreTest::tenPoints)
                .before()
                .puzzle()
                .points())
        .isEqualTo(1010);
  }

  @ParameterizedTest
  @EnumSource
  void a_deck_belongs_to_who_keeps_it(In in) {
    open(in);
    person("p1", "d1");
    KeptDeck deck = new KeptDeck("deck1", "p1", "ggltcg", "Ka\nSun\n", 3);

    assertThat(store.decks().keep(deck, 1)).isTrue();
    assertThat(store.decks().keep(new KeptDeck("deck2", "p1", "ggltcg", "Ka\n", 4), 1)).isFalse();
    assertThat(store.decks().of("p1")).containsExactly(deck);
    assertThat(store.decks().find("p2", "deck1")).isEmpty();
    assertThat(store.decks().drop("p2", "deck1")).isFalse();
    assertThat(store.decks().change(new KeptDeck("deck1", "p1", "ggltcg", "Sun\n", 5))).isTrue();
    assertThat(store.decks().find("p1", "deck1").map(KeptDeck::words)).contains("Sun\n");
    assertThat(store.decks().drop("p1", "deck1")).isTrue();
    assertThat(store.decks().of("p1")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void a_ticket_is_good_once_and_not_for_long(In in) {
    open(in);
    Ticket ticket = new Ticket("play1", "A", "p1", "");
    store.tickets().issue("t1", ticket, 100, 0);
    store.tickets().issue("t2", ticket, 100, 0);

    assertThat(store.tickets().use("t1", 100)).contains(ticket);
    assertThat(store.tickets().use("t1", 100)).isEmpty();
    assertThat(store.tickets().use("t2", 101)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void a_store_that_a_newer_program_has_written_is_refused(In in) {
    StoreAddress address = address(in);
    store = Store.open(address, false);
    Newer.write(store);
    store.close();

    assertThatThrownBy(() -> Store.open(address, false)).hasMessageContaining("newer Cardwright");
  }
}
