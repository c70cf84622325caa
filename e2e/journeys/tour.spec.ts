import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const progress = async (account: string) =>
  server.db
    .selectFrom('tour_progress')
    .select(['tour', 'step', 'status'])
    .where('user_id', '=', await userId(server, account))
    .orderBy('tour')
    .execute()

const offer = (page: Page) => page.getByRole('complementary', { name: 'Convite para um tour' })
const stop = (page: Page) => page.locator('.driver-popover')
const next = (page: Page) => stop(page).getByRole('button', { name: 'Próximo' })

/** Somebody is at the page: one that nobody touches loads no tours. */
const touch = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
}

/** Positions of elements around an invitation. */
const places = async (page: Page) => {
  const around = [
    page.getByRole('main'),
    page.getByRole('navigation').getByRole('link', { name: 'Ajuda', exact: true }),
    page.getByRole('button', { name: 'Recolher o menu' }),
  ]
  return Promise.all(around.map((it) => it.boundingBox()))
}

test('the first sign-in offers the tour; cut off it is taken up where it was, and its end is remembered', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, server, 'looper')
  const before = await places(page)
  await touch(page)
  await expect(offer(page)).toContainText('Quer conhecer o menu em 5 passos?')
  // The invitation moves nothing.
  expect(await places(page)).toEqual(before)
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'Começar' }).click()
  await expect(offer(page)).toBeHidden()
  await expect(stop(page)).toContainText('Tudo por aqui')
  await expect(stop(page)).toContainText('1 de 5')
  // The focus is on the next button, and stays in the window.
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(next(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(stop(page)).toContainText('2 de 5')
  await next(page).click()
  await expect(stop(page)).toContainText('3 de 5')
  await expect.poll(() => progress('looper')).toEqual([{ tour: 'menu', step: 2, status: 'running' }])
  await page.close()

  const second = await context.newPage()
  await second.goto(server.url)
  // Asked once today; tomorrow it is offered where it was cut off.
  await expect(second.locator('main h1')).toBeVisible()
  await second.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('nucleo.tour.calm.')) localStorage.removeItem(key)
  })
  await second.reload()
  await touch(second)
  await expect(offer(second)).toContainText('Quer continuar conhecendo o menu?')
  await expect(offer(second)).toContainText('Você parou no passo 3 de 5.')
  await offer(second).getByRole('button', { name: 'Continuar', exact: true }).click()
  for (const step of [3, 4]) {
    await expect(stop(second)).toContainText(`${step} de 5`)
    await next(second).click()
  }
  await expect(stop(second)).toContainText('5 de 5')
  await stop(second).getByRole('button', { name: 'Concluir' }).click()
  await expect(stop(second)).toBeHidden()
  await expect.poll(() => progress('looper')).toMatchObject([{ tour: 'menu', status: 'done' }])

  // Another browser knows it too, and offers the next tour.
  const other = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const elsewhere = await other.newPage()
  await signIn(elsewhere, server, 'looper')
  await touch(elsewhere)
  await expect(offer(elsewhere)).toContainText('Quer conhecer o loop')
  await other.close()
})

test('Esc leaves and gives the focus back; from Help it is taken up, and seen again once it is done', async ({
  page,
}) => {
  await signIn(page, server, 'director')
  await page.goto(`${server.url}/#/ajuda`)
  const row = (name: RegExp) => page.getByRole('button', { name })
  await row(/Começar: O menu/).press('Enter')
  await expect(stop(page)).toContainText('1 de 5')
  await next(page).click()
  await expect(stop(page)).toContainText('2 de 5')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(stop(page)).toBeHidden()
  await expect(row(/Continuar: O menu/)).toBeFocused()
  await expect.poll(() => progress('director')).toEqual([{ tour: 'menu', step: 1, status: 'left' }])

  // An aborted tour is not offered again, but can be continued.
  await row(/Continuar: O menu/).press('Enter')
  for (const step of [2, 3, 4]) {
    await expect(stop(page)).toContainText(`${step} de 5`)
    await next(page).click()
  }
  await stop(page).getByRole('button', { name: 'Concluir' }).click()
  await expect.poll(() => progress('director')).toMatchObject([{ tour: 'menu', status: 'done' }])

  await row(/Ver de novo: O menu/).press('Enter')
  await expect(stop(page)).toContainText('1 de 5')
  await page.keyboard.press('Escape')
  await expect(stop(page)).toBeHidden()
  // A finished tour stays finished, also in the database.
  await page.reload()
  await expect(row(/Ver de novo: O menu/)).toBeVisible()
  expect(await progress('director')).toMatchObject([{ tour: 'menu', status: 'done' }])
})

test('a no is a no, on every page', async ({ page, context }) => {
  await signIn(page, server, 'admin')
  await touch(page)
  await expect(offer(page)).toContainText('o menu')
  await offer(page).getByRole('button', { name: 'Não mostrar mais' }).click()
  await expect(offer(page)).toBeHidden()
  await expect.poll(() => progress('admin')).toEqual([{ tour: 'menu', step: 0, status: 'left' }])
  // One invitation a day, in all tabs.
  const second = await context.newPage()
  await second.clock.install()
  // Asked together with what else home asked last time, or once the page is quiet.
  const known = second.waitForResponse((it) => decodeURIComponent(it.url()).includes('/api/tours'))
  await second.goto(server.url)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(second.locator('[aria-busy="true"], [data-loading]')).toHaveCount(0)
  await touch(second)
  // Twice as long as the page has to be quiet before an offer; in pieces, so that it draws in between.
  const quiet = async () => {
    for (let piece = 0; piece < 12; piece += 1) await second.clock.runFor(500)
  }
  await quiet()
  await known
  await quiet()
  await expect(offer(second)).toBeHidden()
  await second.close()
  // The next day another one is offered; the menu's tour would precede it.
  const tomorrow = await context.newPage()
  await tomorrow.clock.setSystemTime(Date.now() + 24 * 3_600_000)
  await tomorrow.goto(server.url)
  await touch(tomorrow)
  await expect(offer(tomorrow)).toContainText('Quer conhecer o loop')
})
