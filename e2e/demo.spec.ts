import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { makePerson } from '#server/testing/make.ts'
import { scaled } from '../scripts/pace.ts'

/* `npm run demo` on a folder that holds a demonstration already, one of a single person, which needs no filling. */

const root = join(import.meta.dirname, '..')
const dir = mkdtempSync(join(tmpdir(), 'nucleo-e2e-demo-'))
const running = new Set<ChildProcessWithoutNullStreams>()
test.afterAll(() => {
  for (const it of running) it.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const demo = (args: readonly string[], port = 0) => {
  const { npm_config_fresh: _fresh, ...rest } = process.env
  // A real database's address, which the demonstration ignores: nothing listens there.
  const env = { ...rest, DATA_DIR: dir, PORT: String(port), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/real' }
  const child = spawn(process.execPath, ['scripts/demo.ts', ...args], { cwd: root, env })
  running.add(child)
  const heard = { out: '', err: '' }
  child.stdout.on('data', (it: Buffer) => (heard.out += it.toString()))
  child.stderr.on('data', (it: Buffer) => (heard.err += it.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  return { heard, ended, kill: (signal: NodeJS.Signals) => void child.kill(signal) }
}

const opened = () => openStore({ pool: 1, dir })

test('the demonstration starts in its own folder and port, keeps what is there, and starts over when asked', async () => {
  const store = await opened()
  await migrate(store, new Date())
  await makePerson(store.db, { email: 'admin@demo.nucleo.app' })
  await store.close()

  const port = await freePort()
  const first = demo([], port)
  await expect.poll(() => first.heard.out, { timeout: scaled(60_000) }).toContain('HOST')
  const setup = await fetch(`http://localhost:${port}/api/setup`)
  expect(await setup.json()).toMatchObject({ needed: false, demo_password: 'Nucleo-demo-1' })
  const page = await fetch(`http://localhost:${port}/`)
  expect(await page.text()).toContain('<div id="root">')
  first.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const here = 'The demonstration listens on 127.0.0.1, for this machine alone; HOST=0.0.0.0 opens it to others.'
  expect(first.heard).toEqual({ out: `Nucleo is ready at http://localhost:${port}\n${here}\n`, err: '' })
  const kept = await opened()
  expect(await kept.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'admin@demo.nucleo.app' }])
  await kept.close()

  // Another test covers the content (server/db/demo).
  const fresh = demo(['--fresh'])
  await expect.poll(() => fresh.heard.out, { timeout: scaled(60_000) }).toContain('Filling')
  fresh.kill('SIGKILL')
  await fresh.ended
  expect(fresh.heard.out).toBe('The former demonstration is removed.\nFilling the demo organisation…\n')

  const wrong = demo(['--frehs'])
  expect(await wrong.ended).toBe(2)
  expect(wrong.heard.err).toBe('usage: npm run demo [-- --fresh]\n')
})
