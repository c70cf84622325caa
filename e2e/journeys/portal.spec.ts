import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
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

test('on a phone a client accepts an atom under the terms of use, and finishes it', async ({ page }) => {
  const nome = 'Conferir as fotos da coleção'
  const cell = await server.db
    .selectFrom('cells')
    .innerJoin('gates', 'gates.id', 'cells.gate_id')
    .innerJoin('ventures', 'ventures.id', 'gates.venture_id')
    .select(['cells.id', 'gates.venture_id'])
    .where('ventures.nome', '=', 'Loja virtual Lua Cheia')
    .where('cells.deleted_at', 'is', null)
    .where('gates.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('ventures').set({ stage: 'execution' }).where('id', '=', cell.venture_id).execute()
  await server.db
    .insertInto('atoms')
    .values({ cell_id: cell.id, nome, status: 0, data: '2030-03-20', created_at: new Date() })
    .execute()
  const atom = () =>
    server.db.selectFrom('atoms').select(['status', 'data_fim']).where('nome', '=', nome).executeTakeFirstOrThrow()

  await page.goto(server.url)
  await enter(page, 'client')
  await page.getByRole('link', { name: /Átomos para aceitar ou finalizar: \d/ }).tap()
  await expect(page).toHaveURL(/#\/district\/headquarter\/atoms$/)
  const line = page.getByRole('listitem').filter({ hasText: nome })
  await expect(line).toContainText('previsto para 20/03/2030')
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Aceitar' }).tap()
  const accept = page.getByRole('alertdialog', { name: 'Aceitar?' })
  await expect(accept.getByRole('link', { name: 'termos de uso' })).toHaveAttribute('href', /#\/termo$/)
  await accept.getByRole('button', { name: 'Aceitar' }).tap()
  await expect(line.getByRole('button', { name: 'Finalizar' })).toBeVisible()
  expect(await atom()).toEqual({ status: 1, data_fim: null })

  await line.getByRole('button', { name: 'Finalizar' }).tap()
  const finish = page.getByRole('alertdialog', { name: 'Finalizar?' })
  await expect(finish).toContainText('não pode ser revertida')
  await finish.getByRole('button', { name: 'Finalizar' }).tap()
  await expect(line).toHaveCount(0)
  expect(await atom()).toMatchObject({ status: 2, data_fim: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})
