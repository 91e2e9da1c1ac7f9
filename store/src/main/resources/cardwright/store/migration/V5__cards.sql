-- A set of cards that somebody writes; its text may have mistakes.
create table card_set (
  id text not null primary key,
  person text not null references person (id),
  game text not null,
  name text not null,
  words text not null,
  changed bigint not null
);

create index card_set_person on card_set (person);

-- Cards of somebody's own as plays have them: they never change, and are found by their digest.
create table card_text (
  digest text not null primary key,
  name text not null,
  words text not null
);

alter table play add column cards text not null default '';
