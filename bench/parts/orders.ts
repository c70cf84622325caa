import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { readConfig } from '#server/config.ts'
import { openStore, type Db } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import type { Queue } from '#server/kit/jobs/queue.ts'
import { makeLog } from '#server/kit/log.ts'
import { makeCipher } from '#server/kit/session/cipher.ts'
import { inPeriod } from '#server/order/candidates.data.ts'
import { makeOrder } from '#server/order/make.data.ts'
import { runWeeks } from '#server/order/run.data.ts'
import { makeKeyed, makeServices } from '#server/services.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { median } from '../numbers.ts'
import { bySides } from '../sides.ts'

const FILLED = 20_000
const LOOPS = 2000
const PEOPLE = 1000
const LOOPS_EACH = 50
/** People of the run that warms up, after which memory is compared. */
const FIRST_PEOPLE = 200
const MEGABYTE = 1_048_576

/** Concluded loops of 20 minutes, one every 30, in years before those of the database. */
const loopsOf = (user: string, each: number, from: string) => sql`
  insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, status, concluded_from, concluded_at, descricao, tipo,
    valor_hora_centavos, horas_decimos, created_at)
  select u.id, a.id, (a.id - 1) / 40 + 1, s.at, s.at + interval '20 minutes', 3, 2, s.at + interval '20 minutes', 'Trabalho de bancada',
    1, 5000, 3, s.at
  from (${sql.raw(user)}) u, generate_series(0, ${sql.lit(each - 1)}) n,
    lateral (select ${from}::timestamptz + n * interval '30 minutes' as at) s, lateral (select 1 + (u.id + n) % 800 as id) a`

/** The rows of an order without its checks and triggers, as the simplest statements write them. */
const plainTables = `
  create table plain_orders (like orders including all, foreign key (user_id) references users (id));
  create table plain_order_loops (like order_loops including all,
    foreign key (atomo_id) references atoms (id), foreign key (venture_id) references ventures (id))`

const insertPlain = async (tx: Db, user_id: number): Promise<void> => {
  await sql`
    with made as (
      insert into plain_orders (number, user_id, starts_on, ends_on, due_on, loops, segundos, decimos, loops_centavos, items_centavos,
        created_at)
      select 1, ${user_id}, '2019-01-01', '2019-12-31', '2020-01-10', count(*), sum(segundos), sum(horas_decimos),
        sum((horas_decimos * valor_hora_centavos + 5) / 10), 0, now()
      from loops where user_id = ${user_id} and data_inicio < '2020-01-01'
      returning id
    )
    insert into plain_order_loops (order_id, loop_id, atomo_id, venture_id, inicio, fim, descricao, segundos, decimos,
      valor_hora_centavos, centavos)
    select made.id, l.id, atomo_id, venture_id, data_inicio, fim, descricao, segundos, horas_decimos, valor_hora_centavos,
      (horas_decimos * valor_hora_centavos + 5) / 10
    from made, loops l where user_id = ${user_id} and data_inicio < '2020-01-01'`.execute(tx)
  await sql`update loops set status = 7 where user_id = ${user_id} and data_inicio < '2020-01-01'`.execute(tx)
}

const UNDONE = new Error('undone')

/** A transaction whose checks all run and whose rows are gone afterwards, so that each turn finds the same. */
const undone = (db: Db, run: (tx: Db) => Promise<unknown>) => async () => {
  const ended = db.transaction().execute(async (tx) => {
    await run(tx)
    await sql`set constraints all immediate`.execute(tx)
    throw UNDONE
  })
  await ended.catch((error: unknown) => {
    if (error !== UNDONE) throw error
  })
}

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
const heap = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const quiet: Queue = { send: async () => {}, sendMany: async () => {}, healthy: () => true }

const frameOf = (db: Db, now: Date) => {
  const read = readConfig({ NODE_ENV: 'test' })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const { config } = read
  const secrets = { config, queue: quiet, secret: '', cipher: makeCipher('') }
  const late = { keyed: makeKeyed(secrets) }
  const made = makeServices({ config, log: makeLog('silent'), queue: quiet, late })
  const services: Services = Object.create(made, { now: { value: () => now } })
  return { db, services }
}

/** People of their own with loops in one week, and the run that closes it: orders made and milliseconds. */
const runOf = async (db: Db, { people, from, now }: { people: number; from: string; now: string }) => {
  await sql`insert into users (role, nome, last_name, email, password_hash, status, mail_verified_at, valor_hora_centavos, created_at)
    select 4, 'Semana ' || i, 'da Silva', ${from}::text || i || '@bench.example', '', 1, now(), 5000, now()
    from generate_series(1, ${people}::int) i`.execute(db)
  const who = `select id from users where email like '${from}%'`
  await loopsOf(who, LOOPS_EACH, `${from} 08:00-03`).execute(db)
  await sql`update loops set left_out_at = now(), left_out_reason = '-', left_out_by_id = 1
    where status = 3 and user_id not in (${sql.raw(who)}) and week_id is null and left_out_at is null`.execute(db)
  // The first run puts loops into the week, the second one closes it.
  await runWeeks(frameOf(db, new Date(`${from}T20:00:00Z`)))
  const began = performance.now()
  await runWeeks(frameOf(db, new Date(now)))
  const ms = performance.now() - began
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where user_id in (${sql.raw(who)})`.execute(db)
  return { orders: rows[0]?.count ?? 0, ms }
}

/** (s) What an order costs against its rows inserted plainly, and what a run of a thousand people holds in memory. */
export const orders = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(FILLED)
  const store = await openStore({ ...database, pool: 2 })
  const { db } = store
  try {
    await store.script(plainTables)
    const user_id = 10
    await loopsOf(`select ${String(user_id)} as id`, LOOPS, '2019-02-04 08:00-03').execute(db)
    await store.script('analyze')
    const period = { starts_on: '2019-01-01', ends_on: '2019-12-31', due_on: '2020-01-10' }
    const making = { user_id, ...period, which: inPeriod({ from: period.starts_on, to: period.ends_on }) }
    const [made, bare] = await bySides(
      undone(db, (tx) => makeOrder({ db: tx, now: new Date(), by: 1, audit: async () => {} }, making)),
      undone(db, (tx) => insertPlain(tx, user_id)),
    )
    // 2018-01-05 and 2018-01-12 are Fridays.
    await runOf(db, { people: FIRST_PEOPLE, from: '2018-01-03', now: '2018-01-06T03:10:00Z' })
    const before = heap()
    const { orders: count, ms } = await runOf(db, { people: PEOPLE, from: '2018-01-10', now: '2018-01-13T03:10:00Z' })
    const grown = (heap() - before) / MEGABYTE
    if (count !== PEOPLE) throw new Error(`The run made ${String(count)} orders`)
    const shared = { part: 's', engine: engine.name }
    return [
      {
        ...shared,
        what: `an order over ${LOOPS} loops, times as long as its rows inserted plainly`,
        value: median(made.map((it, turn) => it / (bare[turn] ?? Number.NaN))),
        unit: '×',
        bound: { atMost: 4 },
        from: `${median(made).toFixed(0)} and ${median(bare).toFixed(0)} ms`,
      },
      {
        ...shared,
        what: `memory that a run over ${PEOPLE} people and ${PEOPLE * LOOPS_EACH} loops leaves behind`,
        value: grown,
        unit: 'MB',
        bound: { atMost: 30 },
        from: `${(ms / 1000).toFixed(1)} s`,
      },
    ]
  } finally {
    await store.close()
    await database.drop()
  }
}
