import { join } from 'node:path'
import { expect } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { test } from './kit/browser.ts'
import { expectAccessible, findingsOf } from './kit/looks/axe.ts'

/* The gallery is served by the development server alone. */

let vite: ViteDevServer
let url = ''

test.beforeAll(async () => {
  vite = await createServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    // Beside a running `npm run dev`.
    cacheDir: join(import.meta.dirname, '../.cache/vite-gallery'),
  })
  await vite.listen()
  url = (vite.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
})
test.afterAll(() => vite.close())

/* The parts are the same in both themes and at both widths: all rules once, and then what a theme and a width change. */
for (const [theme, rules] of [
  ['light', undefined],
  ['dark', 'colours'],
] as const)
  test(`every part stands in the gallery, ${theme}`, async ({ page }) => {
    await page.goto(`${url}/gallery.html?theme=${theme}`)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
    for (const [width, found] of [
      [1440, rules],
      [360, 'width'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of ['Buttons and fields', 'Marks', 'Tables'])
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
      expect(await findingsOf(page, found), `findings of axe at ${width} px`).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
    }
  })

test('its dialogs open, hold the focus and give it back', async ({ page }) => {
  await page.goto(`${url}/gallery.html?theme=light`)
  for (const kind of ['sm', 'edge end', 'edge full']) {
    const opener = page.getByRole('button', { name: kind, exact: true })
    await opener.click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
})

test('both themes stand beside each other', async ({ page }) => {
  await page.goto(`${url}/gallery.html`)
  // The development server makes the two pages while they are asked for.
  for (const theme of ['light', 'dark'])
    await expect(page.frameLocator(`iframe[title=${theme}]`).getByRole('heading', { level: 1 })).toBeVisible()
})

test('what stands in for our font is as wide, light and bold, so that no line breaks anew when it is here', async ({
  page,
}) => {
  await page.goto(`${url}/gallery.html?theme=light`)
  const ratios = await page.evaluate(async () => {
    const text =
      'Verificar a troca de dados com o sistema escolar. Correct atom, start or description. Relatórios de e-mail'
    const canvas = document.createElement('canvas').getContext('2d')
    const widthIn = (font: string) => {
      if (canvas) canvas.font = font
      return canvas?.measureText(text).width ?? 0
    }
    const known: number[] = []
    for (const weight of [400, 500, 600]) {
      const [ours, standIn] = [`${weight} 26px "Geist Variable"`, `${weight} 26px "Geist Stand-in"`]
      await document.fonts.load(ours)
      // A machine may have none of the fonts that it is made of.
      const there = await document.fonts.load(standIn).catch(() => [])
      if (there.length > 0) known.push(widthIn(standIn) / widthIn(ours))
    }
    return known
  })
  expect(ratios.filter((it) => Math.abs(it - 1) > 0.012)).toEqual([])
})
