import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { openStore } from '#server/db/open.ts'
import { launchOptions, ensureBrowser } from '../../scripts/browser.ts'
import type { Engine, Database } from '../database.ts'
import type { Figure } from '../figure.ts'
import { emailOf, PASSWORD } from '../fill.ts'
import { startServer } from '../server.ts'

const LOOPS = 5000
const CARDS = 1000
const TURNS = 5
const MOVES = 11
const PATH = '#/district/workstation/project/B-1/board'

/** Adds atoms to the first venture until its board has a thousand cards over its four gates. */
const addCards = async (database: Database): Promise<void> => {
  const store = await openStore({ url: database.url, dir: database.dir, pool: 2 })
  await store.script(`
    insert into atoms (cell_id, nome, descricao, status, priority, responsavel_id, data, created_at)
    select 1 + i % 8, 'Cartão ' || i || ' do quadro', '', i % 3, 1 + i % 4, 5 + i % 40, current_date + i % 60 - 30, now()
    from generate_series(1, ${CARDS} - (select count(*)::int from atoms where venture_id = 1)) i;
    analyze atoms`)
  await store.close()
}

/** A browser of its own, signed in. */
const signedIn = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })
  const first = await context.newPage()
  await first.goto(url)
  await first.locator('input[type=email], input[name=email]').first().fill(emailOf(1))
  await first.locator('input[type=password]').fill(PASSWORD)
  await first.keyboard.press('Enter')
  await first.waitForURL(/#\/(?!login|2fa)/)
  await first.getByRole('heading', { level: 1 }).waitFor()
  await first.close()
  return context
}

/** Milliseconds from the change of address to the first cards on the screen. */
const firstRender = (page: Page): Promise<number> =>
  page.evaluate(
    (path) =>
      new Promise<number>((done) => {
        const began = performance.now()
        const look = () => {
          if (!document.querySelector('[data-card]')) requestAnimationFrame(look)
          // The content of this frame is painted before the next one.
          else requestAnimationFrame(() => done(performance.now() - began))
        }
        window.location.hash = path
        look()
      }),
    PATH,
  )

interface Watched {
  /** Times of day, in milliseconds. */
  pressed: Promise<number>
  painted: Promise<number>
}
declare global {
  interface Window {
    watched: Watched
  }
}

/** Has a page note when a key is pressed and when the frame is painted that shows its cards in another order. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const order = () => [...document.querySelectorAll('[data-card]')].map((it) => it.getAttribute('data-card')).join()
    const before = order()
    window.watched = {
      pressed: new Promise((done) => {
        addEventListener('keydown', (event) => done(performance.timeOrigin + event.timeStamp), {
          capture: true,
          once: true,
        })
      }),
      painted: new Promise((done) => {
        const look = () => {
          if (order() === before) requestAnimationFrame(look)
          else requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))
        }
        look()
      }),
    }
  })

/** Milliseconds from a key to the frame of `seen` that shows the card at its new place. Both are watched before the key. */
const keyMove = async (page: Page, key: string, seen = page): Promise<number> => {
  for (const watched of new Set([page, seen])) await watch(watched)
  await page.keyboard.press(key)
  const painted = await seen.evaluate(() => window.watched.painted)
  return painted - (await page.evaluate(() => window.watched.pressed))
}

const arrow = (at: number): string => (at % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

/** (j) A board of 1,000 cards in Chromium: time until its first cards show, and until a moved one does, here and in
 * another browser. */
export const board = async (engine: Engine): Promise<Figure[]> => {
  if (ensureBrowser() === undefined) throw new Error('There is no browser to show the board in')
  const database = await engine.take(LOOPS)
  await addCards(database)
  const server = await startServer(database)
  const browser = await chromium.launch(launchOptions())
  try {
    const url = `http://localhost:${server.port}`
    const context = await signedIn(browser, url)
    const renders: number[] = []
    const moves: number[] = []
    const seen: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      const page = await context.newPage()
      await page.goto(url)
      renders.push(await firstRender(page))
      if (turn === TURNS - 1) {
        await page.waitForLoadState('networkidle')
        await page.locator('[data-card] button').nth(2).focus()
        for (let at = 0; at < MOVES; at += 1) moves.push(await keyMove(page, arrow(at)))
        const other = await (await signedIn(browser, url)).newPage()
        await other.goto(`${url}/${PATH}`)
        await other.locator('[data-card]').first().waitFor()
        await other.waitForLoadState('networkidle')
        for (let at = 0; at < MOVES; at += 1) seen.push(await keyMove(page, arrow(at), other))
      }
      await page.close()
    }
    const from = (all: readonly number[]) => `middle of ${all.map((it) => it.toFixed(0)).join(', ')} ms`
    const figure = (what: string, all: readonly number[], atMost: number): Figure => ({
      part: 'j',
      engine: `${engine.name}, Chromium`,
      what,
      value: middle(all),
      unit: ' ms',
      bound: { atMost },
      from: from(all),
    })
    return [
      figure(`board of ${CARDS} cards, opened from home`, renders, 1500),
      figure('a card moved by a key, until it is painted', moves, 100),
      figure('a card moved by a key, until another browser paints it', seen, 300),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
