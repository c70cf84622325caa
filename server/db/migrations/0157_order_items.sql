-- Additional items on an order (docs/decisions/177): what it pays never changes under it, and its row stays.
create function keep_order_item() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.kind, new.descricao, new.centavos, new.created_at)
    is distinct from (old.user_id, old.kind, old.descricao, old.centavos, old.created_at) then
    raise exception 'item % is on a payment order', old.id using errcode = '23514', constraint = 'order_items_kept';
  end if;
  return new;
end
$$;
-- Also in the statement that puts it on one, or takes it off.
create trigger order_items_kept before update on order_items for each row
  when (old.order_id is not null or new.order_id is not null) execute function keep_order_item();
create trigger order_items_stay before delete on order_items for each row
  when (old.order_id is not null) execute function refuse_removal();

-- The filters and orders of their list.
create index order_items_created on order_items (created_at desc, id desc);
