import type { LightMyRequestResponse } from 'fastify'
import { formatCall } from '#contract/kit/dates.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import {
  makeAtom,
  makePerson,
  testPassword,
  type MadeAtom,
  type MadePerson,
  type PersonOptions,
} from '#server/testing/make.ts'
import type { TestServer, Visitor } from '#server/testing/testServer.ts'

/** A request as a program would send it, past the typed visitor. */
export const send = (
  server: TestServer,
  request: {
    method: AnyEndpoint['method']
    url: string
    token?: string | undefined
    headers?: Record<string, string>
    payload?: string | object
  },
): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method: request.method,
    url: request.url,
    headers: { ...(request.token ? { authorization: `Bearer ${request.token}` } : {}), ...request.headers },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  })

let addresses = 0
/** An address that nobody has guessed from yet. */
export const freshAddress = (): string => `10.1.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`

/** The sign-in call, from an address of its own unless one is given. */
export const signIn = (
  server: TestServer,
  person: { email: string; password?: string; from?: string; language?: string },
): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: person.from ?? freshAddress(),
    headers: { 'x-locale': person.language ?? 'pt' },
    payload: { email: person.email, password: person.password ?? testPassword },
  })

/** A person with an atom to work on, and the loop's calls in short. */
export interface Scene {
  person: MadePerson
  atom: MadeAtom
  me: Visitor
  /** The clock's moment, or one some seconds from it, as the calls write it. */
  at(seconds?: number): string
  start(more?: Readonly<Record<string, unknown>>): ReturnType<Visitor['raw']>
  stop(id: number, more?: Readonly<Record<string, unknown>>): ReturnType<Visitor['raw']>
  conclude(id: number, more?: Readonly<Record<string, unknown>>): ReturnType<Visitor['raw']>
  /** Starts and gives the id; throws when it was refused. */
  begun(more?: Readonly<Record<string, unknown>>): Promise<number>
}

export const scene = async (server: TestServer, options: PersonOptions = {}): Promise<Scene> => {
  const person = await makePerson(server.db, options)
  const atom = await makeAtom(server.db, { loopers: [person] })
  const me = await server.as(person)
  const at = (seconds = 0) => formatCall(new Date(server.clock.now().getTime() + seconds * 1000))
  const start: Scene['start'] = (more) =>
    me.raw(loopCalls.start, { user_id: person.id, atomo_id: atom.id, data_inicio: at(), status: 1, ...more })
  return {
    person,
    atom,
    me,
    at,
    start,
    stop: (id, more) => me.raw(loopCalls.stop, { id, data_fim: at(), status: 2, ...more }),
    conclude: (id, more) => me.raw(loopCalls.conclude, { id, descricao: 'Feito', tipo: 1, ...more }),
    begun: async (more) => {
      const { body } = await start(more)
      const data = body['data']
      if (typeof data !== 'object' || data === null || !('id' in data)) throw new Error(JSON.stringify(body))
      return Number(data.id)
    },
  }
}

/** Rows of the audit about one thing, oldest first. */
export const auditOf = (server: TestServer, thing: string, id: number) =>
  server.db
    .selectFrom('audit')
    .selectAll()
    .where('thing', '=', thing)
    .where('thing_id', '=', String(id))
    .orderBy('id')
    .execute()

/** The loop's row as it is stored; undefined once it is gone. */
export const storedLoop = (server: TestServer, id: number) =>
  server.db.selectFrom('loops').selectAll().where('id', '=', id).executeTakeFirst()
