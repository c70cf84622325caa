import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureBrowser, ways } from './browser.ts'
import { root } from './run.ts'

let said: string[]
beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((it: string) => void said.push(it))
})
afterEach(() => vi.restoreAllMocks())

type Place = 'system' | 'debian' | 'playwright' | 'nowhere'

/** A machine on which a browser is to be had in one place; tells what was tried. */
const machine = (place: Place, wanted = '') => {
  const tried: string[] = []
  const by = {
    wanted,
    find: () => (place === 'system' || tried.includes(place) ? `/from/${place}` : undefined),
    installs: ['debian', 'playwright'].map((it) => () => void tried.push(it)),
  }
  return { found: ensureBrowser(by), tried }
}

test('one that is there is taken, and nothing installed', () => {
  expect(machine('system')).toEqual({ found: '/from/system', tried: [] })
})

test('else the system’s packages are tried, then Playwright’s own download', () => {
  expect(machine('debian')).toEqual({ found: '/from/debian', tried: ['debian'] })
  expect(machine('playwright')).toEqual({ found: '/from/playwright', tried: ['debian', 'playwright'] })
  expect(said).toEqual([])
  expect(ways.installs.map((it) => it.name)).toEqual(['installFromDebian', 'installFromPlaywright'])
})

test('where none can be had, it says what to do', () => {
  expect(machine('nowhere')).toEqual({ found: undefined, tried: ['debian', 'playwright'] })
  expect(said).toHaveLength(1)
  for (const way of ['apt-get install -y chromium', 'npx playwright install chromium', 'CHROMIUM_PATH='])
    expect(said[0]).toContain(way)
})

test('whoever names one wants no other, and is told when it is not there', () => {
  expect(machine('nowhere', '/opt/mine')).toEqual({ found: undefined, tried: [] })
  expect(said).toEqual(['CHROMIUM_PATH is /opt/mine, and no file is there.'])
})

test('the command then fails', () => {
  const env = { ...process.env, CHROMIUM_PATH: '/opt/no-such-browser' }
  const it = spawnSync(process.execPath, ['scripts/browser.ts'], { cwd: root, env, encoding: 'utf8' })
  expect([it.status, it.stdout, it.stderr]).toEqual([
    1,
    '',
    expect.stringContaining('CHROMIUM_PATH is /opt/no-such-browser'),
  ])
})
