/// Experiments over many games, and what they come to. Here they are described as texts, by which folders and other processes know them; each topic has a package of its own:
///
/// - `games`: many games between two players; start there, with `Experiment`
/// - `pairs`: pairs of games with the seats exchanged, of which experiments on decks, cards and players are made
/// - `decks`: every deck against every other, and what it is worth to go first
/// - `ladder`: how strong computer players are
/// - `search`: decks that score much, and mixes that no deck has an edge over
/// - `cards`: what cards and their figures do to decks, and changes that make decks even
/// - `training`: what positions are worth, learned from games
/// - `selfplay`: games as files of numbers
/// - `puzzle`: puzzles found in games
/// - `shard`: what falls into shards, where they are done, and where their results are kept
/// - `statistics`: counts, and where the shares behind them probably lie
@NullMarked
package cardwright.lab;

import org.jspecify.annotations.NullMarked;
