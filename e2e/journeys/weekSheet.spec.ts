import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
  // What is closed depends on the day on which this runs.
  await server.db
    .updateTable('weeks')
    .set({ status: 0, closed_at: null, closed_by_id: null })
    .where('user_id', '=', await userId(server, 'looper'))
    .execute()
  await server.db.updateTable('user_config').set({ closed_until: null }).where('id', '=', 1).execute()
})

test('a looper types hours into last week by keys, reloads, asks for them at once, and sees them along the clock', async ({
  page,
}) => {
  const looper = await userId(server, 'looper')
  const asked = () =>
    server.db
      .selectFrom('loop_requests')
      .select(['inicio', 'fim'])
      .where('user_id', '=', looper)
      .where('descricao', '=', 'Plantão do fim de semana')
      .orderBy('inicio')
      .execute()
  await signIn(page, server, 'looper')
  await page.goto(`${server.url}/#/district/workstation/week`)
  // Home, on show until the sheet comes, has a week of its own with the same button.
  await page.getByRole('heading', { level: 1, name: 'Semana' }).waitFor()
  await page.getByRole('button', { name: 'Semana anterior', exact: true }).click()
  await page.getByRole('button', { name: 'Esta semana' }).waitFor()
  await page.getByRole('button', { name: 'Copiar os átomos da semana anterior' }).click()
  const saturday = page
    .getByRole('row')
    .filter({ has: page.locator('[data-cell]:not([data-locked])') })
    .first()
  await saturday.locator('[data-cell]').nth(5).focus()
  await page.keyboard.type('1:30')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pedir 2 loops' })).toBeEnabled()
  await expectAccessible(page)

  await page.reload()
  await page.getByRole('button', { name: 'Pedir 2 loops' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir 2 loops' })
  await dialog.getByLabel(/^Tipo/).selectOption({ label: 'Reunião' })
  await dialog.getByLabel(/^O que foi feito/).fill('Plantão do fim de semana')
  await dialog.getByLabel(/^Justificativa/).fill('Sem internet')
  await dialog.getByRole('button', { name: 'Pedir 2 loops' }).click()
  await expect(page.getByText('2 pedidos enviados.')).toBeVisible()
  const found = await asked()
  expect(found.map((it) => (Date.parse(it.fim) - Date.parse(it.inicio)) / 60_000)).toEqual([90, 120])

  await page.getByText('Desenho', { exact: true }).click()
  const block = page.getByRole('link', { name: /^Pedido: .*1h 30m$/ })
  await expect(block).toBeVisible()
  await expectAccessible(page)
  await block.press('Enter')
  await expect(page.getByText('Plantão do fim de semana')).toBeVisible()
})
