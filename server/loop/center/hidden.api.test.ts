import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, defaultGrants } from '#contract/access/can.ts'
import { roles, type Role } from '#contract/access/roles.ts'
import { isSeen } from '#contract/kit/list/column.ts'
import { sortsOf } from '#contract/kit/list/list.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopList, loopPeople } from '#contract/loop/loop.list.ts'
import { loopSchemas } from '#contract/loop/loop.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { failures } from '#server/testing/failures.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

/** Values that no answer may contain for a reader without the permission: the person's name, and the hourly value. */
const NAME = 'Zuleica'
const CENTAVOS = 777_713
const showsMoney = (text: string): boolean => /7[.,]?777/.test(text)

/** A person of a role with a loop of their own, which is all that some roles see. */
const worker = async (role: Exclude<Role, 0>) => {
  const person = await makePerson(server.db, { role, nome: NAME })
  const atom = await makeAtom(server.db, { loopers: [person] })
  const id = await makeLoop(server.db, { user: person, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' })
  await server.db
    .updateTable('loops')
    .set({ valor_hora_centavos: CENTAVOS, horas_decimos: 10 })
    .where('id', '=', id)
    .execute()
  return { person, id, me: await server.as(person) }
}

const held = roles.flatMap(({ value }) => (value === 0 ? [] : [value]))
/** Columns that are hidden from some roles, and one that everybody sees. */
const rowColumns = ['valor', 'total', 'responsavel'] as const
const hiddenFrom = (role: (typeof held)[number]): readonly string[] =>
  rowColumns.filter((it) => !isSeen(loopList.columns[it], (permission) => can(defaultGrants, role, permission)))

const seenBy = (role: (typeof held)[number]): string[] => rowColumns.filter((it) => !hiddenFrom(role).includes(it))
const guardedIn = (row: object): string[] => rowColumns.filter((it) => it in row).toSorted()

test('the columns are hidden from some roles and not from others', () => {
  const seeing = (column: string) => held.filter((role) => seenBy(role).includes(column))
  expect([seeing('valor'), seeing('responsavel')]).toEqual([
    [1, 7],
    [1, 2, 6, 7],
  ])
})

describe('a column that the table hides from a role never leaves the server', () => {
  test.each(held)('role %i, in rows and totals', async (role) => {
    const { me } = await worker(role)
    const { status, body } = await me.raw(loopCenterCalls.list, { per_page: 100 })
    const lists = can(defaultGrants, role, 'loop.list')
    expect(status).toBe(lists ? 200 : 403)
    const text = JSON.stringify(body)
    const seen = lists ? seenBy(role) : []
    expect([showsMoney(text), text.includes(NAME)]).toEqual([seen.includes('valor'), seen.includes('responsavel')])
    if (!lists) return
    const { data, sums } = loopCenterCalls.list.output.parse(body)
    expect(data.length).toBeGreaterThan(0)
    for (const row of data) expect(guardedIn(row)).toEqual(seen.toSorted())
    expect('valor' in sums).toBe(seen.includes('valor'))
  })

  test.each(held)('role %i, on the page of a loop', async (role) => {
    const { id, me } = await worker(role)
    const { status, body } = await me.raw(loopCalls.show, { id })
    const opens = can(defaultGrants, role, 'loop.open')
    expect(status).toBe(opens ? 200 : 403)
    const text = JSON.stringify(body)
    const seen = opens ? seenBy(role) : []
    expect([showsMoney(text), text.includes(NAME)]).toEqual([seen.includes('valor'), seen.includes('responsavel')])
    if (!opens) return
    const { data } = loopSchemas.show.output.parse(body)
    expect(guardedIn(data)).toEqual(seen.toSorted())
    expect('valor_hora' in data).toBe(seen.includes('valor'))
  })

  const listing = held.filter((role) => can(defaultGrants, role, 'loop.list'))
  test.each(listing)('role %i, in a file that asks for it', async (role) => {
    const { me } = await worker(role)
    const token = await me.token()
    expect(
      await failures(
        rowColumns,
        (it) => it,
        async (column) => {
          const file = await server.app.inject({
            url: `/api/loops/export?format=csv&columns=inicio,${column}`,
            headers: { authorization: `Bearer ${token}` },
          })
          const sees = seenBy(role).includes(column)
          expect(file.statusCode).toBe(sees ? 200 : 403)
          const lines = file.body.slice(1).trimEnd().split('\r\n')
          if (sees) expect(lines.length).toBeGreaterThan(1)
          if (sees) expect(new Set(lines.map((line) => line.split(';').length))).toEqual(new Set([2]))
          expect(file.body.includes(NAME)).toBe(sees && column === 'responsavel')
          expect(showsMoney(file.body)).toBe(sees && column === 'valor')
        },
      ),
    ).toEqual([])
  })

  test.each(listing)('role %i sorts and filters by what it sees, and by nothing else', async (role) => {
    const { person, me } = await worker(role)
    const hidden = hiddenFrom(role)
    const token = await me.token()
    const ask = async (query: Readonly<Record<string, string>>) => {
      const list = await me.raw(loopCenterCalls.list, query)
      const file = await server.app.inject({
        url: '/api/loops/export',
        query: { format: 'csv', ...query },
        headers: { authorization: `Bearer ${token}` },
      })
      expect(file.statusCode).toBe(list.status)
      return list
    }
    for (const sort of sortsOf(loopList.columns).flatMap((it) => [it, `-${it}`])) {
      const { status, body } = await ask({ sort })
      const no = hidden.includes(sort.replace('-', ''))
      expect([sort, status]).toEqual([sort, no ? 403 : 200])
      if (no) expect(body).toMatchObject({ type: '/problems/common.columnHidden', errors: [{ path: 'sort' }] })
    }
    const no = hidden.includes('responsavel')
    // The filter by a hidden column is refused for one's own id too.
    expect((await ask({ user_id: String(person.id) })).status).toBe(no ? 403 : 200)
    expect((await me.raw(loopPeople.call, {})).status).toBe(no ? 403 : 200)
  })
})
