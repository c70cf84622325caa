import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { launchOptions, ensureBrowser } from '../../scripts/browser.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { ADMINISTRATORS, emailOf, PASSWORD } from '../fill.ts'
import { median } from '../numbers.ts'
import { startServer } from '../server.ts'

const LOOPS = 5000
/** Profiles, each with one cold start: the middle of three varied by a tenth. */
const TURNS = 6
/** Warm starts that count in each. */
const WARM = 3
/** A warm start is at least a third faster than a cold one, on the line that the demand names (decision 119). */
const AT_LEAST_A_THIRD = 0.67
/** On a faster line the two cores that draw also answer the calls, and the middle of six varies by a tenth. */
const AT_LEAST_A_QUARTER = 0.75
interface Line {
  readonly latency: number
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}
/** Lines of 400 kbit/s, and of 10 Mbit/s to a server in the same country. Without latency a cold start measures
 * computing alone. */
const SLOW: Line = { latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const FAST: Line = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
/** Milliseconds that a visit stays at least: browsers keep the compiled form of scripts a moment after these ran. */
const STAY_MS = 1500
/** Milliseconds in which the dialog of the timer is prefetched, and home remembers its requests. */
const IDLE_MS = 4000

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** People whose home is opened: an administrator's has the most on it, a looper's is the most common. */
const people = [
  { who: 'an administrator’s', id: 1 },
  { who: 'a looper’s', id: ADMINISTRATORS + 1 },
] as const

interface SignedIn {
  readonly state: State
  readonly dialogs: readonly number[]
}

/** Signs in by hand, waits, and opens the timer's dialog twice: milliseconds from the key to the frame that shows it. */
const signIn = async (browser: Browser, url: string, id: number): Promise<SignedIn> => {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('input[type=email], input[name=email]').first().fill(emailOf(id))
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
          // The content of this frame is painted before the next one.
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
  /** Milliseconds until the first paint, the largest one, home's heading, and until home has loaded everything. */
  first: number
  largest: number
  home: number
  whole: number
}

const NAMES = ['first-contentful-paint', 'home', 'whole'] as const

/** Paint times of a page, by its own clock. */
const visit = async (page: Page, url: string, line: Line): Promise<Paints> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await page.addInitScript(() => {
    const here = (name: string, shown: () => boolean) => {
      const look = () => requestAnimationFrame(shown() ? () => performance.mark(name) : look)
      look()
    }
    const heading = () => document.querySelector('main h1') !== null
    here('home', heading)
    // Home has cards, and none of them is loading.
    here(
      'whole',
      () => heading() && !!document.querySelector('main h2') && !document.querySelector('main [data-loading]'),
    )
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('whole').length > 0, undefined, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const paints = await page.evaluate(
    (names) => names.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Infinity),
    NAMES,
  )
  const largest = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Infinity)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await sleep(STAY_MS)
  await page.close()
  const [first = Infinity, home = Infinity, whole = Infinity] = paints
  return { first, largest, home, whole }
}

/**
 * Cold and warm starts, each turn in a profile of its own. A private window has no place for compiled scripts and
 * compiles all of them at each start; a person's browser has a profile, and there the third start reads them.
 */
const measure = async (url: string, state: State, line: Line) => {
  const cold: Paints[] = []
  const warm: Paints[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const profile = await mkdtemp(join(tmpdir(), 'nucleo-profile-'))
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions(),
      locale: 'pt-BR',
      serviceWorkers: 'block',
    })
    try {
      await context.setStorageState(state)
      cold.push(await visit(await context.newPage(), url, line))
      await visit(await context.newPage(), url, line)
      for (let again = 0; again < WARM; again += 1) warm.push(await visit(await context.newPage(), url, line))
    } finally {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    }
  }
  return { cold, warm }
}

/** (k) Until something of ours shows, until home does, with nothing in the cache and with all of it; the first dialogs. */
export const paint = async (engine: Engine): Promise<Figure[]> => {
  if (ensureBrowser() === undefined) throw new Error('There is no browser to show the pages in')
  const database = await engine.take(LOOPS)
  const server = await startServer(database)
  const browser = await chromium.launch(launchOptions())
  try {
    const url = `http://localhost:${server.port}`
    const figure = (what: string, all: readonly number[], atMost?: number): Figure => ({
      part: 'k',
      engine: `${engine.name}, Chromium`,
      what,
      value: median(all),
      unit: ' ms',
      ...(atMost === undefined ? {} : { bound: { atMost } }),
      from: `${all.length > 1 ? 'middle of ' : ''}${all.map((it) => it.toFixed(0)).join(', ')} ms`,
    })
    const ratio = (
      what: string,
      [warm, cold]: readonly [readonly number[], readonly number[]],
      atMost: number,
    ): Figure => ({
      ...figure(what, warm, atMost),
      value: median(warm) / median(cold),
      unit: '',
      from: `${median(warm).toFixed(0)} for ${median(cold).toFixed(0)} ms`,
    })
    const figures: Figure[] = []
    for (const { who, id } of people) {
      const { state, dialogs } = await signIn(browser, url, id)
      const fast = await measure(url, state, FAST)
      const slow = await measure(url, state, SLOW)
      const of = (what: keyof Paints, all: readonly Paints[]) => all.map((it) => it[what])
      const [first = Infinity, later = Infinity] = dialogs
      figures.push(
        figure(`${who} home, cold, at 10 Mbit/s`, of('whole', fast.cold)),
        figure(`${who} home, warm, at 10 Mbit/s`, of('whole', fast.warm)),
        ratio(
          `${who} home, warm for cold, at 10 Mbit/s`,
          [of('whole', fast.warm), of('whole', fast.cold)],
          AT_LEAST_A_QUARTER,
        ),
        figure(`${who} home, something of ours, cold, at 400 kbit/s`, of('first', slow.cold), 1000),
        figure(`${who} home, its largest paint, cold, at 400 kbit/s`, of('largest', slow.cold), 6000),
        figure(`${who} home, its largest paint, cold, at 10 Mbit/s`, of('largest', fast.cold)),
        figure(`${who} home, its largest paint, warm, at 10 Mbit/s`, of('largest', fast.warm)),
        figure(`${who} home, its heading, cold, at 400 kbit/s`, of('home', slow.cold), 6000),
        figure(`${who} home, all of it, cold, at 400 kbit/s`, of('whole', slow.cold), 6000),
        ratio(
          `${who} home, warm for cold, at 400 kbit/s`,
          [of('whole', slow.warm), of('whole', slow.cold)],
          AT_LEAST_A_THIRD,
        ),
        figure(`${who} first dialog after sign-in`, [first], 150),
        figure(`${who} second dialog`, [later], 100),
      )
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    await database.drop()
  }
}
