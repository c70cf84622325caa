import { gzipSync } from 'node:zlib'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { launchOptions, ensureBrowser } from '../../scripts/browser.ts'
import { build, isBuilt } from '../../scripts/build.ts'
import type { Figure } from '../figure.ts'
import { emailOf, PASSWORD } from '../fill.ts'
import type { Engine } from '../ground.ts'
import { startServer } from '../server.ts'

const LOOPS = 100_000
/** Opens every screen there is. */
const PERSON = 1

/** Kilobytes, gzip, of every script that the page has loaded so far. */
const weighScripts = (page: Page): (() => Promise<{ kB: number; files: number }>) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (it) => {
    const type = it.request().resourceType()
    if (type !== 'script' && !/\.m?js($|\?)/.test(it.url())) return
    const body = it.body()
    // One that comes after the weighing may be cut off by the page's end.
    body.catch(() => undefined)
    bodies.push(body)
  })
  return async () => {
    const all = await Promise.all(bodies)
    return { kB: all.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000, files: all.length }
  }
}

const scripts = (what: string, it: { kB: number; files: number }, atMost: number): Figure => ({
  part: 'e',
  engine: 'Chromium',
  what: `JavaScript until ${what}`,
  value: it.kB,
  unit: ' kB',
  bound: { atMost },
  from: `gzip of ${it.files} files`,
})

/** Screens that an administrator opens by their address alone. */
const screens = Object.values(routes)
  .filter((it) => !it.path.includes(':') && it.roles !== 'public' && mayOpen(it, 1))
  .map((it) => it.path)

/** Each screen is opened by itself: what it loads beyond what home did is its own, whoever else shares it. */
const heaviest = async (context: BrowserContext, url: string, home: number): Promise<Figure> => {
  let most = { path: '', more: 0 }
  for (const path of screens) {
    const page = await context.newPage()
    const weigh = weighScripts(page)
    await page.goto(`${url}/#${path}`, { waitUntil: 'networkidle' })
    const more = (await weigh()).kB - home
    if (more > most.more) most = { path, more }
    await page.close()
  }
  const figure = scripts('a further screen is there', { kB: most.more, files: 0 }, 60)
  return { ...figure, from: `the heaviest of ${screens.length} beyond home: ${most.path}` }
}

/** (e) What a browser with an empty cache loads until one can sign in, until home shows, and for each screen after it. */
export const weight = async (engine: Engine): Promise<Figure[]> => {
  if (!isBuilt() && build(['--logLevel', 'warn']) !== 0) throw new Error('The pages could not be built')
  if (ensureBrowser() === undefined) throw new Error('There is no browser to show the pages in')
  const ground = await engine.take(LOOPS)
  const server = await startServer(ground)
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
    const page = await context.newPage()
    const weigh = weighScripts(page)
    await page.goto(`http://localhost:${server.port}/`, { waitUntil: 'networkidle' })
    const password = page.locator('input[type=password]')
    await page.locator('input[type=email], input[name=email]').first().fill(emailOf(PERSON))
    await password.fill(PASSWORD)
    const signIn = await weigh()
    await password.press('Enter')
    await page.waitForURL(/#\/(?!login|2fa)/)
    await page.waitForLoadState('networkidle')
    const home = await weigh()
    return [
      scripts('sign-in can be used', signIn, 180),
      scripts('home is there', home, 230),
      await heaviest(context, `http://localhost:${server.port}`, home.kB),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await ground.drop()
  }
}
