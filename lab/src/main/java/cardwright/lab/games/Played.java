package cardwright.lab.games;

import java.util.Optional;

/// A game that is over.
///
/// @param report on it alone
/// @param score what a got
/// @param began whether a had the first turn; empty where that was not known
/// @param course stands for how it began, went and ended: equal games have equal ones, and others almost never
/// @param cards what became of the cards of a, where that was watched
public record Played(
    Report report, double score, Optional<Boolean> began, long course, Optional<CardWatch> cards) {}
