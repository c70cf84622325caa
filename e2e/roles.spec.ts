import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test } from './kit/browser.ts'
import { samplePath } from './kit/paths.ts'
import { tokenOf } from './kit/people.ts'
import { startServer, type TestServer } from './kit/server.ts'

interface Line {
  path: string
  roles: string
  /** Where a shortened spelling leads. */
  leads?: string
}

/** The route table as the specification reads, not as the code has it. */
const table: readonly Line[] = readFileSync(join(import.meta.dirname, '../contract/routes/routes.fixture.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', roles = ''] = line.split('\t')
    return { path, roles }
  })

/** Routes of our own (docs/decisions/011). */
const own: readonly Line[] = [
  { path: '/acessibilidade', roles: 'public' },
  { path: '/district/fortress/audit', roles: '1' },
  { path: '/district/fortress/access', roles: '1' },
  { path: '/district/hub/settings', roles: 'login' },
  { path: '/district/workstation/loop-control', roles: '1,7' },
  { path: '/district/workstation/loopers', roles: '1,2,7' },
]

/** Paths that section 2 shortens, read as they stand, and the line of the table each means. */
const shortened: readonly Line[] = [
  ['/comunicacao/show/:id', '/district/hub/comunicacao/show/:id'],
  ['/district/hub/comunicacao/new', '/comunicacao/new'],
  ['/preview/:mail_code', '/district/hub/mail/reports/preview/:mail_code'],
  ['/config', '/district/hub/mail/reports/config'],
  ['/district/permissions/show/:id', '/permissions/show/:id'],
  ['/district/aura/aura-indicator/new', '/aura-indicator/new'],
  ['/district/aura/aura-indicator/show/:id', '/aura-indicator/show/:id'],
  ['/district/aura/aura-indicator/edit/:id', '/aura-indicator/edit/:id'],
  ['/district/aura/avaliacao/new', '/aura/avaliacao/new'],
  ['/district/aura/avaliacao/show/:id', '/aura/avaliacao/show/:id'],
  ['/district/hub/area/new', '/area/new'],
  ['/district/hub/area/show/:id', '/area/show/:id'],
  ['/district/hub/area/edit/:id', '/area/edit/:id'],
  ['/district/hub/demanda/show/:id', '/demanda/show/:id'],
  ['/district/hub/demanda/new', '/demanda/new'],
  ['/district/hub/cliente/new', '/cliente/new'],
  ['/district/hub/cliente/show/:id', '/cliente/show/:id'],
  ['/looper/edit/:id', '/looper/Edit/:id'],
  ['/home/courses', '/district/academy/home/courses'],
  ['/calendar/create/event', '/district/workstation/calendar/create/event'],
  ['/calendar/event/:event_code', '/district/workstation/calendar/event/:event_code'],
  ['/calendar/event/:event_code/edit', '/district/workstation/calendar/event/:event_code/edit'],
  ['/event/:event_code/edit', '/district/workstation/calendar/event/:event_code/edit'],
].map(([path = '', leads = '']) => {
  const line = table.find((it) => it.path.replace(':district_name', 'workstation') === leads)
  if (!line) throw new Error(`${leads} is no line of the table`)
  return { path, roles: line.roles, leads }
})

const lines = [...table, ...own, ...shortened]

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

/** What somebody of a role meets at a line. */
const expected = ({ path, roles, leads }: Line, role: number): string => {
  if ((path === '/login' || path === '/2fa/verify') && role > 0) return 'home'
  const opens = leads === undefined ? 'opens' : `opens ${samplePath(leads)}`
  if (roles === 'public') return opens
  if (role === 0) return 'login'
  return roles === 'login' || roles.split(',').includes(String(role)) ? opens : 'denied'
}

// Roles side by side: each worker has a server of its own. What went wrong is listed; a trace of 200 visits costs minutes.
test.describe.configure({ mode: 'parallel' })
test.use({ trace: 'off' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Goes from path to path within the page, and tells where each ended once a screen stands. */
const visitAll = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const at = () => window.location.hash.slice(1)
    let stands = at()
    const visit = async (to: string): Promise<string> => {
      delete document.documentElement.dataset['route']
      window.location.hash = to
      const from = performance.now()
      while (performance.now() - from < 15_000) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        // The screen stands; or one was led back to that which stood already, as from one denied path after another.
        const isThere = document.documentElement.dataset['route'] !== undefined || (at() !== to && at() === stands)
        if (!isThere) continue
        stands = at()
        return stands
      }
      return `nothing at ${at()}`
    }
    const ends: string[] = []
    for (const path of all) {
      // The same address twice is no navigation.
      if (at() === path) await visit(path === '/schematic' ? '/acessibilidade' : '/schematic')
      ends.push(await visit(path))
    }
    return ends
  }, paths)

const told = (end: string, path: string, role: number): string => {
  if (end.startsWith('/acessonegado') && path !== '/acessonegado') return 'denied'
  if (role === 0 && end.startsWith('/login') && path !== '/login') return 'login'
  const [at = ''] = end.split('?')
  if (at === path) return 'opens'
  return at === '/' || at === '/district/headquarter' ? 'home' : `opens ${at}`
}

for (const [role, account] of accounts.entries())
  test(`every route for ${account ?? 'who is signed out'} (role ${role})`, async ({ page, expectError }) => {
    // Screens ask for rows with made-up ids; that those answer 404 is right.
    for (const code of ['401', '403', '404', '422']) expectError(code)
    if (account) {
      const token = await tokenOf(server, account)
      await page.addInitScript((it) => window.localStorage.setItem('nucleo.token', it), token)
    }
    await page.goto(`${server.url}/#/schematic`)
    await page.waitForFunction(() => document.documentElement.dataset['route'] !== undefined)
    const paths = lines.map((it) => samplePath(it.path))
    const ends = await visitAll(page, paths)
    const met = lines.map((it, index) => `${it.path}: ${told(ends[index] ?? '', paths[index] ?? '', role)}`)
    expect(met).toEqual(lines.map((it) => `${it.path}: ${expected(it, role)}`))
    expect(lines.length).toBeGreaterThan(200)

    // No role is told more or less of what does not exist.
    for (const path of ['/nowhere/at/all', '/district/atlantis/particles/add', '/looper/EDIT/1']) {
      await page.evaluate((to) => {
        window.location.hash = to
      }, path)
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
      expect(new URL(page.url()).hash).toBe(`#${path}`)
      await visitAll(page, ['/schematic'])
    }
  })
