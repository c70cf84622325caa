import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { countClicks } from '../kit/clicks.ts'
import { openLoops, signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

/** Most clicks that each job of the day may take from the home on; typing is not counted. */
const MOST = { start: 1, 'same as last': 1, 'fix yesterday': 3, 'hours of the week': 0, 'who works now': 0 } as const

const report = (job: keyof typeof MOST, clicks: number): void => {
  console.log(`${job}: ${clicks} clicks`)
  expect(clicks, job).toBeLessThanOrEqual(MOST[job])
}

test('the five jobs of the day take no more clicks than they may', async ({ page, browser }) => {
  const id = await userId(server, 'looper')
  const began = async () => (await openLoops(server, id)).map((it) => it.status)
  expect(await began()).toEqual([])
  const last = await server.db
    .selectFrom('loops')
    .selectAll()
    .where('user_id', '=', id)
    .where('status', '=', 3)
    .orderBy('data_inicio', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const clicks = await countClicks(page)
  await signIn(page, server, 'looper')

  const week = page.getByRole('region', { name: 'Minha semana' })
  await expect(week.getByText('Esta semana').locator('xpath=following-sibling::dd')).toHaveText(/^\d+h \d\dm$/)
  report('hours of the week', clicks())

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Iniciar loop: / })
    .first()
    .click()
  await expect.poll(began).toEqual([1])
  report('start', clicks())
  await page.keyboard.press('Escape')
  await server.db.deleteFrom('loops').where('user_id', '=', id).where('status', '=', 1).execute()
  await page.reload()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Continuar: / })
    .click()
  await expect.poll(began).toEqual([1])
  const [again] = await openLoops(server, id)
  expect(again).toMatchObject({ atomo_id: last.atomo_id, descricao: last.descricao, tipo: last.tipo })
  report('same as last', clicks())
  await page.keyboard.press('Escape')

  await page.goto(`${server.url}/#/`)
  clicks()
  await week.getByRole('list').first().getByRole('link').last().click()
  await page
    .getByRole('button', { name: /^Corrigir loop: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Descrição').fill('Conferência das rotas')
  await dialog.getByRole('button', { name: 'Corrigir', exact: true }).click()
  await expect(dialog).toBeHidden()
  const stored = server.db.selectFrom('loops').select('id').where('user_id', '=', id)
  expect(await stored.where('descricao', '=', 'Conferência das rotas').execute()).toHaveLength(1)
  report('fix yesterday', clicks())

  const admin = await browser.newPage()
  const adminClicks = await countClicks(admin)
  await signIn(admin, server, 'admin')
  await expect(
    admin
      .getByRole('region', { name: /^Trabalhando agora/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  report('who works now', adminClicks())
})
