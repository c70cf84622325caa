import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openStore, type Store } from '#server/db/open.ts'
import { ownDatabase, type OwnDatabase } from '#server/testing/database/database.ts'

/** Exceeds the number of runs after which a statement is prepared, and lasts until both connections are open. */
const OFTEN = 40

// The embedded engine has one connection.
describe.runIf(inject('database').kind !== 'dump')(
  'statements that stand for themselves, on a PostgreSQL server',
  () => {
    let own: OwnDatabase
    let store: Store
    beforeAll(async () => {
      own = await ownDatabase()
      store = await openStore({ url: own.url, pool: 8, dir: '' })
      await store.script(
        'create table shared_notes (id int primary key, n int); insert into shared_notes values (1, 0), (2, 0)',
      )
    })
    afterAll(async () => {
      await store.script('drop table shared_notes')
      await store.close()
      await own.drop()
    })

    interface Found {
      id: number
      pid: number
    }
    const find = async (id: number, db = store.db) =>
      (await sql<Found>`select *, pg_backend_pid() as pid from shared_notes where id = ${id}`.execute(db)).rows
    const raise = (id: number, db = store.db) => sql`update shared_notes set n = n + 1 where id = ${id}`.execute(db)
    const raised = async (id: number) =>
      (await sql<{ n: number }>`select n from shared_notes where id = ${id}`.execute(store.db)).rows[0]?.n
    const often = async (run: () => Promise<unknown>) => {
      for (let time = 0; time < OFTEN; time += 1) await run()
    }
    const manyAtOnce = () => Promise.all(Array.from({ length: OFTEN }, (_, index) => find(1 + (index % 2))))

    /** Waits until both shared connections are open, which happens during the first statements. */
    const pidsOfShared = async (): Promise<Set<number | undefined>> => {
      await often(() => find(1))
      return until(async () => {
        const pids = new Set((await manyAtOnce()).map(([it]) => it?.pid))
        return pids.size <= 2 ? pids : undefined
      })
    }
    const until = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
      for (;;) {
        const found = await look()
        if (found !== undefined) return found
      }
    }

    test('share two connections, each with its own answer', async () => {
      await pidsOfShared()
      const found = await manyAtOnce()
      expect(found.map(([it]) => it?.id)).toEqual(found.map((_, index) => 1 + (index % 2)))
    })

    test('read each type, and count rows, as a connection of the pool does', async () => {
      const typed = (db = store.db) =>
        sql`select ${new Date('2026-03-08T02:59:59.120Z')}::timestamptz as moment, 7::bigint as whole, 1.50::numeric as part,
          date '2026-03-08' as day, json_build_object('a', array[1]) as json, ${[3, 4]}::int[] as list, true as yes, null as none,
          '' as empty, ${'ã "1"'}::text as text, pg_backend_pid() as pid from shared_notes where n is not null`.execute(
          db,
        )
      const shared = await pidsOfShared()
      await often(() => typed())
      const here = await until(async () => {
        const found = await typed()
        return shared.has((found.rows[0] as Found).pid) ? found : undefined
      })
      const there = await store.db.transaction().execute((tx) => typed(tx))
      const without = (rows: readonly unknown[]) => rows.map((row) => ({ ...(row as Found), pid: 0 }))
      expect(without(here.rows)).toEqual(without(there.rows))
      expect(here.rows).toHaveLength(2)
      await often(() => raise(99))
      expect((await raise(99)).numAffectedRows).toBe(0n)
      expect((await raise(2)).numAffectedRows).toBe(1n)
      await sql`update shared_notes set n = 0`.execute(store.db)
    })

    test('never meet a transaction, which has a connection to itself', async () => {
      const shared = await pidsOfShared()
      await store.db
        .transaction()
        .execute(async (tx) => {
          const [first] = await find(1, tx)
          await raise(2, tx)
          const [again] = await find(2, tx)
          expect(again?.pid).toBe(first?.pid)
          expect(shared.has(first?.pid)).toBe(false)
          // Nobody else sees uncommitted rows.
          expect((await find(2)).map((it) => it.id)).toEqual([2])
          throw new Error('rolled back')
        })
        .catch((error: unknown) => expect(error).toMatchObject({ message: 'rolled back' }))
      expect(await raised(2)).toBe(0)
    })

    test('wait for nobody who waits for a lock, and whoever does gets it in the end', async () => {
      await pidsOfShared()
      await often(() => raise(2))
      const before = (await raised(1)) ?? 0
      const waiting = await store.db.transaction().execute(async (tx) => {
        await raise(1, tx)
        const those = Array.from({ length: 4 }, () => raise(1))
        // While the lock is held, everybody else is answered.
        for (let time = 0; time < 5; time += 1) expect(await manyAtOnce()).toHaveLength(OFTEN)
        return those
      })
      await Promise.all(waiting)
      expect(await raised(1)).toBe(before + 5)
    })

    test('that fail leave those beside them alone', async () => {
      await pidsOfShared()
      const broken = () => sql`insert into shared_notes values (${1}, 0)`.execute(store.db)
      await often(() => broken().catch(() => {}))
      const [failed, found] = await Promise.all([broken().catch((error: unknown) => error), manyAtOnce()])
      expect(failed).toMatchObject({ code: '23505' })
      expect(found.every((it) => it.length === 1)).toBe(true)
    })

    test('go on when the table has changed since, and when their connection was ended', async () => {
      const shared = await pidsOfShared()
      await store.script(`alter table shared_notes add column words text default 'x'`)
      expect(await find(1)).toMatchObject([{ id: 1, words: 'x' }])
      for (const pid of shared) await store.script(`select pg_terminate_backend(${pid})`)
      const next = await until(() => find(1).catch(() => undefined))
      expect(next).toMatchObject([{ id: 1 }])
      expect(await manyAtOnce()).toHaveLength(OFTEN)
    })
  },
)
