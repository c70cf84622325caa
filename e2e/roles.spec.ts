import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { marksFor } from '#web/testing/tourMarks.ts'
import { scaled } from '../scripts/pace.ts'
import { test } from './kit/browser.ts'
import { builtRoutes, samplePath } from './kit/paths.ts'
import { enter, hold, tokenOf } from './kit/people.ts'
import type { TestServer } from './kit/server.ts'

/*
 * That the router asks the guard, screen and menu being real. Somebody who may and somebody who may not visit an address of
 * each set of roles, spread over the roles, and each role the screens of its tours, which point at something there. What each
 * of the ten roles meets at each of 200 addresses is a matter of milliseconds without a browser (web/screens/guard.test.tsx); that
 * every built screen opens for whoever may is seen where it is looked at (screens.spec).
 */

interface Line {
  readonly path: string
  readonly roles: string
  /** Target of a shortened address. */
  readonly leads?: string
}

/** The route table as the specification writes it, independent of the code. */
const table: readonly Line[] = readFileSync(join(import.meta.dirname, '../contract/routes/routes.fixture.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', roles = ''] = line.split('\t')
    return { path, roles }
  })

const names = new Map<string, string>(Object.entries(routes).map(([name, { path }]) => [path, name]))
const nameOf = ({ path, leads }: Line): string => names.get(leads ?? path) ?? `no route of ${path}`

const built = new Set<string>(builtRoutes)
const isBuilt = (it: Line): boolean => built.has(nameOf(it))

/** Redirect a signed-in person. */
const waysIn = ['/login', '/2fa/verify']

/** One address of each set of roles, one with a screen where possible. */
const oneOfEach: readonly Line[] = Object.values(
  Object.groupBy(
    table.filter((it) => !waysIn.includes(it.path)),
    (it) => it.roles,
  ),
).flatMap((all = []) => all.find(isBuilt) ?? all.slice(0, 1))

/** Paths that section 2 shortens: a plain one, and two with parameters. All of them: contract/routes/redirects.test.ts. */
const shortened: readonly Line[] = [
  { path: '/config', leads: '/district/hub/mail/reports/config' },
  { path: '/looper/edit/:id', leads: '/looper/Edit/:id' },
  { path: '/district/permissions/show/:id', leads: '/permissions/show/:id' },
].map((it) => ({ ...it, roles: table.find(({ path }) => path === it.leads)?.roles ?? 'no line of the table' }))

const lines = [...oneOfEach, ...shortened]

/** An unknown address looks the same to every role. */
const unknown = ['/nowhere/at/all', '/district/atlantis/particles/add', '/looper/EDIT/1']

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

const mayOpen = ({ roles }: Line, role: number): boolean =>
  roles === 'public' || (role > 0 && (roles === 'login' || roles.split(',').includes(String(role))))

/** Roles that may, or that may not. */
const rolesOf = (line: Line, may: boolean): number[] =>
  [...accounts.keys()].filter((role) => mayOpen(line, role) === may)

/**
 * Lines that each role opens, and those that it may not: each line goes to the role that has the fewest so far, lines that
 * few roles could take first.
 */
const shareOut = (may: boolean): readonly Line[][] => {
  const shares: Line[][] = accounts.map(() => [])
  const rare = lines.toSorted((a, b) => rolesOf(a, may).length - rolesOf(b, may).length)
  for (const line of rare) {
    const [fewest] = rolesOf(line, may)
      .flatMap((role) => (shares[role] ? [shares[role]] : []))
      .toSorted((a, b) => a.length - b.length)
    fewest?.push(line)
  }
  return shares
}
const opened = shareOut(true)
const refused = shareOut(false)
const visitsOf = (role: number): readonly Line[] => [
  ...table.filter((it) => waysIn.includes(it.path)),
  ...(opened[role] ?? []),
  ...(refused[role] ?? []),
]

/** Expected outcome of a role at a line, and the route that shows. */
const expected = (line: Line, role: number): string => {
  const { path, leads } = line
  // A signed-in person is redirected to the last screen outside of signing in: the walk's first one, and its line.
  if (waysIn.includes(path) && role > 0) return 'opens /schematic as schematic'
  const opens = `${leads === undefined ? 'opens' : `opens ${samplePath(leads)}`} as ${nameOf(line)}`
  if (mayOpen(line, role)) return opens
  // The bare address leads a client home.
  if (path === '/' && role > 0) return 'opens /district/headquarter as headquarter'
  return role === 0 ? 'login as login' : 'denied as accessDenied'
}

// Roles run side by side: each worker has a server.
test.describe.configure({ mode: 'parallel' })

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

interface End {
  readonly at: string
  readonly route: string
}

/** Visits paths within the page, and returns the end of each: its address and route, once a screen shows. */
const visitAll = (page: Page, paths: readonly string[]): Promise<End[]> =>
  page.evaluate(
    async ({ all, limit }) => {
      const at = () => window.location.hash.slice(1)
      let stands = { at: at(), route: document.documentElement.dataset['route'] ?? '' }
      const visit = async (to: string): Promise<End> => {
        delete document.documentElement.dataset['route']
        window.location.hash = to
        const from = performance.now()
        while (performance.now() - from < limit) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
          // The screen shows, or a redirect kept the present one, as between two denied paths.
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
        // The same address again is no navigation.
        if (at() === path) await visit(path === '/schematic' ? '/acessibilidade' : '/schematic')
        ends.push(await visit(path))
      }
      return ends
    },
    { all: paths, limit: scaled(60_000) },
  )

const told = ({ at: end, route }: End, path: string, role: number): string => {
  if (end.startsWith('/acessonegado') && path !== '/acessonegado') return `denied as ${route}`
  if (role === 0 && end.startsWith('/login') && path !== '/login') return `login as ${route}`
  const [at = ''] = end.split('?')
  if (at === path) return `opens as ${route}`
  return `opens ${at} as ${route}`
}

/** Opens the app with a token, or without one, and visits some lines. */
const walk = async (page: Page, role: number, along: readonly Line[]): Promise<void> => {
  await page.goto(`${server.url}/#/schematic`)
  await page.waitForFunction(() => document.documentElement.dataset['route'] !== undefined)
  const paths = along.map((it) => samplePath(it.path))
  const ends = await visitAll(page, paths)
  const met = along.map((it, index) => {
    const end = ends[index] ?? { at: '', route: 'nothing' }
    return `${it.path}: ${told(end, paths[index] ?? '', role)}`
  })
  expect(met).toEqual(along.map((it) => `${it.path}: ${expected(it, role)}`))
}

/** Roles with tours of screens that others see otherwise; those of an administrator are looked for in screens.spec. */
const toured = [2, 3, 4] as const
const isToured = (role: number): role is (typeof toured)[number] => toured.some((it) => it === role)

/** Opens the screens of the tours of a role, pages by the first row of their list, and sees what the steps point at. */
const expectMarks = async (page: Page, role: (typeof toured)[number]): Promise<void> => {
  const marks = marksFor(role).flatMap(({ route, ...mark }) => (route === undefined ? [] : [{ ...mark, route }]))
  expect(marks.length).toBeGreaterThan(5)
  let last: RouteName | undefined
  for (const { tour, element, route } of marks) {
    const { path } = routes[route]
    const isPage = path.includes(':')
    if (route !== last && isPage)
      await page.locator('[data-tour~="table-rows"]:visible').getByRole('link').first().click()
    else if (route !== last) await page.goto(`${server.url}/#${path}`)
    last = route
    // A list may lead to its records at an address of its own.
    if (!isPage) await expect(page.locator('html')).toHaveAttribute('data-route', route)
    await expect(page.locator(`[data-tour~="${element}"]:visible`).first(), `${tour}: ${element}`).toBeVisible()
  }
}

// Screens request rows with made-up ids, which rightly answer 404.
const refusals = ['401', '403', '404', '409', '422']

for (const [role, account] of accounts.entries())
  test(`addresses of several sets of roles for ${account ?? 'who is signed out'} (role ${role})`, async ({
    page,
    expectError,
  }) => {
    for (const code of refusals) expectError(code)
    if (account) await hold(page, await tokenOf(server, account))
    await walk(page, role, visitsOf(role))

    const path = unknown[role % unknown.length] ?? ''
    await page.evaluate((to) => {
      window.location.hash = to
    }, path)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    expect(new URL(page.url()).hash).toBe(`#${path}`)
    if (isToured(role)) await expectMarks(page, role)
  })

test('the addresses have 22 sets of roles, each is visited by who may and who may not, and every role meets both', () => {
  const sets = [...new Set(table.map((it) => it.roles))]
  const met = (shares: readonly Line[][]) => [...new Set(shares.flat().map((it) => it.roles))].toSorted()
  expect(met(opened)).toEqual(sets.toSorted())
  expect(met(refused)).toEqual(sets.filter((it) => it !== 'public').toSorted())
  // Every line of the table opens for an administrator.
  const withNone = (shares: readonly Line[][]) => [...shares.keys()].filter((role) => shares[role]?.length === 0)
  expect([withNone(opened), withNone(refused)]).toEqual([[], [1]])
  expect(oneOfEach).toHaveLength(22)
  expect(oneOfEach.filter(isBuilt).length).toBeGreaterThan(5)
})

test('somebody pending (role 0) who holds a token is as if signed out, and told where they stand', async ({
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
  // Such a token can only come from a session before the rights were taken.
  const token = await tokenOf(server, 'espera')
  const asked = async () =>
    (await fetch(`${server.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await asked()).toBe(200)
  await server.db.updateTable('users').set({ role: 0, status: 0 }).where('id', '=', id).execute()
  expect(await asked()).toBe(401)
  await hold(page, token)
  await walk(page, 0, visitsOf(0))
  expect(await page.evaluate(() => window.localStorage.getItem('nucleo.token')), 'the token is dropped').toBeNull()

  await page.evaluate(() => {
    window.location.hash = '/login'
  })
  await enter(page, 'espera')
  await expect(page.getByRole('status').filter({ hasText: 'Confirme o seu e-mail' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/login')
})
