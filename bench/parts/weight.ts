import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import type { SignedInRole } from '#contract/access/roles.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { builtRoutes, samplePath } from '../../e2e/kit/paths.ts'
import { launchOptions, ensureBrowser } from '../../scripts/browser.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { ADMINISTRATORS, CLIENT, emailOf, PASSWORD } from '../fill.ts'
import { startServer } from '../server.ts'

const LOOPS = 100_000
/** People with the most screens, with the fewest and a home of its own, and of the most common role. */
const people: readonly { id: number; role: SignedInRole }[] = [
  { id: 1, role: 1 },
  { id: CLIENT, role: 3 },
  { id: ADMINISTRATORS + 1, role: 4 },
]

/** Milliseconds of rest in which a page's further loading counts as its weight too. */
const UNTOUCHED_MS = 5000

/**
 * Libraries that a browser loads once, with the first screen that uses them: they count for signing in and for homes, and
 * have bounds of their own instead of counting for each screen (decision 118).
 */
const libraries = [
  { what: 'rich text can be written, once', test: /\/assets\/(?:RichEditor|marked)[.-]/, atMost: 250 },
  { what: 'what is typed can be checked, once', test: /\/assets\/schemas-/, atMost: 30 },
  { what: 'a list can open over the page, once', test: /\/assets\/popover-/, atMost: 40 },
] as const

/** Kilobytes (gzip) of all scripts that the page has loaded so far, and of those that are of libraries. */
const weighScripts = (page: Page): (() => Promise<Weight>) => {
  const loaded: { url: string; body: Promise<Buffer> }[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type !== 'script' && !/\.m?js($|\?)/.test(response.url())) return
    const body = response.body()
    loaded.push({ url: response.url(), body })
    // A script that loads after the weighing may be cut off by the page's end.
    body.catch(() => undefined)
  })
  return async () => {
    const all = await Promise.all(loaded.map(async ({ url, body }) => ({ url, size: gzipSync(await body).length })))
    const sum = (of: typeof all) => of.reduce((bytes, { size }) => bytes + size, 0) / 1000
    const once = libraries.map(({ test }) => sum(all.filter(({ url }) => test.test(url))))
    return { kB: sum(all), files: all.length, once, own: sum(all) - once.reduce((one, other) => one + other, 0) }
  }
}

const scripts = (what: string, weight: Pick<Weight, 'kB' | 'files'>, atMost: number): Figure => ({
  part: 'e',
  engine: 'Chromium',
  what: `JavaScript until ${what}`,
  value: weight.kB,
  unit: ' kB',
  bound: { atMost },
  from: `gzip of ${weight.files} files`,
})

interface Weight {
  kB: number
  files: number
  /** Kilobytes of each library. */
  once: readonly number[]
  /** Kilobytes without the libraries. */
  own: number
}

interface Most {
  readonly path: string
  readonly more: number
}

/** Weights of a person's pages, and their screen that adds most. */
interface Weighed {
  role: SignedInRole
  signIn: Weight
  signInLater: Weight
  home: Weight
  homeLater: Weight
  /** The screen that adds most beyond home, without the libraries and with them. */
  most: Most
  mostOfAll: Most
  once: readonly number[]
  screens: number
}

/** Built screens that a role opens, those with parameters too; without the sign-in screens, which redirect. */
const screensFor = (role: SignedInRole): string[] =>
  builtRoutes
    .filter((name) => mayOpen(routes[name], role) && name !== 'login' && name !== 'twoFactor')
    .map((name) => samplePath(routes[name].path))

/** Opens each screen by itself: all that it loads beyond home counts for it, also when others share it. */
const weigh = async (browser: Browser, url: string, { id, role }: (typeof people)[number]): Promise<Weighed> => {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
  const page = await context.newPage()
  const scales = weighScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const password = page.locator('input[type=password]')
  await page.locator('input[type=email], input[name=email]').first().fill(emailOf(id))
  await password.fill(PASSWORD)
  const signIn = await scales()
  await sleep(UNTOUCHED_MS)
  const signInLater = await scales()
  await password.press('Enter')
  await page.waitForURL(/#\/(?!login|2fa)/)
  await page.waitForLoadState('networkidle')
  const home = await scales()
  await sleep(UNTOUCHED_MS)
  const homeLater = await scales()
  let most: Most = { path: '', more: 0 }
  let mostOfAll = most
  let { once } = home
  const paths = screensFor(role)
  for (const path of paths) {
    const other = await context.newPage()
    const own = weighScripts(other)
    await other.goto(`${url}/#${path}`, { waitUntil: 'networkidle' })
    // A screen may add the filter that it begins with.
    if (other.url().split('?', 1)[0]?.endsWith(path) !== true)
      throw new Error(`${path} led role ${role} to ${other.url()}`)
    const all = await own()
    once = once.map((it, nth) => Math.max(it, all.once[nth] ?? 0))
    const named = `${path} of role ${role}`
    if (all.own - home.own > most.more) most = { path: named, more: all.own - home.own }
    if (all.kB - home.kB > mostOfAll.more) mostOfAll = { path: named, more: all.kB - home.kB }
    await other.close()
  }
  await context.close()
  return { role, signIn, signInLater, home, homeLater, most, mostOfAll, once, screens: paths.length }
}

/** (e) What a browser with an empty cache loads until one can sign in, until home shows, and for each screen after it. */
export const weight = async (engine: Engine): Promise<Figure[]> => {
  if (ensureBrowser() === undefined) throw new Error('There is no browser to show the pages in')
  const database = await engine.take(LOOPS)
  const server = await startServer(database)
  const browser = await chromium.launch(launchOptions())
  try {
    const all: Weighed[] = []
    for (const person of people) all.push(await weigh(browser, `http://localhost:${server.port}`, person))
    const heaviest = (of: (it: Weighed) => number): Weighed => all.reduce((most, it) => (of(it) > of(most) ? it : most))
    const { most } = heaviest((it) => it.most.more)
    const { mostOfAll } = heaviest((it) => it.mostOfAll.more)
    const { home } = heaviest((it) => it.home.kB)
    const homes = all.map((it) => `${it.home.kB.toFixed(1)} of role ${it.role}`).join(', ')
    const screens = all.reduce((sum, it) => sum + it.screens, 0)
    return [
      scripts('sign-in can be used', heaviest((it) => it.signIn.kB).signIn, 180),
      scripts('5 s after sign-in can be used', heaviest((it) => it.signInLater.kB).signInLater, 180),
      { ...scripts('home is there', home, 250), from: homes },
      scripts('5 s after home is there', heaviest((it) => it.homeLater.kB).homeLater, 250),
      {
        ...scripts('a further screen is there', { kB: most.more, files: 0 }, 80),
        from: `the heaviest of ${screens} beyond home, for three roles: ${most.path}`,
      },
      {
        part: 'e',
        engine: 'Chromium',
        what: 'JavaScript until it is there, libraries too',
        value: mostOfAll.more,
        unit: ' kB',
        from: mostOfAll.path,
      },
      ...libraries.map(({ what, atMost }, nth): Figure => ({
        ...scripts(what, { kB: Math.max(...all.map((it) => it.once[nth] ?? 0)), files: 0 }, atMost),
        from: 'a library, loaded with the first screen that needs it',
      })),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await database.drop()
  }
}
