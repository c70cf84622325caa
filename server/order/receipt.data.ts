import { sql } from 'kysely'
import { orderItemKind } from '#contract/order/order.codes.ts'

/** An expense `t` of additional items without a receipt, which is not confirmed. */
export const lacksReceipt = sql<boolean>`(t.kind = ${sql.lit(orderItemKind.of.expense)} and not exists (
  select 1 from files f where f.thing = 'orderItem' and f.thing_id = t.id and f.use = 'attachment' and f.removed_at is null))`
