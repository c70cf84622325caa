import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { listen } from '../kit/heard.ts'
import { openLine, type Line } from '../kit/line.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { alertsOf, during, expectWithin, isSent, NO_ANSWER, waiting } from '../kit/looks/cut.ts'
import { openLoopDialog, openLoops, signIn, startOn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

test.use({ serviceWorkers: 'allow' })

let server: TestServer
let line: Line
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
  line = await openLine(server)
})
test.afterAll(() => line.close())

test.beforeEach(({ expectError }) => NO_ANSWER.forEach(expectError))

/** Signed in, with the app and what a loop needs kept by the service worker. */
const ready = async (page: Page, account: string): Promise<number> => {
  await signIn(page, { ...server, url: line.url }, account)
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((it) => it.startsWith('nucleo.lists.'))
      const caches_ = await Promise.all(names.map((it) => caches.open(it)))
      const urls = (await Promise.all(caches_.map((it) => it.keys()))).flat().map((it) => it.url)
      return navigator.serviceWorker.controller !== null && urls.some((it) => it.includes('/atomosPorLooper/'))
    })
  await expect.poll(kept).toBe(true)
  return userId(server, account)
}

const stopAndConclude = async (page: Page, dialog: Locator, text: string): Promise<void> => {
  await dialog.getByRole('button', { name: 'Parar' }).click()
  await dialog.getByLabel('Descrição').fill(text)
  await dialog.getByRole('radio', { name: 'Reunião' }).check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(dialog).toContainText('Loop concluído')
  await dialog.getByRole('button', { name: 'Sim' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

const loopsSaying = (descricao: string) =>
  server.db.selectFrom('loops').selectAll().where('descricao', '=', descricao).execute()

const offline = async (page: Page, context: BrowserContext, on: boolean): Promise<void> => {
  await context.setOffline(on)
  const banner = page.getByText('Sem conexão com o servidor.')
  await (on ? expect(banner).toBeVisible() : expect(banner).toBeHidden())
}

test('without network a loop is started, stopped and concluded over two reloads, and kept once with the times of the clicks', async ({
  page,
  context,
}) => {
  const id = await ready(page, 'looper')
  const second = await context.newPage()
  await second.goto(line.url)
  await expect(second.getByRole('button', { name: 'Iniciar loop' }).first()).toBeVisible()
  await page.bringToFront()
  await offline(page, context, true)

  const said = alertsOf(page)
  const started = await during(() => startOn(page))
  const alert = expect.stringContaining('está guardado neste navegador e o tempo já conta')
  await expect.poll(() => said).toEqual([alert])
  await expect(page.getByRole('dialog')).toContainText('Aguardando envio')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  // Long enough to tell the click's time from the reload's.
  await expect(second).toHaveTitle(/^0:0(0:0[2-9]|0:[1-5]\d|[1-9]:\d\d)/)

  await page.reload()
  await expect(page).toHaveTitle(/^0:0\d:\d\d/)
  await expect(page.getByRole('button', { name: '1 registro aguardando envio' })).toBeVisible()
  const dialog = page.getByRole('dialog')
  const stopped = await during(async () => {
    await page.keyboard.press('s')
    await dialog.getByLabel('Descrição').fill('Sem rede nenhuma')
  })
  await dialog.getByRole('radio', { name: 'Reunião' }).check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(dialog).toContainText('Aguardando envio. O total do dia aparece quando o servidor confirmar.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sim' }).click()

  await page.reload()
  await page.getByRole('button', { name: '3 registros aguardando envio' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([/^Início/, /^Parada/, /^Conclusão/])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await openLoops(server, id)).toEqual([])
  expect(await loopsSaying('Sem rede nenhuma')).toEqual([])

  await offline(page, context, false)
  await isSent(page)
  await isSent(second)
  const [loop, ...more] = await loopsSaying('Sem rede nenhuma')
  expect(more).toEqual([])
  expect(loop).toMatchObject({ user_id: id, status: 3, tipo: 8, concluded_from: 2 })
  expectWithin(loop?.data_inicio, started)
  expectWithin(loop?.data_fim, stopped)
  expect(await openLoops(server, id)).toEqual([])
  expect(line.reached.filter((it) => /startPonto|stopPonto|concluirPonto/.test(it))).toHaveLength(3)
})

test('answers that are lost on the way do nothing twice', { tag: '@database' }, async ({ page }) => {
  const id = await ready(page, 'director')
  alertsOf(page)
  line.loseAnswers('/api/startPonto', 2)
  line.loseAnswers('/api/stopPonto', 2)
  line.loseAnswers('/api/concluirPonto', 2)
  const dialog = await startOn(page)
  await stopAndConclude(page, dialog, 'Resposta perdida')
  await expect.poll(() => loopsSaying('Resposta perdida')).toMatchObject([{ user_id: id, status: 3 }])
  await isSent(page)
  expect(await openLoops(server, id)).toEqual([])
  const told = await server.db
    .selectFrom('audit')
    .select('event')
    .where('actor_id', '=', id)
    .where('event', '=', 'loop.concluded')
    .execute()
  expect(told).toHaveLength(1)
})

test('what the server refuses is parked with its reason, with what depends on it, and the next loop goes through', async ({
  page,
  context,
}) => {
  const id = await ready(page, 'admin')
  const options = (await openLoopDialog(page)).getByRole('listbox').getByRole('option')
  await options.first().waitFor()
  const names = (await options.allInnerTexts()).map((it) => it.trim().split('\n')[0] ?? '')
  const [refused = '', accepted = ''] = [...new Set(names)]
  await page.keyboard.press('Escape')
  await offline(page, context, true)
  alertsOf(page)
  await stopAndConclude(page, await startOn(page, refused), 'Será recusado')
  await stopAndConclude(page, await startOn(page, accepted), 'Será aceito')
  await server.db.updateTable('atoms').set({ status: 2 }).where('nome', '=', refused).execute()

  await offline(page, context, false)
  await page.getByRole('button', { name: '3 registros recusados', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Registros não enviados' })
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('Motivo: Só átomos aceitos podem receber um loop.')
  await expect(rows.nth(1)).toContainText('Depende de um registro recusado do mesmo loop.')
  await expectAccessible(page)
  await expect.poll(() => loopsSaying('Será aceito')).toMatchObject([{ user_id: id, status: 3 }])
  expect(await loopsSaying('Será recusado')).toEqual([])

  await rows.nth(0).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rows.nth(0)).toContainText('Recusado')
  await rows.nth(0).getByRole('button', { name: 'Descartar registro' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar registro' }).click()
  await expect(dialog).toContainText('Tudo foi enviado')
})

test('what waits is its owner’s: leaving asks, another person neither sees nor sends it, the owner sends it', async ({
  page,
  context,
  expectError,
}) => {
  // The line may tell of the ended session before the page has heard that it is out.
  expectError('401')
  const leave = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sua conta' }).click()
    await page.getByRole('menuitem', { name: 'Sair', exact: true }).click()
  }
  const id = await ready(page, 'looper')
  const before = (await openLoops(server, id)).length
  await offline(page, context, true)
  alertsOf(page)
  await startOn(page)
  await page.keyboard.press('Escape')
  await leave()
  const asked = page.getByRole('alertdialog', { name: 'Sair com registros não enviados?' })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining('nucleo.lists.'))

  await context.setOffline(false)
  const other = await ready(page, 'director')
  await expect(waiting(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Iniciar loop' }).first()).toBeVisible()
  expect((await openLoops(server, id)).length).toBe(before)
  expect(await openLoops(server, other)).toEqual([])
  await leave()
  await signIn(page, { ...server, url: line.url }, 'looper')
  await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([1])
  await isSent(page)
})

test('a new version asks before it reloads, and waits while a loop runs', async ({ page }) => {
  await ready(page, 'director')
  const dialog = await startOn(page)
  await page.keyboard.press('Escape')
  const shown = await listen(page)
  line.change('/sw.js', (body) => `${body}\n// another version`)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
  await expect.poll(waits).toBe(true)
  const notice = page.getByText('Nova versão disponível.')
  await page.keyboard.press('n')
  await expect(dialog.getByRole('button', { name: 'Parar' })).toBeVisible()
  expect(await shown.all(), 'nothing is offered while it runs').not.toContainEqual(
    expect.stringContaining('Nova versão'),
  )
  await stopAndConclude(page, dialog, 'Antes da nova versão')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(window, { old: true }))
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await page.waitForFunction(() => !('old' in window))
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sua conta' })).toBeVisible()
  await expect(notice).toBeHidden()
  expect(await waits()).toBe(false)
})
