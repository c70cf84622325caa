import { type Browser, expect, type Page } from '@playwright/test'
import { routes } from '#contract/routes/all.ts'
import { findingsOf, test } from './kit/browser.ts'
import { builtRoutes, samplePath } from './kit/paths.ts'
import { tokenOf } from './kit/people.ts'
import { startServer, type TestServer } from './kit/server.ts'

interface Visit {
  path: string
  /** An account of the demonstration; nobody when it is not given. */
  as: string | undefined
}

/** Where an administrator would be led away. */
const others: Readonly<Record<string, string | undefined>> = { '/login': undefined, '/2fa/verify': 'guest' }

/** One group of the matrices: axe looks at every cell, and they are all alike. */
const part: Readonly<Record<string, string>> = {
  '/district/permissions/index': '?group=money',
  '/district/hub/permissions/role/4/edit': '?group=money',
}

/** What a route's screen shows to others, what stands in the place of screens to come, and of none at all. */
const further: readonly Visit[] = [
  { path: '/', as: 'looper' },
  { path: '/district/workstation/pontos', as: 'looper' },
  { path: '/district/headquarter', as: 'client' },
  { path: '/schematic', as: undefined },
  { path: '/acessibilidade', as: undefined },
  { path: '/register', as: undefined },
  { path: '/projects', as: 'admin' },
  { path: '/nowhere', as: 'admin' },
]

const visits = async (): Promise<Visit[]> => {
  const paths: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(routes).map(([name, it]) => [name, samplePath(it.path)]),
  )
  const built = (await builtRoutes()).flatMap((name) => paths[name] ?? [])
  return [
    ...built.map((path) => ({ path: path + (part[path] ?? ''), as: path in others ? others[path] : 'admin' })),
    ...further,
  ]
}

// Widths side by side: each worker has a server of its own. A trace of 150 visits costs more than they do.
test.describe.configure({ mode: 'parallel' })
test.use({ trace: 'off' })

let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
  // Still owes the second factor after signing in.
  await server.db.updateTable('users').set({ two_factor: true }).where('email', 'like', 'guest@%').execute()
})
test.afterAll(() => server.stop())

/** A page of the account's own, in the system's theme. */
const pageOf = async (browser: Browser, { as, width }: { as: string | undefined; width: number }): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  if (as !== undefined) {
    const token = await tokenOf(server, as)
    await page.addInitScript((it) => window.localStorage.setItem('nucleo.token', it), token)
  }
  return page
}

/** Nothing fades any more: a colour half way is no colour of ours. What goes on for ever, as a pulse, is. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every((it) => it.playState !== 'running' || it.effect?.getComputedTiming().iterations === Infinity),
  )

/** Opens a path, and waits until its screen has what it asked for. */
const open = async (page: Page, path: string): Promise<void> => {
  // The screen before it is not to be taken for this one.
  await page.evaluate(() => {
    delete document.documentElement.dataset['route']
  })
  await page.goto(`${server.url}/#${path}`)
  await page.waitForFunction(
    () =>
      'route' in document.documentElement.dataset || document.querySelector('h1')?.textContent.includes('encontrada'),
  )
  await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe(`#${path}`)
  await still(page)
}

const themed = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  await still(page)
}

/** What is wrong with what the page shows, in both themes. */
const look = async (page: Page): Promise<string[]> => {
  const light = await findingsOf(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await themed(page, 'dark')
  const dark = await findingsOf(page, 'colours')
  await themed(page, 'light')
  return [...light, ...dark.map((it) => `dark, ${it}`), ...(wide > 0 ? [`scrolls sideways by ${wide} px`] : [])]
}

for (const width of [360, 1440])
  test(`every screen is accessible in both themes at ${width} px, and none scrolls sideways`, async ({ browser }) => {
    // A busy machine takes twice as long.
    test.setTimeout(240_000)
    const all = await visits()
    const wrong: string[] = []
    for (const as of new Set(all.map((it) => it.as))) {
      const page = await pageOf(browser, { as, width })
      for (const { path } of all.filter((it) => it.as === as)) {
        await open(page, path)
        for (const it of await look(page)) wrong.push(`${path} as ${as ?? 'nobody'}: ${it}`)
      }
      await page.context().close()
    }
    expect(wrong).toEqual([])
    expect(all.length).toBeGreaterThan(30)
  })
