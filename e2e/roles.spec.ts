import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test } from './kit/browser.ts'
import { demoPassword } from './kit/people.ts'
import { startServer, type TestServer } from './kit/server.ts'

interface Line {
  path: string
  roles: string
}

/** The route table as the specification reads, not as the code has it. */
const lines: Line[] = readFileSync(join(import.meta.dirname, '../contract/routes/routes.fixture.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', roles = ''] = line.split('\t')
    return { path, roles }
  })

const accounts = [
  undefined,
  'admin',
  'manager',
  'client',
  'looper',
  'partner',
  'finance',
  'director',
  'supervisor',
  'commercial',
  'guest',
] as const

const samples: Readonly<Record<string, string>> = { district_name: 'workstation', page: 'home', tab: 'documents' }
const concrete = (path: string): string => path.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? '1')

/** What somebody of a role meets at a line of the table. */
const expected = ({ path, roles }: Line, role: number): 'opens' | 'denied' | 'login' | 'home' => {
  if (path === '/login' && role > 0) return 'home'
  if (path === '/2fa/verify' && role > 0) return 'home'
  if (roles === 'public') return 'opens'
  if (role === 0) return 'login'
  return roles === 'login' || roles.split(',').includes(String(role)) ? 'opens' : 'denied'
}

// Roles side by side: each worker has a server of its own.
test.describe.configure({ mode: 'parallel' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const tokenOf = async (account: string): Promise<string> => {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@demo.nucleo.app`, password: demoPassword }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}

/** Goes to a path within the page, and tells where that ended once a screen stands. */
const visit = async (page: Page, path: string): Promise<string> =>
  page.evaluate(async (to) => {
    delete document.documentElement.dataset['route']
    window.location.hash = to
    const from = performance.now()
    while (performance.now() - from < 15_000) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const at = window.location.hash.slice(1)
      // Led elsewhere, or the screen stands.
      if (at !== to) return `elsewhere ${at}`
      const { route } = document.documentElement.dataset
      if (route !== undefined) return `${route} ${at}`
    }
    return `nothing ${window.location.hash}`
  }, path)

const told = (where: string, path: string, role: number): string => {
  const [, at = ''] = where.split(' ')
  if (at.startsWith('/acessonegado') && path !== '/acessonegado') return 'denied'
  if (role === 0 && at.startsWith('/login') && path !== '/login') return 'login'
  if (at.split('?')[0] === path) return 'opens'
  return at === '/' || at === '/district/headquarter' ? 'home' : where
}

for (const [role, account] of accounts.entries())
  test(`every route for ${account ?? 'who is signed out'} (role ${role})`, async ({ page, expectError }) => {
    test.setTimeout(180_000)
    // Screens ask for rows with made-up ids; that those answer 404 is right.
    for (const code of ['401', '403', '404', '422']) expectError(code)
    if (account) {
      const token = await tokenOf(account)
      await page.addInitScript((it) => window.localStorage.setItem('nucleo.token', it), token)
    }
    await page.goto(`${server.url}/#/schematic`)
    await page.waitForFunction(() => document.documentElement.dataset['route'] !== undefined)
    const wrong: string[] = []
    for (const line of lines) {
      const path = concrete(line.path)
      const want = expected(line, role)
      // The same address twice is no navigation.
      if (new URL(page.url()).hash === `#${path}`) await visit(page, path === '/schematic' ? '/login' : '/schematic')
      const got = told(await visit(page, path), path, role)
      if (got !== want) wrong.push(`${line.path}: ${got}, not ${want}`)
    }
    expect(wrong).toEqual([])
    expect(lines.length).toBeGreaterThan(170)
  })
