import { afterAll, beforeAll, expect, test } from 'vitest'
import { atomList } from '#contract/atom/atom.ts'
import { capacityCalls } from '#contract/capacity/capacity.ts'
import { homeCalls } from '#contract/home/home.calls.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { myWorkCalls } from '#contract/myWork/myWork.ts'
import { searchCalls } from '#contract/search/search.ts'
import { copyCalls, ventureSources } from '#contract/venture/copy.ts'
import { ventureCrud, ventureList } from '#contract/venture/venture.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { importing } from '#server/testing/imports.ts'
import { makeAtom, makePerson, makePlace, type MadePerson, type MadePlace } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let looper: MadePerson
let me: Visitor
let place: MadePlace
let atom: number
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  looper = await makePerson(server.db)
  me = await server.as(looper)
  place = await makePlace(server.db, { nome: 'Molde de loja' })
  const { venture_id } = place
  await server.db.insertInto('venture_members').values({ venture_id, user_id: looper.id }).execute()
  atom = (await makeAtom(server.db, { place, loopers: [looper], nome: 'Montar vitrine' })).id
  const plan = { data: '2026-03-02', hours_planned: 8, responsavel_id: looper.id }
  await server.db.updateTable('atoms').set(plan).where('id', '=', atom).execute()
})
afterAll(() => server.close())

const row = async () => (await admin.call(ventureCrud.calls.show, { id: place.venture_id })).body.data
const set = async (change: object, by = admin) =>
  by.raw(ventureCrud.calls.update, { id: place.venture_id, version: (await row()).version, ...change })

/** Where the venture, or its atom, stands as work. */
const places = async () => {
  const timer = await me.call(loopCalls.atoms, { userId: looper.id })
  const capacity = await me.call(capacityCalls.show, {})
  const work = await me.call(myWorkCalls.show, {})
  const late = await admin.call(atomList.calls.list, { late: true })
  const portfolio = await admin.call(ventureList.calls.list, { template: false })
  const found = await admin.call(searchCalls.find, { q: 'vitrine' })
  const venture = await admin.call(searchCalls.find, { q: 'molde' })
  const home = await me.call(homeCalls.ventures, {})
  return {
    timer: timer.body.data.length,
    capacity: capacity.body.people.flatMap((it) => it.planned).reduce((sum, it) => sum + it, 0) > 0,
    work: work.body.groups.late.total,
    late: late.body.total,
    lateOfVenture: (await row()).late,
    portfolio: portfolio.body.total,
    search: found.body.data.length + venture.body.data.length,
    home: home.body.data.length,
  }
}
const atWork = { timer: 1, capacity: true, work: 1, late: 1, lateOfVenture: 1, portfolio: 1, search: 2, home: 1 }
const nowhere = { timer: 0, capacity: false, work: 0, late: 0, lateOfVenture: 0, portfolio: 0, search: 0, home: 0 }

test('a template stands nowhere as work, and everywhere again once it is none', async () => {
  expect(await places()).toEqual(atWork)
  expect((await set({ template: true })).body).toMatchObject({ data: { template: true, status: 0 } })
  expect(await places()).toEqual(nowhere)
  expect((await admin.call(ventureList.calls.list, { template: true })).body.data.map((it) => it.id)).toEqual([
    place.venture_id,
  ])
  const start = { user_id: looper.id, atomo_id: atom, data_inicio: '10-03-2026 12:00:00', status: 1 as const }
  expect((await me.call(loopCalls.start, start)).body).toMatchObject({ status: 'error' })
  expect((await set({ template: false })).body).toMatchObject({ data: { template: false, status: 1 } })
  expect(await places()).toEqual(atWork)
})

test('a template is not switched active, nor made by a manager or a looper', async () => {
  await set({ template: true })
  const answer = await set({ status: 1 })
  expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: 'status' }] }])
  const manager = await server.as(await makePerson(server.db, { role: 2 }))
  for (const by of [manager, me]) expect((await set({ template: false }, by)).status).toBe(403)
})

test('the mark and its status are one change of the history; a contradiction is refused, a given status kept', async () => {
  await set({ template: false })
  expect((await set({ template: true, status: 1 })).body).toMatchObject({ errors: [{ path: 'status' }] })
  await set({ template: true })
  expect((await set({ template: false, status: 0 })).body).toMatchObject({ data: { template: false, status: 0 } })
  const entries = await auditOf(server, 'projeto', place.venture_id)
  expect(entries.slice(-2).map((it) => it.detail)).toMatchObject([
    { after: { template: true, status: 0 } },
    { after: { template: false } },
  ])
  const made = await admin.call(ventureCrud.calls.create, { nome: 'Molde novo', code: 'MOLDE-2', template: true })
  expect(made.body.data.status).toBe(0)
  const [created] = await auditOf(server, 'projeto', made.body.data.id)
  expect(created?.detail).toMatchObject({ after: { template: true, status: 0 } })
  const { id, version } = made.body.data
  await admin.call(ventureCrud.calls.update, { id, version, template: false })
})

test('templates are offered first, say so, and make ventures that are at work', async () => {
  await set({ template: true })
  const first = await makePlace(server.db, { nome: 'Antes no alfabeto' })
  const offered = (await admin.call(ventureSources.call, {})).body.data
  expect(offered.slice(0, 2).map((it) => it.id)).toEqual([place.venture_id, first.venture_id])
  expect(offered[0]?.hint).toMatch(/^Modelo · T-/)
  expect(offered[1]?.hint).not.toMatch(/Modelo/)
  const made = await admin.call(copyCalls.make, { from_id: place.venture_id, nome: 'Loja nova', code: 'LOJA-9' })
  expect(made.body.data).toMatchObject({ template: false, status: 1, progress: { total: 1 } })
})

test('who edits ventures of their own alone learns of no other venture whether it is a template', async () => {
  await set({ template: false })
  const { venture_id: id } = await makePlace(server.db, { nome: 'De outro time' })
  await server.db.insertInto('grants').values({ thing: 'projeto', act: 'edit', role: 4 }).execute()
  await touchGrants(server.db)
  const editor = await server.as(looper)
  const mark = { template: true, status: 1 as const }
  const mine = await set(mark, editor)
  expect([mine.status, mine.body]).toMatchObject([422, { errors: [{ path: 'status' }] }])
  for (const template of [true, false]) {
    await server.db.updateTable('ventures').set({ template, status: 0 }).where('id', '=', id).execute()
    const other = await editor.raw(ventureCrud.calls.update, { id, version: 1, ...mark })
    expect(other.status).toBe(404)
  }
})

test('a file marks and unmarks as the form does: the status comes along, and goes back when the import is undone', async () => {
  const venture = { nome: 'Pelo arquivo', code: 'ARQ-1', delivery_type: 1 }
  const { id } = (await admin.call(ventureCrud.calls.create, { ...venture, template: true })).body.data
  const on = importing(server, admin)
  const bring = async (lines: string) => {
    const file = await on.upload('projeto', lines)
    return on.run(await on.check(file, { match: 'code', existing: 'update', choices: file.choices }))
  }
  const stored = () =>
    server.db.selectFrom('ventures').select(['template', 'status']).where('id', '=', id).executeTakeFirstOrThrow()
  const fileOf = (mark: string) => `Código;Nome;Modelo\nARQ-1;Pelo arquivo;${mark}`
  const unmarked = await bring(fileOf('Não'))
  expect([unmarked.updated, await stored()]).toEqual([1, { template: false, status: 1 }])
  expect((await auditOf(server, 'projeto', id)).at(-1)?.detail).toMatchObject({
    before: { template: true, status: 0 },
    after: { template: false, status: 1 },
  })
  await on.undo(unmarked)
  expect(await stored()).toEqual({ template: true, status: 0 })
  await bring(fileOf('Não'))
  expect(await stored()).toEqual({ template: false, status: 1 })
  const marked = await bring(fileOf('Sim'))
  expect([marked.updated, await stored()]).toEqual([1, { template: true, status: 0 }])
  await bring('Código;Nome;Modelo\nARQ-2;Outro pelo arquivo;Sim')
  expect((await server.db.selectFrom('ventures').selectAll().where('code', '=', 'ARQ-2').execute())[0]).toMatchObject({
    template: true,
    status: 0,
  })
})
