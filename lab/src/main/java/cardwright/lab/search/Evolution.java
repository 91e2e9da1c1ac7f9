package cardwright.lab.search;

import cardwright.engine.Chance;
import io.jenetics.AnyChromosome;
import io.jenetics.AnyGene;
import io.jenetics.Crossover;
import io.jenetics.EliteSelector;
import io.jenetics.Genotype;
import io.jenetics.Mutator;
import io.jenetics.Phenotype;
import io.jenetics.TournamentSelector;
import io.jenetics.engine.Engine;
import io.jenetics.engine.EvolutionInit;
import io.jenetics.util.ISeq;
import io.jenetics.util.MSeq;
import io.jenetics.util.RandomRegistry;
import io.jenetics.util.Seq;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Evolves decks: those that score more have more offspring, which are mixes of two decks with a few cards exchanged.
///
/// @param searched plays the games
/// @param generations how often new decks are made
/// @param pairs how many pairs of games each deck plays in a generation
record Evolution(DeckVariation variation, SearchedDecks searched, int generations, int pairs) {
  private static final double MIXED = 0.6;
  private static final double EXCHANGED = 0.7;
  private static final double STAY = 0.4;
  private static final int TOURNAMENT = 3;

  /// Of so many exchanges of one card, one exchanges a second card as well, and so on.
  private static final int ANOTHER = 3;

  private static final int MOST_EXCHANGED = 4;

  /// What a deck counts for that is there already: it is the first to go.
  private static final double TWICE = -1;

  /// Evolves decks from some.
  ///
  /// @param first the decks to begin with: as many as each generation has
  /// @param seed decides all that is left to chance
  void run(List<List<String>> first, long seed) {
    // All decks come from those it begins with: none is asked for beyond them.
    AnyChromosome<List<String>> form = AnyChromosome.of(first::getFirst);
    Engine<AnyGene<List<String>>, Double> engine =
        new Engine.Builder<>(this::played, Genotype.of(form))
            .populationSize(first.size())
            .survivorsFraction(STAY)
            // A deck stays as long as it is good.
            .maximalPhenotypeAge(generations + 1L)
            .survivorsSelector(new EliteSelector<>(Math.max(1, first.size() / 4)))
            .offspringSelector(new TournamentSelector<>(TOURNAMENT))
            .alterers(new Mixing(variation), new Exchanging(variation))
            // What is left to chance comes in one order alone where one thread takes it.
            .executor(Runnable::run)
            .build();
    ISeq<Genotype<AnyGene<List<String>>>> begin =
        first.stream().map(deck -> genotype(form, deck)).collect(ISeq.toISeq());
    RandomRegistry.with(new SplittableRandom(seed))
        .run(() ->
            engine.stream(EvolutionInit.of(begin, 1)).limit(generations).forEach(result -> {}));
  }

  private static Genotype<AnyGene<List<String>>> genotype(
      AnyChromosome<List<String>> form, List<String> deck) {
    return Genotype.of(form.newInstance(ISeq.of(form.gene().newInstance(deck))));
  }

  private static List<String> deck(Phenotype<AnyGene<List<String>>, Double> one) {
    return one.genotype().gene().allele();
  }

  /// Lets all decks of a generation play, those that were there before once more.
  private ISeq<Phenotype<AnyGene<List<String>>, Double>> played(
      Seq<Phenotype<AnyGene<List<String>>, Double>> generation) {
    searched.play(generation.stream().map(Evolution::deck).distinct().toList(), pairs);
    Set<List<String>> seen = new HashSet<>();
    return generation.stream()
        .map(one ->
            one.withFitness(seen.add(deck(one)) ? searched.scores(deck(one)).score() : TWICE))
        .collect(ISeq.toISeq());
  }

  /// Exchanges a few cards of a deck.
  private static final class Exchanging extends Mutator<AnyGene<List<String>>, Double> {
    private final DeckVariation variation;

    Exchanging(DeckVariation variation) {
      super(EXCHANGED);
      this.variation = variation;
    }

    @Override
    protected AnyGene<List<String>> mutate(AnyGene<List<String>> gene, RandomGenerator random) {
      return gene.newInstance(
          variation.exchanged(gene.allele(), exchanges(random::nextInt), random::nextInt));
    }
  }

  /// How many cards are exchanged: mostly one, seldom many.
  static int exchanges(Chance chance) {
    int exchanges = 1;
    while (exchanges < MOST_EXCHANGED && chance.roll(ANOTHER) == 0) {
      exchanges++;
    }
    return exchanges;
  }

  /// Makes two mixes of two decks.
  private static final class Mixing extends Crossover<AnyGene<List<String>>, Double> {
    private final DeckVariation variation;

    Mixing(DeckVariation variation) {
      super(MIXED);
      this.variation = variation;
    }

    @Override
    protected int crossover(MSeq<AnyGene<List<String>>> that, MSeq<AnyGene<List<String>>> other) {
      Chance chance = RandomRegistry.random()::nextInt;
      List<String> one = that.get(0).allele();
      List<String> another = other.get(0).allele();
      that.set(0, that.get(0).newInstance(variation.mixed(one, another, chance)));
      other.set(0, other.get(0).newInstance(variation.mixed(another, one, chance)));
      return 2;
    }
  }
}
