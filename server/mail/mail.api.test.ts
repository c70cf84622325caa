import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailCalls, mailList, RESEND_MAX } from '#contract/mail/mail.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { describeList } from '#server/testing/describe/describeList.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: MadePerson
let me: Visitor
let ana: MadePerson
const post = (to: string, subject = 'Crie uma senha nova') =>
  server.services.mail.post(
    server.db,
    composeMail({
      to,
      locale: 'pt',
      kind: 'reset',
      subject,
      intro: 'Olá',
      link: { label: 'Abrir', url: 'https://n.example/#/x?code=1' },
    }),
    server.clock.now(),
  )
const idOf = async (code: string) =>
  (await server.db.selectFrom('mails').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const put = async (status: 'waiting' | 'sent' | 'failed' | 'kept', to = ana.email) => {
  const code = await post(to)
  await server.db
    .updateTable('mails')
    .set({
      status,
      attempts: 1,
      error: status === 'failed' ? 'refused' : null,
      sent_at: null,
      tries: 4,
      next_try_at: server.clock.now(),
    })
    .where('code', '=', code)
    .execute()
  server.sent.length = 0
  return code
}

beforeAll(async () => {
  server = await freshServer()
  admin = await makePerson(server.db, { role: 1 })
  me = await server.as(admin)
  ana = await makePerson(server.db, { email: 'ania@test.example' })
  await put('failed')
  await post('bruno@test.example', 'Açúcar')
})
afterAll(() => server.close())
beforeEach(() => {
  server.sent.length = 0
})

describeList(mailList, {
  server: () => server,
  filters: { status: 'waiting,failed', kind: 'reset', period: 'today' },
  search: 'ACUCAR',
})

describe('a mail', () => {
  test('is found by its address too, with what became of it and not what it says', async () => {
    const { body } = await me.call(mailCalls.list, { q: 'ANIA@', status: ['failed'] })
    expect(body.data).toMatchObject([{ to_address: ana.email, kind: 'reset', status: 'failed', error: 'refused' }])
    expect(JSON.stringify(body)).not.toContain('code=1')
    const shown = await me.call(mailCalls.show, { code: body.data[0]?.code ?? '' })
    expect(JSON.stringify(shown.body)).not.toContain('code=1')
  })

  test('is read exactly as it was sent, and the audit says by whom and whose it was', async () => {
    const code = await put('kept')
    const { body } = await me.call(mailCalls.content, { code })
    const kept = await server.db.selectFrom('mails').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
    expect(body.data).toEqual({ text: kept.body_text, html: kept.body_html })
    expect(await auditOf(server, 'mail', kept.id)).toMatchObject([
      {
        event: 'mail.previewed',
        actor_id: admin.id,
        detail: { user_id: ana.id, to_address: ana.email, kind: 'reset' },
      },
    ])
  })

  test('of an address that is nobody’s is audited by the address', async () => {
    const code = await put('kept', 'ninguem@test.example')
    await me.call(mailCalls.content, { code })
    const [entry] = await auditOf(server, 'mail', await idOf(code))
    expect(entry?.detail).toEqual({ user_id: null, to_address: 'ninguem@test.example', kind: 'reset' })
  })

  test.each(['0198c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d'])('that is not there is not found', async (code) => {
    for (const call of [mailCalls.show, mailCalls.content, mailCalls.resend])
      expect((await me.raw(call, { code })).status).toBe(404)
  })

  test('is nobody’s but an administrator’s', async () => {
    const code = await put('kept')
    const stranger = await server.as(await makePerson(server.db, { role: 7 }))
    for (const call of [mailCalls.show, mailCalls.content, mailCalls.resend])
      expect((await stranger.raw(call, { code })).status).toBe(403)
    expect(await auditOf(server, 'mail', await idOf(code))).toEqual([])
  })
})

describe('sending again', () => {
  test.each(['failed', 'kept', 'sent'] as const)('queues one that is %s once, and is audited', async (status) => {
    const code = await put(status)
    const { status: answered, body } = await me.call(mailCalls.resend, { code })
    expect([answered, body.data.status, body.data.error]).toEqual([200, 'waiting', null])
    const begun = server.db.selectFrom('mails').select(['tries', 'next_try_at']).where('code', '=', code)
    expect(await begun.executeTakeFirst()).toEqual({ tries: 0, next_try_at: null })
    expect(server.sent).toEqual([{ name: 'mail.deliver', payload: { code, resent: 1 } }])
    expect(await auditOf(server, 'mail', body.data.id)).toMatchObject([
      { event: 'mail.resent', actor_id: admin.id, detail: { user_id: ana.id } },
    ])
  })

  test('of many presses at once one queues it', async () => {
    const code = await put('failed')
    const answers = await Promise.all(Array.from({ length: 4 }, () => me.raw(mailCalls.resend, { code })))
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(server.sent).toHaveLength(1)
  })

  test('of many at once queues each that does not wait, tells the audit of each, and takes a filter for what it is', async () => {
    const failed = [await put('failed', 'muitas@test.example'), await put('kept', 'muitas@test.example')]
    const waits = await put('waiting', 'muitas@test.example')
    const ids = await Promise.all([...failed, waits].map(idOf))
    const one = await me.call(mailCalls.resendMany, { ids: [ids[0] ?? 0, ids[2] ?? 0] })
    expect(one.body).toEqual({ queued: 1 })
    server.sent.length = 0
    const begun = server.db
      .selectFrom('mails')
      .select(['tries', 'next_try_at'])
      .where('code', '=', failed[0] ?? '')
    expect(await begun.executeTakeFirst()).toEqual({ tries: 0, next_try_at: null })
    const rest = await me.call(mailCalls.resendMany, { filter: { q: 'muitas@', status: ['kept'] }, except: [] })
    expect(rest.body).toEqual({ queued: 1 })
    expect(server.sent).toEqual([{ name: 'mail.deliver', payload: { code: failed[1], resent: 1 } }])
    for (const id of ids.slice(0, 2))
      expect(await auditOf(server, 'mail', id)).toMatchObject([{ event: 'mail.resent' }])
    expect((await me.raw(mailCalls.resendMany, {})).body['errors']).toMatchObject([{ path: 'ids' }])
    const many = Array.from({ length: RESEND_MAX + 1 }, (_, at) => at + 1)
    expect((await me.raw(mailCalls.resendMany, { ids: many })).body['detail']).toBe(
      `No máximo ${RESEND_MAX} mensagens de uma vez.`,
    )
    const stranger = await server.as(await makePerson(server.db, { role: 7 }))
    expect((await stranger.raw(mailCalls.resendMany, { ids })).status).toBe(403)
  })

  test('is refused while it waits', async () => {
    const answer = await me.raw(mailCalls.resend, { code: await put('waiting') })
    expect([answer.status, answer.body['detail']]).toEqual([409, 'Esta mensagem já está na fila.'])
    expect(server.sent).toEqual([])
  })
})
