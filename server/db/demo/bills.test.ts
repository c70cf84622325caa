import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownDatabase } from '#server/testing/database/database.ts'
import { fillDemo } from './demo.ts'

interface Month {
  readonly month: string
  readonly moved: number
  readonly balance: number
}

// Near the end of a month and at its beginning: what falls into which month differs.
test.each(['2026-11-29T15:20:00Z', '2027-06-02T15:20:00Z'])(
  'the cash of a demonstration made at %s is that of a small agency: never short, some months down',
  async (at) => {
    const own = await ownDatabase()
    await fillDemo(own.store.db, new Date(at))
    const { rows } = await sql<Month>`
      select to_char(paid_on, 'YYYY-MM') as month, sum(centavos)::bigint as moved,
        sum(sum(centavos)) over (order by to_char(paid_on, 'YYYY-MM'))::bigint as balance
      from finance_extract where paid_on is not null group by 1 order by 1`.execute(own.store.db)
    const low = rows.filter((it) => it.balance < 10_000_00)
    expect(low).toEqual([])
    expect(rows.at(-1)?.balance).toBeGreaterThanOrEqual(40_000_00)
    expect(rows.at(-1)?.balance).toBeLessThanOrEqual(120_000_00)
    expect(rows.filter((it) => it.moved < 0).length).toBeGreaterThanOrEqual(3)
    await own.drop()
  },
)
