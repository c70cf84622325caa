import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { makePerson } from '#server/testing/make.ts'
import { signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`truncate organisation, users restart identity cascade`.execute(server.db)
  // Its one row names who changed it, and goes with them.
  await sql`insert into user_config default values on conflict do nothing`.execute(server.db)
})

const form = {
  organisation: 'Estúdio Ipê',
  nome: 'Joana',
  last_name: 'Prado',
  email: 'Joana@ipe.example',
  password: 'Jabuticaba-9',
}
const create = (more: Record<string, unknown> = {}) => server.nobody.raw(setupCalls.create, { ...form, ...more })
const state = async () => (await server.nobody.call(setupCalls.state, {})).body
const people = () => server.db.selectFrom('users').selectAll().execute()

describe('the first run', () => {
  test('makes the organisation and its administrator, who may sign in and do everything', async () => {
    expect(await state()).toEqual({
      needed: true,
      code_needed: false,
      locale: 'pt',
      organisation: null,
      terms_link: '',
      mail: false,
      demo: null,
      demo_password: null,
    })
    const answer = await create()
    expect(answer.status).toBe(200)
    expect(await people()).toMatchObject([
      { id: answer.body['id'], role: 1, status: 1, nome: 'Joana', last_name: 'Prado', email: 'Joana@ipe.example' },
    ])
    expect(await state()).toEqual({
      needed: false,
      code_needed: false,
      locale: 'pt',
      organisation: 'Estúdio Ipê',
      terms_link: '',
      mail: false,
      demo: null,
      demo_password: null,
    })
    expect((await signIn(server, { email: 'joana@ipe.example', password: form.password })).statusCode).toBe(200)
    const admin = await server.as({ id: Number(answer.body['id']) })
    expect((await admin.call(authCalls.user, {})).body.data.permissions).toContain('permission.edit')
    const [stored] = await people()
    expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$/)
  })

  test('is refused a second time, and changes nothing', async () => {
    await create()
    const again = await create({ email: 'intruso@ipe.example', organisation: 'Outra' })
    expect(again).toMatchObject({ status: 409, body: { type: '/problems/setup.alreadyDone' } })
    expect((await people()).map((it) => it.email)).toEqual(['Joana@ipe.example'])
    expect((await state()).organisation).toBe('Estúdio Ipê')
  })

  test('is refused once there is any user, whatever they are', async () => {
    await makePerson(server.db, { role: 0, status: 4 })
    expect((await create()).status).toBe(409)
    expect(await people()).toHaveLength(1)
    expect((await state()).needed).toBe(false)
  })

  test('by eight pages at once makes one organisation and one administrator', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create({ email: `a${index}@ipe.example`, organisation: `Org ${index}` })),
    )
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)])
    const winner = answers.findIndex((it) => it.status === 200)
    expect((await people()).map((it) => it.email)).toEqual([`a${winner}@ipe.example`])
    expect((await state()).organisation).toBe(`Org ${winner}`)
  })

  test('names each wrong field and makes nobody', async () => {
    const wrong: [string, Record<string, unknown>][] = [
      ['organisation', { organisation: '  ' }],
      ['organisation', { organisation: 'x'.repeat(121) }],
      ['nome', { nome: '' }],
      ['nome', { nome: 'x'.repeat(121) }],
      ['last_name', { last_name: 'x'.repeat(121) }],
      ['email', { email: 'joana' }],
      ['email', { email: 'joana@' }],
      ['email', { email: 'joana@ipe' }],
      ['email', { email: `${'x'.repeat(250)}@a.example` }],
      ['password', { password: 'Curta-123' }],
      ['password', { password: 'sem-maiuscula-1' }],
      ['password', { password: 'SEM-MINUSCULA-1' }],
      ['password', { password: 'SemNumeroNemSinal' }],
      ['password', { password: 'So letras e espacos' }],
      ['password', { password: `Aa1${'x'.repeat(198)}` }],
      ['password', { password: 1_234_567_890 }],
      ['role', { role: 1 }],
    ]
    for (const [field, more] of wrong) {
      const answer = await create(more)
      expect([answer.status, field, answer.body['errors']]).toMatchObject([422, field, [{ path: field }]])
    }
    const several = await create({ nome: ' ', email: 'joana@', password: 'curta' })
    const named = z.object({ errors: z.array(z.object({ path: z.string() })) }).parse(several.body)
    // Too short, and without an upper-case letter and a sign: one word.
    expect(named.errors.map((it) => it.path)).toEqual(['nome', 'email', 'password'])
    expect(await people()).toEqual([])
    expect((await state()).needed).toBe(true)
  })

  test('takes a password with either accents, which then signs in with both', async () => {
    for (const [set, typed] of [
      ['Caf\u00E9-da-manh\u00E3-1', 'Cafe\u0301-da-manha\u0303-1'],
      ['Cafe\u0301-da-manha\u0303-1', 'Caf\u00E9-da-manh\u00E3-1'],
    ] as const) {
      await sql`truncate organisation, users restart identity cascade`.execute(server.db)
      expect((await create({ password: set })).status).toBe(200)
      expect((await signIn(server, { email: form.email, password: typed })).statusCode).toBe(200)
    }
  })

  test.each(['Exatos-10c', 'Acentuação-É1', 'Só-com-símbolo!', 'Ünïcödé 12345', `Aa1${'x'.repeat(197)}`])(
    'takes the password %s',
    async (password) => {
      expect((await create({ password })).status).toBe(200)
      expect((await signIn(server, { email: form.email, password })).statusCode).toBe(200)
    },
  )
})
