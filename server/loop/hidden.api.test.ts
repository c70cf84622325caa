import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, defaultGrants } from '#contract/access/can.ts'
import { roles, type Role } from '#contract/access/roles.ts'
import { filterColumns, loopSorts } from '#contract/loop/loop.filter.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { guardedColumns } from '#contract/table/table.models.ts'
import { tableOf } from '#contract/table/table.rules.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => house.close())

/** Somebody of a role with a loop of their own, which is all that some roles see. */
const worker = async (role: Exclude<Role, 0>) => {
  const person = await makePerson(house.db, { role })
  const atom = await makeAtom(house.db, { loopers: [person] })
  const id = await makeLoop(house.db, { user: person, atom, from: '2026-03-09T12:00:00Z', to: '2026-03-09T13:00:00Z' })
  await house.db
    .updateTable('loops')
    .set({ valor_hora_centavos: 5000, horas_decimos: 10 })
    .where('id', '=', id)
    .execute()
  return { person, id, me: await house.as(person) }
}

const held = roles.flatMap(({ value }) => (value === 0 ? [] : [value]))
const hiddenFrom = (role: (typeof held)[number]): readonly string[] =>
  tableOf('ponto', (permission) => can(defaultGrants, role, permission)).hidden
const cases = held.flatMap((role) => guardedColumns.map((column) => ({ role, column })))

/** Guarded columns that a loop's row has; the others are other tables'. */
const rowColumns: readonly string[] = ['valor', 'total', 'responsavel']
const holds = (column: string): boolean => rowColumns.includes(column)
const sees = (role: (typeof held)[number], column: string): boolean =>
  holds(column) && !hiddenFrom(role).includes(column)

describe('a column that the table hides from a role never leaves the server', () => {
  test.each(cases)('role $role, $column, in rows and totals', async ({ role, column }) => {
    const { me } = await worker(role)
    const { status, body } = await me.raw(loopCalls.list, { per_page: 100 })
    const lists = can(defaultGrants, role, 'loop.list')
    expect(status).toBe(lists ? 200 : 403)
    if (!lists) return
    const { data, totals } = loopCalls.list.output.parse(body)
    expect(data.length).toBeGreaterThan(0)
    expect(data.filter((row) => column in row)).toHaveLength(sees(role, column) ? data.length : 0)
    if (column === 'valor') expect('valor' in totals).toBe(sees(role, column))
  })

  test.each(cases)('role $role, $column, on the page of a loop', async ({ role, column }) => {
    const { id, me } = await worker(role)
    const { status, body } = await me.raw(loopCalls.show, { id })
    const opens = can(defaultGrants, role, 'loop.open')
    expect(status).toBe(opens ? 200 : 403)
    if (!opens) return
    const data = body['data'] as object
    expect(column in data).toBe(sees(role, column))
    if (column === 'valor') expect('valor_hora' in data).toBe(sees(role, column))
  })

  const exported = cases.filter(({ role, column }) => can(defaultGrants, role, 'loop.list') && holds(column))
  test.each(exported)('role $role, $column, in a file that asks for it', async ({ role, column }) => {
    const { me } = await worker(role)
    const file = await house.app.inject({
      url: `/api/loops/export?format=csv&columns=inicio,${column}`,
      headers: { authorization: `Bearer ${await me.token()}` },
    })
    expect(file.statusCode).toBe(200)
    const widths = file.body
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';').length)
    expect(new Set(widths)).toEqual(new Set([sees(role, column) ? 2 : 1]))
    if (column === 'responsavel') expect(file.body.includes('Teste')).toBe(sees(role, column))
  })

  test.each(held.filter((role) => can(defaultGrants, role, 'loop.list')))(
    'role %i sorts and filters by what it sees, and by nothing else',
    async (role) => {
      const { person, me } = await worker(role)
      const hidden = hiddenFrom(role)
      const token = await me.token()
      const ask = async (query: Readonly<Record<string, string>>) => {
        const list = await me.raw(loopCalls.list, query)
        const file = await house.app.inject({
          url: '/api/loops/export',
          query: { format: 'csv', ...query },
          headers: { authorization: `Bearer ${token}` },
        })
        expect(file.statusCode).toBe(list.status)
        return list
      }
      for (const sort of loopSorts.flatMap((it) => [it, `-${it}`])) {
        const { status, body } = await ask({ sort })
        const no = hidden.includes(sort.replace('-', ''))
        expect([sort, status]).toEqual([sort, no ? 403 : 200])
        if (no) expect(body).toMatchObject({ type: '/problems/loop.columnHidden', errors: [{ path: 'sort' }] })
      }
      const no = hidden.includes(filterColumns.user_id)
      // One's own id too: what is hidden is hidden.
      expect((await ask({ user_id: String(person.id) })).status).toBe(no ? 403 : 200)
      const { body } = await me.call(loopCalls.options, {})
      expect(body.people.length > 0).toBe(!no)
    },
  )
})
