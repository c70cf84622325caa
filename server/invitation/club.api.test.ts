import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubCalls, clubList } from '#contract/invitation/club.ts'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { clubJoin } from '#server/invitation/club.data.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let maker: MadePerson
let me: Visitor
beforeAll(async () => {
  server = await freshServer()
  maker = await makePerson(server.db, { role: 7, nome: 'Otávio' })
  me = await server.as(maker)
  for (const nome of ['Ação', 'Verão']) await made({ nome })
})
afterAll(() => server.close())

const made = async (more: { nome?: string; uses_total?: number; days?: number } = {}, by = me) =>
  (await by.call(clubCalls.create, { nome: 'Roda', uses_total: 2, days: 3, locale: 'en', ...more })).body.data

describeList(clubList, { server: () => server, filters: { state: 'open' }, search: 'acao' })

const join = (code: string, email: string) => server.nobody.raw(clubCalls.join, { code, email })
const worked = async () => {
  for (let next = server.sent.shift(); next; next = server.sent.shift())
    if (next.name === clubJoin.name) await server.runJob(next.name, next.payload)
}
const mailsTo = (to: string) => server.db.selectFrom('mails').selectAll().where('to_address', '=', to).execute()
const leftOf = async (id: number) =>
  (await me.call(clubCalls.list, { per_page: 100 })).body.data.find((it) => it.id === id)

test('whoever leaves an e-mail gets an invitation as a guest, in the name of the maker', async () => {
  const { id, code } = await made()
  expect((await server.nobody.call(clubCalls.look, { code: code.toUpperCase() })).status).toBe(200)
  expect((await join(code, 'roda@fora.example')).status).toBe(200)
  await worked()
  expect((await mailsTo('roda@fora.example')).map((it) => it.subject)).toEqual([
    expect.stringContaining('Otávio Teste invites you'),
  ])
  const { body } = await me.call(invitationCalls.list, { q: 'roda@fora.example' })
  expect(body.data).toMatchObject([{ role: 10, state: 'waiting', inviter: { id: maker.id } }])
  expect(await leftOf(id)).toMatchObject({ uses_left: 1, state: 'open' })
})

test('the same e-mail uses a code once, a known one is answered alike and its owner told', async () => {
  const { id, code } = await made()
  const owner = await makePerson(server.db)
  const [known, strange] = [await join(code, owner.email), await join(code, owner.email.toUpperCase())]
  expect([known.status, known.body]).toEqual([200, strange.body])
  await worked()
  expect((await mailsTo(owner.email)).map((it) => it.kind)).toEqual(['security'])
  expect(await leftOf(id)).toMatchObject({ uses_left: 1 })
})

test('of two who come for the last use one gets it', async () => {
  const { code, id } = await made({ uses_total: 1 })
  const both = await Promise.all([join(code, 'um@fora.example'), join(code, 'dois@fora.example')])
  expect(both.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await leftOf(id)).toMatchObject({ uses_left: 0, state: 'used' })
  await worked()
})

test('used up, over, closed, unknown and of somebody who may no longer: the same answer', async () => {
  const used = await made({ uses_total: 1 })
  await join(used.code, 'ultimo@fora.example')
  const closed = await made()
  await me.call(clubCalls.close, { id: closed.id })
  const gone = await makePerson(server.db, { role: 7 })
  const theirs = await made({}, await server.as(gone))
  await server.db.updateTable('users').set({ status: 3 }).where('id', '=', gone.id).execute()
  const over = await made({ days: 1 })
  server.clock.advance(86_400)
  const long = await made({ days: 30 })
  expect((await server.nobody.raw(clubCalls.look, { code: long.code })).status).toBe(200)
  const answers = await Promise.all(
    [used.code, closed.code, theirs.code, over.code, 'x'.repeat(16)].map(async (code) => {
      const { status, body } = await join(code, 'tarde@fora.example')
      return [status, body['type'], body['detail']]
    }),
  )
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1)
  expect(answers[0]).toEqual([409, '/problems/clubCode.invalid', 'Este código do Club não vale.'])
})

test('managers are shown codes and make none', async () => {
  const manager = await server.as(await makePerson(server.db, { role: 2 }))
  expect((await manager.raw(clubCalls.list, {})).status).toBe(200)
  expect((await manager.raw(clubCalls.create, { nome: 'X', uses_total: 1, days: 1 })).status).toBe(403)
  const wrong = await me.raw(clubCalls.create, { nome: 'X', uses_total: 1001, days: 91 })
  expect(wrong.body['errors']).toMatchObject([{ path: 'uses_total' }, { path: 'days' }])
})
