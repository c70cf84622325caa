import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailConfigCalls } from '#contract/mail/mailConfig.ts'
import type { MailTemplate } from '#contract/mail/templates.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { deliverMail } from '#server/kit/mail/deliver.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const PASSWORD = 'segredo-do-correio-9'

let server: TestServer
let admin: MadePerson
let me: Visitor
let smtp: SMTPServer
let port: number
const received: Email[] = []

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    // A server that repeats what it was told.
    onAuth: ({ username, password }, _session, done) =>
      password === PASSWORD
        ? done(null, { user: username })
        : done(new Error(`no entry for ${username} with ${password}`)),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push(mail)
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve)
  })
  ;({ port } = smtp.server.address() as AddressInfo)
  server = await freshServer()
  admin = await makePerson(server.db, { role: 1, email: 'ana@nucleo.test' })
  me = await server.as(admin)
})
afterAll(async () => {
  await server.close()
  await new Promise<void>((resolve) => {
    smtp.close(resolve)
  })
})

const empty = { host: '', port: 587, security: 'starttls' as const, username: '', password: null, off: [] }
beforeEach(async () => {
  received.length = 0
  const cleared = { ...empty, from_name: '', from_address: '', footer: '', version: 1 }
  await server.db.updateTable('mail_settings').set(cleared).execute()
})

const own = () => ({
  host: '127.0.0.1',
  port,
  security: 'none' as const,
  username: 'nucleo',
  password: PASSWORD,
  from_name: 'Núcleo',
  from_address: 'oi@nucleo.test',
})
const update = (more: object, version = 1) => me.raw(mailConfigCalls.configUpdate, { version, ...more })
const stored = () => server.db.selectFrom('mail_settings').selectAll().executeTakeFirstOrThrow()

const post = async (kind: 'notice' | 'reset' = 'reset', template?: MailTemplate) => {
  const mail = composeMail({
    to: 'bia@nucleo.test',
    locale: 'en',
    kind,
    template,
    subject: 'Olá',
    intro: 'Oi, Bia.',
    link: { label: 'Abrir', url: 'https://n.test/#/x' },
  })
  const code = await server.services.mail.post(server.db, mail, server.clock.now())
  return { code, deliver: () => deliverMail.run(server.frame, { code, resent: 0 }) }
}
const stateOf = async (code: string) =>
  server.db
    .selectFrom('mails')
    .select(['status', 'error', 'body_text'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()

describe('the settings', () => {
  test('are in force with the next mail, and win over the environment', async () => {
    const before = await me.call(mailConfigCalls.configShow, {})
    expect(before.body.data).toMatchObject({ by: 'none', has_password: false, has_address: false, version: 1 })
    expect((await server.nobody.call(setupCalls.state, {})).body.mail).toBe(false)
    const set = await update({ ...own(), footer: 'Rua A, 1 & $& <b>' })
    expect([set.status, set.body['data']]).toMatchObject([200, { by: 'settings', has_password: true, version: 2 }])
    expect((await server.nobody.call(setupCalls.state, {})).body.mail).toBe(true)
    const { code, deliver } = await post()
    await deliver()
    expect((await stateOf(code)).status).toBe('sent')
    expect(received).toMatchObject([{ from: { name: 'Núcleo', address: 'oi@nucleo.test' }, subject: 'Olá' }])
    expect(received[0]?.text).toContain('-- \nRua A, 1 & $& <b>')
    expect(received[0]?.html).toContain('Rua A, 1 &amp; $&amp; &lt;b&gt;')
    expect(received[0]?.html).toContain('name="viewport"')
    expect(received[0]?.html).toContain('<html lang="en">')
    const sentBy = new Map(received[0]?.headers.map(({ key, value }) => [key, value]))
    expect(sentBy.get('auto-submitted')).toBe('auto-generated')
    expect(received[0]?.messageId).toBe(`<${code}@nucleo.test>`)
  })

  test('say the password in no answer, no audit and no refusal, and keep it sealed', async () => {
    const answers = [
      await update(own()),
      await me.raw(mailConfigCalls.configShow, {}),
      await update({ port: 70_000, password: PASSWORD }, 2),
      await update({ host: 'x y', password: PASSWORD }, 2),
      await update({ password: PASSWORD }, 1),
    ]
    expect(answers.map((it) => it.status)).toEqual([200, 200, 422, 422, 409])
    const { password } = await stored()
    expect(password).toMatch(/^v1\./)
    const seen = JSON.stringify([answers, await auditOf(server, 'mailConfig', 1)])
    expect(seen).not.toContain(PASSWORD)
    expect(seen).not.toContain(password)
  })

  test.each(['2852039166', '0xa9fea9fe', '[::ffff:a9fe:a9fe]', '0:0:0:0:0:ffff:169.254.169.254'])(
    'send nothing to %s, where a cloud answers its machine',
    async (host) => {
      await update({ ...own(), host })
      const { body } = await me.call(mailConfigCalls.configTest, {})
      expect(body.data).toMatchObject({ sent: false, answer: expect.stringContaining('is no mail server') })
    },
  )

  test('are changed by version: a stale one is told what stands', async () => {
    await update({ footer: 'A' })
    const late = await update({ footer: 'B' })
    expect([late.status, late.body['current']]).toMatchObject([409, { footer: 'A', version: 2 }])
  })

  test.each([{ host: 'evil.test' }, { port: 26 }, { security: 'tls' }, { username: 'root' }])(
    'ask for the password again before %o may get it',
    async (aim) => {
      await update(own())
      const asked = await update(aim, 2)
      expect([asked.status, asked.body['errors']]).toMatchObject([422, [{ path: 'password' }]])
      expect((await update({ ...aim, password: 'outra' }, 2)).status).toBe(200)
    },
  )

  test('refuse what is no mail server, a server without a sender, and switching off what must be sent', async () => {
    for (const host of ['169.254.169.254', '[fe80::1]', 'a b', 'x/../y'])
      expect((await update({ ...own(), host })).body['errors']).toMatchObject([{ path: 'host' }])
    expect((await update({ ...own(), from_address: '' })).body['errors']).toMatchObject([{ path: 'from_address' }])
    for (const off of [['reset'], ['security'], ['notice']]) expect((await update({ off })).status).toBe(422)
    for (const more of [{ id: 2 }, { has_password: false }, { by: 'none' }])
      expect((await update(more)).status).toBe(422)
  })

  test('keep the message that is switched off, and send the others', async () => {
    await update({ ...own(), off: ['gate', 'gate'] })
    expect((await stored()).off).toEqual(['gate'])
    server.sent.length = 0
    const notice = await post('notice', 'gate')
    const other = await post('notice', 'atom')
    const reset = await post()
    expect((await stateOf(notice.code)).status).toBe('kept')
    expect(server.sent.map(({ payload }) => payload)).toEqual([{ code: other.code }, { code: reset.code }])
  })

  test('are nobody’s but an administrator’s', async () => {
    const stranger = await server.as(await makePerson(server.db, { role: 7 }))
    const calls = [mailConfigCalls.configShow, mailConfigCalls.configUpdate, mailConfigCalls.configTest]
    for (const call of calls) expect((await stranger.raw(call, { version: 1 })).status).toBe(403)
  })
})

describe('a test mail', () => {
  test('reaches the administrator, and the server’s answer is shown', async () => {
    await update(own())
    const { body } = await me.call(mailConfigCalls.configTest, {})
    expect(body.data).toMatchObject({ sent: true, to: admin.email, answer: expect.stringMatching(/^250 /) })
    expect(received).toMatchObject([{ to: [{ address: admin.email }], subject: 'Mensagem de teste do Nucleo' }])
  })

  test('that is refused shows why, without the password that the server repeats', async () => {
    await update({ ...own(), password: 'errada-de-todo' })
    const { body } = await me.call(mailConfigCalls.configTest, {})
    expect(body.data).toMatchObject({ sent: false, answer: expect.stringContaining('no entry for nucleo with •••') })
    const { code, deliver } = await post()
    await expect(deliver()).rejects.toThrow('•••')
    expect((await stateOf(code)).error).not.toContain('errada-de-todo')
  })

  test('without a server says so', async () => {
    const { body } = await me.call(mailConfigCalls.configTest, {})
    expect(body.data).toMatchObject({ sent: false, answer: 'Não há servidor de e-mail configurado.' })
  })
})
