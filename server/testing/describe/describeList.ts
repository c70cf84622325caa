import { beforeAll, describe, expect, test } from 'vitest'
import { can, defaultGrants } from '#contract/access/can.ts'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { isSeen } from '#contract/kit/list/column.ts'
import { filterNames } from '#contract/kit/list/filter.ts'
import { seenColumns, sortsOf, type List } from '#contract/kit/list/list.ts'
import { makePerson } from '#server/testing/make.ts'
import type { TestServer, Visitor } from '#server/testing/testServer.ts'

/** Inputs for the tests of a list: a server with at least two rows in it, and values for its filters. */
export interface ListTrial {
  readonly server: () => TestServer
  /** Role that sees everything in it. */
  readonly role?: Exclude<Role, 0>
  /** A value for each filter, by its name in the address, that matches at least one row. */
  readonly filters: Readonly<Record<string, string>>
  /** Filter of each request, against rows that the requests themselves add, or to set a scope. */
  readonly within?: Readonly<Record<string, string>>
  /** False for a list whose rows are opened in place, without a page of their own. */
  readonly neighbours?: false
  /** Text that matches a row, with other accents or case than the row has; undefined where nothing is searched. */
  readonly search?: string
}

type Body = { data: { id: number }[]; total: number; sums: Record<string, number> }

/** Number of rows of a CSV file, without its header. */
const lines = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')

/** Tests what every list guarantees: sorting both ways, filters, search, pages, export, and hidden columns. */
export const describeList = <R extends { id: number }>(
  list: List<R, string, string>,
  { server, role = 1, filters, within = {}, neighbours, search }: ListTrial,
): void =>
  void describe(`the list of ${list.id}`, () => {
    let me: Visitor
    beforeAll(async () => {
      me = await server().as(await makePerson(server().db, { role }))
    })
    const ask = async (query: Readonly<Record<string, unknown>> = {}): Promise<Body> => {
      const { status, body } = await me.raw(list.calls.list, { per_page: 100, ...within, ...query })
      expect({ query, status, errors: body['errors'] }).toEqual({ query, status: 200, errors: undefined })
      return list.calls.list.output.parse(body)
    }
    const file = async (query: Readonly<Record<string, string>>) => {
      const headers = { authorization: `Bearer ${await me.token()}` }
      return server().app.inject({ url: list.calls.export.path, query: { ...within, ...query }, headers })
    }
    const idsOf = ({ data }: Body) => data.map((it) => it.id)

    test('answers rows of its own shape, and sums of what it adds up', async () => {
      const body = await ask()
      expect(body.data.length).toBeGreaterThan(1)
      expect(Object.keys(body.sums).toSorted()).toEqual(
        Object.entries(list.columns)
          .flatMap(([key, it]) => ('sum' in it && it.sum ? [key] : []))
          .toSorted(),
      )
    })

    test('sorts by each sortable column, both ways, always in one order', async () => {
      for (const key of sortsOf(list.columns)) {
        const [up, down] = [await ask({ sort: key }), await ask({ sort: `-${key}` })]
        expect(new Set(idsOf(up))).toEqual(new Set(idsOf(down)))
        expect(idsOf(await ask({ sort: key }))).toEqual(idsOf(up))
        const empty = (row: object) => (row as Record<string, unknown>)[key] === null
        // Empty values come last, in both directions.
        for (const { data } of [up, down]) {
          const first = data.findIndex(empty)
          expect(first === -1 || data.slice(first).every(empty), `${key}: empty values last`).toBe(true)
        }
        const filled = (body: Body) => body.data.filter((it) => !empty(it))
        const distinct = new Set(
          filled(up).map((row) => JSON.stringify((row as unknown as Record<string, unknown>)[key])),
        )
        if (distinct.size === filled(up).length) expect(filled(down)).toEqual(filled(up).toReversed())
      }
    })

    test('pages to its last row without losing or repeating any', async () => {
      const all = idsOf(await ask())
      const paged: number[] = []
      for (let page = 1; page <= all.length; page += 1) paged.push(...idsOf(await ask({ per_page: 1, page })))
      expect(paged).toEqual(all)
      expect(idsOf(await ask({ page: 1000 }))).toEqual([])
    })

    test('filters by each of its filters, and counts what it finds', async () => {
      const names = Object.entries(list.filters).map(([key, filter]) => filterNames(key, filter))
      const untried = names.filter((all) => !all.some((name) => name in filters)).map(([name]) => name)
      expect(untried, 'each filter has a value to try').toEqual([])
      const total = (await ask()).total
      for (const [name, value] of Object.entries(filters)) {
        const found = await ask({ [name]: value })
        expect({ name, found: found.data.length > 0, total: found.total }).toEqual({
          name,
          found: true,
          total: found.data.length,
        })
        expect(found.total).toBeLessThanOrEqual(total)
      }
    })

    if (search !== undefined)
      test('finds whatever the accents and the case, and nothing by signs of its own', async () => {
        expect((await ask({ q: search })).data.length).toBeGreaterThan(0)
        expect((await ask({ q: 'não há nada assim' })).data).toEqual([])
        for (const q of ['%', '_', '\\']) expect((await ask({ q })).total).toBeLessThan((await ask()).total)
      })

    test('exports exactly its filter in all formats, in the order and with the columns asked for', async () => {
      const keys = seenColumns(list, (it) => can(defaultGrants, role, it))
      const { total } = await ask()
      const csv = await file({ format: 'csv' })
      expect(csv.statusCode).toBe(200)
      expect(lines(csv.body)).toHaveLength(total + 1)
      expect(lines(csv.body)[0]?.split(';')).toHaveLength(keys.length)
      const [name, value] = Object.entries(filters)[0] ?? ['q', search ?? '']
      const some = await file({ format: 'csv', columns: keys[0] ?? '', [name]: value })
      expect(lines(some.body)).toHaveLength((await ask({ [name]: value })).total + 1)
      for (const format of ['xlsx', 'pdf']) {
        // Each export adds a row to the audit.
        const { total: rows } = await ask()
        const { statusCode, headers } = await file({ format })
        expect([format, statusCode, headers['x-row-count']]).toEqual([format, 200, String(rows)])
      }
    })

    if (neighbours === undefined)
      test('tells which rows stand before and after one', async () => {
        const ids = idsOf(await ask())
        for (const [index, id] of ids.entries()) {
          const { body } = await me.raw(list.calls.neighbours, { id, ...within })
          expect(body).toEqual({ previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null })
        }
      })

    test('names the field of what it does not know', async () => {
      for (const [name, value] of Object.entries({ sort: 'password', page: '0', per_page: '1000', colour: 'red' })) {
        const { status, body } = await me.raw(list.calls.list, { [name]: value })
        expect([name, status, body['errors']]).toMatchObject([name, 422, [{ path: name }]])
      }
    })

    test('a role that does not see a column is told nothing of it by rows, orders, filters, search, sums or files', async () => {
      const wrong: string[] = []
      for (const other of signedInRoles.filter((it) => list.can === 'login' || can(defaultGrants, it, list.can))) {
        const may = (it: Parameters<typeof can>[2]) => can(defaultGrants, other, it)
        const hidden = Object.keys(list.columns).filter((key) => !isSeen(list.columns[key], may))
        if (hidden.length === 0) continue
        wrong.push(
          ...(await leaksOf(list, hidden, await server().as(await makePerson(server().db, { role: other })))).map(
            (it) => `role ${other}: ${it}`,
          ),
        )
      }
      expect(wrong).toEqual([])
    })
  })

/** Leaks of columns that are hidden from the visitor. */
const leaksOf = async <R>(list: List<R, string, string>, hidden: readonly string[], me: Visitor): Promise<string[]> => {
  const found: string[] = []
  const { body } = await me.raw(list.calls.list, { per_page: 100 })
  const { data, sums } = body as unknown as Body
  for (const key of hidden) {
    if (data.some((row) => key in row)) found.push(`${key} stands in the rows`)
    if (key in sums) found.push(`${key} is added up`)
    for (const sort of list.columns[key]?.sort ? [key, `-${key}`] : [])
      if ((await me.raw(list.calls.list, { sort })).status !== 403) found.push(`sorted by ${sort}`)
    const titles = await me.raw(list.calls.export, { format: 'csv', columns: key })
    if (titles.status !== 403) found.push(`${key} is exported`)
  }
  for (const [name, filter] of Object.entries(list.filters))
    if (hidden.includes(filter.of) && (await me.raw(list.calls.list, { [name]: '1' })).status === 200)
      found.push(`filtered by ${name}`)
  return found
}
