import { sql, type KyselyPlugin } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#server/db/open.ts'

/**
 * Whatever happened, each loop is on the one order that its status says or on none, numbers have no gap, the ledger is at zero. A
 * week that closed empty, because orders by hand had its loops, has no order.
 */
export const expectWhole = async (db: Db): Promise<void> => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from loops l where (l.status in (6, 7)) <> exists (
      select 1 from order_loops o join orders p on p.id = o.order_id
      where o.loop_id = l.id and o.released_at is null and p.status = 7 - l.status))::int as astray,
    (select coalesce(max(number), 0) - count(*) from orders)::int as gaps,
    (select last from order_numbers) - (select count(*) from orders)::int as ahead,
    (select coalesce(sum(amount), 0) from ledger_entries)::int as ledger,
    (select coalesce(sum(case o.status when 0 then o.total_centavos else 0 end), 0) from orders o)::int
      + (select coalesce(sum(b.amount), 0) from ledger_balances b join ledger_accounts a on a.id = b.account_id
        where a.kind = 'payable')::int as owed,
    (select count(*) from order_items i where (i.order_id is null) <> not exists (
      select 1 from orders o where o.id = i.order_id and o.status < 2))::int as loose,
    (select count(*) from idempotency_keys k where k.status is null)::int as unanswered,
    (select count(*) from weeks w where w.status > 0 and w.loops > 0
      and not exists (select 1 from orders o where o.week_id = w.id))::int as closed,
    (select count(*) from orders o where (o.status = 1) <> (o.payment_id is not null and o.status <> 3))::int as unposted`.execute(
    db,
  )
  expect(rows).toEqual([
    { astray: 0, gaps: 0, ahead: 0, ledger: 0, owed: 0, loose: 0, unanswered: 0, closed: 0, unposted: 0 },
  ])
}

/** Ends a whole server or job: each attempt lets one statement more through, until one ends as it should. */
export const killer = (db: Db) => {
  let left = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const everywhere = async (attempt: () => Promise<boolean>): Promise<number> => {
    for (let kills = 0; ; kills += 1) {
      left = kills
      const ended = await attempt()
      left = Infinity
      await expectWhole(db)
      if (ended) return kills
    }
  }
  return { plugin, everywhere }
}
