import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importCalls } from '#contract/import/import.ts'
import { acceptCalls } from '#contract/invitation/accept.ts'
import { invitationCalls, invitationList } from '#contract/invitation/invitation.ts'
import { importRun } from '#server/import/begin.data.ts'
import { invitationMails } from '#server/invitation/mail.data.ts'
import { mailDelivery } from '#server/kit/mail/mail.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let me: Visitor
beforeAll(async () => {
  server = await freshServer()
  me = await server.as(await makePerson(server.db, { role: 7 }))
})
afterAll(() => server.close())

const base64 = (text: string): string => Buffer.from(text).toString('base64')
const begun = async (lines: readonly string[], by = me) => {
  const file = base64(['E-mail;Nome;Papel;Idioma da mensagem', ...lines].join('\r\n'))
  const { body } = await by.call(importCalls.create, { thing: 'invitation', name: 'convites.csv', file })
  return body.data
}
/** Runs the queued jobs. */
const worked = async () => {
  for (let next = server.sent.shift(); next; next = server.sent.shift())
    if (next.name === importRun.name || next.name === invitationMails.name) await server.runJob(next.name, next.payload)
}
const checked = async (lines: readonly string[], by = me) => {
  const { id, mapping } = await begun(lines, by)
  await by.call(importCalls.check, { id, mapping, match: 'email', existing: 'skip' })
  await worked()
  return (await by.call(importCalls.show, { id })).body.data
}
const run = async (id: number, only_valid = false) => {
  await me.call(importCalls.run, { id, only_valid })
  await worked()
  return (await me.call(importCalls.show, { id })).body.data
}
const count = async (table: 'invitations' | 'mails') =>
  (
    await server.db
      .selectFrom(table)
      .select((on) => on.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

test('the dry run tells each wrong line and what repeats, and invites nobody', async () => {
  await me.call(invitationCalls.create, { email: 'ja@fora.example', role: 4 })
  const before = [await count('invitations'), await count('mails')]
  const info = await checked([
    'ana@fora.example;Ana;Looper;pt',
    'ana@fora.example;Ana;Looper;pt',
    'JA@fora.example;Já;Looper;pt',
    'sem-arroba;Bia;Looper;pt',
    'chefe@fora.example;Chefe;Administrador;pt',
    'caio@fora.example;Caio;Piloto;pt',
  ])
  expect(info).toMatchObject({ state: 'checked', created: 1, skipped: 1, failed: 4 })
  const { body } = await me.call(importCalls.errors, { id: info.id })
  expect(body.data.map(({ line, reasons }) => [line, reasons[0]?.header, reasons[0]?.message])).toEqual([
    [3, 'E-mail', expect.stringContaining('2')],
    [5, 'E-mail', 'Informe um e-mail válido.'],
    [6, 'Papel', 'Só um administrador convida um administrador.'],
    // Nobody is invited as pending, so that role is not offered.
    [
      7,
      'Papel',
      'Escreva um destes valores: Administrador, Gerente, Cliente, Looper, Parceiro, Financeiro, Diretor, Supervisor, Comercial, Convidado.',
    ],
  ])
  expect([await count('invitations'), await count('mails')]).toEqual(before)
  expect((await run(info.id, true)).created).toBe(1)
  expect(await count('mails')).toBe((before[1] ?? 0) + 1)
})

test('a file that repeats what it has done writes no second mail, and its undo makes the links worthless', async () => {
  const info = await checked(['duda@fora.example;Duda;Parceiro;en'])
  await run(info.id)
  const [mail] = await server.db.selectFrom('mails').selectAll().where('to_address', '=', 'duda@fora.example').execute()
  expect(mail?.subject).toContain('invites you')
  const { id } = await server.db
    .selectFrom('invitations')
    .select('id')
    .where('email', '=', 'duda@fora.example')
    .executeTakeFirstOrThrow()
  await server.runJob(invitationMails.name, { ids: [id] })
  const mails = await server.db.selectFrom('mails').select('id').where('to_address', '=', 'duda@fora.example').execute()
  expect(mails).toHaveLength(1)
  const undone = await me.call(importCalls.undo, { id: info.id })
  expect(undone.body.data).toMatchObject({ state: 'undone', undone: 1 })
  const code = /invite\/([\w-]{43})/.exec(mail?.body_text ?? '')?.[1] ?? ''
  expect((await server.nobody.raw(acceptCalls.look, { code })).status).toBe(409)
})

test('an invitation that somebody sends by hand leaves before those of a file', async () => {
  const send = vi.spyOn(server.services.queue, 'sendMany')
  const { body } = await me.call(invitationCalls.create, { email: 'logo@fora.example', role: 4 })
  const { id } = body.data
  await server.db.updateTable('invitations').set({ letter_due: true }).where('id', '=', id).execute()
  await server.runJob(invitationMails.name, { ids: [id] })
  const left = send.mock.calls.flatMap(([, it]) => (it.name === mailDelivery.name ? [it.ahead] : []))
  expect(left).toEqual([true, false])
  send.mockRestore()
})

test('what a spreadsheet would run as a formula is written as text', async () => {
  await me.call(invitationCalls.create, { email: 'formula@fora.example', nome: '=HYPERLINK("http://x")', role: 4 })
  const headers = { authorization: `Bearer ${await me.token()}` }
  const file = await server.app.inject({ url: invitationList.calls.export.path, query: { format: 'csv' }, headers })
  expect(file.body).toContain(`'=HYPERLINK`)
})

test('roles that may not invite may not import either', async () => {
  const looper = await server.as(await makePerson(server.db, { role: 4 }))
  const refused = await looper.raw(importCalls.create, {
    thing: 'invitation',
    name: 'x.csv',
    file: base64('E-mail\r\na@b.example'),
  })
  expect(refused.status).toBe(403)
})

test('lines of several batches are taken whole: each with one mail', async () => {
  const COUNT = 1100
  const lines = Array.from({ length: COUNT }, (_, at) => `pessoa-${at}@milhares.example;Pessoa ${at};Looper;pt`)
  const before = [await count('invitations'), await count('mails')]
  const info = await checked(lines)
  expect(info).toMatchObject({ state: 'checked', created: COUNT, failed: 0 })
  expect([await count('invitations'), await count('mails')]).toEqual(before)
  expect(await run(info.id)).toMatchObject({ state: 'done', created: COUNT })
  expect(await count('invitations')).toBe((before[0] ?? 0) + COUNT)
  expect(await count('mails')).toBe((before[1] ?? 0) + COUNT)
  const due = await server.db.selectFrom('invitations').select('id').where('letter_due', '=', true).execute()
  expect(due).toEqual([])
})

test('10,000 lines, of which 100 are wrong, are tried: these are named, nobody is invited, and another is answered meanwhile', async () => {
  const email = (nth: number) => (nth % 100 === 0 ? `sem-arroba-${nth}` : `muitos-${nth}@fora.example`)
  const lines = Array.from({ length: 10_000 }, (_, nth) => `${email(nth)};Pessoa ${nth};Looper;pt`)
  const before = [await count('invitations'), await count('mails')]
  const { id, mapping } = await begun(lines)
  await me.call(importCalls.check, { id, mapping, match: 'email', existing: 'skip' })
  const trial = worked()
  const neighbour = me.call(invitationList.calls.list, {}).then(() => 'another')
  expect(await Promise.race([trial.then(() => 'the trial'), neighbour])).toBe('another')
  await trial
  expect((await me.call(importCalls.show, { id })).body.data).toMatchObject({
    state: 'checked',
    lines: 10_000,
    created: 9_900,
    failed: 100,
  })
  const { body } = await me.call(importCalls.errors, { id, per_page: 100 })
  expect(body.data.map((it) => it.line)).toEqual(Array.from({ length: 100 }, (_, nth) => 2 + nth * 100))
  expect([await count('invitations'), await count('mails')]).toEqual(before)
})
