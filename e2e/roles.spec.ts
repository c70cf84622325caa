import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { routes } from '#contract/routes/all.ts'
import { test } from './kit/browser.ts'
import { samplePath } from './kit/paths.ts'
import { enter, tokenOf } from './kit/people.ts'
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

const names = new Map<string, string>(Object.entries(routes).map(([name, { path }]) => [path, name]))

/** The route that has to stand where a line opens. */
const nameOf = ({ path, leads }: Line): string => {
  const fits = (it: string) => it === path || it.replace(':district_name', 'workstation') === leads
  return names.get([...names.keys()].find(fits) ?? '') ?? `no route of ${path}`
}

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

/** What somebody of a role meets at a line, and as which route it stands. */
const expected = (line: Line, role: number): string => {
  const { path, roles, leads } = line
  // Who is in already is led back to the last screen outside of signing in: the one the walk begins at, and its line.
  if ((path === '/login' || path === '/2fa/verify') && role > 0) return 'opens /schematic as schematic'
  const opens = `${leads === undefined ? 'opens' : `opens ${samplePath(leads)}`} as ${nameOf(line)}`
  if (roles === 'public') return opens
  if (role === 0) return 'login as login'
  return roles === 'login' || roles.split(',').includes(String(role)) ? opens : 'denied as accessDenied'
}

// Roles side by side: each worker has a server of its own. What went wrong is listed; a trace of 200 visits costs minutes.
test.describe.configure({ mode: 'parallel' })
test.use({ trace: 'off' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

interface End {
  readonly at: string
  readonly route: string
}

/** Goes from path to path within the page, and tells where each ended, and as which route, once a screen stands. */
const visitAll = (page: Page, paths: readonly string[]): Promise<End[]> =>
  page.evaluate(async (all) => {
    const at = () => window.location.hash.slice(1)
    let stands = { at: at(), route: document.documentElement.dataset['route'] ?? '' }
    const visit = async (to: string): Promise<End> => {
      delete document.documentElement.dataset['route']
      window.location.hash = to
      const from = performance.now()
      while (performance.now() - from < 15_000) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        // The screen stands; or one was led back to that which stood already, as from one denied path after another.
        const { route } = document.documentElement.dataset
        const isBack = at() !== to && at() === stands.at
        if (route === undefined && !isBack) continue
        stands = { at: at(), route: route ?? stands.route }
        return stands
      }
      return { at: at(), route: 'nothing' }
    }
    const ends: End[] = []
    for (const path of all) {
      // The same address twice is no navigation.
      if (at() === path) await visit(path === '/schematic' ? '/acessibilidade' : '/schematic')
      ends.push(await visit(path))
    }
    return ends
  }, paths)

const told = ({ at: end, route }: End, path: string, role: number): string => {
  if (end.startsWith('/acessonegado') && path !== '/acessonegado') return `denied as ${route}`
  if (role === 0 && end.startsWith('/login') && path !== '/login') return `login as ${route}`
  const [at = ''] = end.split('?')
  if (at === path) return `opens as ${route}`
  return `opens ${at} as ${route}`
}

/** Opens the app with a token, or without one, and walks along every line. */
const walk = async (page: Page, token: string | undefined, role: number): Promise<void> => {
  if (token !== undefined) await page.addInitScript((it) => window.localStorage.setItem('nucleo.token', it), token)
  await page.goto(`${server.url}/#/schematic`)
  await page.waitForFunction(() => document.documentElement.dataset['route'] !== undefined)
  const paths = lines.map((it) => samplePath(it.path))
  const ends = await visitAll(page, paths)
  const met = lines.map((it, index) => {
    const end = ends[index] ?? { at: '', route: 'nothing' }
    return `${it.path}: ${told(end, paths[index] ?? '', role)}`
  })
  expect(met).toEqual(lines.map((it) => `${it.path}: ${expected(it, role)}`))
  expect(lines.length).toBeGreaterThan(200)
}

// Screens ask for rows with made-up ids; that those answer 404 is right.
const refusals = ['401', '403', '404', '422']

for (const [role, account] of accounts.entries())
  test(`every route for ${account ?? 'who is signed out'} (role ${role})`, async ({ page, expectError }) => {
    for (const code of refusals) expectError(code)
    await walk(page, account && (await tokenOf(server, account)), role)

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

test('every route for somebody pending (role 0) who holds a token: as if signed out, and told where they stand', async ({
  page,
  expectError,
}) => {
  for (const code of refusals) expectError(code)
  const email = 'espera@demo.nucleo.app'
  const { id } = await server.db
    .insertInto('users')
    .columns(['nome', 'last_name', 'email', 'password_hash', 'role', 'status', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select(({ val }) => [
          'nome',
          'last_name',
          val(email).as('email'),
          'password_hash',
          'role',
          'status',
          'created_at',
        ])
        .where('email', '=', 'guest@demo.nucleo.app'),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  // The only way to such a token: a session from before the rights were taken.
  const token = await tokenOf(server, 'espera')
  const asked = async () =>
    (await fetch(`${server.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await asked()).toBe(200)
  await server.db.updateTable('users').set({ role: 0, status: 0 }).where('id', '=', id).execute()
  expect(await asked()).toBe(401)
  await walk(page, token, 0)
  expect(await page.evaluate(() => window.localStorage.getItem('nucleo.token')), 'the token is dropped').toBeNull()

  await page.evaluate(() => {
    window.location.hash = '/login'
  })
  await enter(page, 'espera')
  await expect(page.getByRole('status').filter({ hasText: 'Confirme o seu e-mail' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/login')
})
