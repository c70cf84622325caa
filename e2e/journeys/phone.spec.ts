import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { enter, openLoops, signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test('on a phone: the menu leads to Loop Center, and a loop is run and stopped by touch', async ({ page }) => {
  const id = await userId(server, 'looper')
  await page.goto(server.url)
  await enter(page, 'looper')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Abrir menu' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await drawer.getByRole('link', { name: 'Central de loops' }).tap()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Central de loops' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)

  await banner.getByRole('button', { name: 'Iniciar loop' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listbox').getByRole('option').first().tap()
  await dialog.getByRole('button', { name: 'Próximo' }).tap()
  await expect(dialog).toContainText('Loop em andamento')
  await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([1])
  await dialog.getByRole('button', { name: 'Fechar' }).tap()

  // The loop runs on in the top bar, and is stopped there.
  await expect(banner).toContainText(/0:\d\d:\d\d/)
  await banner.getByRole('button', { name: 'Parar loop' }).tap()
  await expect(dialog.getByRole('button', { name: 'Concluir' })).toBeVisible()
  await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([2])
  await expect(dialog.getByLabel('Descrição')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)

  await dialog.getByLabel('Descrição').fill('No ônibus')
  await dialog.getByText('Reunião', { exact: true }).tap()
  await dialog.getByRole('button', { name: 'Concluir' }).tap()
  const answers = dialog.getByRole('button', { name: /^(Não|Sim)$/ })
  await expect(answers).toHaveCount(2)
  const cut = (all: Element[]) =>
    all
      .flatMap((it) => [...it.querySelectorAll('*')])
      .filter((it) => it.clientWidth > 0 && it.scrollWidth > it.clientWidth).length
  expect(await answers.evaluateAll(cut), 'the words of no button are cut').toBe(0)
})

test('on a phone: whose week it is stays in sight while the weeks of capacity scroll', async ({ page }) => {
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/#/district/workstation/capacity`)
  const table = page.getByRole('region', { name: 'Capacidade' })
  const name = table.getByRole('rowheader').first()
  await expect(name).toBeInViewport()
  const moved = await table.evaluate((it) => {
    it.scrollLeft = 400
    return it.scrollLeft
  })
  expect(moved, 'there are weeks to scroll to').toBeGreaterThan(200)
  await expect(name).toBeInViewport({ ratio: 0.9 })
  expect((await name.boundingBox())?.width, 'a name has room for a word').toBeGreaterThan(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)
})
