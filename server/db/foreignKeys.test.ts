import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

/** Foreign keys without an index: nobody queries them from the other end, which is never deleted or has few rows. */
const WITHOUT = new Set([
  'checklist_items.done_by',
  'deleted_loops.by_id',
  'gate_questions.answered_by',
  'gate_questions.asked_by',
  'gates.decided_by',
  'gates.delivered_by',
  'ledger_transactions.actor_id',
  'loop_adjustments.author_id',
  'relations.created_by',
  'sectors.lead_id',
  'user_config.logo',
])

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

test('every reference to another row can be found from there by an index', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by 1`.execute(server.db)
  expect(rows.map((it) => it.name).filter((it) => !WITHOUT.has(it))).toEqual([])
  expect([...WITHOUT].filter((it) => !rows.some(({ name }) => name === it))).toEqual([])
})
