import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchCalls } from '#contract/search/search.ts'
import { makeAtom, makePerson, makePlace, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let looper: MadePerson
let admin: MadePerson
let atom: number
let other: number
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  looper = await makePerson(server.db)
  admin = await makePerson(server.db, { role: 1 })
  const place = await makePlace(server.db, { nome: 'Estação Lunar' })
  const made = await makeAtom(server.db, { place, loopers: [looper] })
  atom = made.id
  await sql`update atoms set nome = 'Configurar as integrações de pagamento', descricao = 'Com o banco central' where id = ${atom}`.execute(
    server.db,
  )
  await sql`update ventures set sigla = 'EST' where id = ${made.venture_id}`.execute(server.db)
  other = (await makeAtom(server.db, { place: await makePlace(server.db, { nome: 'Alheia' }) })).id
  await sql`update atoms set nome = 'Integração alheia' where id = ${other}`.execute(server.db)
})
afterAll(() => server.close())

const found = async (person: MadePerson, q: string) =>
  (await (await server.as(person)).call(searchCalls.find, { q })).body.data
const atoms = async (person: MadePerson, q: string) =>
  (await found(person, q)).filter((it) => it.thing === 'atom').map((it) => it.id)

test.each([
  ['another form of a word', 'integração'],
  ['without accents', 'integracoes'],
  ['in capitals', 'PAGAMENTOS'],
  ['the beginning of a word', 'paga'],
  ['words in any order, one of them of the description', 'banco configuração'],
  ['with signs that are operators elsewhere', "pagamento' & | !( :*"],
])('an atom is found by %s', async (_, q) => {
  expect(await atoms(looper, q)).toEqual([atom])
})

test('every word has to stand in it', async () => {
  expect(await atoms(looper, 'pagamento alheia')).toEqual([])
  expect(await found(looper, '&|!')).toEqual([])
})

test('a short id finds its atom whatever its case, with the place beside it', async () => {
  const { number } = await server.db
    .selectFrom('atoms')
    .select('number')
    .where('id', '=', atom)
    .executeTakeFirstOrThrow()
  expect(await found(looper, `est-${String(number)}`)).toMatchObject([
    { thing: 'atom', id: atom, hint: `EST-${String(number)} · Estação Lunar` },
  ])
})

test('each meets what they may open: a looper no atoms of others, a client and a guest nothing', async () => {
  expect(await atoms(looper, 'integração')).toEqual([atom])
  expect(await atoms(admin, 'integração')).toEqual([other, atom])
  for (const role of [3, 6, 8, 10] as const)
    expect(await found(await makePerson(server.db, { role }), 'integração')).toEqual([])
})

test('ventures are found by their name, and what was deleted is not', async () => {
  expect((await found(admin, 'estacao lun')).map((it) => [it.thing, it.nome])).toContainEqual([
    'projeto',
    'Estação Lunar',
  ])
  const gone = await makeAtom(server.db, { loopers: [looper] })
  await sql`update atoms set nome = 'Apagamento raro', deleted_at = now() where id = ${gone.id}`.execute(server.db)
  expect(await found(admin, 'apagamento')).toEqual([])
})

test('gates, cells, deliverables and particles are found in the ventures that one reaches, and in no others', async () => {
  const [near, far] = [await makePlace(server.db), await makePlace(server.db)]
  await server.db.insertInto('venture_members').values({ venture_id: near.venture_id, user_id: looper.id }).execute()
  const word = 'Farolete'
  const parts = async ({ venture_id, gate_id, cell_id }: typeof near): Promise<string[]> => {
    const own = { venture_id, nome: word, created_at: server.clock.now() }
    await server.db.updateTable('gates').set({ nome: word }).where('id', '=', gate_id).execute()
    await server.db.updateTable('cells').set({ nome: word }).where('id', '=', cell_id).execute()
    const entrega = await server.db.insertInto('entregas').values(own).returning('id').executeTakeFirstOrThrow()
    const particle = await server.db.insertInto('particles').values(own).returning('id').executeTakeFirstOrThrow()
    return [`gate ${gate_id}`, `cell ${cell_id}`, `entrega ${entrega.id}`, `particle ${particle.id}`]
  }
  const [theirs, others] = [await parts(near), await parts(far)]
  const ofAll = async (person: MadePerson) => (await found(person, word)).map((it) => `${it.thing} ${it.id}`).toSorted()
  expect(await ofAll(admin)).toEqual([...theirs, ...others].toSorted())
  expect(await ofAll(looper)).toEqual(theirs.toSorted())
  for (const role of [3, 4, 5, 6, 8, 10] as const)
    expect(await ofAll(await makePerson(server.db, { role })), `role ${role}`).toEqual([])
})

test('a letter is too little, and says so', async () => {
  const answer = await (await server.as(looper)).raw(searchCalls.find, { q: 'a' })
  expect(answer.status).toBe(422)
})
