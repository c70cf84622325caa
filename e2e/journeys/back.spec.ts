import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const LOOPS = '/#/district/workstation/pontos'

/** Opens Loop Center from home, so that Back would have somewhere to go. */
const openLoopCenter = async (page: Page) => {
  await signIn(page, server, 'looper')
  await page.goto(`${server.url}${LOOPS}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}

const closesByBack = async (page: Page, open: () => Promise<unknown>) => {
  await open()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.history.state.over)).toBe(true)
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(`${server.url}${LOOPS}`)
  // Nothing is in front any more, and forward opens nothing.
  await page.goForward()
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(`${server.url}${LOOPS}`)
}

for (const width of [360, 1440])
  test(`at ${width} px Back closes what is open over the page, and stays`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openLoopCenter(page)
    await closesByBack(page, () => page.keyboard.press('Control+k'))
    await closesByBack(page, () => page.keyboard.press('?'))
    await closesByBack(page, () => page.keyboard.press('n'))
    if (width < 600) {
      await closesByBack(page, () => page.getByRole('button', { name: 'Abrir menu' }).click())
      await closesByBack(page, () => page.getByRole('button', { name: /^Avisos|^Notificações/ }).click())
      await closesByBack(page, () => page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click())
    }
    // What leads on is the next page, and Back from there comes here.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('meu trabalho')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(`${server.url}${LOOPS}`)
    await page.goBack()
    await expect(page).toHaveURL(`${server.url}${LOOPS}`)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(page).not.toHaveURL(`${server.url}${LOOPS}`)
  })
