-- How many games each seat has won.
alter table play add column wins_a integer not null default 0;
alter table play add column wins_b integer not null default 0;

update play set wins_a = case games when 3 then 2 else 1 end where state = 'over' and outcome like '%|A|%';
update play set wins_b = case games when 3 then 2 else 1 end where state = 'over' and outcome like '%|B|%';

-- The play that offers the same again; empty while there is none.
alter table play add column again text not null default '';

-- Which of the moves that were offered a decision was; -1 where that is not known. A log is read more quickly with it.
alter table move add column choice integer not null default -1;
