import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import type { AnyEndpoint, CallRef } from '#contract/kit/endpoint.ts'
import type { AnyFlow } from '#contract/kit/steps/calls.ts'
import { statusName, statusValue, stepNames, stepOf } from '#contract/kit/steps/steps.ts'
import { makePerson } from '#server/testing/make.ts'
import type { TestServer, Visitor } from '#server/testing/testServer.ts'

type Input = Readonly<Record<string, unknown>>

/** Inputs for the tests of a noun's steps. */
export interface StepsTrial {
  readonly server: () => TestServer
  readonly table: string
  /** Call that reads one record, by its id. */
  readonly show: CallRef
  /** Makes a record in the first status, where everybody of `roles` may meet it; answers its id. */
  readonly make: () => Promise<number>
  /** Brings a record into a status to which no step leads. */
  readonly reach?: Readonly<Record<string, (id: number) => Promise<unknown>>>
  /** What a step asks beside the version. */
  readonly input?: Readonly<Record<string, Input | (() => Promise<Input>)>>
  /** What a step needs beside its status, as a question that it answers. */
  readonly ready?: Readonly<Record<string, (id: number) => Promise<unknown>>>
  /** Role that takes a step where role 1 does not. */
  readonly by?: Readonly<Record<string, Role>>
  /** Roles that may take each step, from the specification; all others are refused. */
  readonly roles: Readonly<Record<string, readonly number[]>>
  /** Somebody of a role who meets the records, where that takes more than an account. */
  readonly visitor?: (role: Role) => Promise<Visitor>
  /** Number of people whom each step tells, when role 1 takes it on a new record; none where left out. */
  readonly told?: Readonly<Record<string, number>>
}

interface Row {
  id: number
  version: number
  may: string[]
  [field: string]: unknown
}

/** Tests what every flow guarantees: status × step × role, `may`, a stale version, two at once, who is told, and bulk. */
export const describeSteps = ({ steps, calls, bulk }: AnyFlow, trial: StepsTrial): void =>
  void describe(`the steps of a ${steps.thing}`, () => {
    const names = stepNames(steps)
    const statuses = 'list' in steps.statuses ? steps.statuses.list.map(({ key }) => key) : steps.statuses
    const takers = new Map<Role, Visitor>()
    let me: Visitor
    beforeAll(async () => {
      for (const role of new Set([1, ...Object.values(trial.by ?? {})] as const)) takers.set(role, await as(role))
      me = takerOf('')
    })
    /** Somebody who takes the step. */
    const takerOf = (name: string): Visitor => {
      const taker = takers.get(trial.by?.[name] ?? 1)
      if (!taker) throw new Error(`nobody takes ${name}`)
      return taker
    }
    const as = async (role: Role): Promise<Visitor> =>
      trial.visitor ? trial.visitor(role) : trial.server().as(await makePerson(trial.server().db, { role }))
    const callOf = (name: string): AnyEndpoint => {
      const call = calls[name]
      if (!call) throw new Error(`no call ${name}`)
      return call
    }
    const show = async (id: number, who: Visitor): Promise<Row> => {
      const { status, body } = await who.raw(trial.show, { id })
      expect({ id, status }).toEqual({ id, status: 200 })
      return body['data'] as Row
    }
    const stored = async (id: number): Promise<Row> => {
      const { rows } = await sql<Row>`select * from ${sql.table(trial.table)} where id = ${id}`.execute(
        trial.server().db,
      )
      const [row] = rows
      if (!row) throw new Error(`${trial.table} ${String(id)} is gone`)
      return row
    }
    const inputOf = async (name: string): Promise<Input> => {
      const input = trial.input?.[name] ?? {}
      return typeof input === 'function' ? input() : input
    }
    const take = async (name: string, { id, version }: { id: number; version: number }, who = takerOf(name)) =>
      who.raw(callOf(name), { id, version, ...(await inputOf(name)) })
    const fitting = (name: string): string => {
      const [from] = stepOf(steps, name).from
      if (from === undefined) throw new Error(`${name} begins nowhere`)
      return from
    }
    /** The steps that lead from the first status to another one, by the shortest way; undefined where none do. */
    const wayTo = (status: string): string[] | undefined => {
      const ways = new Map<string, string[]>([[statuses[0] ?? '', []]])
      for (const [at, way] of ways)
        for (const name of names) {
          const { from, to } = stepOf(steps, name)
          if (to !== undefined && from.includes(at) && !ways.has(to)) ways.set(to, [...way, name])
        }
      return ways.get(status)
    }
    const inStatus = async (status: string): Promise<number> => {
      const id = await trial.make()
      const way = wayTo(status)
      if (way === undefined) await trial.reach?.[status]?.(id)
      for (const name of way ?? []) expect((await take(name, await stored(id))).status).toBe(200)
      return id
    }
    /** A record in a status, ready for a step. */
    const readyFor = async (name: string, status = fitting(name)): Promise<number> => {
      const id = await inStatus(status)
      await trial.ready?.[name]?.(id)
      return id
    }
    const told = async (): Promise<{ user_id: number }[]> =>
      trial.server().db.selectFrom('notifications').select('user_id').execute()

    test('each step is taken in its statuses alone, as the row has said', async () => {
      for (const status of statuses)
        for (const name of names) {
          const step = stepOf(steps, name)
          const allowed = step.from.some((it) => it === status)
          const id = await (allowed ? readyFor(name, status) : inStatus(status))
          const row = await show(id, takerOf(name))
          const answer = await take(name, row)
          const about = { status, name }
          expect({ ...about, may: row.may.includes(name) }).toEqual({ ...about, may: allowed })
          expect({ ...about, answer: answer.status }).toEqual({ ...about, answer: allowed ? 200 : 409 })
          const now = await stored(id)
          if (!allowed) expect({ ...about, version: now.version }).toEqual({ ...about, version: row.version })
          else {
            expect({ ...about, version: now.version }).toEqual({ ...about, version: row.version + 1 })
            expect(answer.body['data']).toEqual(await show(id, takerOf(name)))
            const to = step.to === undefined ? undefined : statusValue(steps.statuses, step.to)
            if (to !== undefined && steps.column in now)
              expect({ ...about, to: statusName(steps.statuses, now[steps.column] as string) }).toEqual({
                ...about,
                to: step.to,
              })
          }
        }
    })

    test('each role takes exactly the steps that are its own, and its rows say which', async () => {
      for (const role of signedInRoles) {
        const who = await as(role)
        for (const name of names) {
          const id = await readyFor(name)
          const seen = await who.raw(trial.show, { id })
          const may = seen.status === 200 && (seen.body['data'] as Row).may.includes(name)
          const answer = await take(name, await stored(id), who)
          const allowed = trial.roles[name]?.includes(role) ?? false
          const about = { role, name }
          expect({ ...about, may, taken: answer.status === 200 }).toEqual({ ...about, may: allowed, taken: allowed })
          if (!allowed) expect([403, 404]).toContain(answer.status)
        }
      }
    })

    test('a stale version answers 409 with the record as it is, and of two at once one is taken', async () => {
      for (const name of names) {
        const id = await readyFor(name)
        const row = await stored(id)
        const stale = await take(name, { id, version: row.version + 1 })
        expect(stale).toMatchObject({ status: 409, body: { type: '/problems/common.stale', current: { id } } })
        const answers = await Promise.all([take(name, row), take(name, row, await as(trial.by?.[name] ?? 1))])
        expect({ name, all: answers.map((it) => it.status).toSorted((a, b) => a - b) }).toEqual({
          name,
          all: [200, 409],
        })
      }
    })

    test('each person concerned is told once, and its history says who took it', async () => {
      for (const name of names) {
        const id = await readyFor(name)
        const before = (await told()).length
        await take(name, await stored(id))
        const people = (await told()).slice(before).map((it) => it.user_id)
        expect({ name, told: people.length }).toEqual({ name, told: trial.told?.[name] ?? 0 })
        expect(new Set(people).size).toBe(people.length)
        const events = await trial
          .server()
          .db.selectFrom('audit')
          .select('event')
          .where('thing', '=', steps.thing)
          .where('thing_id', '=', String(id))
          .execute()
        expect({ name, events: events.length }).not.toEqual({ name, events: 0 })
      }
    })

    for (const [name, call] of Object.entries(bulk))
      test(`${name} is taken on several records, all or none`, async () => {
        if (!call) return
        const input = await inputOf(name)
        const rows = await Promise.all([1, 2].map(async () => stored(await readyFor(name))))
        const items = rows.map(({ id, version }) => ({ id, version }))
        const [first, second] = items
        const wrong = [first, { id: second?.id, version: 99 }]
        const refused = await me.raw(call, { items: wrong, ...input })
        expect(refused).toMatchObject({ status: 409, body: { id: second?.id } })
        for (const { id, version } of items) expect((await stored(id)).version).toBe(version)
        expect((await me.raw(call, { items, ...input })).body).toMatchObject({ changed: 2 })
        for (const { id, version } of items) expect((await stored(id)).version).toBe(version + 1)
      })
  })
