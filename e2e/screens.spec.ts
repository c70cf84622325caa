import { type Browser, expect, type Page } from '@playwright/test'
import type { SignedInRole } from '#contract/access/roles.ts'
import { routes } from '#contract/routes/all.ts'
import { marksFor } from '#web/testing/tourMarks.ts'
import { scaled } from '../scripts/pace.ts'
import { test } from './kit/browser.ts'
import { findingsOf, still } from './kit/looks/axe.ts'
import { cutWords } from './kit/looks/cutWords.ts'
import { hasSmallTarget, hasWeakText } from './kit/looks/suspect.ts'
import { builtRoutes, demoPaths, samplePath } from './kit/paths.ts'
import { hold, tokenOf } from './kit/people.ts'
import type { TestServer } from './kit/server.ts'

/*
 * The one walk that opens every screen, each by an account that may. A screen of each kind is under all rules of axe; the
 * others, made of the same parts, under those of structure, and where a quick look suspects a colour or a target, under axe's
 * rules of it. Of each, wide in the light theme and narrow in the dark one: nothing sticks out or is cut, and what a tour
 * points at is there. What stands on what: contrast.spec.
 */

interface Visit {
  readonly path: string
  /** Expected route; undefined for an unknown address. */
  readonly route: string | undefined
}

/** Accounts for routes that redirect an administrator. */
const others: Readonly<Record<string, string>> = {
  login: 'nobody',
  twoFactor: 'guest',
  demandaMine: 'client',
  headquarterGate: 'client',
  headquarterAtoms: 'client',
}

/** One group of each matrix: axe inspects every cell, and they are all alike. */
const part: Readonly<Record<string, string>> = {
  permissionList: '?group=money',
  permissionRoleEdit: '?group=money',
}

/** Further addresses: a screen as others see it, one that is not built yet, and an unknown one. */
const further: Readonly<Record<string, readonly Visit[]>> = {
  looper: [
    { path: '/', route: 'home' },
    { path: '/district/workstation/pontos', route: 'loopCenter' },
  ],
  client: [{ path: '/district/headquarter', route: 'headquarter' }],
  nobody: [
    { path: '/schematic', route: 'schematic' },
    { path: '/acessibilidade', route: 'accessibility' },
    { path: '/register', route: 'register' },
  ],
  admin: [
    { path: '/projects', route: 'projectList' },
    { path: '/nowhere', route: undefined },
  ],
}

/** Screens that are others when narrow: tables that become cards, plots, matrices and marks. */
const twice = (
  'login home lobby schematic help support terms loopCenter loopShow auditLog permissionList permissionRoleEdit ' +
  'headquarter'
).split(' ')
/** A screen of each kind: besides these, records, forms, boards, timelines, settings. One of another kind is added here. */
const kinds = [
  ...twice,
  ...(
    'invitationList looperShow gateShow ventureShow particleNew projectBoard prolabParticleBoard portfolio capacity weekSheet ' +
    'myWork team fortress profile mailConfig goalShow library'
  ).split(' '),
]

const screens = Object.entries(routes)
let known: Readonly<Record<string, string>> = {}
const built: readonly string[] = builtRoutes
/** Visits of an account: the administrator takes all screens that nobody else has to. */
const visitsOf = (account: string): Visit[] => [
  ...screens
    .filter(([name]) => built.includes(name) && (others[name] ?? 'admin') === account)
    .map(([name, { path }]) => ({ path: (known[name] ?? samplePath(path)) + (part[name] ?? ''), route: name })),
  ...(further[account] ?? []),
]

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
  known = await demoPaths(server.db)
  // The account still needs the second factor after signing in.
  await server.db.updateTable('users').set({ two_factor: true }).where('email', 'like', 'guest@%').execute()
})

const wide = { width: 1440, height: 800 }
const narrow = { width: 360, height: 800 }

/** Opens a page for the account, in the system's theme. */
const pageOf = async (browser: Browser, account: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: wide,
    colorScheme: 'light',
  })
  const page = await context.newPage()
  if (account !== 'nobody') await hold(page, await tokenOf(server, account))
  return page
}

/** Waits until the screen has loaded and nothing moves. */
const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0)
  await still(page)
}

/** Opens a path, and waits for its screen. */
const open = async (page: Page, { path, route }: Visit): Promise<void> => {
  // The previous screen must not count as this one.
  await page.evaluate(() => {
    delete document.documentElement.dataset['route']
  })
  await page.goto(`${server.url}/#${path}`)
  if (route === undefined) await expect(page.getByRole('heading', { name: /encontrada/, level: 1 })).toBeVisible()
  else await expect(page.locator('html')).toHaveAttribute('data-route', route)
  await settled(page)
  // A list of one venture adds that venture's filter to its address.
  expect(new URL(page.url()).hash.split('?')[0]).toBe(`#${path.split('?')[0]}`)
}

const themed = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** Reports sideways scrolling and words that are cut. */
const room = async (page: Page): Promise<string[]> => {
  const out = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...(out > 0 ? [`scrolls sideways by ${out} px`] : []), ...(await cutWords(page))]
}

/** What axe finds where a quick look suspects it. */
const suspected = async (page: Page): Promise<string[]> => [
  ...((await hasWeakText(page)) ? await findingsOf(page, 'colours') : []),
  ...((await hasSmallTarget(page)) ? await findingsOf(page, 'width') : []),
]

/** Findings of the present screen: wide and light, then narrow and dark. */
const look = async (page: Page, route: string | undefined): Promise<string[]> => {
  const isIn = (names: readonly string[]) => route !== undefined && names.includes(route)
  const asWide = isIn(kinds)
    ? await findingsOf(page)
    : [...(await findingsOf(page, 'structure')), ...(await suspected(page))]
  asWide.push(...(await room(page)))
  await page.setViewportSize(narrow)
  await themed(page, 'dark')
  await settled(page)
  const asNarrow = isIn(twice) ? await findingsOf(page) : await suspected(page)
  asNarrow.push(...(await room(page)))
  await page.setViewportSize(wide)
  await themed(page, 'light')
  return [...asWide.map((it) => `1440 px, ${it}`), ...asNarrow.map((it) => `360 px, dark, ${it}`)]
}

const roleOf: Readonly<Record<string, SignedInRole>> = { admin: 1, client: 3, looper: 4 }

/** What the tours of an account point at on a screen, and is not there. */
const unmarked = async (page: Page, account: string, route: string | undefined): Promise<string[]> => {
  const role = roleOf[account]
  const needed = role === undefined || route === undefined ? [] : marksFor(role).filter((it) => it.route === route)
  const shown = await Promise.all(
    // A part that is loaded on demand may come a moment after the rest of its page.
    needed.map(({ element }) =>
      page
        .locator(`[data-tour~="${element}"]:visible`)
        .first()
        .waitFor({ timeout: scaled(5000) })
        .then(
          () => true,
          () => false,
        ),
    ),
  )
  return needed.flatMap(({ tour, element }, index) => (shown[index] ? [] : [`the tour ${tour} finds no ${element}`]))
}

/** Calls that refuse this walk: those of screens behind a mail's code, and the record of `/open` that does not
 * exist. */
const codeCalls = [
  '/api/club/look',
  '/api/invoices/look',
  '/api/invitation/look',
  '/api/auth/email-confirmation',
  '/api/sectors/99999999',
]

/** Visits of one test: accounts with many screens are walked in parts. */
const AT_ONCE = 40
const walks = ['admin', 'looper', 'client', 'guest', 'nobody']
  .flatMap((account) => {
    const count = Math.ceil(visitsOf(account).length / AT_ONCE)
    return Array.from({ length: count }, (_, part) => ({ account, part, count }))
  })
  // Each worker is given a half of the tests in their order, and so of the administrator's walks.
  .toSorted((a, b) => Number(a.part * 2 >= a.count) - Number(b.part * 2 >= b.count))
test.describe.configure({ mode: 'parallel' })

for (const { account, part, count } of walks)
  test(`every screen that ${account} sees opens, is accessible, has what tours point at, and nothing sticks out or is cut, ${part + 1} of ${count}`, async ({
    browser,
    expectError,
  }) => {
    for (const call of codeCalls) expectError(call)
    const page = await pageOf(browser, account)
    const wrong: string[] = []
    for (const visit of visitsOf(account).filter((_, index) => index % count === part)) {
      await open(page, visit)
      const found = [...(await unmarked(page, account, visit.route)), ...(await look(page, visit.route))]
      for (const it of found) wrong.push(`${visit.path}, ${it}`)
    }
    await page.context().close()
    expect(wrong).toEqual([])
  })

test('every built screen is among them, and every kind', () => {
  const routesSeen = ['admin', ...Object.values(others)].flatMap((it) => visitsOf(it).map(({ route }) => route))
  expect(routesSeen).toEqual(expect.arrayContaining([...built, ...kinds]))
  expect(built.length).toBeGreaterThan(20)
})

test('on a screen that stands for no kind a fault of each sort is found', async ({ browser }) => {
  const page = await pageOf(browser, 'nobody')
  const visit: Visit = { path: '/acessibilidade', route: 'accessibility' }
  expect(kinds).not.toContain(visit.route)
  await open(page, visit)
  expect(await look(page, visit.route)).toEqual([])
  await page.evaluate(() => {
    const add = (tag: string, style: string, text = ''): HTMLElement => {
      const element = document.createElement(tag)
      element.style.cssText = style
      element.textContent = text
      document.querySelector('main')?.append(element)
      return element
    }
    add('p', 'color: #bbb', 'pale in the light')
    add('p', 'color: #555', 'pale in the dark')
    for (const name of ['one', 'two'])
      add('button', 'all: unset; display: inline-block; width: 10px; height: 10px').ariaLabel = name
    add('button', 'width: 40px; height: 40px')
    add('input', 'width: 100px; height: 40px')
    add('ul', '').append(add('p', '', 'no entry of a list'))
    add('h2', 'width: 20px; overflow: hidden; white-space: nowrap', 'A heading that is cut')
    add('div', 'width: 3000px; height: 1px')
  })
  const found = await look(page, visit.route)
  await page.context().close()
  const wide = ['color-contrast', 'target-size', 'button-name', 'label', 'list']
  const sorts = [...wide, 'scrolls sideways', 'cuts “A heading'].map((it) => `1440 px, ${it}`)
  const narrowSorts = ['color-contrast', 'target-size', 'scrolls sideways', 'cuts “A heading'].map(
    (it) => `360 px, dark, ${it}`,
  )
  expect([...sorts, ...narrowSorts].filter((sort) => !found.some((it) => it.startsWith(sort)))).toEqual([])
})
