package cardwright.lab.games;

import java.util.List;

/// The games of several encounters while they are played. Any thread may ask what there is so far.
public final class EncounterSums {
  private final List<EncounterSum> encounters;
  private long games;

  /// No games yet.
  ///
  /// @param encounters a sum without games for each encounter
  public EncounterSums(List<EncounterSum> encounters) {
    this.encounters = List.copyOf(encounters);
  }

  /// Adds games of an encounter.
  ///
  /// @param number which one, from 0
  public synchronized void add(int number, Encounter more) {
    encounters.get(number).add(more);
    games += more.games();
  }

  /// How many games are over.
  public synchronized long games() {
    return games;
  }

  /// What all of them have come to, in their order. It takes the longer the more games were different ones.
  public synchronized List<Encounter> encounters() {
    return encounters.stream().map(EncounterSum::encounter).toList();
  }
}
