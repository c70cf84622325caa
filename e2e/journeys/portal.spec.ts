import { expect, type Browser } from '@playwright/test'
import { pathTo } from '#contract/routes/match.ts'
import { test } from '../kit/browser.ts'
import { hearLive, withoutWaiting } from '../kit/live.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { enter, hold, tokenOf } from '../kit/people.ts'
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

/** The pages of a gate and of its venture as the administrator has them open, where nothing comes by waiting for it. */
const watching = async (browser: Browser, nome: string) => {
  const { id, venture_id } = await server.db
    .selectFrom('gates')
    .select(['id', 'venture_id'])
    .where('nome', '=', nome)
    .where('status', '=', 'delivered')
    .executeTakeFirstOrThrow()
  const token = await tokenOf(server, 'admin')
  const open = async (path: string) => {
    const page = await (await browser.newContext()).newPage()
    await withoutWaiting(page)
    await hold(page, token)
    const live = hearLive(page)
    await page.goto(`${server.url}/#${path}`)
    await live.isUp()
    return page
  }
  const params = { district_name: 'workstation' as const, project_id: venture_id }
  const gatePage = await open(pathTo('gateShow', { ...params, gate_id: id }))
  const venturePage = await open(pathTo('ventureShow', { ...params }))
  const states = [
    gatePage.getByRole('main').getByText('Aprovado', { exact: true }).first(),
    venturePage
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: nome })
      .getByText(/Aprovado/),
  ]
  await expect(gatePage.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  await expect(venturePage.getByText(nome, { exact: true }).first()).toBeVisible()
  for (const it of states) await expect(it).toHaveCount(0)
  return {
    seeApproved: async () => {
      for (const it of states) await expect(it).toBeVisible()
      await gatePage.context().close()
      await venturePage.context().close()
    },
  }
}

test('on a phone a client sees what waits, reads the report, and approves a gate in two taps, which the administrator’s open pages show at once', async ({
  page,
  browser,
}) => {
  await page.goto(server.url)
  await enter(page, 'client')
  await expect(page).toHaveURL(/#\/district\/headquarter$/)
  const waiting = page.getByRole('region', { name: 'À espera de aprovação' })
  await expect(waiting).toContainText('Sem resposta, é aprovado em')
  // The other gate stands still until its question is answered.
  await expect(waiting).toContainText('Prazo parado até a resposta')
  await expect(waiting.getByText('À espera de resposta')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)
  expect(await page.getByRole('banner').boundingBox(), 'the page fills the window').toMatchObject({ x: 0, width: 360 })
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
  const watchers = await watching(browser, 'Garantia')
  const began = Date.now()
  await dialog.getByRole('button', { name: 'Aprovar' }).tap()
  await watchers.seeApproved()
  console.log(`the administrator’s pages showed the approval ${String(Date.now() - began)} ms after the tap`)
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
