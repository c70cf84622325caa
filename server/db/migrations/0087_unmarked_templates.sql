-- Whether a venture is active again once it is no template is said by whoever unmarks it, and stands in its history.
create or replace function venture_template() returns trigger language plpgsql as $$
begin
  if new.template then
    new.status := 0;
  end if;
  return new;
end $$;
