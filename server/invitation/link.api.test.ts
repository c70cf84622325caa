import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientAccessCalls } from '#contract/client/access.ts'
import { clientCrud } from '#contract/client/client.ts'
import { acceptCalls } from '#contract/invitation/accept.ts'
import { INVITATION_DAYS, invitationCalls } from '#contract/invitation/invitation.ts'
import { newcomerCalls } from '#contract/invitation/newcomer.ts'
import { requestCalls } from '#contract/invitation/request.ts'
import { DAY_MS } from '#contract/kit/spans.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let silent: TestServer
let sending: TestServer
beforeAll(async () => {
  const PUBLIC_URL = 'https://nucleo.example/'
  silent = await freshServer({ environment: { PUBLIC_URL } })
  sending = await freshServer({ environment: { PUBLIC_URL, SMTP_URL: 'smtp://mail.invalid' } })
})
afterAll(() => Promise.all([silent.close(), sending.close()]))

let serial = 0
const email = () => `alguem-${(serial += 1)}@fora.example`

interface Answered {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}
const idIn = ({ body }: Answered): number => (body['data'] as { id: number }).id
const linkIn = ({ body }: Answered) => body['link'] as { url: string; until: string } | undefined

/** Each way to make a link for somebody else, or to renew it. */
const ways: Readonly<Record<string, (server: TestServer, by: Visitor) => Promise<Answered>>> = {
  invitation: (_, by) => by.raw(invitationCalls.create, { email: email(), role: 4 }),
  'invitation again': async (_, by) => {
    const made = await by.raw(invitationCalls.create, { email: email(), role: 4 })
    return by.raw(invitationCalls.resend, { id: idIn(made) })
  },
  person: (_, by) => by.raw(newcomerCalls.create, { nome: 'Lia', email: email(), role: 4 }),
  request: async (server, by) => {
    const asked = { nome: 'Joana', email: email(), reason: 'x', locale: 'pt' as const, created_at: server.clock.now() }
    const row = server.db.insertInto('invitation_requests').values(asked).returning('id')
    return by.raw(requestCalls.invite, { id: (await row.executeTakeFirstOrThrow()).id })
  },
  access: async (_, by) => {
    const client_id = (await by.call(clientCrud.calls.create, { nome: `Firma ${serial}` })).body.data.id
    return by.raw(clientAccessCalls.create, { client_id, email: email(), role: 0 })
  },
  'access again': async (server, by) =>
    by.raw(clientAccessCalls.resend, { id: idIn((await ways['access']?.(server, by)) ?? { status: 0, body: {} }) }),
  'access on again': async (server, by) => {
    const id = idIn((await ways['access']?.(server, by)) ?? { status: 0, body: {} })
    await by.call(clientAccessCalls.off, { id })
    return by.raw(clientAccessCalls.on, { id })
  },
}

const director = async (server: TestServer) => server.as(await makePerson(server.db, { role: 7 }))

test.each(Object.entries(ways))('%s: without mail the answer has the link, which works once', async (_, way) => {
  const answer = await way(silent, await director(silent))
  const link = linkIn(answer)
  expect(link?.url).toMatch(/^https:\/\/nucleo\.example\/#\/user\/invite\/[\w-]{43}\?lang=pt$/)
  expect(link?.until).toBe(new Date(silent.clock.now().getTime() + INVITATION_DAYS * DAY_MS).toISOString())
  const code = /invite\/([\w-]{43})/.exec(link?.url ?? '')?.[1] ?? ''
  const given = { code, nome: 'Lia', last_name: 'Souza', password: 'Uma-senha-boa-9', terms: true }
  const accept = () => silent.nobody.raw(acceptCalls.accept, { ...given, terms_version: TERMS_VERSION })
  expect([(await accept()).status, (await accept()).status]).toEqual([200, 409])
  // Nothing that is kept has it: neither the audit, of which the history is made, nor the invitation, nor what was told.
  const kept = [
    await silent.db.selectFrom('audit').selectAll().execute(),
    await silent.db.selectFrom('invitations').selectAll().execute(),
    silent.liveEvents,
    silent.sent,
  ]
  expect(JSON.stringify(kept)).not.toContain(code)
})

test.each(Object.entries(ways))('%s: where mails leave, the answer has no link', async (_, way) => {
  const answer = await way(sending, await director(sending))
  expect([200, 201]).toContain(answer.status)
  expect('link' in answer.body).toBe(false)
})

test('lists and pages show no link, and who may not make one gets none', async () => {
  const by = await director(silent)
  const made = await by.call(invitationCalls.create, { email: email(), nome: '', role: 4 })
  const code = /invite\/([\w-]{43})/.exec(made.body.link?.url ?? '')?.[1] ?? 'none'
  expect(code).not.toBe('none')
  expect(JSON.stringify((await by.call(invitationCalls.list, {})).body)).not.toContain(code)
  const id = idIn((await ways['access']?.(silent, by)) ?? { status: 0, body: {} })
  expect('link' in (await by.raw(clientAccessCalls.show, { id })).body).toBe(false)
  const manager = await silent.as(await makePerson(silent.db, { role: 2 }))
  const looper = await silent.as(await makePerson(silent.db, { role: 4 }))
  for (const other of [manager, looper]) {
    const answers = [
      await other.raw(clientAccessCalls.resend, { id }),
      await other.raw(clientAccessCalls.on, { id }),
      await other.raw(newcomerCalls.create, { nome: 'Lia', email: email(), role: 4 }),
      await other.raw(invitationCalls.resend, { id: made.body.data.id }),
    ]
    expect(answers.map(({ status, body }) => [status, 'link' in body])).toEqual(answers.map(() => [403, false]))
  }
  expect((await looper.raw(invitationCalls.create, { email: email(), role: 4 })).status).toBe(403)
})

test('whoever has an account has no link, and who may not list people gets none for anybody, so that none is told', async () => {
  const known = await makePerson(silent.db)
  const by = await director(silent)
  const link = async (to: string, maker: Visitor) =>
    linkIn(await maker.raw(invitationCalls.create, { email: to, role: 4 }))
  expect(await link(known.email, by)).toBeUndefined()
  await silent.db
    .deleteFrom('grants')
    .where('thing', '=', 'looper')
    .where('act', '=', 'list')
    .where('role', '=', 2)
    .execute()
  await touchGrants(silent.db)
  const manager = await silent.as(await makePerson(silent.db, { role: 2 }))
  expect(await link(email(), manager)).toBeUndefined()
})
