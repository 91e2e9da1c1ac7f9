-- What was thought of all decisions of a game that is over, by the play, its game and how much was thought. It can be thought again, so
-- that the oldest may go.
create table analysis (
  id text not null primary key,
  words text not null,
  made bigint not null
);

create index analysis_made on analysis (made);
