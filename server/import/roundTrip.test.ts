import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportInfo } from '#contract/import/import.ts'
import { invitationImported } from '#contract/invitation/invitation.noun.ts'
import { invitationCalls, invitationList } from '#contract/invitation/invitation.ts'
import { nouns } from '#contract/nouns.ts'
import { importing } from '#server/testing/imports.ts'
import { makeAtom, makePerson, makePlace, type MadePerson, type MadePlace } from '#server/testing/make.ts'
import { samples } from '#server/testing/samples.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let person: MadePerson
let me: Visitor
let on: ReturnType<typeof importing>
let place: MadePlace
let other: MadePlace
beforeAll(async () => {
  server = await freshServer()
  person = await makePerson(server.db, { role: 1 })
  me = await server.as(person)
  on = importing(server, me)
  place = await makePlace(server.db, { nome: '\'-Lua; "nova"' })
  other = await makePlace(server.db, { nome: '＝Sol' })
})
afterAll(() => server.close())

type Values = Readonly<Record<string, unknown>>
type Seed = (text: string, at: number) => Values

let invitations = 0

/** Values of an invitation, which is no noun, and of records that a file gives, made of a text. */
const invited: Seed = (nome, at) => ({
  nome: nome.replaceAll(/[\r\n\t]/g, ' '),
  email: `convite${(invitations += 1)}@fora.example`,
  role: 3 + (at % 3),
  venture_id: at % 2 ? place.venture_id : null,
  room: at % 2 ? 1 : null,
  locale: at % 2 ? 'en' : 'pt',
})
const seedOf = (thing: string): Seed | undefined => {
  const sample = samples[thing]
  return sample ? (nome, at) => sample({ nome, at, place, atom_id: 0, other, person }) : undefined
}
const seeds: Readonly<Record<string, Seed | undefined>> = {
  ...Object.fromEntries(nouns.filter(({ imports }) => imports).map(({ thing }) => [thing, seedOf(thing)])),
  invitation: invited,
}

/** All that takes files, also what is no noun. */
const importable = [...nouns.filter(({ imports }) => imports), invitationImported]
const listOf = (thing: string) => nouns.find((it) => it.thing === thing)?.list ?? invitationList
const createOf = (thing: string) => nouns.find((it) => it.thing === thing)?.crud.calls.create ?? invitationCalls.create

const exportOf = async (thing: string, language: 'pt' | 'en', query: Record<string, string> = {}): Promise<string> => {
  const { body } = await server.app.inject({
    url: listOf(thing).calls.export.path,
    query: { format: 'csv', ...query },
    headers: { authorization: `Bearer ${await me.token()}`, 'accept-language': language },
  })
  return body
}

const fixedOf = (thing: string) => ({
  fixed: thing === 'atom' ? { cell_id: place.cell_id } : thing === 'particle' ? { venture_id: place.venture_id } : {},
})

const givenBack = async (thing: string, text: string): Promise<ImportInfo> => {
  const file = await on.upload(thing, text)
  return on.check(file, { existing: 'update', choices: file.choices, ...fixedOf(thing) })
}

const make = async (thing: string, values: Values): Promise<number> => {
  // A name is one line.
  const nome = typeof values['nome'] === 'string' ? { nome: values['nome'].replace(/\p{Cc}+/gu, ' ') } : {}
  const { status, body } = await me.raw(createOf(thing), { ...values, ...nome })
  if (status >= 300) throw new Error(`${JSON.stringify(values)}: ${JSON.stringify(body)}`)
  return (body['data'] as { id: number }).id
}

const unchanged = { created: 0, updated: 0, failed: 0 }
const reasonsOf = async (info: ImportInfo) =>
  (await on.errors(info)).data.flatMap(({ line, reasons }) =>
    reasons.map((it) => [line, it.header, it.value, it.message]),
  )

test('each noun that gives files and takes them is tried', () => {
  expect(importable.length).toBeGreaterThan(5)
  expect(importable.filter(({ thing }) => !seeds[thing]).map(({ thing }) => thing)).toEqual([])
})

describe.each(importable.map(({ thing }) => [thing]))('what goes out of %s', (thing) => {
  const units = ['a', 'Z', 'ção', '"', "'", '=', '+', '-', '@', '＝', ';', ',', ' ', '\t', '\n', '\r\n', '😀', '1']
  const text = fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: 12 })

  test('comes back and changes nothing, in Portuguese and in English, whatever its texts are', async () => {
    let serial = 0
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 4, maxLength: 8 }), async (texts) => {
        for (const [at, one] of texts.entries()) await make(thing, seeds[thing]?.(`${one}${(serial += 1)}`, at) ?? {})
        for (const language of ['pt', 'en'] as const) {
          const back = await givenBack(thing, await exportOf(thing, language))
          expect([await reasonsOf(back), back]).toMatchObject([[], { ...unchanged, skipped: back.lines }])
          expect(back.lines).toBeGreaterThanOrEqual(texts.length)
        }
      }),
      { numRuns: 4, seed: 7 },
    )
  })
})

describe('what could not be written anew is no change either', () => {
  /** What an export in each language, given back, changes and is refused. */
  const both = async (thing: string) => {
    const backs = []
    for (const language of ['pt', 'en'] as const) {
      const back = await givenBack(thing, await exportOf(thing, language))
      backs.push([await reasonsOf(back), back.created, back.updated, back.failed, back.lines - back.skipped])
    }
    return backs
  }
  const nothing = [[], 0, 0, 0, 0]

  test('a paid atom, one of somebody who left, and of two of one name', async () => {
    const gone = await makePerson(server.db, { nome: 'Pessoa igual', status: 3 })
    await makePerson(server.db, { nome: 'Pessoa igual' })
    const atom = await makeAtom(server.db, { place, status: 6 })
    await server.db.updateTable('atoms').set({ responsavel_id: gone.id }).where('id', '=', atom.id).execute()
    for (const status of [0, 2, 3, 4, 5]) await makeAtom(server.db, { place, status })
    expect(await both('atom')).toEqual([nothing, nothing])
  })

  test('two records that nothing tells apart', async () => {
    for (const _ of [1, 2]) {
      await make('particle', { nome: 'Igual', venture_id: place.venture_id })
      await make('client', { nome: 'Igual' })
    }
    expect(await both('particle')).toEqual([nothing, nothing])
    expect(await both('client')).toEqual([nothing, nothing])
  })

  test('a state that is written by its code or its number', async () => {
    const { id } = await makeAtom(server.db, { place, status: 6 })
    const { body } = await me.raw(listOf('atom').calls.list, { per_page: 100, sort: '-created_at' })
    const ref = (body['data'] as { id: number; ref: string }[]).find((row) => row.id === id)?.ref
    for (const status of ['paid', '6', 'PAGO']) {
      const back = await givenBack('atom', `Nome;Código;Status\nx;${ref};${status}`)
      expect(back).toMatchObject({ created: 0, updated: 1, failed: 0 })
    }
    const wrong = await givenBack('atom', `Nome;Código;Status\nx;${ref};Faturado`)
    expect((await reasonsOf(wrong)).map(([, header]) => header)).toEqual(['Status'])
  })
})

describe('invitations that are over', () => {
  const statesOf = async () =>
    (await server.db.selectFrom('invitations').select(['email', 'state', 'version']).orderBy('id').execute()).map(
      (it) => [it.email, it.state, it.version],
    )

  test('are not sent anew by an export of all columns; a list of e-mails alone invites them again', async () => {
    const past = new Date('2020-01-01')
    const ends = [
      { state: 'expired', ended_at: past },
      { state: 'revoked', ended_at: past },
      { state: 'accepted', ended_at: past },
      { state: 'waiting', expires_at: past },
      { state: 'known', expires_at: past },
    ] as const
    for (const values of ends) {
      const id = await make('invitation', { email: `fim-${values.state}@fora.example`, role: 4 })
      await server.db.updateTable('invitations').set(values).where('id', '=', id).execute()
    }
    // One that was revoked and sent again by another invitation is twice in the file.
    await make('invitation', { email: 'fim-revoked@fora.example', role: 4 })
    const before = await statesOf()
    const columns = Object.keys(invitationList.columns).join(',')
    for (const language of ['pt', 'en'] as const) {
      const file = await on.upload('invitation', await exportOf('invitation', language, { columns }))
      for (const existing of ['update', 'skip', 'refuse'] as const) {
        const back = await on.check(file, { existing })
        const refused = existing === 'refuse' ? back.lines - back.skipped : 0
        expect(back).toMatchObject({ created: 0, updated: 0, failed: refused })
        expect(back.skipped).toBeGreaterThanOrEqual(ends.length)
      }
      expect(await on.run(await on.check(file, { existing: 'update' }))).toMatchObject({ state: 'done', ...unchanged })
    }
    expect(await statesOf()).toEqual(before)
    const list = ends.filter(({ state }) => state !== 'revoked').map(({ state }) => `fim-${state}@fora.example;Looper`)
    const again = await givenBack('invitation', `E-mail;Papel\n${list.join('\n')}`)
    expect(again).toMatchObject({ created: list.length, failed: 0 })
  })
})

describe('a client', () => {
  test('of a country by its word in either language or its code; another text is named for what it is', async () => {
    const countries = ['Brasil', 'brazil', 'br', 'Côte d’Ivoire', 'Alemanha', 'Germany', 'Nárnia']
    const lines = countries.map((country, at) => `Novo ${at};${country};SP`)
    const back = await givenBack('client', `Nome fantasia;País;UF\n${lines.join('\n')}\nNovo 8;BR;XX`)
    expect(back).toMatchObject({ created: 6, failed: 2 })
    const [[, , , country] = [], [, , , uf] = []] = await reasonsOf(back)
    expect([country, uf]).toEqual([
      expect.stringContaining('nome ou o código de um país'),
      expect.stringContaining('SP'),
    ])
  })

  test('is recognised by a CNPJ with its punctuation', async () => {
    await make('client', { nome: 'De CNPJ conhecido', cnpj: '11.444.777/0001-61' })
    const back = await on.upload('client', 'Nome fantasia;CNPJ\nOutro nome;11.444.777/0001-61')
    expect(await on.check(back, { match: 'cnpj', existing: 'update' })).toMatchObject({ created: 0, updated: 1 })
  })
})

test('a particle of another venture is that one’s, and a new one lands in no other than the chosen', async () => {
  await make('particle', { nome: 'Só do sol', venture_id: other.venture_id })
  const back = await givenBack(
    'particle',
    'Nome;Venture;Prioridade\nSó do sol;＝Sol;Alta\nNova do sol;＝Sol;Alta\nNova;;Alta',
  )
  expect(back).toMatchObject({ created: 1, updated: 1, failed: 1 })
  expect(await reasonsOf(back)).toEqual([[3, 'Venture', '＝Sol', expect.stringContaining('outra venture')]])
})
