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

/** Libraries that a browser loads once for all screens that use them, as the editor of rich text; each has a bound of its own. */
const SHARED = /\/assets\/RichEditor-/

/** Kilobytes (gzip) of all scripts that the page has loaded so far; shared libraries apart, by the largest. */
const weighScripts = (page: Page): (() => Promise<Weight>) => {
  const bodies: Promise<Buffer>[] = []
  const shared: Promise<Buffer>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type !== 'script' && !/\.m?js($|\?)/.test(response.url())) return
    const body = response.body()
    if (SHARED.test(response.url())) shared.push(body)
    else bodies.push(body)
    // A script that loads after the weighing may be cut off by the page's end.
    body.catch(() => undefined)
  })
  return async () => {
    const all = await Promise.all(bodies)
    const packed = (await Promise.all(shared)).map((it) => gzipSync(it).length / 1000)
    return {
      kB: all.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000,
      files: all.length,
      shared: Math.max(0, ...packed),
    }
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
  /** Kilobytes of the heaviest shared library. */
  shared: number
}

/** Weights of a person's pages, and their screen that adds most. */
interface Weighed {
  role: SignedInRole
  signIn: Weight
  signInLater: Weight
  home: Weight
  homeLater: Weight
  most: { path: string; more: number }
  shared: number
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
  let most = { path: '', more: 0 }
  let { shared } = home
  const paths = screensFor(role)
  for (const path of paths) {
    const other = await context.newPage()
    const own = weighScripts(other)
    await other.goto(`${url}/#${path}`, { waitUntil: 'networkidle' })
    // A screen may add the filter that it begins with.
    if (other.url().split('?', 1)[0]?.endsWith(path) !== true)
      throw new Error(`${path} led role ${role} to ${other.url()}`)
    const all = await own()
    const more = all.kB - home.kB
    shared = Math.max(shared, all.shared)
    if (more > most.more) most = { path: `${path} of role ${role}`, more }
    await other.close()
  }
  await context.close()
  return { role, signIn, signInLater, home, homeLater, most, shared, screens: paths.length }
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
        ...scripts('rich text can be written, once', { kB: heaviest((it) => it.shared).shared, files: 0 }, 250),
        from: 'the editor, loaded with the first screen that has one',
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await database.drop()
  }
}
