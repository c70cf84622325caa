import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const reports = '/district/workstation/reports'

test('a figure of a report leads to loops that add up to it, and the file has it too', async ({ page }) => {
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}${reports}`)
  await page.getByRole('combobox', { name: 'Agrupar por' }).selectOption('person')
  await page.getByRole('radiogroup', { name: 'Por', exact: true }).getByText('Mês').click()
  await expect(page).toHaveURL(/by=person/)
  await expect(page).toHaveURL(/step=month/)
  const line = page.getByRole('table').getByRole('row').nth(1)
  const total = line.getByRole('link').last()
  const clock = await total.textContent()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^relatorio-de-horas-.*\.csv$/)
  await total.click()
  await expect(page).toHaveURL(/\/pontos\?.*user_id=/)
  await expect(page.locator('[data-tour="center-totals"]').first()).toHaveText(clock ?? '')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Agrupar por' })).toHaveValue('person')
})
