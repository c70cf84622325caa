import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { fillDemo } from '#server/db/demo/demo.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { builtRoutes, demoPaths, samplePath } from '../../e2e/kit/paths.ts'
import { launchOptions, ensureBrowser } from '../../scripts/browser.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { startServer } from '../server.ts'

/** Most layout shift, as a part of the window: people notice more as a jump. */
const AT_MOST = 0.02
/** Milliseconds within which a page loads its further parts. */
const SETTLED_MS = 500

/** Whose screens, and on what: the widest and the narrowest window that the product is made for. */
const visitors = [
  { who: 'an administrator', account: 'admin', role: 1, width: 1440 },
  { who: 'an administrator', account: 'admin', role: 1, width: 360 },
  { who: 'a looper', account: 'looper', role: 4, width: 1440 },
  { who: 'a looper', account: 'looper', role: 4, width: 360 },
  { who: 'a client', account: 'client', role: 3, width: 1440 },
  { who: 'a client', account: 'client', role: 3, width: 360 },
] as const
type Visitor = (typeof visitors)[number]

/** Makes the demonstration in a folder; the paths of all screens that a role opens in it. */
const demonstration = async (dir: string): Promise<(role: Visitor['role']) => string[]> => {
  const store = await openStore({ dir, pool: 2 })
  await migrate(store, new Date())
  await fillDemo(store.db, new Date())
  const known = await demoPaths(store.db)
  await store.close()
  return (role) =>
    builtRoutes
      .filter((name) => mayOpen(routes[name], role) && name !== 'login' && name !== 'twoFactor')
      .map((name) => known[name] ?? samplePath(routes[name].path))
}

/** Layout shift of a page while it loads: the worst five seconds, as browsers compute it. */
const shiftOf = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'networkidle' })
  await sleep(SETTLED_MS)
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const shifts: { at: number; value: number }[] = []
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            if (!('hadRecentInput' in shift && shift.hadRecentInput) && 'value' in shift)
              shifts.push({ at: shift.startTime, value: Number(shift.value) })
        }).observe({ type: 'layout-shift', buffered: true })
        const reckon = () => {
          let [worst, sum, first, last] = [0, 0, 0, -Infinity]
          for (const { at, value } of shifts) {
            const same = at - last < 1000 && at - first < 5000
            if (!same) first = at
            sum = same ? sum + value : value
            last = at
            worst = Math.max(worst, sum)
          }
          done(worst)
        }
        requestAnimationFrame(() => requestAnimationFrame(reckon))
      }),
  )
}

const shiftsFor = async (browser: Browser, url: string, visitor: Visitor & { paths: readonly string[] }) => {
  const viewport = { width: visitor.width, height: 900 }
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block', viewport })
  const first = await context.newPage()
  await first.goto(url)
  await first.locator('input[type=email], input[name=email]').first().fill(`${visitor.account}@demo.nucleo.app`)
  await first.locator('input[type=password]').fill('Nucleo-demo-1')
  await first.keyboard.press('Enter')
  await first.waitForURL(/#\/(?!login|2fa)/)
  await first.close()
  const shifts: { path: string; value: number }[] = []
  for (const path of visitor.paths) {
    const page = await context.newPage()
    shifts.push({ path, value: await shiftOf(page, `${url}/#${path}`) })
    await page.close()
  }
  await context.close()
  return shifts.toSorted((a, b) => b.value - a.value)
}

/** (l) Layout shift of every screen of the demonstration, each opened by itself, by several roles and widths. */
export const cls = async (engine: Engine): Promise<Figure[]> => {
  if (ensureBrowser() === undefined) throw new Error('There is no browser to show the pages in')
  const dir = mkdtempSync(join(tmpdir(), 'nucleo-bench-cls-'))
  const drop = async () => rmSync(dir, { recursive: true, force: true })
  const pathsFor = await demonstration(dir)
  const server = await startServer({ dir, env: { DATA_DIR: dir, NUCLEO_DEMO: '1', BACKUP_KEEP: '0' }, drop })
  const browser = await chromium.launch(launchOptions())
  try {
    const url = `http://localhost:${server.port}`
    const figure = { part: 'l', engine: `${engine.name}, Chromium`, unit: '' }
    const figures: Figure[] = []
    for (const visitor of visitors) {
      const worst = await shiftsFor(browser, url, { ...visitor, paths: pathsFor(visitor.role) })
      const over = worst.filter((it) => it.value > AT_MOST)
      const whose = `${visitor.who} at ${visitor.width}`
      const said = (all: typeof worst) => all.map((it) => `${it.path} ${it.value.toFixed(3)}`).join(', ')
      figures.push(
        {
          ...figure,
          what: `${whose}: layout shift of the screen that moves most`,
          value: worst[0]?.value ?? 0,
          bound: { atMost: AT_MOST },
          from: `${worst.length} screens: ${said(worst.slice(0, 3))}`,
        },
        { ...figure, what: `${whose}: screens that jump`, value: over.length, bound: { atMost: 0 }, from: said(over) },
      )
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    await drop()
  }
}
