import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { launchOptions, ensureBrowser } from '../../scripts/browser.ts'
import { build, isBuilt } from '../../scripts/build.ts'
import type { Figure } from '../figure.ts'
import { ADMINISTRATORS, emailOf, PASSWORD } from '../fill.ts'
import type { Engine } from '../ground.ts'
import { startServer } from '../server.ts'

const LOOPS = 100_000
const PERSON = ADMINISTRATORS + 10

/** Kilobytes, gzip, of every script that the page has loaded so far. */
const weighScripts = (page: Page): (() => Promise<{ kB: number; files: number }>) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (it) => {
    const type = it.request().resourceType()
    if (type === 'script' || /\.m?js($|\?)/.test(it.url())) bodies.push(it.body())
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

/** (e) What a browser with an empty cache loads until one can sign in, and until home shows. */
export const weight = async (engine: Engine): Promise<Figure[]> => {
  if (!isBuilt() && build(['--logLevel', 'warn']) !== 0) throw new Error('The pages could not be built')
  if (ensureBrowser() === undefined) throw new Error('There is no browser to show the pages in')
  const ground = await engine.take(LOOPS)
  const server = await startServer(ground)
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ locale: 'pt-BR', serviceWorkers: 'block' })
    const weigh = weighScripts(page)
    await page.goto(`http://localhost:${server.port}/`, { waitUntil: 'networkidle' })
    const password = page.locator('input[type=password]')
    await page.locator('input[type=email], input[name=email]').first().fill(emailOf(PERSON))
    await password.fill(PASSWORD)
    const signIn = await weigh()
    await password.press('Enter')
    await page.waitForURL(/#\/(?!login|2fa)/)
    await page.waitForLoadState('networkidle')
    return [scripts('sign-in can be used', signIn, 180), scripts('home is there', await weigh(), 230)]
  } finally {
    await browser.close()
    await server.stop()
    await ground.drop()
  }
}
