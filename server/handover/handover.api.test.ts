import { afterAll, beforeAll, expect, test } from 'vitest'
import { handoverCalls } from '#contract/handover/handover.ts'
import { historyCalls } from '#contract/history/history.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { pathTo } from '#contract/routes/match.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadePerson, type PersonOptions } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ environment: { PUBLIC_URL: 'https://nucleo.example/' } })
})
afterAll(() => server.close())

const visit = async (role: 1 | 2 | 4 | 7 = 1) => server.as(await makePerson(server.db, { role }))
let counter = 0

/** Creates a person responsible for one record of each kind, with finished and private ones besides. */
const makeOwner = async (options: PersonOptions = {}) => {
  const ana = await makePerson(server.db, { nome: 'Ana', ...options })
  const created_at = new Date('2026-01-01T12:00:00Z')
  const n = (counter += 1)
  const sector = await server.db
    .insertInto('sectors')
    .values({ nome: `Setor ${n}`, lead_id: ana.id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = await makePlace(server.db, { nome: `Venture ${n}` })
  const atom = await makeAtom(server.db, { loopers: [ana], place, nome: `Aberto ${n}` })
  const done = await makeAtom(server.db, { loopers: [ana], place, status: 2 })
  await server.db.updateTable('atoms').set({ responsavel_id: ana.id }).where('id', 'in', [atom.id, done.id]).execute()
  await server.db
    .insertInto('venture_members')
    .values({ venture_id: place.venture_id, user_id: ana.id, position: 5, room: 2, joined_at: created_at })
    .execute()
  const state = JSON.stringify({ filters: {} })
  const view = (nome: string, shared: boolean) => ({
    table_id: 'loops',
    user_id: ana.id,
    nome,
    shared,
    state,
    created_at,
  })
  await server.db
    .insertInto('table_views')
    .values([view('Semana', true), view('Minha', false)])
    .execute()
  const loop = await makeLoop(server.db, { user: ana, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' })
  return { ana, sector, atom, done, loop, venture_id: place.venture_id }
}
type Owner = Awaited<ReturnType<typeof makeOwner>>

const ownerOf = async ({ sector, atom, done, loop, venture_id }: Owner) => {
  const { db } = server
  const one = async (id: number) =>
    (await db.selectFrom('atoms').select('responsavel_id').where('id', '=', id).executeTakeFirstOrThrow())
      .responsavel_id
  const on = async (id: number) =>
    (await db.selectFrom('atom_loopers').select('user_id').where('atom_id', '=', id).execute()).map((it) => it.user_id)
  return {
    lead: (await db.selectFrom('sectors').select('lead_id').where('id', '=', sector.id).executeTakeFirst())?.lead_id,
    responsible: await one(atom.id),
    loopers: await on(atom.id),
    team: await db
      .selectFrom('venture_members')
      .select(['user_id', 'position', 'room'])
      .where('venture_id', '=', venture_id)
      .execute(),
    finished: [await one(done.id), ...(await on(done.id))],
    loop: (await db.selectFrom('loops').select('user_id').where('id', '=', loop).executeTakeFirst())?.user_id,
  }
}
const allOf = (owner: Owner, { id }: Pick<MadePerson, 'id'>) => ({
  lead: id,
  responsible: id,
  loopers: [id],
  team: [{ user_id: id, position: 5, room: 2 }],
  finished: [owner.ana.id, owner.ana.id],
  loop: owner.ana.id,
})
const kinds = ['sectors', 'responsible', 'atoms', 'teams', 'views']

test('open goals and cells of ventures at work go over and their histories tell it; what is closed or over stays', async () => {
  const { ana, venture_id } = await makeOwner()
  const bia = await makePerson(server.db)
  const over = await makePlace(server.db, { nome: 'Encerrada' })
  await server.db.updateTable('ventures').set({ status: 0 }).where('id', '=', over.venture_id).execute()
  const goal = async (nome: string, venture: number, closed = false) =>
    server.db
      .insertInto('goals')
      .values({
        nome,
        venture_id: venture,
        cycle: '2026-Q1',
        owner_id: ana.id,
        created_at: server.clock.now(),
        ...(closed && { closed_at: server.clock.now(), closed_progress: 40 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const open = await goal('Aberta', venture_id)
  const kept = [await goal('Fechada', venture_id, true), await goal('De outra', over.venture_id)]
  const cellsOf = (id: number) =>
    server.db
      .selectFrom('cells')
      .innerJoin('gates', 'gates.id', 'cells.gate_id')
      .select(['cells.id', 'cells.responsavel_id'])
      .where('gates.venture_id', '=', id)
  const ids = [...(await cellsOf(venture_id).execute()), ...(await cellsOf(over.venture_id).execute())].map(
    (it) => it.id,
  )
  await server.db.updateTable('cells').set({ responsavel_id: ana.id }).where('id', 'in', ids).execute()
  const me = await visit()
  const { body } = await me.call(handoverCalls.preview, { id: ana.id })
  expect(body.data.filter((it) => it.kind === 'goals' || it.kind === 'cells').map((it) => [it.kind, it.count])).toEqual(
    [
      ['goals', 1],
      ['cells', 1],
    ],
  )
  await me.call(handoverCalls.move, { id: ana.id, to: bia.id })
  const owners = await server.db.selectFrom('goals').select(['id', 'owner_id', 'version']).orderBy('id').execute()
  expect(owners.filter((it) => it.owner_id === bia.id)).toEqual([{ id: open.id, owner_id: bia.id, version: 2 }])
  expect(owners.filter((it) => it.owner_id === ana.id).map((it) => it.id)).toEqual(kept.map((it) => it.id))
  expect((await cellsOf(venture_id).execute()).map((it) => it.responsavel_id)).toEqual([bia.id])
  expect((await cellsOf(over.venture_id).execute()).map((it) => it.responsavel_id)).toEqual([ana.id])
  const told = (await me.call(historyCalls.list, { thing: 'okr', id: open.id })).body.data
  expect(told.map((it) => it.event)).toEqual(['okr.changed'])
})

test('a preview tells each kind with its count and names, and changes nothing', async () => {
  const owner = await makeOwner()
  const { body } = await (await visit(7)).call(handoverCalls.preview, { id: owner.ana.id })
  expect(body.data.map((it) => [it.kind, it.count])).toEqual(kinds.map((kind) => [kind, 1]))
  expect(body.data.at(-1)?.names).toEqual(['Semana'])
  expect(await ownerOf(owner)).toEqual(allOf(owner, owner.ana))
})

test('all goes over in one step; loops, finished atoms and own views stay; both histories tell it', async () => {
  const owner = await makeOwner()
  const bia = await makePerson(server.db, { nome: 'Bia' })
  // Her own view with the same name keeps it.
  await server.db
    .insertInto('table_views')
    .values({
      table_id: 'loops',
      user_id: bia.id,
      nome: 'semana',
      shared: false,
      state: JSON.stringify({ filters: {} }),
      created_at: new Date('2026-01-01T12:00:00Z'),
    })
    .execute()
  const me = await visit()
  const { status, body } = await me.call(handoverCalls.move, { id: owner.ana.id, to: bia.id })
  expect([status, body.message]).toEqual([200, 'Tudo agora é de Bia Teste.'])
  expect(await ownerOf(owner)).toEqual(allOf(owner, bia))
  const views = await server.db.selectFrom('table_views').select(['user_id', 'nome']).orderBy('id').execute()
  const of = (id: number) => views.filter((it) => it.user_id === id).map((it) => it.nome)
  expect(of(owner.ana.id)).toEqual(['Minha'])
  expect(of(bia.id)).toEqual([expect.stringMatching(/^Semana \(\d+\)$/), 'semana'])
  const told = async (thing: string, id: number) =>
    (await me.call(historyCalls.list, { thing, id })).body.data.map((it) => [it.event, it.about])
  expect(await told('looper', owner.ana.id)).toEqual([
    ['looper.handedOver', 'Bia Teste'],
    ['team.left', expect.stringMatching(/^Venture/)],
  ])
  expect(await told('looper', bia.id)).toEqual([
    ['looper.tookOver', 'Ana Teste'],
    ['team.joined', expect.stringMatching(/^Venture/)],
  ])
  expect(await told('sector', owner.sector.id)).toEqual([['sector.changed', null]])
  expect((await me.call(handoverCalls.preview, { id: owner.ana.id })).body.data).toEqual([])
  const again = await me.raw(handoverCalls.move, { id: owner.ana.id, to: bia.id })
  expect([again.status, again.body['type']]).toEqual([409, '/problems/handover.nothing'])
})

test('whoever is on the team and on the atom already keeps their own place there', async () => {
  const owner = await makeOwner()
  const bia = await makePerson(server.db)
  await server.db.insertInto('atom_loopers').values({ atom_id: owner.atom.id, user_id: bia.id }).execute()
  await server.db
    .insertInto('venture_members')
    .values({ venture_id: owner.venture_id, user_id: bia.id, position: 3, joined_at: server.clock.now() })
    .execute()
  await (await visit()).call(handoverCalls.move, { id: owner.ana.id, to: bia.id })
  expect(await ownerOf(owner)).toMatchObject({
    loopers: [bia.id],
    team: [{ user_id: bia.id, position: 3, room: 1 }],
  })
})

test('somebody is switched off and handed over from in one step, or neither', async () => {
  const owner = await makeOwner()
  const me = await visit()
  const off = await makePerson(server.db, { status: 3 })
  const refused = await me.raw(looperCalls.status, { id: owner.ana.id, status: 3, to: off.id })
  expect(JSON.stringify(refused.body)).toContain('Esta pessoa não está ativa.')
  expect((await me.call(looperCalls.show, { id: owner.ana.id })).body.data.status).toBe(1)
  expect(await ownerOf(owner)).toEqual(allOf(owner, owner.ana))
  const bia = await makePerson(server.db)
  const { body } = await me.call(looperCalls.status, { id: owner.ana.id, status: 3, to: bia.id })
  expect(body).toMatchObject({ status: 'success', message: 'Status alterado!' })
  expect(await ownerOf(owner)).toEqual(allOf(owner, bia))
  // The repeated call finds both done.
  expect((await me.call(looperCalls.status, { id: owner.ana.id, status: 3, to: bia.id })).body.status).toBe('success')
  const active = await me.raw(looperCalls.status, { id: owner.ana.id, status: 1, to: bia.id })
  expect(JSON.stringify(active.body)).toContain('Quem fica ativo')
  const last = (await me.call(looperCalls.show, { id: owner.ana.id })).body.data
  expect(last.status).toBe(3)
})

test('a successor who may not own it is refused by name, and nothing moves', async () => {
  const owner = await makeOwner()
  const me = await visit()
  const unverified = await makePerson(server.db)
  await server.db.updateTable('users').set({ mail_verified_at: null }).where('id', '=', unverified.id).execute()
  const cases = [
    [owner.ana.id, 'handover.self'],
    [(await makePerson(server.db, { status: 3 })).id, 'handover.inactive'],
    [2_147_483_647, 'handover.inactive'],
    [unverified.id, 'handover.unverified'],
    [(await makePerson(server.db, { role: 3 })).id, 'handover.outside'],
    [(await makePerson(server.db, { role: 10 })).id, 'handover.outside'],
    [(await makePerson(server.db, { role: 2 })).id, 'handover.mayNotWork'],
  ] as const
  for (const [to, word] of cases) {
    const { status, body } = await me.raw(handoverCalls.move, { id: owner.ana.id, to })
    expect([to, status, body['type']]).toEqual([to, 422, `/problems/${word}`])
    expect(JSON.stringify(body['errors'])).toContain('"path":"to"')
  }
  await server.db.deleteFrom('atom_loopers').where('user_id', '=', owner.ana.id).execute()
  await server.db.updateTable('table_views').set({ table_id: 'loopers' }).where('user_id', '=', owner.ana.id).execute()
  const looper = await makePerson(server.db)
  const unseen = await me.raw(handoverCalls.move, { id: owner.ana.id, to: looper.id })
  expect(unseen.body['type']).toBe('/problems/handover.mayNotSee')
  const offered = (await me.call(handoverCalls.successors, { ids: `${unverified.id},${looper.id}` })).body.data
  expect(Object.fromEntries(offered.map((it) => [it.id, it.gone]))).toEqual({
    [unverified.id]: true,
    [looper.id]: false,
  })
  expect((await ownerOf(owner)).lead).toBe(owner.ana.id)
})

test('who does not look after people neither sees nor moves anything, and nobody who is not there is found', async () => {
  const owner = await makeOwner()
  const bia = await makePerson(server.db)
  for (const role of [2, 4] as const) {
    const other = await visit(role)
    expect((await other.raw(handoverCalls.preview, { id: owner.ana.id })).status).toBe(403)
    expect((await other.raw(handoverCalls.move, { id: owner.ana.id, to: bia.id })).status).toBe(403)
  }
  const me = await visit()
  expect((await me.raw(handoverCalls.preview, { id: 2_147_483_647 })).status).toBe(404)
  expect((await me.raw(handoverCalls.move, { id: 2_147_483_647, to: bia.id })).status).toBe(404)
})

test('of two administrators who hand over to two people at once, one decides and the other is told', async () => {
  const owner = await makeOwner()
  const people = [await makePerson(server.db), await makePerson(server.db)]
  const admins = [await visit(), await visit(7)]
  const answers = await Promise.all(
    admins.map((it, at) => it.raw(handoverCalls.move, { id: owner.ana.id, to: people[at]?.id ?? 0 })),
  )
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const winner = people[answers.findIndex((it) => it.status === 200)] ?? expect.fail('nobody won')
  expect(await ownerOf(owner)).toEqual(allOf(owner, winner))
})

test('the successor is told once, in the bell and by a mail, what is theirs now, with a link that their role opens', async () => {
  for (const role of [4, 7] as const) {
    const owner = await makeOwner({ nome: `Ana ${role}` })
    const bia = await makePerson(server.db, { role })
    await (await visit()).call(handoverCalls.move, { id: owner.ana.id, to: bia.id })
    await (await visit()).raw(handoverCalls.move, { id: owner.ana.id, to: bia.id })
    const items = (await (await server.as(bia)).call(notificationCalls.list, {})).body.data
    const link = role === 7 ? pathTo('looperShow', { id: bia.id }) : pathTo('profile')
    const title = `Você assumiu responsabilidades de Ana ${role} Teste: Setores que lidera (1), Átomos abertos por que responde (1), Átomos abertos em que trabalha (1), Equipes de ventures (1), Visões compartilhadas (1).`
    expect(items).toMatchObject([{ kind: 'handedOver', title, link }])
    const mails = await server.db.selectFrom('mails').selectAll().where('to_address', '=', bia.email).execute()
    expect(mails.map((it) => it.subject)).toEqual([title])
    expect(mails[0]?.body_text).toContain(`/#${link}`)
  }
  const self = await makePerson(server.db, { role: 1 })
  const owner = await makeOwner()
  await (await server.as(self)).call(handoverCalls.move, { id: owner.ana.id, to: self.id })
  expect((await (await server.as(self)).call(notificationCalls.list, {})).body.data).toEqual([])
})

test('a hand-over and a change of status at once leave one owner and nothing half done', async () => {
  for (const off of ['successor', 'owner'] as const) {
    const owner = await makeOwner()
    const bia = await makePerson(server.db)
    const cleo = await makePerson(server.db)
    const [one, two] = [await visit(), await visit(7)]
    const change = off === 'successor' ? { id: bia.id, status: 3 } : { id: owner.ana.id, status: 3, to: cleo.id }
    const [moved, changed] = await Promise.all([
      one.raw(handoverCalls.move, { id: owner.ana.id, to: bia.id }),
      two.raw(looperCalls.status, change),
    ])
    expect(changed.status).toBe(200)
    expect((await one.call(looperCalls.show, { id: change.id })).body.data.status).toBe(3)
    // The later call met the result of the first: an inactive successor, or nothing to hand over.
    expect(moved.status === 200 || moved.status === (off === 'successor' ? 422 : 409)).toBe(true)
    const other = off === 'successor' ? owner.ana : cleo
    expect(await ownerOf(owner)).toEqual(allOf(owner, moved.status === 200 ? bia : other))
    const told = await server.db
      .selectFrom('audit')
      .select('thing_id')
      .where('event', '=', 'looper.tookOver')
      .where(
        'thing_id',
        'in',
        [bia, cleo].map((it) => String(it.id)),
      )
      .execute()
    const last = moved.status === 200 ? [String(bia.id)] : off === 'owner' ? [String(cleo.id)] : []
    expect(told.map((it) => it.thing_id)).toEqual(last)
  }
})
