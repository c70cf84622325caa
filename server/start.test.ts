import { readdirSync, writeFileSync } from 'node:fs'
import { Agent, request as open } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import type { Store } from '#server/db/open.ts'
import { makeAtom, makePerson, testPassword, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { migratedDatabase, startChild, type Child, type TestDatabase } from '#server/testing/process.ts'

const embedded = inject('database').kind === 'dump'

let database: TestDatabase
const children: Child[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.signal('SIGKILL')
})

/** A server in its own process; it is ended with the test. */
const run = async (environment: Record<string, string> = {}): Promise<Child & { url: string }> => {
  const child = await startChild({ ...database.environment, ...environment })
  children.push(child)
  return { ...child, url: child.url ?? expect.fail(`it did not start: ${child.errors()}${child.out()}`) }
}

const kill = async (child: Child): Promise<void> => {
  child.signal('SIGKILL')
  await child.ended
}

interface Answered {
  status: number
  body: Record<string, unknown>
  authorization: string | null
}

const call = async (url: string, it: { method?: string; token?: string; payload?: object } = {}): Promise<Answered> => {
  const answer = await fetch(url, {
    method: it.method ?? 'GET',
    headers: {
      ...(it.token ? { authorization: `Bearer ${it.token}` } : {}),
      ...(it.payload ? { 'content-type': 'application/json' } : {}),
    },
    ...(it.payload ? { body: JSON.stringify(it.payload) } : {}),
  })
  return {
    status: answer.status,
    body: Object(await answer.json()),
    authorization: answer.headers.get('authorization'),
  }
}

const signIn = async (url: string, email: string): Promise<string> => {
  const payload = { email, password: testPassword }
  const { body } = await call(`${url}/api/auth/login`, { method: 'POST', payload })
  return String(body['access_token'])
}

type Worker = MadePerson & { atom: MadeAtom; token: string }
const workers = async (store: Store, count: number): Promise<Omit<Worker, 'token'>[]> => {
  const all: Omit<Worker, 'token'>[] = []
  for (let index = 0; index < count; index += 1) {
    const person = await makePerson(store.db)
    all.push({ ...person, atom: await makeAtom(store.db, { loopers: [person] }) })
  }
  return all
}

const startLoop = (url: string, it: Worker) =>
  call(`${url}/api/startPonto`, {
    method: 'PATCH',
    token: it.token,
    payload: { user_id: it.id, atomo_id: it.atom.id, data_inicio: formatCall(new Date()), status: 1 },
  })

const loaded = async (url: string, it: Worker) => {
  const { body } = await call(`${url}/api/loadPontoLooper/${it.id}`, { token: it.token })
  return body['data'] as { id: number; status: number; inicio: string } | null
}

let people: Omit<Worker, 'token'>[]
beforeAll(async () => {
  database = await migratedDatabase()
  people = await database.look((store) => workers(store, 13))
})
afterAll(() => database.drop())

describe('a server that is killed', () => {
  test('in a running loop loses nothing it acknowledged, and the loop runs on', async () => {
    const first = await run()
    const all: Worker[] = []
    for (const person of people.slice(1)) all.push({ ...person, token: await signIn(first.url, person.email) })
    const [runner, ...crowd] = all
    if (!runner) return expect.fail('nobody')
    const begun = await startLoop(first.url, runner)
    expect(begun.body).toMatchObject({ status: 'success' })

    // The others start at once, and the process dies under them as soon as some have been told that they run.
    const acknowledged: Worker[] = []
    const answers = crowd.map(async (it) => {
      const answer = await startLoop(first.url, it)
      if (answer.body['status'] === 'success') acknowledged.push(it)
      if (acknowledged.length === 4) first.signal('SIGKILL')
    })
    await Promise.allSettled(answers)
    expect(await first.ended).toBeNull()
    expect(acknowledged.length).toBeGreaterThanOrEqual(4)

    const second = await run()
    expect(await loaded(second.url, runner)).toMatchObject({ id: (begun.body['data'] as { id: number }).id, status: 1 })
    for (const it of acknowledged) expect(await loaded(second.url, it)).toMatchObject({ status: 1 })
    const payload = { data_fim: formatCall(new Date()), status: 2 }
    const id = (begun.body['data'] as { id: number }).id
    const stopped = await call(`${second.url}/api/stopPonto/${id}`, { method: 'PUT', token: runner.token, payload })
    expect(stopped.body).toMatchObject({ status: 'success', data: { status: 2 } })
    await kill(second)
  })
})

describe('a second server on the same database', () => {
  if (embedded)
    test('is refused with the pid of the first, and takes over when that was killed', async () => {
      const first = await run()
      const second = await startChild(database.environment)
      expect(await second.ended).toBe(1)
      expect(second.errors()).toBe(
        `The data folder ${database.dir} is in use by process ${first.pid}. Stop it first.\n`,
      )
      await kill(first)
      const third = await run()
      expect((await call(`${third.url}/api/health`)).body).toMatchObject({ status: 'ok' })
      await kill(third)
    })
  else
    test('serves with it: one sees at once what the other did', async () => {
      const [first, second] = await Promise.all([run(), run()])
      const it = people[0] ?? expect.fail('nobody')
      const worker = { ...it, token: await signIn(first.url, it.email) }
      const answers = await Promise.all([first, second, first, second].map((server) => startLoop(server.url, worker)))
      const good = answers.filter((answer) => answer.body['status'] === 'success')
      expect(good).toHaveLength(1)
      const running = good[0]?.body['data']
      for (const { url } of [first, second])
        expect(await loaded(url, worker)).toMatchObject({ id: Object(running).id, status: 1 })
      await call(`${first.url}/api/auth/logout`, { method: 'POST', token: worker.token })
      expect((await call(`${second.url}/api/auth/user`, { token: worker.token })).status).toBe(401)
    })
})

describe('the demonstration', () => {
  test('is not started over an organisation that is none', async () => {
    const child = await startChild({ ...database.environment, NUCLEO_DEMO: '1' })
    expect(await child.ended).toBe(1)
    expect(child.errors()).toMatch(/^This database holds an organisation of its own, not the demonstration\./)
    expect(child.errors().trim().split('\n')).toHaveLength(1)
  })
})

describe('SIGTERM', () => {
  test('ends the requests in flight, lets go of everything and exits well', async () => {
    const server = await run()
    const it = people[0] ?? expect.fail('nobody')
    const payload = JSON.stringify({ email: it.email, password: testPassword })
    const { port } = new URL(server.url)
    const inFlight = open({
      port,
      host: '127.0.0.1',
      path: '/api/auth/login',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': payload.length, connection: 'keep-alive' },
    })
    const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
      inFlight.on('error', reject)
      inFlight.on('response', (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
    })
    inFlight.write(payload.slice(0, 5))
    await expect.poll(() => inFlight.socket?.writableLength).toBe(0)
    // One more answer says that the server has read what came before it.
    await call(`${server.url}/api/health`)
    server.signal('SIGTERM')
    await expect
      .poll(async () =>
        fetch(`${server.url}/api/health`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    inFlight.end(payload.slice(5))
    const { status, text } = await answered
    expect([status, JSON.parse(text)]).toMatchObject([200, { status: 'success' }])
    expect(await server.ended).toBe(0)
    expect(readdirSync(database.dir).filter((name) => name.startsWith('lock'))).toEqual([])
    expect(server.errors()).toBe('')
  })
})

test('SIGTERM tells every kept connection that it ends, and resets none', async () => {
  const server = await run()
  const { port } = new URL(server.url)
  const kept = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const ask = (agent: Agent) =>
    new Promise<{ status: number | undefined; ends: boolean }>((resolve, reject) => {
      open({ port, host: '127.0.0.1', path: '/api/health', agent }, (answer) => {
        answer.resume()
        answer.on('end', () =>
          resolve({ status: answer.statusCode, ends: answer.headers.connection?.toLowerCase() === 'close' }),
        )
      })
        .on('error', reject)
        .end()
    })
  /** One request after the other over one connection, until an answer says that it ends. */
  const last = async (agent: Agent): Promise<number | undefined> => {
    for (;;) {
      const { status, ends } = await ask(agent)
      if (ends) return status
      expect(status).toBe(200)
    }
  }
  await Promise.all(kept.map(ask))
  const told = Promise.all(kept.map(last))
  server.signal('SIGTERM')
  expect((await told).filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await server.ended).toBe(0)
  for (const agent of kept) agent.destroy()
})

describe('a database of a newer version', () => {
  test('is refused in one sentence and left as it is', async () => {
    const future = { name: '9999_future', hash: 'x', at: new Date() }
    await database.look((store) => store.db.insertInto('migrations').values(future).execute())
    const child = await startChild(database.environment)
    expect(await child.ended).toBe(1)
    expect(child.errors()).toBe(
      'The database is newer than this version of Nucleo (it has 9999_future). Start the version that made it, or restore a backup.\n',
    )
    const { DATA_DIR } = database.environment
    // Nothing of it holds the folder.
    expect(DATA_DIR ? readdirSync(DATA_DIR).filter((it) => it.startsWith('lock.')) : []).toEqual([])
    await database.look((store) => store.db.deleteFrom('migrations').where('name', '=', '9999_future').execute())
    await kill(await run())
  })
})

test('a wrong variable ends the process with code 2 and is named', async () => {
  const child = await startChild({ ...database.environment, PORT: 'abc', LOG_LEVEL: 'loud' })
  expect(await child.ended).toBe(2)
  expect(
    child
      .errors()
      .split('\n')
      .map((line) => line.split(':', 2).join(':')),
  ).toEqual(['Configuration: PORT', 'Configuration: LOG_LEVEL', ''])
  expect(child.out()).toBe('')
})

/** Ends the thread of the engine, and no other, as soon as a file is there. */
const ending = (file: string): string => {
  const text = `
    import { existsSync } from 'node:fs'
    import { isMainThread } from 'node:worker_threads'
    if (!isMainThread) setInterval(() => existsSync(${JSON.stringify(file)}) && process.exit(7), 20)`
  return `--import data:text/javascript,${encodeURIComponent(text)}`
}

// A PostgreSQL server that goes may come back: app.outage.test.ts.
if (embedded)
  test('a server whose embedded database has gone says so and ends, instead of answering for ever that there is none', async () => {
    const own = await migratedDatabase()
    const sign = join(own.dir, 'end')
    const child = await run({ ...own.environment, NODE_OPTIONS: ending(sign) })
    expect((await fetch(`${child.url}/api/health`)).status).toBe(200)
    writeFileSync(sign, '')
    expect(await child.ended).toBe(1)
    expect(child.errors()).toMatch(/^The database has gone \(The thread of the database ended with 7\.\)/m)
    await own.drop()
  })
