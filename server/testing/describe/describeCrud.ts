import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { signedInRoles } from '#contract/access/roles.ts'
import type { DeletableCrud } from '#contract/kit/list/crud.ts'
import { makePerson } from '#server/testing/make.ts'
import type { TestServer, Visitor } from '#server/testing/testServer.ts'

/** Inputs for the tests of a record. */
export interface CrudTrial {
  readonly server: () => TestServer
  /** Complete input for a new record; each call gives another name. */
  readonly make: () => Record<string, unknown>
  /** Fields to change, with new values. */
  readonly change: Readonly<Record<string, unknown>>
  /** Inputs that are refused, each with the field that the refusal names. */
  readonly bad: readonly (readonly [input: Readonly<Record<string, unknown>>, path: string])[]
  /** Puts the record into one of its `uses`, where it has some. */
  readonly use?: (id: number) => Promise<void>
  /** Unique field, if there is one. */
  readonly unique?: string
  /** Roles that read a record of the administrator's, and that change it, from the specification; all others are refused. */
  readonly roles?: { readonly show: readonly number[]; readonly update: readonly number[] }
}

interface Row {
  id: number
  version: number
  [field: string]: unknown
}

/** Tests what every record guarantees: create, show, update by version, remove, restore, merge where it has one, refusals and audit. */
export const describeCrud = <R, S extends z.ZodRawShape>(crud: DeletableCrud<R, S>, trial: CrudTrial): void =>
  void describe(`a ${crud.thing}`, () => {
    const { calls } = crud
    const { merge } = calls
    const { use, unique, roles = { show: [1], update: [1] } } = trial
    let me: Visitor
    beforeAll(async () => {
      me = await trial.server().as(await makePerson(trial.server().db, { role: 1, nome: 'Marina' }))
    })
    const dataOf = (body: Record<string, unknown>) => body['data'] as Row
    const made = async (more: Readonly<Record<string, unknown>> = {}): Promise<Row> => {
      const { status, body } = await me.raw(calls.create, { ...trial.make(), ...more })
      expect({ status, errors: body['errors'] }).toEqual({ status: 201, errors: undefined })
      return dataOf(body)
    }
    const eventsOf = async (id: number): Promise<string[]> => {
      const rows = await trial
        .server()
        .db.selectFrom('audit')
        .select('event')
        .where('thing', '=', crud.thing)
        .where('thing_id', '=', String(id))
        .orderBy('id')
        .execute()
      return rows.map((row) => row.event.slice(crud.thing.length + 1))
    }

    test('is made, read, changed, deleted and restored, each told in the audit', async () => {
      const row = await made()
      expect(row.version).toBe(1)
      const shown = await me.raw(calls.show, { id: row.id })
      expect(dataOf(shown.body)).toEqual(row)
      expect((shown.body['uses'] as { count: number }[]).every(({ count }) => count === 0)).toBe(true)
      const next = await me.raw(calls.update, { id: row.id, version: 1, ...trial.change })
      // Fields that a change leaves out stay as they were.
      expect(dataOf(next.body)).toEqual({ ...row, ...trial.change, version: 2 })
      expect((await me.raw(calls.remove, { id: row.id, version: 2 })).status).toBe(200)
      const listed = async (query: object) => {
        const { body } = await me.raw(crud.list.calls.list, { per_page: 100, ...query })
        return (body['data'] as Row[]).some((one) => one.id === row.id)
      }
      expect([await listed({}), await listed({ deleted: 'only' }), await listed({ deleted: 'with' })]).toEqual([
        false,
        true,
        true,
      ])
      const back = await me.raw(calls.restore, { id: row.id })
      expect(dataOf(back.body)).toMatchObject({ id: row.id, deleted_at: null, version: 4 })
      expect(await eventsOf(row.id)).toEqual(['created', 'changed', 'deleted', 'restored'])
    })

    test('bad input names its field and writes nothing', async () => {
      const before = (await me.raw(crud.list.calls.list, {})).body['total']
      for (const [input, path] of trial.bad) {
        const { status, body } = await me.raw(calls.create, { ...trial.make(), ...input })
        expect({ input, status, path: (body['errors'] as { path: string }[])[0]?.path }).toEqual({
          input,
          status: 422,
          path,
        })
      }
      expect((await me.raw(crud.list.calls.list, {})).body['total']).toBe(before)
    })

    test('a stale version answers 409 with the record as it is, for each call that names one', async () => {
      const [row, other] = [await made(), await made()]
      await me.raw(calls.update, { id: row.id, version: 1, ...trial.change })
      for (const [call, more] of [
        [calls.update, trial.change],
        [calls.remove, {}],
        [merge, { into: other.id }],
      ] as const) {
        if (!call) continue
        const { status, body } = await me.raw(call, { id: row.id, version: 1, ...more })
        expect(status).toBe(409)
        expect(body).toMatchObject({ type: '/problems/common.stale', current: { id: row.id, version: 2 } })
      }
    })

    test('two changes of one version at once: one is made, the other is told', async () => {
      const row = await made()
      const answers = await Promise.all(
        [1, 2].map(() => me.raw(calls.update, { id: row.id, version: 1, ...trial.change })),
      )
      expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    })

    if (use)
      test('in use it is not deleted, and says where', async () => {
        const row = await made()
        await use(row.id)
        const refused = await me.raw(calls.remove, { id: row.id, version: 1 })
        expect(refused).toMatchObject({ status: 409, body: { type: '/problems/common.inUse', uses: [{ count: 1 }] } })
      })

    if (use && merge)
      test('merged into another, its places are the other’s', async () => {
        const [row, other] = [await made(), await made()]
        await use(row.id)
        const merged = await me.raw(merge, { id: row.id, version: 1, into: other.id })
        expect(dataOf(merged.body)).toMatchObject({ id: other.id })
        const shown = await me.raw(calls.show, { id: other.id })
        const uses = shown.body['uses'] as { count: number }[]
        expect(uses.filter(({ count }) => count > 0)).toMatchObject([{ count: 1 }])
        expect(dataOf((await me.raw(calls.show, { id: row.id })).body)['deleted_at']).not.toBeNull()
        expect([await eventsOf(row.id), await eventsOf(other.id)]).toEqual([
          ['created', 'merged'],
          ['created', 'received'],
        ])
        for (const into of [row.id, other.id])
          expect((await me.raw(merge, { id: other.id, version: 1, into })).status).toBe(422)
      })

    if (unique !== undefined)
      test('a name that is taken is refused whatever its accents, also when coming back', async () => {
        const row = await made({ [unique]: 'Célula única' })
        const again = await me.raw(calls.create, { ...trial.make(), [unique]: 'CELULA UNICA' })
        expect(again).toMatchObject({ status: 409, body: { errors: [{ path: unique }] } })
        await me.raw(calls.remove, { id: row.id, version: 1 })
        await made({ [unique]: 'Celula Unica' })
        expect((await me.raw(calls.restore, { id: row.id })).status).toBe(409)
      })

    test('what is not there answers 404, and each role reads and changes exactly what is its own', async () => {
      const gone = { id: 2_147_483_647, version: 1 }
      for (const [call, more] of [
        [calls.show, {}],
        [calls.update, trial.change],
        [calls.remove, {}],
        [calls.restore, {}],
        [merge, { into: 1 }],
      ] as const) {
        if (!call) continue
        const { version: _, ...id } = gone
        const versioned = 'version' in call.input.shape ? gone : id
        expect([call.path, (await me.raw(call, { ...versioned, ...more })).status]).toEqual([call.path, 404])
      }
      for (const role of signedInRoles) {
        const row = await made()
        const other = await trial.server().as(await makePerson(trial.server().db, { role }))
        const change = { id: row.id, version: 1, ...trial.change }
        const [shown, changed] = [await other.raw(calls.show, { id: row.id }), await other.raw(calls.update, change)]
        expect({ role, show: shown.status === 200, update: changed.status === 200 }).toEqual({
          role,
          show: roles.show.includes(role),
          update: roles.update.includes(role),
        })
        for (const { status } of [shown, changed]) expect([200, 403, 404]).toContain(status)
      }
    })
  })
