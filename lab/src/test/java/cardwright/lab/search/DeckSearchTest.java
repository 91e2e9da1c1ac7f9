package cardwright.lab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.lab.games.Aces;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DeckSearchTest {
  private static final Aces GAME = new Aces();
  private static final Deck ONE = Aces.deck("one", "Ace", "Blank", "Blank", "Blank", "Empty");
  private static final Deck NONE = Aces.deck("none", "Blank", "Blank", "Empty", "Stone", "Stone");
  private static final List<Deck> FIELD = List.of(ONE, NONE);
  private static final SearchEffort EFFORT = new SearchEffort(8, 8, 5, 3, 40);

  private static DeckSearch search(
      SearchEffort effort, Optional<DeckSearch.MapWanted> map, long seed, int threads) {
    return new DeckSearch(GAME, Aces.FORMAT, FIELD, FIELD, "random", effort, map, seed, threads);
  }

  private static SearchReport run(long seed, int threads) {
    return search(EFFORT, Optional.empty(), seed, threads).run(Optional.empty(), soFar -> {});
  }

  private static Optional<DeckSearch.MapWanted> map(String rows, String columns) {
    return Optional.of(new DeckSearch.MapWanted(rows, columns, 6));
  }

  @Test
  void a_search_finds_the_deck_that_wins_most() {
    SearchReport.Found winner = run(3, 2).best().getFirst();

    // A fifth Ace is worth next to nothing.
    assertThat(Collections.frequency(winner.deck().cards(), "Ace")).isGreaterThanOrEqualTo(4);
    assertThat(winner.all().score()).isGreaterThan(0.6);
  }

  @Test
  void the_same_seed_finds_the_same_decks_for_any_number_of_threads() {
    SearchReport alone = run(5, 1);

    assertThat(run(5, 3)).isEqualTo(alone);
    assertThat(run(6, 1)).isNotEqualTo(alone);
  }

  @Test
  void a_map_is_the_same_for_any_number_of_threads() {
    SearchReport alone =
        search(EFFORT, map("cost", "winner"), 5, 1).run(Optional.empty(), soFar -> {});

    assertThat(search(EFFORT, map("cost", "winner"), 5, 3).run(Optional.empty(), soFar -> {}))
        .isEqualTo(alone);
  }

  @Test
  void the_decks_that_are_told_play_all_decks_of_the_field_with_fresh_seeds() {
    SearchReport report = run(3, 1);

    assertThat(report.isMeasuredAnew(EFFORT.anew())).isTrue();
    assertThat(report.best())
        .hasSize(3)
        .allSatisfy(found ->
            assertThat(found.anew())
                .hasSize(2)
                .allSatisfy(games -> assertThat(games.scores().pairs()).isEqualTo(40)));
  }

  @Test
  void until_the_end_no_deck_is_measured_with_fresh_seeds() {
    List<SearchReport> told = Collections.synchronizedList(new ArrayList<>());
    search(EFFORT, Optional.empty(), 3, 2).run(Optional.empty(), told::add);

    assertThat(told)
        .filteredOn(soFar -> soFar.gamesAnew() == 0)
        .isNotEmpty()
        .noneMatch(each -> each.isMeasuredAnew(EFFORT.anew()));
    assertThat(told.getLast().isMeasuredAnew(EFFORT.anew())).isTrue();
  }

  @Test
  void decks_that_stay_play_on() {
    SearchReport.Found winner = run(3, 1).best().getFirst();

    // Five pairs against each of two decks in each generation: the best was there in several.
    assertThat(winner.searched().pairs()).isGreaterThan(10).matches(pairs -> pairs % 10 == 0);
  }

  @Test
  void every_deck_that_is_made_is_legal() {
    List<Deck> told = Collections.synchronizedList(new ArrayList<>());
    search(new SearchEffort(12, 8, 1, 50, 1), Optional.empty(), 2, 1)
        .run(Optional.empty(), soFar -> soFar.best().forEach(found -> told.add(found.deck())));

    assertThat(told)
        .isNotEmpty()
        .allSatisfy(deck -> assertThat(GAME.objections(deck, Aces.FORMAT)).isEmpty());
  }

  @Test
  void no_more_games_are_played_than_were_told() {
    List<Long> told = Collections.synchronizedList(new ArrayList<>());
    DeckSearch search = search(EFFORT, Optional.empty(), 3, 2);
    SearchReport report = search.run(Optional.empty(), soFar -> told.add(soFar.games()));

    assertThat(report.games()).isPositive().isLessThanOrEqualTo(search.games());
    assertThat(told).isSorted().endsWith(report.games());
  }

  @Test
  void a_deck_to_begin_with_keeps_its_name() {
    SearchReport report =
        search(new SearchEffort(1, 4, 1, 50, 1), Optional.empty(), 3, 1)
            .run(Optional.empty(), soFar -> {});

    assertThat(report.best().stream().map(found -> found.deck().name())).contains("one", "none");
  }

  @Test
  void a_map_has_the_best_deck_of_each_cell() {
    SearchReport report =
        search(new SearchEffort(30, 8, 4, 1, 5), map("winner", "different"), 4, 2)
            .run(Optional.empty(), soFar -> {});
    DeckGrid grid = report.grid().orElseThrow();

    assertThat(report.best()).hasSizeGreaterThan(4);
    assertThat(report.best().stream().map(SearchReport.Found::cell)).doesNotHaveDuplicates();
    assertThat(report.best())
        .allSatisfy(found -> assertThat(found.cell()).hasValue(grid.cell(found.deck().cards())));
    // Without an Ace no deck wins.
    assertThat(report.best())
        .filteredOn(found -> !found.deck().cards().contains("Ace"))
        .isNotEmpty()
        .allSatisfy(found -> assertThat(found.all().score()).isLessThan(0.5));
  }

  @Test
  void numbers_by_which_decks_differ_are_read_from_their_cards() {
    List<List<String>> decks = List.of(ONE.cards(), NONE.cards());
    DeckGrid grid = DeckGrid.over(GAME, "Cost", "commonest", 6, decks);

    assertThat(grid.rows().axis().of(ONE.cards(), grid.faces())).isEqualTo(10 / 5.0);
    assertThat(grid.rows().axis().of(NONE.cards(), grid.faces())).isEqualTo(25 / 5.0);
    assertThat(grid.columns().axis().of(ONE.cards(), grid.faces())).isEqualTo(0.8);
    assertThat(grid.columns().axis().of(NONE.cards(), grid.faces())).isEqualTo(1);
    assertThat(DeckAxis.DIFFERENT.of(NONE.cards(), grid.faces())).isEqualTo(3);
    assertThat(DeckAxis.named("nothing", GAME).of(NONE.cards(), grid.faces())).isEqualTo(1);
    assertThat(grid.cell(ONE.cards())).isEqualTo(new DeckGrid.Cell(0, 0));
    assertThat(grid.cell(NONE.cards())).isEqualTo(new DeckGrid.Cell(5, 5));
  }

  @Test
  void what_is_beyond_the_ends_of_a_map_lies_in_its_first_and_last_cells() {
    DeckGrid grid =
        DeckGrid.over(GAME, "cost", "different", 6, List.of(ONE.cards(), NONE.cards(), aces(4)));

    assertThat(grid.cell(Collections.nCopies(5, "Stone"))).isEqualTo(new DeckGrid.Cell(5, 0));
  }

  private static List<String> aces(int aces) {
    List<String> cards = new ArrayList<>(Collections.nCopies(aces, "Ace"));
    cards.addAll(Collections.nCopies(5 - aces, "Blank"));
    return cards;
  }

  @Test
  void a_mix_of_two_decks_has_cards_of_both() {
    DeckVariation variation = DeckVariation.of(GAME, Aces.FORMAT);
    List<String> one = List.of("Ace", "Ace", "Ace", "Stone", "Stone");
    List<String> other = List.of("Blank", "Blank", "Blank", "Stone", "Stone");
    Set<Integer> aces = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      List<String> mixed = variation.mixed(one, other, new SeededChance(seed));
      aces.add(Collections.frequency(mixed, "Ace"));

      assertThat(mixed).hasSize(5).isSubsetOf("Ace", "Blank", "Stone");
      assertThat(Collections.frequency(mixed, "Stone")).isEqualTo(2);
    }
    assertThat(aces).containsExactlyInAnyOrder(0, 1, 2, 3);
  }

  @Test
  void an_exchange_changes_as_many_cards_as_are_wanted() {
    DeckVariation variation = DeckVariation.of(GAME, Aces.FORMAT);
    for (int seed = 0; seed < 50; seed++) {
      List<String> left = new ArrayList<>(ONE.cards());
      variation.exchanged(ONE.cards(), 1, new SeededChance(seed)).forEach(left::remove);

      assertThat(left).hasSize(1);
    }
  }

  @Test
  void nonsense_is_refused() {
    assertThatThrownBy(() -> new SearchEffort(0, 8, 1, 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("generations of a search are from 1 to 10000, not 0");
    assertThatThrownBy(
            () -> search(EFFORT, map("cost", "cost"), 1, 1).run(Optional.empty(), soFar -> {}))
        .isInstanceOf(Refused.class)
        .hasMessage("a map needs two numbers by which decks differ, not 'cost' twice");
    assertThatThrownBy(
            () -> search(EFFORT, map("cost", "speed"), 1, 1).run(Optional.empty(), soFar -> {}))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "decks of Aces are not laid out by 'speed'; there is different, commonest, cost, winner, nothing");
    assertThatThrownBy(() -> DeckGrid.over(GAME, "cost", "winner", 6, List.of(ONE.cards())))
        .isInstanceOf(Refused.class)
        .hasMessage("all decks have the same 'cost', so no map is made of it");
    assertThatThrownBy(() -> DeckGrid.over(GAME, "cost", "winner", 1, List.of(ONE.cards())))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> search(EFFORT, Optional.empty(), 1, 0)).isInstanceOf(Refused.class);
    assertThatThrownBy(
            () -> search(new SearchEffort(10_000, 1_000, 100, 1, 1), Optional.empty(), 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("a search of so many decks and pairs has more than 10,000,000 games");
  }
}
