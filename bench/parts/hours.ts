import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { openStore } from '#server/db/open.ts'
import type { Database, Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { ADMINISTRATORS, emailOf, PASSWORD, PEOPLE, VENTURES } from '../fill.ts'
import { percentile } from '../numbers.ts'
import { startServer } from '../server.ts'
import { openWire, type Wire } from '../wire.ts'

const LOOPS = 20_000
const ROWS = 20_000
/** One line in so many is wrong, so that 300 are. */
const WRONG_EVERY = 66
const WRONG = 300
const BATCH = 250
const POLL_MS = 50
const HOUR = 3_600_000
const FIRST = Date.parse('2020-01-06T12:00:00Z')
const HOURS_A_DAY = 4

interface Row {
  readonly user_id: number
  readonly venture: number
  readonly atom: number
  readonly start: number
  readonly wrong: boolean
}

/** Hours of years before those of the database, four a day and person. */
const rows: readonly Row[] = Array.from({ length: ROWS }, (_, at) => {
  const people = PEOPLE - ADMINISTRATORS
  const nth = Math.floor(at / people)
  const day = Math.floor(nth / HOURS_A_DAY)
  return {
    user_id: ADMINISTRATORS + 1 + (at % people),
    venture: 1 + (at % VENTURES),
    atom: 1 + (at % 40),
    start: FIRST + day * 24 * HOUR + (nth % HOURS_A_DAY) * HOUR,
    wrong: at % WRONG_EVERY === 0 && at / WRONG_EVERY < WRONG,
  }
})

const stamp = (at: number): string => new Date(at - 3 * HOUR).toISOString().slice(0, 19).replace('T', ',')

const lineOf = ({ user_id, venture, atom, start, wrong }: Row, at: number): string => {
  const email = wrong && at % 2 === 0 ? 'nobody@bench.example' : emailOf(user_id)
  const from = wrong && at % 2 === 1 ? 'yesterday,09:00:00' : stamp(start)
  const task = `Átomo ${atom} do projeto ${venture}`
  return `,${email},,Projeto ${venture},${task},"Line, ${at}",No,${from},${stamp(start + HOUR - 60_000)},00:59:00,`
}
const header =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags'

const signed = z.object({ access_token: z.string() })
const info = z.object({
  data: z.object({ id: z.number(), state: z.string(), created: z.number(), failed: z.number() }),
})

const fine = ({ status, body }: { status: number; body: string }): unknown => {
  if (status > 299) throw new Error(`The server answered ${status}: ${body.slice(0, 300)}`)
  return JSON.parse(body)
}

const signIn = async (port: number, id: number): Promise<Wire> => {
  const wire = await openWire(port)
  const answer = await wire.send('POST', '/api/auth/login', { email: emailOf(id), password: PASSWORD })
  wire.token = signed.parse(fine(answer)).access_token
  return wire
}

/** Waits for a state of the import. */
const reach = async (wire: Wire, id: number, state: string) => {
  for (;;) {
    const { data } = info.parse(fine(await wire.send('GET', `/api/imports/${id}`)))
    if (data.state === state) return data
    await pause(POLL_MS)
  }
}

/** Milliseconds of a person's calls until `over`. */
const callsUntil = async (wire: Wire, over: Promise<unknown>): Promise<number[]> => {
  const lasting: number[] = []
  let going = true
  void over.finally(() => (going = false))
  while (going) {
    const began = performance.now()
    fine(await wire.send('GET', '/api/loops?per_page=10'))
    lasting.push(performance.now() - began)
    await pause(POLL_MS)
  }
  return lasting.toSorted((a, b) => a - b)
}

/** The same loops by the bare driver, as many at once. */
const plainly = async ({ url, dir }: Database): Promise<number> => {
  const store = await openStore({ url, dir, pool: 1 })
  const good = rows.filter(({ wrong }) => !wrong)
  const began = performance.now()
  for (let from = 0; from < good.length; from += BATCH) {
    const given = good.slice(from, from + BATCH).map(({ user_id, venture, atom, start }) => ({
      user_id,
      venture,
      atom: (venture - 1) * 40 + atom,
      start: new Date(start),
      end: new Date(start + HOUR - 60_000),
    }))
    await sql`insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, status, concluded_at, descricao, tipo,
        valor_hora_centavos, horas_decimos, created_at)
      select user_id, atom, venture, start, "end", 3, "end", 'Line', 1, 5000, 10, now()
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as x (user_id int, venture int, atom int, start timestamptz, "end" timestamptz)`.execute(store.db)
  }
  const lasted = performance.now() - began
  await store.close()
  return lasted
}

/** (o) 20,000 lines of hours with 300 wrong ones, against the plain insert of the good ones; others' calls meanwhile. */
export const hours = async (engine: Engine): Promise<Figure[]> => {
  const bare = await engine.take(LOOPS)
  let plain: number
  try {
    plain = await plainly(bare)
  } finally {
    await bare.drop()
  }
  const database = await engine.take(LOOPS)
  const server = await startServer(database)
  try {
    const [me, other] = [await signIn(server.port, 1), await signIn(server.port, 2)]
    const file = Buffer.from([header, ...rows.map(lineOf)].join('\n')).toString('base64')
    const sent = await me.send('POST', '/api/imports', { thing: 'loop', name: 'hours.csv', file })
    const { id } = info.parse(fine(sent)).data
    const settings = { zone: 'America/Sao_Paulo', days: 'dmy', make: false, paid: false, tipo: 1 }
    fine(await me.send('POST', `/api/loops/import/${id}/check`, settings))
    const checked = await reach(me, id, 'checked')
    if (checked.failed !== WRONG) throw new Error(`${checked.failed} lines failed`)
    const began = performance.now()
    fine(await me.send('POST', `/api/imports/${id}/run`, { only_valid: true }))
    const done = reach(me, id, 'done')
    const calls = await callsUntil(other, done)
    const lasted = performance.now() - began
    const common = { part: 'o', engine: engine.name }
    return [
      {
        ...common,
        what: '20,000 lines of hours with 300 wrong, against the plain insert of the good ones',
        value: lasted / plain,
        unit: '',
        bound: { atMost: 4 },
        from: `${Math.round(lasted)} and ${Math.round(plain)} ms`,
      },
      {
        ...common,
        what: 'another person’s page of Loop Center meanwhile, nine in ten',
        value: percentile(calls, 90),
        unit: ' ms',
        from: `${calls.length} calls, the longest ${Math.round(calls.at(-1) ?? 0)} ms`,
      },
    ]
  } finally {
    await server.stop()
    await database.drop()
  }
}
