-- Who delivered a gate, and what an approval on the client's behalf rests on.
alter table gates add column delivered_by integer references users (id);
alter table gates add column agreed_with text;
alter table gates add column agreed_how text;
alter table gates add column approval_reason text;
alter table gates add column same_person boolean;
alter table gates add constraint gates_on_behalf check (
  (agreed_with is null) = (agreed_how is null) and (agreed_with is null) = (approval_reason is null));

update gates g set delivered_by = (
  select a.actor_id from audit a
  where a.thing = 'gate' and a.thing_id = g.id::text and a.event = 'gate.changed'
    and a.detail -> 'after' ->> 'status' = 'delivered'
  order by a.id desc limit 1)
where g.status in ('delivered', 'approved', 'contested');
