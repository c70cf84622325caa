import { chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'
import { throttlePages } from './throttle.ts'

/** Milliseconds that the sign-in page takes on the quiet machine for which the limits were set. */
const REFERENCE_MS = 600

/** Median of three loads of the sign-in page, from a new browser context to its form. */
export const measurePage = async (url: string): Promise<{ ms: number; factor: number }> => {
  const browser = await chromium.launch({ ...launchOptions(), timeout: 0 })
  const load = async (): Promise<number> => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    context.setDefaultTimeout(0)
    throttlePages(context)
    const page = await context.newPage()
    const from = performance.now()
    await page.goto(url)
    await page.getByLabel('E-mail').waitFor()
    const took = performance.now() - from
    await context.close()
    return took
  }
  const all = [await load(), await load(), await load()]
  await browser.close()
  const ms = all.toSorted((a, b) => a - b)[1] ?? REFERENCE_MS
  return { ms, factor: ms / REFERENCE_MS }
}
