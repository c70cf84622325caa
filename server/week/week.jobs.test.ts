import { afterAll, beforeAll, expect, test } from 'vitest'
import { runWeeks } from '#server/order/run.data.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'
import { remindOfClosing } from '#server/week/week.jobs.ts'

/** Fridays at 15:00 of São Paulo. */
const FRIDAY = '2026-03-13T18:00:00Z'
const NEXT = '2026-03-20T18:00:00Z'
let server: TestServer
let atom: MadeAtom
let reviewers: MadePerson[]
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  atom = await makeAtom(server.db)
  reviewers = [await makePerson(server.db, { role: 1 }), await makePerson(server.db, { role: 7 })]
})
afterAll(() => server.close())

const remind = () => remindOfClosing.run(server.frame, {})
const loop = async (user: MadePerson, { hour = 10, status = 2, more = {} } = {}) => {
  const [from, to] = [`2026-03-09T${hour}:00:00Z`, `2026-03-09T${hour}:30:00Z`]
  const id = await makeLoop(server.db, { user, atom, from, to, status })
  const done = { tipo: 1, descricao: 'Feito', ...more }
  await server.db.updateTable('loops').set(done).where('id', '=', id).execute()
}
const notesOf = ({ id }: MadePerson) =>
  server.db
    .selectFrom('notifications')
    .select(['word', 'params', 'link'])
    .where('user_id', '=', id)
    .where('word', 'in', ['notification.weekClosing', 'notification.weekToConfirm'])
    .orderBy('id')
    .execute()
const mailsTo = async ({ email }: MadePerson) =>
  (await server.db.selectFrom('mails').select('subject').where('to_address', '=', email).execute()).map(
    (it) => it.subject,
  )

test('on Friday afternoon, once: who would not be paid something reads how much, and reviewers how much waits for them', async () => {
  const [ana, bia, done] = [await makePerson(server.db), await makePerson(server.db), await makePerson(server.db)]
  await loop(ana)
  await loop(ana, { hour: 12, more: { descricao: '' } })
  await loop(ana, { hour: 14, status: 4 })
  const returned = { returned_at: FRIDAY, returned_by_id: bia.id, return_reason: 'Por quê?' }
  await loop(ana, { hour: 16, status: 3, more: returned })
  await loop(bia)
  await loop(done, { status: 3 })
  await runWeeks(server.frame)
  server.clock.set('2026-03-12T18:00:00Z')
  await remind()
  expect(await notesOf(ana)).toEqual([])
  server.clock.set(FRIDAY)
  await Promise.all([remind(), remind()])
  await remind()
  const week = await server.db.selectFrom('weeks').select('id').where('user_id', '=', ana.id).executeTakeFirstOrThrow()
  expect(await notesOf(ana)).toEqual([
    {
      word: 'notification.weekClosing',
      params: { count: 4, time: '23:59' },
      link: `/district/workstation/weeks/${String(week.id)}`,
    },
  ])
  expect(await notesOf(bia)).toMatchObject([{ params: { count: 1 } }])
  expect(await notesOf(done)).toEqual([])
  for (const reviewer of reviewers) {
    expect(await notesOf(reviewer)).toEqual([
      {
        word: 'notification.weekToConfirm',
        params: { count: 2, people: 2, time: '23:59' },
        link: '/district/workstation/weeks?ready=true',
      },
    ])
    expect(await mailsTo(reviewer)).toHaveLength(1)
  }
  expect(await mailsTo(ana)).toEqual(['Sua semana fecha hoje às 23:59, e 4 loops seus ainda não são pagos por ela.'])
  expect(await mailsTo(done)).toEqual([])
})

test('the next Friday tells again, and says nothing where nothing waits', async () => {
  const nair = await makePerson(server.db)
  server.clock.set(NEXT)
  await remind()
  expect(await notesOf(nair)).toEqual([])
  await loop(nair)
  await runWeeks(server.frame)
  await remind()
  expect(await notesOf(nair)).toMatchObject([{ params: { count: 1 } }])
})
