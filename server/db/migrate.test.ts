import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ventureColour } from '#contract/venture/colour.rules.ts'
import { openEngine } from '#server/db/engine/engine.ts'
import { migrate, migrationFiles, type Migration } from '#server/db/migrate.ts'
import { embeddedStore, openStore, type Store } from '#server/db/open.ts'

const from = inject('database')
const asAdmin = async (text: string): Promise<void> => {
  if (from.kind !== 'template') return
  const client = new pg.Client({ connectionString: from.url })
  await client.connect()
  await client.query(text)
  await client.end()
}

const name = `nucleo_migrate_${randomUUID().replaceAll('-', '')}`
const open = async (): Promise<Store> => {
  if (from.kind === 'dump') return embeddedStore(await openEngine({ loadDataDir: new Blob([readFileSync(from.file)]) }))
  const url = new URL(from.url)
  url.pathname = `/${name}`
  return openStore({ url: url.href, pool: 4, dir: '' })
}

let store: Store
beforeAll(async () => {
  await asAdmin(`create database ${name}`)
  store = await open()
})
afterAll(async () => {
  await store.close()
  await asAdmin(`drop database ${name} with (force)`)
})
beforeEach(() => store.script('drop schema public cascade; create schema public'))

const NOW = new Date('2026-03-10T15:00:00Z')
const one: Migration = { name: '0001_one', text: 'create table one (id integer)' }
const two: Migration = { name: '0002_two', text: 'create table two (id integer); insert into two values (1), (2)' }
const broken: Migration = {
  name: '0003_broken',
  text: 'create table three (id integer); insert into three values (1); selec 1',
}

const applied = async () =>
  (await store.db.selectFrom('migrations').selectAll().orderBy('name').execute()).map((it) => it.name)
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(store.db)
  return rows.map((it) => it.name)
}

describe('migrations', () => {
  test('run in their order, each once, and are remembered', async () => {
    expect(await migrate(store, NOW, [one])).toEqual(['0001_one'])
    expect(await migrate(store, NOW, [one, two])).toEqual(['0002_two'])
    expect(await migrate(store, NOW, [one, two])).toEqual([])
    expect(await applied()).toEqual(['0001_one', '0002_two'])
    expect((await sql`select * from two`.execute(store.db)).rows).toHaveLength(2)
    const [row] = await store.db.selectFrom('migrations').selectAll().execute()
    expect(row).toMatchObject({ at: NOW.toISOString(), hash: expect.stringMatching(/^[0-9a-f]{16}$/) })
  })

  test('that fail leave nothing of themselves, keep what came before, and can be tried again', async () => {
    await expect(migrate(store, NOW, [one, two, broken])).rejects.toThrow(/syntax error/)
    expect(await applied()).toEqual(['0001_one', '0002_two'])
    expect(await tables()).toEqual(['migrations', 'one', 'two'])
    const mended = { ...broken, text: 'create table three (id integer)' }
    expect(await migrate(store, NOW, [one, two, mended])).toEqual(['0003_broken'])
  })

  test('that were edited after they ran are refused by name, and nothing runs', async () => {
    await migrate(store, NOW, [one])
    const edited = { ...one, text: `${one.text};` }
    await expect(migrate(store, NOW, [edited, two])).rejects.toThrow(/another text of 0001_one than the one/)
    expect(await tables()).toEqual(['migrations', 'one'])
    expect(await migrate(store, NOW, [one, two])).toEqual(['0002_two'])
  })

  test('are the same with other line endings', async () => {
    const lines = { ...two, text: two.text.replace('; ', ';\n') }
    await migrate(store, NOW, [one, lines])
    expect(await migrate(store, NOW, [one, { ...lines, text: lines.text.replaceAll('\n', '\r\n') }])).toEqual([])
  })

  test('of a newer version are refused by name, and nothing runs', async () => {
    await migrate(store, NOW, [one, { name: '0099_future', text: 'create table future (id integer)' }])
    await expect(migrate(store, NOW, [one, two])).rejects.toThrow(
      'The database is newer than this version of Nucleo (it has 0099_future). Start the version that made it, or restore a backup.',
    )
    expect(await tables()).toEqual(['future', 'migrations', 'one'])
  })

  test('of the product bring an empty database to where the code is, and are numbered without gaps', async () => {
    const files = migrationFiles()
    expect(await migrate(store, NOW)).toEqual(files.map((it) => it.name))
    const numbers = files.map((it) => Number(it.name.slice(0, 4)))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(files.map((it) => it.name)).toEqual(files.map((it) => it.name).toSorted())
    expect(await migrate(store, NOW)).toEqual([])
    expect(await tables()).toEqual(expect.arrayContaining(['users', 'sessions', 'loops', 'grants', 'audit']))
  })
})

test('the twelve colours that ventures had become the nearest of the new ones', async () => {
  await store.script(
    'create table ventures (id integer, colour smallint); insert into ventures select n, n from generate_series(0, 11) n',
  )
  await store.script(migrationFiles().find((it) => it.name === '0170_clear_colours')!.text)
  const { rows } = await sql<{ colour: number }>`select colour from ventures order by id`.execute(store.db)
  const names = rows.map((it) => ventureColour.keyOf(it.colour))
  expect(names.join(' ')).toBe('pink orange orange moss green jade turquoise petrol blue indigo purple magenta')
})

/** The embedded engine has one server, held to it by the folder's lock. */
if (from.kind === 'template')
  test('migrations of six servers that start at once run once', async () => {
    const servers = await Promise.all(Array.from({ length: 6 }, open))
    const ran = await Promise.all(servers.map((server) => migrate(server, NOW, [one, two])))
    await Promise.all(servers.map((server) => server.close()))
    expect(ran.filter((names) => names.length > 0)).toEqual([['0001_one', '0002_two']])
    expect(await applied()).toEqual(['0001_one', '0002_two'])
    expect((await sql`select * from two`.execute(store.db)).rows).toHaveLength(2)
  })
