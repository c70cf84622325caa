import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { cutNames } from '../kit/looks/cutNames.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const WIDTHS = [1920, 1440, 1024]

/** Asserts that the page shows its texts whole at each width, once its table has the columns for it. */
const expectWhole = async (page: Page): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0)
    await expect.poll(() => cutNames(page), `cut at ${width} px`).toEqual([])
    const out = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(out, `sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}

test('no name is cut from 1024 px on: Loop Center, atoms, ventures and home of an administrator', async ({ page }) => {
  await signIn(page, server, 'admin')
  for (const path of [
    '/district/workstation/pontos',
    '/district/workstation/atom/index',
    '/district/workstation/ventures',
  ]) {
    // Opened wide, so that columns leave as the window gets narrower.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${server.url}/#${path}`)
    await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
    await expectWhole(page)
  }
  await page.goto(`${server.url}/#/`)
  await expect(page.getByRole('region', { name: 'Meus átomos' })).toBeVisible()
  await expectWhole(page)
  // A running loop, whose name stands in the bar.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Iniciar loop: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Loop em andamento')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectWhole(page)
  // Some titles of columns are longer in English.
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.goto(`${server.url}/#/district/workstation/pontos`)
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible()
  await expectWhole(page)
})
