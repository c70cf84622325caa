import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { personDetails } from '#contract/person/details.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { sampleAnswers as answers } from '#contract/registration/registration.sample.ts'
import { registrationKinds } from '#contract/registration/registration.states.ts'
import { registrationFlow, registrationList } from '#contract/registration/registration.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { auditOf, freshAddress, signIn } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let admin: MadePerson
let director: MadePerson
beforeAll(async () => {
  server = await freshServer({ environment: { PUBLIC_URL: 'https://nucleo.example/' } })
  admin = await makePerson(server.db, { role: 1 })
  director = await makePerson(server.db, { role: 7 })
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.set('2026-03-10T15:00:00Z')
  server.sent.length = 0
})

const PASSWORD = 'Oficina-do-sol-1'
let counter = 0
const newEmail = () => `nova-${(counter += 1)}@test.example`

const looper = registrationKinds.of.looper

const post = (path: string, payload: object, from = freshAddress()) =>
  server.app.inject({ method: 'POST', url: path, remoteAddress: from, payload })
const register = (email: string, change: object = {}, from?: string) =>
  post(
    registrationCalls.register.path,
    { kind: looper, email, password: PASSWORD, terms: true, ...answers, ...change },
    from,
  )
const work = async () => {
  for (const it of server.sent.splice(0)) await server.runJob(it.name, it.payload)
}
const mailsTo = (email: string) =>
  server.db.selectFrom('mails').selectAll().where('to_address', '=', email).orderBy('id').execute()
const codeIn = (text: string | undefined, name: string) => new RegExp(`${name}([\\w-]{43})`).exec(text ?? '')?.[1] ?? ''
const confirmCode = async (email: string) => codeIn((await mailsTo(email)).at(-1)?.body_text, 'email-confirmation/')
const confirm = (code: string) => post(registrationCalls.confirm.path, { code })
const userOf = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const registrationsOf = (email: string) =>
  server.db.selectFrom('registrations').selectAll().where('email', '=', email).orderBy('id').execute()

/** Creates a person under review, and returns the id of their registration. */
const underReview = async (change: object = {}) => {
  const email = newEmail()
  await register(email, change)
  await work()
  await confirm(await confirmCode(email))
  const [row] = await registrationsOf(email)
  return { email, id: row?.id ?? 0, version: row?.version ?? 0 }
}
interface Decision {
  readonly decision: keyof typeof registrationFlow.calls
  readonly [field: string]: unknown
}
const decide = async (by: MadePerson, id: number, { decision, ...asked }: Decision) =>
  (await server.as(by)).raw(registrationFlow.calls[decision], { id, ...asked })
const show = async (by: MadePerson, id: number) => (await server.as(by)).raw(registrationCalls.show, { id })

describe('registering', () => {
  test('leads over a confirmed e-mail to review, and by an administrator to an account', async () => {
    const email = newEmail()
    const answer = await register(email)
    expect(answer.statusCode).toBe(200)
    expect(await userOf(email)).toBeUndefined()
    await work()
    expect(await userOf(email)).toMatchObject({ role: 0, status: 0, nome: 'Íris' })
    expect((await signIn(server, { email, password: PASSWORD })).json()).toMatchObject({ registration: 'pending' })

    expect((await mailsTo(email))[0]?.body_text).toContain('até 12/03/2026 12:00 (America/Sao_Paulo)')
    const code = await confirmCode(email)
    expect((await confirm(code)).json()).toMatchObject({ status: 'success', data: { kind: looper } })
    expect((await confirm(code)).statusCode).toBe(409)
    expect(await userOf(email)).toMatchObject({ role: 0, status: 2 })
    expect((await signIn(server, { email, password: PASSWORD })).json()).toMatchObject({ registration: 'review' })

    const [row] = await registrationsOf(email)
    const decided = await decide(director, row?.id ?? 0, {
      version: row?.version,
      decision: 'activate',
      role: 4,
      take_rate: true,
    })
    expect(decided.body).toMatchObject({ data: { state: 4, role: 4, decided_by: { id: director.id } } })
    expect(await userOf(email)).toMatchObject({ role: 4, status: 1, valor_hora_centavos: 9000, commitment: 1 })
    const values = await server.db
      .selectFrom('hourly_values')
      .select(['valor_hora_centavos', 'by_id'])
      .where('user_id', '=', row?.user_id ?? 0)
      .execute()
    expect(values).toEqual([{ valor_hora_centavos: 9000, by_id: director.id }])
    expect((await mailsTo(email)).at(-1)?.subject).toBe('A sua conta no Nucleo está ativa')
    expect((await signIn(server, { email, password: PASSWORD })).statusCode).toBe(200)
    expect((await auditOf(server, 'registration', row?.id ?? 0)).map((it) => it.event)).toEqual([
      'registration.sent',
      'registration.confirmed',
      'registration.decided',
    ])
  })

  test('writes nothing that a stranger typed to an e-mail that may be somebody else’s', async () => {
    const email = newEmail()
    await register(email, { nome: 'Ganhe em https://golpe.example' })
    await work()
    const [mail] = await mailsTo(email)
    expect(`${mail?.subject} ${mail?.body_text} ${mail?.body_html}`).not.toContain('golpe')
  })

  test.each(['a\u202Eb', 'a\nb', '\u200B'])('refuses %j as a name, which shows as what it is not', async (nome) => {
    expect((await register(newEmail(), { nome })).json().errors).toMatchObject([{ path: 'nome' }])
  })

  test('names each field of its kind and country that is missing', async () => {
    const pathsOf = async (change: object) =>
      ((await register(newEmail(), change)).json().errors ?? []).map((it: { path: string }) => it.path)
    expect(await pathsOf({ cpf: null, bank: null, english: null })).toEqual(['cpf', 'bank', 'english'])
    expect(await pathsOf({ kind: 2, company: 'Sol' })).toEqual(['company_type', 'company_size', 'position', 'cnpj'])
    expect(await pathsOf({ country: 'PT', cpf: null, address_country: 'PT', cep: null, uf: null })).toEqual([
      'postal_code',
      'state',
    ])
    expect(await pathsOf({ terms: false })).toEqual(['terms'])
  })

  test.each([{ role: 1 }, { status: 1 }, { valor_hora: 900 }, { tipo: 1 }])(
    'refuses %o, which is not theirs to say',
    async (more) => {
      expect((await register(newEmail(), more)).statusCode).toBe(422)
    },
  )

  test('answers alike for an e-mail that somebody has, and tells only its owner', async () => {
    const owner = await makePerson(server.db, { nome: 'Dona' })
    const known = await register(owner.email.toUpperCase())
    const fresh = await register(newEmail())
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body])
    await work()
    const mails = await mailsTo(owner.email)
    expect(mails.map((it) => it.subject)).toEqual(['Você já tem uma conta em Nucleo'])
    expect(mails[0]?.body_text).not.toContain('email-confirmation')
    expect(
      await server.db.selectFrom('registrations').select('id').where('email', 'ilike', owner.email).execute(),
    ).toEqual([])
  })

  test('tells the owner of a document, and shows an administrator whose it is', async () => {
    const first = await underReview({ cpf: '11144477735' })
    const before = (await mailsTo(first.email)).length
    const second = await underReview({ cpf: '11144477735' })
    expect((await mailsTo(first.email)).slice(before).map((it) => it.subject)).toEqual([
      'O seu cadastro em Nucleo está em análise',
    ])
    const { body } = await show(admin, second.id)
    expect(body['data']).toMatchObject({ same_document: [{ nome: 'Íris Nova' }] })
  })

  test('of several with one e-mail, the mail that is opened decides whose answers and password count', async () => {
    const email = newEmail()
    await register(email, { nome: 'Estranha', password: 'Senha-alheia-99' })
    await work()
    await register(email)
    await work()
    await confirm(await confirmCode(email))
    expect(await userOf(email)).toMatchObject({ nome: 'Íris', status: 2 })
    expect(await registrationsOf(email)).toHaveLength(1)
    expect((await signIn(server, { email, password: 'Senha-alheia-99' })).statusCode).toBe(401)
    expect((await signIn(server, { email, password: PASSWORD })).statusCode).toBe(403)
  })

  test('a link runs out, and is sent again to who waits for it and to nobody else', async () => {
    const email = newEmail()
    await register(email)
    await work()
    const old = await confirmCode(email)
    server.clock.set('2026-03-12T15:00:01Z')
    expect((await confirm(old)).statusCode).toBe(409)
    const again = await post(registrationCalls.resend.path, { email })
    const nobody = await post(registrationCalls.resend.path, { email: newEmail() })
    expect([again.statusCode, again.body]).toEqual([nobody.statusCode, nobody.body])
    expect(again.json()).toMatchObject({ message: expect.stringMatching(/peça-o a um administrador/) })
    await work()
    expect(await confirmCode(email)).not.toBe(old)
    expect((await confirm(await confirmCode(email))).statusCode).toBe(200)
    await post(registrationCalls.resend.path, { email })
    const count = (await mailsTo(email)).length
    await work()
    expect(await mailsTo(email)).toHaveLength(count)
  })

  test('many from one address, or for one e-mail, have to wait', async () => {
    const [from, email] = [freshAddress(), newEmail()]
    const statuses = []
    for (let at = 0; at < 5; at += 1) statuses.push((await register(email, {}, from)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await register(email)).statusCode).toBe(429)
  })

  test('wrong codes from one address have to wait, and a good one elsewhere still counts', async () => {
    const from = freshAddress()
    const tried = []
    for (let at = 0; at < 40; at += 1)
      tried.push((await post(registrationCalls.confirm.path, { code: `code-${at}` }, from)).statusCode)
    expect(tried.at(0)).toBe(409)
    expect(tried.at(-1)).toBe(429)
  })

  test('keeps neither code nor password beside the mail, and no document in the audit', async () => {
    const email = newEmail()
    await register(email)
    await work()
    const kept = JSON.stringify(await registrationsOf(email))
    expect(kept).not.toContain(await confirmCode(email))
    expect(kept).not.toContain(PASSWORD)
    expect(JSON.stringify(await server.db.selectFrom('audit').selectAll().execute())).not.toContain(answers.cpf)
  })
})

describe('a draft', () => {
  const save = (email: string, more: object = {}, draft?: string) =>
    post(registrationCalls.saveDraft.path, {
      email,
      kind: looper,
      draft,
      answers: { nome: 'Íris', english: 2, ...more },
    })
  const codesTo = async (email: string) => (await mailsTo(email)).map((it) => codeIn(it.body_text, 'draft='))
  const resume = (code: string) => post(registrationCalls.resume.path, { code })

  test('goes on elsewhere by its mail, again where an answer was lost, and never holds a password', async () => {
    const email = newEmail()
    expect((await save(email, { password: PASSWORD, again: PASSWORD })).statusCode).toBe(200)
    const [mail] = await mailsTo(email)
    expect(mail?.body_text).toContain('https://nucleo.example/#/register/loopers?draft=')
    expect(mail?.body_text).toContain('até 17/03/2026 12:00 (America/Sao_Paulo)')
    const code = codeIn(mail?.body_text, 'draft=')
    const whole = { data: { kind: looper, email, answers: { nome: 'Íris', english: 2 } } }
    expect((await resume(code)).json()).toEqual(whole)
    expect((await resume(code)).json()).toEqual(whole)
    expect(JSON.stringify(await server.db.selectFrom('registration_drafts').selectAll().execute())).not.toContain(code)
  })

  test('ends once it is saved again, sent or confirmed, under its own e-mail', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await save(email)
    await save(other)
    const [first = ''] = await codesTo(email)
    const [strange = ''] = await codesTo(other)
    // Neither their own save nor another e-mail ends a stranger's draft.
    await save(email, {}, strange)
    await save('outra@correio.example', {}, first)
    expect([await resume(first), await resume(strange)].map((it) => it.statusCode)).toEqual([200, 200])
    await save(email, { nome: 'Íris Dois' }, first)
    expect((await resume(first)).statusCode).toBe(409)
    const [, second = '', third = ''] = await codesTo(email)
    expect((await resume(third)).json().data.answers).toMatchObject({ nome: 'Íris Dois' })
    server.clock.advance(24 * 3600)
    expect((await register(email, { draft: third })).statusCode).toBe(200)
    expect([await resume(third), await resume(second)].map((it) => it.statusCode)).toEqual([409, 200])
    await work()
    await confirm(await confirmCode(email))
    expect([await resume(second), await resume(strange)].map((it) => it.statusCode)).toEqual([409, 200])
  })

  test('runs out', async () => {
    const email = newEmail()
    await save(email)
    server.clock.set('2026-03-17T15:00:01Z')
    expect((await resume(codeIn((await mailsTo(email))[0]?.body_text, 'draft='))).statusCode).toBe(409)
  })
})

describe('deciding', () => {
  test('of two at once one wins, and the other is told who', async () => {
    const { id, version } = await underReview()
    const both = await Promise.all([
      decide(admin, id, { version, decision: 'activate', role: 4 }),
      decide(director, id, { version, decision: 'deny', reason: 'Sem vagas.' }),
    ])
    expect(both.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const lost = both.find((it) => it.status === 409)
    expect(lost?.body['detail']).toMatch(/já decidiu sobre este cadastro: (ativo|recusado)\./)
  })

  test('a correction is asked for, made by the link of its mail, and reviewed again', async () => {
    const { id, version, email } = await underReview()
    const { body } = await decide(admin, id, { version, decision: 'correct', reason: 'O endereço está incompleto.' })
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.body_text).toContain('\n\n> O endereço está incompleto.\n\n')
    expect(mail?.body_text).toContain('até 24/03/2026 12:00 (America/Sao_Paulo)')
    const code = codeIn(mail?.body_text, 'correct=')
    // This installation sends no mail: whoever decides hands the link over.
    const link = { url: expect.stringMatching(`^https://nucleo.example/#/.*correct=${code}&lang=pt$`) }
    expect(body['link']).toMatchObject(link)
    const read = await post(registrationCalls.readCorrection.path, { code })
    expect(read.json().data).toMatchObject({
      reason: 'O endereço está incompleto.',
      answers: { nome: 'Íris', city: 'São Paulo' },
    })
    const correct = (payload: object) =>
      server.app.inject({ method: 'PUT', url: registrationCalls.correct.path, remoteAddress: freshAddress(), payload })
    expect((await correct({ code, ...answers, bank: null })).statusCode).toBe(422)
    expect((await correct({ code, ...answers, city: 'Osasco' })).statusCode).toBe(200)
    expect((await correct({ code, ...answers })).statusCode).toBe(409)
    const [row] = await registrationsOf(email)
    expect(row).toMatchObject({ state: 2, answers: { city: 'Osasco' } })
    expect(
      await server.db
        .selectFrom('person_details')
        .select('city')
        .where('user_id', '=', row?.user_id ?? 0)
        .executeTakeFirst(),
    ).toEqual({ city: 'Osasco' })
    const { body: shown } = await show(admin, id)
    expect(JSON.stringify(shown)).not.toContain(code)
    // An outdated page decides nothing, and does not blame an earlier, answered decision.
    const stale = await decide(director, id, { version, decision: 'activate', role: 4 })
    expect(stale).toMatchObject({ status: 409, body: { type: '/problems/common.stale', current: { state: 2 } } })
  })

  test('a correction is found by signing in too, where no mail arrives', async () => {
    const { id, version, email } = await underReview()
    await decide(admin, id, { version, decision: 'correct', reason: 'Falta o número.' })
    expect((await signIn(server, { email, password: 'Outra-senha-1' })).body).not.toContain('Falta o número')
    const refused = await signIn(server, { email, password: PASSWORD })
    expect(refused.json()).toMatchObject({ status: 403, registration: 'correction' })
    expect(refused.json().detail).toContain('Falta o número.')
    const code = codeIn(refused.json().link, 'correct=')
    expect((await post(registrationCalls.readCorrection.path, { code })).json().data.reason).toBe('Falta o número.')
  })

  test('whose status was set by hand meanwhile changes nothing by the mail any more', async () => {
    const { id, version, email } = await underReview()
    await decide(admin, id, { version, decision: 'correct', reason: 'O endereço está incompleto.' })
    const code = codeIn((await mailsTo(email)).at(-1)?.body_text, 'correct=')
    await server.db.updateTable('users').set({ status: 1, role: 4 }).where('email', '=', email).execute()
    expect((await post(registrationCalls.readCorrection.path, { code })).statusCode).toBe(409)
    const payload = { code, ...answers, account: '66666-6' }
    const correct = {
      method: 'PUT' as const,
      url: registrationCalls.correct.path,
      remoteAddress: freshAddress(),
      payload,
    }
    expect((await server.app.inject(correct)).statusCode).toBe(409)
    expect((await registrationsOf(email))[0]).toMatchObject({ state: 3, answers: { account: '56789-0' } })
  })

  test('a denial needs a reason, which the person reads, and leaves no way in', async () => {
    const { id, version, email } = await underReview()
    expect((await decide(admin, id, { version, decision: 'deny' })).body['errors']).toMatchObject([{ path: 'reason' }])
    await decide(admin, id, { version, decision: 'deny', reason: 'Sem vagas.' })
    expect((await mailsTo(email)).at(-1)?.body_text).toContain('Este é o motivo:\n\n> Sem vagas.')
    expect((await signIn(server, { email, password: PASSWORD })).json()).toMatchObject({ registration: 'denied' })
  })

  test('only role 1 makes an administrator, and every activation says a role', async () => {
    const { id, version } = await underReview()
    const refused = await decide(director, id, { version, decision: 'activate', role: 1 })
    expect(refused.body['errors']).toMatchObject([{ path: 'role' }])
    expect((await decide(director, id, { version, decision: 'activate' })).body['errors']).toMatchObject([
      { path: 'role' },
    ])
    expect((await decide(admin, id, { version, decision: 'activate', role: 1 })).status).toBe(200)
  })

  test.each([2, 3, 4, 5, 6, 8, 9, 10] as const)('role %i reads none', async (role) => {
    const { id } = await underReview()
    const person = await makePerson(server.db, { role })
    const me = await server.as(person)
    expect((await me.raw(registrationList.calls.list, {})).status).toBe(403)
    expect((await show(person, id)).status).toBe(403)
  })
})

test('every field of a registration is kept by the table of details', async () => {
  const { email } = await underReview()
  const row = await server.db
    .selectFrom('person_details')
    .selectAll()
    .where('user_id', '=', (await userOf(email))?.id ?? 0)
    .executeTakeFirstOrThrow()
  const { nome: _, last_name: __, ...details } = answers
  expect(personDetails.parse(row)).toEqual(details)
})
