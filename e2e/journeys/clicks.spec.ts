import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { addDays, dayBounds, todayIn } from '#contract/kit/dates.ts'
import { HOUR_MS } from '#contract/kit/spans.ts'
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

/** Leaves a person the loop they run, concluded yesterday from ten to eleven, and no other: whatever day and hour it is. */
const moveToYesterday = async (user_id: number) => {
  // Those of the past are on payment orders, which hold them.
  await sql`alter table loops disable trigger loops_ordered`.execute(server.db)
  await server.db.deleteFrom('loops').where('user_id', '=', user_id).where('status', '<>', 1).execute()
  await sql`alter table loops enable trigger loops_ordered`.execute(server.db)
  const midnight = dayBounds(addDays(todayIn(new Date()), -1)).from.getTime()
  const end = new Date(midnight + 11 * HOUR_MS)
  return server.db
    .updateTable('loops')
    .set({ data_inicio: new Date(midnight + 10 * HOUR_MS), data_fim: end, concluded_at: end, concluded_from: 2 })
    .set({ status: 3, tipo: 7, descricao: 'Conferência', check_due_at: null })
    .where('user_id', '=', user_id)
    .returning(['id', 'atomo_id', 'tipo'])
    .executeTakeFirstOrThrow()
}

test('the five jobs of the day take no more clicks than they may', async ({ page, browser }) => {
  const id = await userId(server, 'looper')
  const began = async () => (await openLoops(server, id)).map((it) => it.status)
  expect(await began()).toEqual([])
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

  const last = await moveToYesterday(id)
  await page.reload()
  // Other days may still have a link until the week is counted again.
  const yesterday = addDays(todayIn(new Date()), -1)
  await week.locator(`a[href*="from=${yesterday}&to=${yesterday}"]`).click()
  await page.getByRole('button', { name: /^Corrigir loop: / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Descrição').fill('Conferência das rotas')
  await dialog.getByRole('button', { name: 'Corrigir', exact: true }).click()
  await expect(dialog).toBeHidden()
  const stored = server.db.selectFrom('loops').select(['id', 'descricao']).where('user_id', '=', id)
  expect(await stored.execute()).toEqual([{ id: last.id, descricao: 'Conferência das rotas' }])
  report('fix yesterday', clicks())

  await page.goto(`${server.url}/#/`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Continuar: / })
    .click()
  await expect.poll(began).toEqual([1])
  const [again] = await openLoops(server, id)
  expect(again).toMatchObject({ atomo_id: last.atomo_id, descricao: 'Conferência das rotas', tipo: last.tipo })
  report('same as last', clicks())

  const { nome } = await server.db.selectFrom('users').select('nome').where('id', '=', id).executeTakeFirstOrThrow()
  const admin = await browser.newPage()
  const adminClicks = await countClicks(admin)
  await signIn(admin, server, 'admin')
  // Those of the demonstration who run a loop are stopped when their checks are missed; this one has just begun.
  const working = admin.getByRole('region', { name: /^Trabalhando agora/ })
  await expect(working.getByRole('listitem').filter({ hasText: nome })).toBeVisible()
  report('who works now', adminClicks())
})
