import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

const FAR = 90

/** Moves by Tab to an element, as a person without a mouse does; fails after too many steps. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let step = 0; step < FAR; step += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${FAR} times Tab do not lead to ${String(target)}`)
}

/** Fails when a mouse or a finger is used from now on. */
export const watchPointer = async (page: Page): Promise<() => Promise<void>> => {
  let touched = 0
  await page.exposeFunction('nucleoTouched', () => {
    touched += 1
  })
  await page.addInitScript(() => {
    const touch = () => (globalThis as unknown as { nucleoTouched: () => void }).nucleoTouched()
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, touch, { capture: true })
  })
  return async () => {
    // Events sent last have arrived after this round trip.
    await page.evaluate(() => undefined)
    expect(touched, 'a journey by keys touches nothing').toBe(0)
  }
}

/** Rows of a Brazilian CSV file (`;`, with a BOM), its header first. No cell of ours has a line break. */
export const readCsv = async (path: string): Promise<string[][]> => {
  const text = await readFile(path, 'utf8')
  return text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
}
