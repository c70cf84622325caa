import { expect } from '@playwright/test'
import { expectAccessible, test } from '../kit/browser.ts'
import { openLoops, signIn, startOn, userId } from '../kit/people.ts'
import { startServer, type TestServer } from '../kit/server.ts'

const limits = { LOOP_CHECK_SECONDS: '12', LOOP_ALERT_SECONDS: '11', LOOP_ELAPSED_SECONDS: '600' }
let server: TestServer
/** Gives a person on a busy machine time to answer. */
let patient: TestServer
test.beforeAll(async () => {
  server = await startServer(limits)
  patient = await startServer({ ...limits, LOOP_CHECK_SECONDS: '31', LOOP_ALERT_SECONDS: '30' })
})
test.afterAll(async () => {
  await server.stop()
  await patient.stop()
})

const only = async (id: number, from = server) => {
  const [loop] = await openLoops(from, id)
  if (!loop) throw new Error('No open loop')
  return loop
}

test('confirmed on one page, the alert closes on both and the loop goes on', async ({ page, context }) => {
  const id = await userId(patient, 'looper')
  await signIn(page, patient, 'looper')
  const second = await context.newPage()
  await second.goto(patient.url)
  await startOn(page)
  const due = Date.parse((await only(id, patient)).check_due_at ?? '')
  await page.keyboard.press('Escape')
  const here = page.getByRole('button', { name: 'Estou aqui' })
  await expect(here).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ has: here })).toContainText(
    'Você ainda está aí?',
  )
  await expect(second.getByRole('button', { name: 'Estou aqui' })).toBeVisible()
  await here.click()
  await expect(here).toBeHidden()
  await expect(second.getByRole('button', { name: 'Estou aqui' })).toBeHidden()
  const after = await only(id, patient)
  expect(after.status).toBe(1)
  expect(Date.parse(after.check_due_at ?? '') - due).toBe(31_000)
})

test('unanswered, the server stops it; the person corrects the end, says why, and concludes', async ({ page }) => {
  const id = await userId(server, 'director')
  await signIn(page, server, 'director')
  await startOn(page)
  const due = (await only(id)).check_due_at
  await expect(page.getByRole('button', { name: 'Estou aqui' })).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await expect.poll(async () => (await only(id)).status, { timeout: 45_000 }).toBe(4)
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
})

test('with every page closed the server stops it all the same', async ({ page }) => {
  const id = await userId(server, 'admin')
  await signIn(page, server, 'admin')
  await startOn(page)
  await page.close()
  await expect.poll(async () => (await only(id)).status, { timeout: 45_000 }).toBe(4)
})
