import { expect } from '@playwright/test'
import { expectAccessible } from '../kit/axe.ts'
import { test } from '../kit/browser.ts'
import { enter } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const gate = (nome: string) =>
  server.db
    .selectFrom('gates')
    .select(['status', 'decided_by', 'due_at'])
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()

test('on a phone a client sees what waits, reads the report, and approves a gate in two taps', async ({ page }) => {
  await page.goto(server.url)
  await enter(page, 'client')
  await expect(page).toHaveURL(/#\/district\/headquarter$/)
  const waiting = page.getByRole('region', { name: 'À espera de aprovação' })
  await expect(waiting).toContainText('Sem resposta, é aprovado em')
  // The other gate stands still until its question is answered.
  await expect(waiting).toContainText('Prazo parado até a resposta')
  await expect(waiting.getByText('À espera de resposta')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Relatório de Noventa dias de garantia' }).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Relatório de entrega' })).toBeVisible()
  await expect(page.getByText('Corrigir pendências da homologação')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)
  await page.goBack()

  await waiting.getByRole('button', { name: 'Aprovar' }).first().tap()
  const dialog = page.getByRole('alertdialog', { name: 'Aprovar “Garantia”?' })
  await expect(dialog).toContainText('Loja virtual Lua Cheia')
  await expect(dialog).toContainText('Noventa dias de garantia')
  await expect(dialog.getByRole('button', { name: 'Aprovar' })).toBeInViewport()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Aprovar' }).tap()
  await expect(dialog).toBeHidden()
  await expect(waiting.getByText('Garantia', { exact: true })).toHaveCount(0)
  const client = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', 'client@%')
    .executeTakeFirstOrThrow()
  expect(await gate('Garantia')).toMatchObject({ status: 'approved', decided_by: client.id })
  expect(await gate('Homologação')).toMatchObject({ status: 'delivered', due_at: null })

  await page.getByRole('link', { name: 'Loja virtual Lua Cheia' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Loja virtual Lua Cheia' })).toBeVisible()
  const budget = page.getByRole('region', { name: 'Prazo e orçamento' })
  await expect(budget).toContainText(/R\$\s540\.000,00/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)
  await expectAccessible(page)
})
