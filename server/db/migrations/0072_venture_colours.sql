-- One of twelve colours, by which a venture is known wherever it stands; its number in turn until somebody chooses.
alter table ventures add colour smallint check (colour between 0 and 11);
update ventures set colour = (id - 1) % 12;
alter table ventures alter colour set not null;

create function venture_colour() returns trigger language plpgsql as $$
begin
  new.colour := coalesce(new.colour, (new.id - 1) % 12);
  return new;
end $$;
create trigger ventures_colour before insert on ventures for each row execute function venture_colour();
