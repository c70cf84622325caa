import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { checklistCalls } from '#contract/things/checklist.ts'
import { makeAtom, makePerson, type MadeAtom } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let atom: MadeAtom
let admin: Visitor
beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())

const of = () => ({ thing: 'atom' as const, id: atom.id })
const list = async (me: Visitor) => (await me.call(checklistCalls.list, of())).body
const add = (me: Visitor, text: string) => me.raw(checklistCalls.add, { ...of(), text })

test.each([1, 7, 2, 4] satisfies Role[])(
  'role %i ticks what is there, and only 1 and 7 say what stands there',
  async (role) => {
    const person = await makePerson(server.db, { role })
    atom = await makeAtom(server.db, { loopers: [person] })
    await add(admin, 'Alugar a sala')
    const me = await server.as(person)
    const mayList = role === 1 || role === 7
    const { data, writable, editable } = await list(me)
    expect({ writable, editable }).toEqual({ writable: true, editable: mayList })
    const item = data[0]?.id ?? 0
    expect((await me.raw(checklistCalls.check, { ...of(), item, done: true })).status).toBe(200)
    const refused = mayList ? 200 : 403
    expect((await add(me, 'Comprar café')).status).toBe(refused)
    expect((await me.raw(checklistCalls.update, { ...of(), item, version: 1, text: 'Outra' })).status).toBe(refused)
    expect((await me.raw(checklistCalls.move, { ...of(), item, to: 0 })).status).toBe(refused)
    expect((await me.raw(checklistCalls.remove, { ...of(), item })).status).toBe(refused)
    expect((await list(admin)).data.map((it) => it.text)).toEqual(mayList ? ['Comprar café'] : ['Alugar a sala'])
  },
)

test('raced from two tabs it loses no item and no tick, and keeps one order for all', async () => {
  const person = await makePerson(server.db, { role: 7 })
  atom = await makeAtom(server.db, { loopers: [person] })
  for (const text of ['a', 'b', 'c', 'd']) await add(admin, text)
  const items = (await list(admin)).data.map((it) => it.id)
  const tabs = [await server.as(person), await server.as(person)]
  await Promise.all(
    tabs.flatMap((tab, at) => [
      ...['x', 'y', 'z'].map((text) => add(tab, `${text}${at}`)),
      // One ticks the first two, the other the last two, and both put the last one first.
      ...items.slice(at * 2, at * 2 + 2).map((item) => tab.raw(checklistCalls.check, { ...of(), item, done: true })),
      tab.raw(checklistCalls.move, { ...of(), item: items[3] ?? 0, to: 0 }),
    ]),
  )
  const { data } = await list(admin)
  expect(data.map((it) => it.text).toSorted()).toEqual(['a', 'b', 'c', 'd', 'x0', 'x1', 'y0', 'y1', 'z0', 'z1'])
  expect(data.filter((it) => it.done_at !== null).map((it) => it.text)).toEqual(['d', 'a', 'b', 'c'])
  expect((await list(tabs[0] ?? admin)).data).toEqual(data)
})

test('two who change one item at once: one is kept, the other gets both texts', async () => {
  atom = await makeAtom(server.db)
  await add(admin, 'Alugar a sala')
  const item = (await list(admin)).data[0]?.id ?? 0
  const other = await server.as(await makePerson(server.db, { role: 7 }))
  const answers = await Promise.all(
    [admin, other].map((me, at) => me.raw(checklistCalls.update, { ...of(), item, version: 1, text: `texto ${at}` })),
  )
  expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const kept = (await list(admin)).data[0]
  expect(answers.find((it) => it.status === 409)?.body).toMatchObject({ current: { text: kept?.text, version: 2 } })
})
