import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayIn } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import { reportGroups, reportSteps } from '#contract/report/report.rules.ts'
import { reportCalls } from '#contract/report/report.ts'
import { makeAtom, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const [FROM, TO] = ['2027-12-20', '2028-03-10'] as const
const LOOPS = 600

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2028-06-01T12:00:00Z' })
  const people = await Promise.all([1, 2, 3].map(() => makePerson(server.db, { valor_hora_centavos: 7777 })))
  const atoms = await Promise.all([1, 2, 3, 4].map(() => makeAtom(server.db, { loopers: people })))
  let state = 7
  const random = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const rows = Array.from({ length: LOOPS }, (_, index) => {
    const from = new Date(Date.parse('2027-12-18T00:00:00Z') + index * 3.3 * 3_600_000 + random(5_000_000))
    const atom = atoms[random(4)]
    return {
      user_id: people[random(3)]?.id ?? 0,
      atomo_id: atom?.id ?? 0,
      venture_id: atom?.venture_id ?? 0,
      data_inicio: from,
      data_fim: new Date(from.getTime() + 1000 * (1 + random(6000))),
      status: 2 + random(2),
      tipo: 1 + random(11),
      descricao: 'Trabalho',
      created_at: from,
    }
  })
  await server.db.insertInto('loops').values(rows).execute()
})
afterAll(() => server.close())

/** What the loops themselves add up to, by the days of a zone, reckoned without the database. */
const reckoned = async (zone: string) => {
  const { rows } = await sql<{ at: string; seconds: number }>`
    select data_inicio as at, segundos as seconds from loops`.execute(server.db)
  return (from: string, to: string) => {
    const own = rows.filter((it) => {
      const day = todayIn(new Date(it.at), zone)
      return day >= from && day <= to
    })
    return {
      loops: own.length,
      seconds: own.reduce((sum, it) => sum + it.seconds, 0),
      tenths: own.reduce((sum, it) => sum + decimalTenths(it.seconds), 0),
    }
  }
}

test.each(['America/Sao_Paulo', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'columns of every group add up the loops that begin on the days of %s, 29 February too',
  async (zone) => {
    const admin = await makePerson(server.db, { role: 1 })
    await server.db.updateTable('users').set({ zone }).where('id', '=', admin.id).execute()
    const who = await server.as(admin)
    const sums = await reckoned(zone)
    for (const by of reportGroups)
      for (const step of reportSteps) {
        const asked: object = { by, step, from: FROM, to: TO }
        const report = (await who.call(reportCalls.hours, asked)).body
        const figures = report.totals.map(({ loops, seconds, tenths }) => ({ loops, seconds, tenths }))
        expect(figures).toEqual(report.columns.map(({ from, to }) => sums(from, to)))
        expect(report).toMatchObject(sums(FROM, TO))
        expect(report.rows.reduce((sum, it) => sum + it.seconds, 0)).toBe(report.seconds)
      }
  },
)
