import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import { databaseIn } from '#server/db/folder.ts'
import type { Store } from '#server/db/open.ts'
import { fileOf } from '#server/testing/imports.ts'
import { makePerson, makePlace, testPassword } from '#server/testing/make.ts'
import { migratedDatabase, startChild, type Child, type TestDatabase } from '#server/testing/process.ts'

const LINES = 1_500
const header = 'Nome;Célula;Código de origem'
const lines = Array.from({ length: LINES }, (_, at) => `Átomo ${at};Célula ${at % 20};K-${at}`)

let database: TestDatabase
let email: string
let cell: number
let venture: number
const children: Child[] = []
beforeAll(async () => {
  database = await migratedDatabase()
  await database.look(async ({ db }) => {
    email = (await makePerson(db, { role: 1 })).email
    const place = await makePlace(db)
    cell = place.cell_id
    venture = place.venture_id
  })
})
afterAll(async () => {
  for (const child of children) child.signal('SIGKILL')
  await database.drop()
})

const send = async (url: string, payload: object, token?: string) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(payload),
  })
  const body: Record<string, unknown> = Object(await answer.json())
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(body)}`)
  return body
}

const soon = () => new Promise((resolve) => void setTimeout(resolve, 20))

/** Starts a server on the database, and signs its administrator in. */
const opened = async () => {
  const child = await startChild(database.environment)
  children.push(child)
  const url = child.url ?? expect.fail(`it did not start: ${child.errors()}${child.out()}`)
  const token = String((await send(`${url}/api/auth/login`, { email, password: testPassword }))['access_token'])
  const show = async (id: number): Promise<ImportInfo> => {
    const answer = await fetch(`${url}/api/imports/${id}`, { headers: { authorization: `Bearer ${token}` } })
    return importCalls.show.output.parse(await answer.json()).data
  }
  const until = async (id: number, reached: (it: ImportInfo) => boolean): Promise<ImportInfo> => {
    const it = await show(id)
    if (reached(it)) return it
    await soon()
    return until(id, reached)
  }
  const run = (id: number, only_valid: boolean) => send(`${url}/api/imports/${id}/run`, { only_valid }, token)
  const checked = async (text: string): Promise<ImportInfo> => {
    const sent = await send(`${url}/api/imports`, { thing: 'atom', name: 'a.csv', file: fileOf(text) }, token)
    const { id, mapping, match, existing } = importCalls.show.output.parse(sent).data
    const settings = { mapping, match, existing, fixed: { cell_id: cell } }
    await send(`${url}/api/imports/${id}/check`, settings, token)
    return until(id, (it) => it.state === 'checked')
  }
  const kill = async () => {
    child.signal('SIGKILL')
    await child.ended
  }
  return { show, until, run, checked, kill }
}

const brought = async ({ db }: Store) => {
  const { rows } = await sql<{ all: number; different: number }>`select count(*)::int as all,
    count(distinct origin)::int as different from atoms where venture_id = ${venture} and deleted_at is null`.execute(
    db,
  )
  return rows[0] ?? { all: 0, different: 0 }
}
/** Where the embedded engine keeps the atoms. */
const fileOfAtoms = async ({ db }: Store): Promise<string> => {
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('atoms') as path`.execute(db)
  return join(databaseIn(database.dir), rows[0]?.path ?? '')
}
const grown = async (file: string, from: number): Promise<void> => {
  if (statSync(file).size > from) return
  await soon()
  await grown(file, from)
}
/** Acts as if the person came back after more than a minute without progress. */
const silent = ({ db }: Store) => sql`update imports set moved_at = moved_at - interval '5 minutes'`.execute(db)

test('a server killed in the middle of an import of atoms', async () => {
  // Import of all lines or none: after the kill nothing is there, or everything.
  const atomsFile = 'DATA_DIR' in database.environment ? await database.look(fileOfAtoms) : undefined
  const first = await opened()
  const whole = await first.checked([header, ...lines].join('\n'))
  expect(whole).toMatchObject({ created: LINES, failed: 0 })
  const before = atomsFile === undefined ? 0 : statSync(atomsFile).size
  await first.run(whole.id, false)
  // PostgreSQL tells how far the transaction is; the embedded engine answers nobody until its end, but its file grows.
  if (atomsFile === undefined) await first.until(whole.id, (it) => it.done > 0)
  else await grown(atomsFile, before)
  await first.kill()
  expect([0, LINES]).toContain((await database.look(brought)).all)
  // Undone, or the next server would continue the import.
  await database.look(async ({ db }) => {
    await db.updateTable('imports').set({ state: 'checked' }).where('id', '=', whole.id).execute()
    await sql`delete from atoms where venture_id = ${venture}`.execute(db)
  })

  // Import of the valid lines: written ones have an outcome, the rest follows, and none comes twice.
  const second = await opened()
  const valid = await second.checked([header, ...lines, ';Sem nome;K-x'].join('\n'))
  expect(valid).toMatchObject({ created: LINES, failed: 1 })
  await second.run(valid.id, true)
  await second.until(valid.id, (it) => it.done >= 500)
  await second.kill()
  const half = await database.look(brought)
  expect(half.all).toBeGreaterThan(0)
  expect(half.all).toBe(half.different)
  await database.look(silent)

  const third = await opened()
  if ((await third.show(valid.id)).state === 'writing') await third.run(valid.id, true)
  const done = await third.until(valid.id, (it) => it.state === 'done')
  expect(done).toMatchObject({ created: LINES, failed: 1 })
  await third.kill()
  expect(await database.look(brought)).toEqual({ all: LINES, different: LINES })
})
