import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetCalls } from '#contract/auth/reset.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { resetRequest } from '#server/auth/reset.data.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { auditOf, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let sending: TestServer
beforeAll(async () => {
  server = await freshServer()
  sending = await freshServer({
    environment: { SMTP_URL: 'smtp://mail.invalid', PUBLIC_URL: 'https://nucleo.example' },
  })
})
afterAll(async () => {
  await server.close()
  await sending.close()
})

const NEW = 'Outra-senha-22'
const as = async (role: 1 | 2 | 6 | 7, on = server) => on.as(await makePerson(on.db, { role, nome: 'Marina' }))
const codeIn = (text = ''): string => /code=([\w-]+)/.exec(text)?.[1] ?? ''
const mailsTo = ({ email }: MadePerson, on = server) =>
  on.db.selectFrom('mails').selectAll().where('to_address', '=', email).orderBy('id').execute()

test('where no mail leaves, whoever sends the link has it too: it works once, for a day, and the former one no more', async () => {
  const lia = await makePerson(server.db)
  const me = await as(7)
  const [first, second] = [
    await me.call(looperCalls.reset, { id: lia.id }),
    await me.call(looperCalls.reset, { id: lia.id }),
  ]
  expect(second.body.link?.until).toBe(new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString())
  const use = (code: string) => server.nobody.raw(resetCalls.reset, { code, password: NEW })
  expect((await use(codeIn(first.body.link?.url))).status).toBe(409)
  const code = codeIn(second.body.link?.url)
  expect((await use(code)).status).toBe(200)
  expect((await use(code)).status).toBe(409)
  expect((await signIn(server, { email: lia.email, password: NEW })).statusCode).toBe(200)
  expect((await mailsTo(lia))[0]?.body_text).toContain('Marina Teste fez para você um link')
  const events = [...(await auditOf(server, 'looper', lia.id)), ...(await auditOf(server, 'user', lia.id))]
  expect(events.map((it) => it.event)).toEqual(expect.arrayContaining(['looper.resetSent', 'auth.resetAsked']))
  expect(JSON.stringify(await server.db.selectFrom('audit').selectAll().execute())).not.toContain(code)
})

test('where mails leave, the link goes by mail alone', async () => {
  const lia = await makePerson(sending.db)
  const { body } = await (await as(1, sending)).call(looperCalls.reset, { id: lia.id })
  expect(body).toEqual({})
  expect((await mailsTo(lia, sending))[0]?.body_text).toContain('https://nucleo.example/#/new-password?code=')
})

test('a link goes with the rights that its person had: another role or a switch-off ends it', async () => {
  const [lia, ida] = [await makePerson(server.db), await makePerson(server.db)]
  const [director, admin] = [await as(7), await as(1)]
  const valid = async (code: string) => (await server.nobody.call(resetCalls.check, { code })).body.valid
  const codeFor = async ({ id }: MadePerson) => codeIn((await director.call(looperCalls.reset, { id })).body.link?.url)
  const [promoted, off] = [await codeFor(lia), await codeFor(ida)]
  expect([await valid(promoted), await valid(off)]).toEqual([true, true])
  await admin.call(looperCalls.update, { id: lia.id, version: 1, role: 1 })
  await admin.call(looperCalls.status, { id: ida.id, status: 3 })
  await admin.call(looperCalls.status, { id: ida.id, status: 1 })
  expect([await valid(promoted), await valid(off)]).toEqual([false, false])
})

test('where no mail leaves, a stranger who asks for a new password takes no link away that was handed over', async () => {
  const lia = await makePerson(server.db)
  const { body } = await (await as(7)).call(looperCalls.reset, { id: lia.id })
  const payload = { email: lia.email, ip: '10.0.0.1', locale: 'pt' as const, request_id: 'r' }
  await server.runJob(resetRequest.name, payload)
  const valid = async () => (await server.nobody.call(resetCalls.check, { code: codeIn(body.link?.url) })).body.valid
  expect(await valid()).toBe(true)
  server.clock.advance(25 * 3600)
  await server.runJob(resetRequest.name, payload)
  expect(await mailsTo(lia)).toHaveLength(2)
})

test('nobody sends one to themselves, to somebody who may not sign in, or above their rights', async () => {
  const admin = await makePerson(server.db, { role: 1 })
  const off = await makePerson(server.db, { status: 3 })
  const self = await makePerson(server.db, { role: 1 })
  const status = async (who: Awaited<ReturnType<typeof as>>, id: number) =>
    (await who.raw(looperCalls.reset, { id })).status
  expect(await status(await as(7), admin.id)).toBe(403)
  expect(await status(await as(1), admin.id)).toBe(200)
  expect(await status(await as(1), off.id)).toBe(409)
  expect(await status(await server.as(self), self.id)).toBe(422)
  expect(await status(await as(1), 2_147_483_647)).toBe(404)
  for (const role of [2, 6] as const) expect(await status(await as(role), off.id)).toBe(403)
})
