-- What the first answers to a puzzle have made of the rating that it was graded with.
create table puzzle_rating (
  game text not null,
  puzzle text not null,
  moved double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  primary key (game, puzzle)
);

-- What the answers of a person to the puzzles of a game have come to.
create table solver_rating (
  person text not null references person (id),
  game text not null,
  points double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  primary key (person, game)
);

-- Who has answered which puzzle, and when first: no other answer is rated.
create table puzzle_answer (
  person text not null references person (id),
  game text not null,
  puzzle text not null,
  answered bigint not null,
  primary key (person, game, puzzle)
);
