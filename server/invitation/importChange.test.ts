import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { importing } from '#server/testing/imports.ts'
import { makePerson, makePlace, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let administrator: MadePerson
const on: Record<number, ReturnType<typeof importing>> = {}
beforeAll(async () => {
  server = await freshServer()
  administrator = await makePerson(server.db, { role: 1 })
  on[1] = importing(server, await server.as(administrator))
  on[2] = importing(server, await server.as(await makePerson(server.db, { role: 2 })))
})
afterAll(() => server.close())

let serial = 0
const invited = async (values: Readonly<Record<string, unknown>>) => {
  const email = `convite-${(serial += 1)}@fora.example`
  const me = await server.as(administrator)
  const { status, body } = await me.raw(invitationCalls.create, { email, ...values })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { email, id: (body['data'] as { id: number }).id }
}
const rowOf = (id: number) =>
  server.db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** What a file of one line does that changes what is there, and why it does not. */
const changing = async (role: 1 | 2, text: string) => {
  const by = on[role]
  if (!by) throw new Error('nobody')
  const checked = await by.check(await by.upload('invitation', text), { existing: 'update' })
  const reasons = (await by.errors(checked)).data.flatMap((it) => it.reasons.map(({ message }) => message))
  const { updated, failed } = checked.failed > 0 ? checked : await by.run(checked)
  return { updated, failed, reasons }
}
const refused = (message: unknown) => ({ updated: 0, failed: 1, reasons: [message] })

describe('a file that changes an invitation', () => {
  test('does so for role 1', async () => {
    const { id, email } = await invited({ role: 1 })
    expect(await changing(1, `email;nome;perfil\n${email};Outra;Looper`)).toMatchObject({ updated: 1, failed: 0 })
    expect(await rowOf(id)).toMatchObject({ role: 4, nome: 'Outra', version: 2 })
  })

  test('does not for role 2: neither an administrator’s nor any other, since that role opens no invitations', async () => {
    const above = await invited({ role: 1 })
    const open = await invited({ role: 4, nome: 'Ana' })
    const before = [await rowOf(above.id), await rowOf(open.id)]
    const only = 'Só um administrador convida um administrador.'
    expect(await changing(2, `email;nome;perfil\n${above.email};Outra;Looper`)).toEqual(refused(only))
    expect(await changing(2, `email;nome;perfil\n${open.email};Outra;Looper`)).toEqual(refused(expect.any(String)))
    expect([await rowOf(above.id), await rowOf(open.id)]).toEqual(before)
  })

  test.each([1, 2] as const)('does not for role %i where the access of a client owns it', async (role) => {
    const { id, email } = await invited({ role: 3 })
    const { id: client_id } = await server.db
      .insertInto('clients')
      .values({ nome: `Firma ${id}`, created_at: server.services.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('client_accesses')
      .values({ client_id, email, invitation_id: id, created_by: administrator.id, created_at: server.services.now() })
      .execute()
    const before = await rowOf(id)
    const why = role === 1 ? expect.stringContaining('acesso de um cliente') : expect.any(String)
    expect(await changing(role, `email;perfil\n${email};Looper`)).toEqual(refused(why))
    expect(await rowOf(id)).toEqual(before)
  })

  test('does not where nobody could send what comes of it: a room without a venture', async () => {
    const { venture_id } = await makePlace(server.db)
    const without = await invited({ role: 4 })
    const within = await invited({ role: 4, venture_id })
    const line = (email: string) => `email;perfil;Sala da equipe\n${email};Looper;Equipe técnica`
    expect(await changing(1, line(without.email))).toEqual(refused('Escolha a venture desta sala.'))
    expect(await changing(1, line(within.email))).toMatchObject({ updated: 1, failed: 0 })
  })
})
