import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverMail } from '#server/kit/mail/deliver.ts'
import { MAIL_RETRIES, type MailMessage } from '#server/kit/mail/mail.ts'
import { makeMail } from '#server/kit/mail/makeMail.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let smtp: SMTPServer
/** Reply of the mail server to the next recipient; undefined accepts the mail. */
let refusal: string | undefined
const received: { recipients: string[]; mail: Email }[] = []

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal ? new Error(refusal) : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map((it) => it.address)
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push({ recipients, mail })
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve)
  })
  const { port } = smtp.server.address() as AddressInfo
  server = await freshServer({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Núcleo <oi@nucleo.example>' },
  })
})
afterAll(async () => {
  await server.close()
  await new Promise<void>((resolve) => {
    smtp.close(resolve)
  })
})
beforeEach(() => {
  refusal = undefined
  received.length = 0
})

const message: MailMessage = {
  to: 'ana@ipe.example',
  subject: 'Sua conta está ativa 🎉',
  text: 'Olá, Ana.\nAté já.\n',
  html: '<p>Olá, <b>Ana</b>.</p>',
}

const post = (more: Partial<MailMessage> = {}) =>
  server.services.mail.post(server.db, { ...message, ...more }, server.clock.now())
const deliver = (code: string, resent = 0) => deliverMail.run(server.frame, { code, resent })
const stored = (code: string) => server.db.selectFrom('mails').selectAll().where('code', '=', code).executeTakeFirst()

describe('the outbox', () => {
  test('sends a mail that somebody sent again as another message, which tries of the first one leave alone', async () => {
    const code = await post()
    await server.db.updateTable('mails').set({ resent: 1 }).where('code', '=', code).execute()
    await deliver(code)
    expect([received.length, (await stored(code))?.status]).toEqual([0, 'waiting'])
    await deliver(code, 1)
    expect(received[0]?.mail.messageId).toBe(`<${code}.1@nucleo.example>`)
    expect((await stored(code))?.status).toBe('sent')
  })

  test('holds a mail and its delivery from the caller’s transaction on', async () => {
    const code = await post()
    expect(await stored(code)).toMatchObject({
      to_address: 'ana@ipe.example',
      status: 'waiting',
      attempts: 0,
      sent_at: null,
      created_at: server.clock.now().toISOString(),
    })
    expect(server.sent).toContainEqual({ name: 'mail.deliver', payload: { code } })
    expect(received).toEqual([])
  })

  test('holds nothing of a transaction that was undone', async () => {
    let code = ''
    const undone = server.db.transaction().execute(async (tx) => {
      code = await server.services.mail.post(tx, message, server.clock.now())
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await stored(code)).toBeUndefined()
    // A job that runs for it all the same finds nothing to send.
    await deliver(code)
    expect(received).toEqual([])
  })

  test('keeps mails where there is no mail server', async () => {
    const mail = makeMail({ url: undefined, from: 'x', cipher: server.services.cipher }, server.services.queue)
    const code = await post()
    await deliverMail.run({ ...server.frame, services: { ...server.services, mail } }, { code })
    expect(await stored(code)).toMatchObject({ status: 'kept', attempts: 1, sent_at: null })
  })
})

describe('a delivery', () => {
  test('arrives as it was written, and is remembered', async () => {
    const code = await post()
    await deliver(code)
    const [one] = received
    expect(received).toHaveLength(1)
    expect(one?.recipients).toEqual(['ana@ipe.example'])
    expect(one?.mail).toMatchObject({
      from: { name: 'Núcleo', address: 'oi@nucleo.example' },
      to: [{ address: 'ana@ipe.example' }],
      subject: message.subject,
      text: expect.stringContaining(message.text),
      messageId: `<${code}@nucleo.example>`,
    })
    expect(one?.mail.html?.trim()).toBe(message.html)
    expect(await stored(code)).toMatchObject({
      status: 'sent',
      attempts: 1,
      error: null,
      sent_at: server.clock.now().toISOString(),
    })
  })

  test('that comes again sends nothing again', async () => {
    const code = await post()
    await deliver(code)
    await deliver(code)
    expect(received).toHaveLength(1)
    expect(await stored(code)).toMatchObject({ attempts: 1 })
  })

  test('that is refused fails, says why, and succeeds later', async () => {
    refusal = 'the mailbox is full'
    const code = await post()
    await expect(deliver(code)).rejects.toThrow('the mailbox is full')
    expect(await stored(code)).toMatchObject({ status: 'failed', attempts: 1, sent_at: null })
    expect((await stored(code))?.error).toContain('the mailbox is full')
    refusal = undefined
    await deliver(code)
    expect(await stored(code)).toMatchObject({ status: 'sent', attempts: 2, error: null })
    expect(received).toHaveLength(1)
  })

  test('that fails says when it is tried again at the latest, until it is given up', async () => {
    refusal = 'not now'
    const code = await post()
    const fails = async () => {
      await expect(deliver(code)).rejects.toThrow('not now')
      return (await stored(code))?.next_try_at ?? null
    }
    const inSeconds = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000).toISOString()
    expect([await fails(), await fails()]).toEqual([inSeconds(60), inSeconds(120)])
    for (let more = 3; more <= MAIL_RETRIES; more += 1) expect(await fails()).not.toBeNull()
    expect(await fails()).toBeNull()
    refusal = undefined
    await deliver(code)
    expect(await stored(code)).toMatchObject({ status: 'sent', next_try_at: null })
  })

  test('to a server that is away fails, and the mail waits', async () => {
    const mail = makeMail(
      { url: 'smtp://127.0.0.1:1', from: 'x', cipher: server.services.cipher },
      server.services.queue,
    )
    const code = await post()
    await expect(
      deliverMail.run({ ...server.frame, services: { ...server.services, mail } }, { code }),
    ).rejects.toThrow()
    expect(await stored(code)).toMatchObject({ status: 'failed', attempts: 1 })
  })

  const turned: [string, Partial<MailMessage>][] = [
    ['in the subject', { subject: 'Oi\r\nBcc: espiao@evil.example\r\n\r\nOutro corpo' }],
    ['in the address', { to: 'ana@ipe.example\r\nBcc: espiao@evil.example' }],
    ['in a name', { to: '"Ana\r\nBcc: espiao@evil.example" <ana@ipe.example>' }],
    ['by none, but a second address', { to: 'ana@ipe.example, espiao@evil.example' }],
  ]
  test.each(turned)('cannot be turned to somebody else by line breaks %s', async (_name, more) => {
    const code = await post(more)
    await deliver(code).catch(() => {})
    expect(received).toHaveLength(more.to ? 0 : 1)
    expect(await stored(code)).toMatchObject({ status: more.to ? 'failed' : 'sent' })
    for (const { recipients, mail } of received) {
      expect(recipients).not.toContain('espiao@evil.example')
      expect(mail.bcc).toBeUndefined()
      expect(mail.text?.trim()).toBe(message.text.trim())
    }
  })
})
