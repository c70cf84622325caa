import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { openLoops, signIn, startOn, userId } from '../kit/people.ts'
import { startServer, type TestServer } from '../kit/server.ts'

const HOURS_2 = 7200

/*
 * An alert that lasts two hours, so that nobody has to hurry: a check falls due, and is missed, by the times that the
 * database holds. Page and server reckon from these and from nothing else.
 */
let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ LOOP_CHECK_SECONDS: String(HOURS_2), LOOP_ALERT_SECONDS: String(HOURS_2 - 1) })
})
test.afterAll(() => server.stop())

/** A person of the demonstration whose time is free, so that a loop may be moved back. */
const free = async (account: string): Promise<number> => {
  const id = await userId(server, account)
  // Those of the past are on payment orders, which hold them.
  await sql`alter table loops disable trigger loops_ordered`.execute(server.db)
  await server.db.deleteFrom('loops').where('user_id', '=', id).execute()
  await sql`alter table loops enable trigger loops_ordered`.execute(server.db)
  return id
}

const only = async (id: number) => {
  const [loop] = await openLoops(server, id)
  if (!loop) throw new Error('No open loop')
  return loop
}

/** Lets the check of a person's loop have fallen due so long ago; the answer is when. */
const fallDue = async (user_id: number, secondsAgo: number): Promise<Date> => {
  const due = Math.floor(Date.now() / 1000 - secondsAgo) * 1000
  await server.db
    .updateTable('loops')
    .set({ data_inicio: new Date(due - 60_000), check_due_at: new Date(due) })
    .where('user_id', '=', user_id)
    .where('status', '=', 1)
    .execute()
  return new Date(due)
}

test('confirmed on one page, the alert closes on both and the loop goes on', async ({ page, context }) => {
  const id = await free('looper')
  await signIn(page, server, 'looper')
  await startOn(page)
  await page.keyboard.press('Escape')
  const due = await fallDue(id, 0)
  await page.reload()
  const second = await context.newPage()
  await second.goto(server.url)
  const here = page.getByRole('button', { name: 'Estou aqui' })
  await expect(here).toBeVisible()
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ has: here })).toContainText(
    'Você ainda está aí?',
  )
  await expect(second.getByRole('button', { name: 'Estou aqui' })).toBeVisible()
  // The bar has room for one line: what takes two is cut.
  await page.setViewportSize({ width: 1360, height: 800 })
  const timer = page.locator('[data-tour="loop-timer"]')
  await expect(timer).toContainText('Confirme sua presença')
  const tall = await timer.evaluate((box) =>
    [...box.children].flatMap((part) => (part.scrollHeight > box.clientHeight ? [part.textContent] : [])),
  )
  expect(tall).toEqual([])
  await here.click()
  await expect(here).toBeHidden()
  await expect(second.getByRole('button', { name: 'Estou aqui' })).toBeHidden()
  const after = await only(id)
  expect(after.status).toBe(1)
  expect(Date.parse(after.check_due_at ?? '') - due.getTime()).toBe(HOURS_2 * 1000)
})

test(
  'unanswered, the server stops it; the person corrects the end, says why, and concludes',
  { tag: '@database' },
  async ({ page }) => {
    const id = await free('director')
    await signIn(page, server, 'director')
    await startOn(page)
    await fallDue(id, 0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Estou aqui' })).toBeVisible()
    await expectAccessible(page)
    const due = (await fallDue(id, HOURS_2)).toISOString()
    await expect.poll(async () => (await only(id)).status).toBe(4)
    expect((await only(id)).data_fim).toBe(due)

    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Quando você parou?')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Próximo' }).click()
    await expect(dialog).toContainText('Data e Hora não informada!')
    await dialog.getByRole('button', { name: 'Quando a verificação venceu' }).click()
    await dialog.getByLabel('Justificativa').fill('Fui chamado ao telefone')
    await dialog.getByRole('button', { name: 'Próximo' }).click()
    await dialog.getByLabel('Descrição').fill('Revisão de contrato')
    await dialog.getByRole('radio', { name: 'Suporte' }).check()
    await dialog.getByRole('button', { name: 'Concluir' }).click()
    await expect(dialog).toContainText('Loop concluído')
    const stored = await server.db
      .selectFrom('loops')
      .selectAll()
      .where('user_id', '=', id)
      .where('descricao', '=', 'Revisão de contrato')
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ status: 3, concluded_from: 4, ajustes: 'Fui chamado ao telefone', data_fim: due })
  },
)

test('with every page closed the server stops it all the same', async ({ page }) => {
  const id = await free('admin')
  await signIn(page, server, 'admin')
  await startOn(page)
  await page.close()
  const due = await fallDue(id, HOURS_2)
  await expect.poll(async () => (await only(id)).status).toBe(4)
  expect((await only(id)).data_fim).toBe(due.toISOString())
})
