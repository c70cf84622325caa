import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test('an entry is written, paid and reversed; the extract counts it, its figures lead to its rows, and it is exported as OFX', async ({
  page,
}) => {
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/#/district/hub/financial/extract?period=month`)
  const balances = page.getByLabel('Saldos do período')
  const closing = async () => (await balances.locator('dd').last().locator('strong').textContent()) ?? ''
  await expect(balances).toBeVisible()
  await expectAccessible(page)
  const before = await closing()

  await page.getByRole('link', { name: 'Novo lançamento' }).click()
  await page.getByText('Entrada', { exact: true }).click()
  await page.getByRole('textbox', { name: /Descrição/ }).fill('Venda de cadeiras')
  await page.getByRole('combobox', { name: /Categoria/ }).selectOption({ label: 'Outros' })
  await page.getByRole('textbox', { name: /Valor/ }).fill('1.234,56')
  await page.getByRole('textbox', { name: /De ou para/ }).fill('Loja & Filhos <SP>')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page).toHaveURL(/financial\/show\/\d+$/)

  await page.getByRole('button', { name: 'Marcar como pago' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como pago' }).click()
  await expect(page.getByText('Lançamento pago.')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${server.url}/#/district/hub/financial/extract?period=month`)
  await expect.poll(closing).not.toBe(before)
  await page.getByRole('link', { name: 'Entrou: ver as linhas' }).click()
  await expect(page.getByRole('link', { name: 'Venda de cadeiras' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /OFX/ }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^extrato-financeiro-.*\.ofx$/)

  await page.getByRole('link', { name: 'Venda de cadeiras' }).click()
  await page.getByRole('button', { name: 'Ações', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Estornar' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox', { name: /Motivo/ }).fill('O comprador devolveu')
  await asked.getByRole('button', { name: 'Estornar' }).click()
  await expect(page.getByText('Lançamento estornado.')).toBeVisible()
  await page.goto(`${server.url}/#/district/hub/financial/extract?period=month`)
  await expect(page.getByText('Estorno: Venda de cadeiras')).toBeVisible()
  await expect.poll(closing).toBe(before)
})
