import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAtoms, openAtomsSql } from '#server/atom/atom.data.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const ATOMS = 120
const LOOPS = 2400

let server: TestServer
let owner: MadePerson

beforeAll(async () => {
  server = await freshServer()
  owner = await makePerson(server.db)
  const place = await makePlace(server.db)
  const ids: number[] = []
  while (ids.length < ATOMS) ids.push((await makeAtom(server.db, { place, loopers: [owner] })).id)
  await sql`
    insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, status, tipo, descricao, created_at)
    select ${owner.id}, (${ids}::int[])[1 + i % ${ATOMS}], ${place.venture_id}, at, at + interval '20 minutes', 3, 1, 'x', at
    from generate_series(0, ${LOOPS - 1}::int) i, lateral (select timestamptz '2026-01-01' + i * interval '30 minutes' as at) t`.execute(
    server.db,
  )
  await sql`vacuum analyze`.execute(server.db)
})
afterAll(() => server.close())

interface Node {
  'Relation Name'?: string
  'Actual Loops': number
  'Actual Rows': number
  Plans?: Node[]
}

const nodesOf = (it: Node): Node[] => [it, ...(it.Plans ?? []).flatMap(nodesOf)]

test('the atoms open to a loop are found by reading the person’s loops once, however many atoms there are', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
    explain (analyze, format json) ${openAtomsSql(owner.id)}`.execute(server.db)
  const reads = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan ?? expect.fail('no plan')).filter(
    (it) => it['Relation Name'] === 'loops',
  )
  expect(reads.map((it) => it['Actual Loops'])).toEqual([1])
  expect(reads[0]?.['Actual Rows']).toBeLessThanOrEqual(LOOPS)
})

test('those used last come first, by one’s own use only', async () => {
  const [me, other] = [await makePerson(server.db), await makePerson(server.db)]
  const place = await makePlace(server.db)
  const [first, second, third] = [
    await makeAtom(server.db, { place, loopers: [me, other] }),
    await makeAtom(server.db, { place, loopers: [me, other] }),
    await makeAtom(server.db, { place, loopers: [me, other] }),
  ]
  await makeLoop(server.db, { user: me, atom: second, from: '2026-03-01T10:00:00Z', to: '2026-03-01T11:00:00Z' })
  await makeLoop(server.db, { user: me, atom: third, from: '2026-03-02T10:00:00Z', to: '2026-03-02T11:00:00Z' })
  await makeLoop(server.db, { user: me, atom: second, from: '2026-02-01T10:00:00Z', to: '2026-02-01T11:00:00Z' })
  await makeLoop(server.db, { user: other, atom: first, from: '2026-03-09T10:00:00Z', to: '2026-03-09T11:00:00Z' })
  expect((await openAtoms(server.db, me.id)).map((it) => [it.id, it.last_used_at])).toEqual([
    [third.id, '2026-03-02T10:00:00.000Z'],
    [second.id, '2026-03-01T10:00:00.000Z'],
    [first.id, null],
  ])
})
