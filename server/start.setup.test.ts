import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { migratedDatabase, startChild, type Child, type TestDatabase } from '#server/testing/process.ts'

const embedded = inject('database').kind === 'dump'
let database: TestDatabase
const children: Child[] = []
beforeAll(async () => {
  database = await migratedDatabase()
})
afterAll(() => database.drop())
const stopAll = async () => {
  for (const child of children.splice(0)) {
    child.signal('SIGTERM')
    await child.ended
  }
}
afterEach(stopAll)

const codeOf = async (): Promise<string | undefined> => {
  const child = await startChild(database.environment)
  children.push(child)
  await expect.poll(() => child.out()).toContain('setup code')
  return /setup code: ([0-9a-z-]{14})/.exec(child.out())?.[1]
}

test('a start without an organisation says one setup code, which its file holds for its owner alone until it is used', async () => {
  const code = await codeOf()
  expect(code).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/)
  const file = join(database.environment['DATA_DIR'] ?? '', 'setup-code')
  if (embedded) {
    expect(readFileSync(file, 'utf8').trim()).toBe(code)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await stopAll()
  }
  expect(await codeOf()).toBe(code)
  const payload = { organisation: 'Ipê', nome: 'Ana', email: 'ana@ipe.example', password: 'Jabuticaba-9', code }
  const made = await fetch(`${children[0]?.url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify(payload),
  })
  expect(made.status).toBe(200)
  if (embedded) await expect.poll(() => existsSync(file)).toBe(false)
})
