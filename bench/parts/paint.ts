import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { launchOptions, ensureBrowser } from '../../scripts/browser.ts'
import type { Figure } from '../figure.ts'
import { ADMINISTRATORS, emailOf, PASSWORD } from '../fill.ts'
import type { Engine } from '../ground.ts'
import { median } from '../numbers.ts'
import { startServer } from '../server.ts'

const LOOPS = 5000
const TURNS = 3
/** A line of 400 kbit/s. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** The timer's dialog is fetched while nobody does anything; home remembers what it asked for. */
const IDLE_MS = 4000

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in by hand, waits, and opens the timer's dialog twice: milliseconds from the key to the frame that shows it. */
const signIn = async (browser: Browser, url: string): Promise<{ state: State; dialogs: readonly number[] }> => {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  await page
    .locator('input[type=email], input[name=email]')
    .first()
    .fill(emailOf(ADMINISTRATORS + 1))
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/(?!login|2fa)/)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  await sleep(IDLE_MS)
  const state = await context.storageState()
  const dialogs: number[] = []
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(() => {
      performance.clearMeasures('dialog')
      const onKey = (event: KeyboardEvent) => {
        const look = () => {
          if (!document.querySelector('[role=dialog]')) requestAnimationFrame(look)
          // What this frame draws is painted before the next one.
          else requestAnimationFrame(() => performance.measure('dialog', { start: event.timeStamp }))
        }
        look()
      }
      addEventListener('keydown', onKey, { capture: true, once: true })
    })
    await page.keyboard.press('n')
    const shown = await page.waitForFunction(() => performance.getEntriesByName('dialog')[0]?.duration)
    dialogs.push((await shown.jsonValue()) ?? Infinity)
    await page.keyboard.press('Escape')
    await page.locator('[role=dialog]').waitFor({ state: 'detached' })
  }
  await context.close()
  return { state, dialogs }
}

interface Paints {
  /** Milliseconds until anything is painted, and until home's heading is. */
  first: number
  home: number
}

/** When a page painted, by its own clock. */
const visit = async (page: Page, url: string, slow: boolean): Promise<Paints> => {
  if (slow) {
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', SLOW)
  }
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main h1')) requestAnimationFrame(() => performance.mark('home'))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('home').length > 0, undefined, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const paints = await page.evaluate(() =>
    ['first-contentful-paint', 'home'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Infinity),
  )
  await page.close()
  const [first = Infinity, home = Infinity] = paints
  return { first, home }
}

/** (k) Until something of ours shows, until home does, with nothing in the cache and with all of it; the first dialogs. */
export const paint = async (engine: Engine): Promise<Figure[]> => {
  if (ensureBrowser() === undefined) throw new Error('There is no browser to show the pages in')
  const ground = await engine.take(LOOPS)
  const server = await startServer(ground)
  const browser = await chromium.launch(launchOptions())
  try {
    const url = `http://localhost:${server.port}`
    const { state, dialogs } = await signIn(browser, url)
    const measure = async (slow: boolean) => {
      const cold: Paints[] = []
      const warm: Paints[] = []
      for (let turn = 0; turn < TURNS; turn += 1) {
        const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block', storageState: state })
        cold.push(await visit(await context.newPage(), url, slow))
        warm.push(await visit(await context.newPage(), url, slow))
        await context.close()
      }
      return { cold, warm }
    }
    const free = await measure(false)
    const slow = await measure(true)
    const figure = (what: string, all: readonly number[], atMost?: number): Figure => ({
      part: 'k',
      engine: `${engine.name}, Chromium`,
      what,
      value: median(all),
      unit: ' ms',
      ...(atMost === undefined ? {} : { bound: { atMost } }),
      from: `middle of ${all.map((it) => it.toFixed(0)).join(', ')} ms`,
    })
    const homes = (of: readonly Paints[]) => of.map((it) => it.home)
    const [first = Infinity, later = Infinity] = dialogs
    return [
      figure(
        'something of ours, cold',
        free.cold.map((it) => it.first),
      ),
      figure('home, cold', homes(free.cold)),
      figure('home, warm', homes(free.warm)),
      figure(
        'something of ours, cold, at 400 kbit/s',
        slow.cold.map((it) => it.first),
        1000,
      ),
      figure('home, cold, at 400 kbit/s', homes(slow.cold), 6000),
      {
        ...figure('home, warm for cold, at 400 kbit/s', homes(slow.warm), 0.67),
        value: median(homes(slow.warm)) / median(homes(slow.cold)),
        unit: '',
        from: `${median(homes(slow.warm)).toFixed(0)} for ${median(homes(slow.cold)).toFixed(0)} ms`,
      },
      figure('the first dialog after sign-in', [first], 150),
      figure('the second', [later], 100),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await ground.drop()
  }
}
