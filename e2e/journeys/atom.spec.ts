import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/axe.ts'
import { test } from '../kit/browser.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const NAME = 'Conferir a fila de espera'
const WORK = '/#/district/workstation/my-work'

const as = async (browser: Browser, account: string): Promise<Page> => {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  await signIn(page, server, account)
  return page
}
const row = (page: Page) => page.getByRole('listitem').filter({ hasText: NAME })
const confirmed = async (page: Page, act: string) => {
  await row(page).getByRole('button', { name: act }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: act }).click()
}
const atom = () =>
  server.db.selectFrom('atoms').select(['id', 'status', 'data_fim']).where('nome', '=', NAME).executeTakeFirstOrThrow()

test('an atom from its cell to its approval: made and given by keys, accepted and finished by one, approved by another', async ({
  browser,
}) => {
  const { id, venture_id } = await server.db
    .selectFrom('cells')
    .innerJoin('gates', 'gates.id', 'cells.gate_id')
    .innerJoin('ventures', 'ventures.id', 'gates.venture_id')
    .where('ventures.code', '=', 'BEM-01')
    .orderBy('cells.id', 'desc')
    .select(['cells.id', 'gates.venture_id'])
    .executeTakeFirstOrThrow()
  const director = await as(browser, 'director')
  await director.goto(`${server.url}/#/district/workstation/ventures/${venture_id}/cell/${id}/show`)
  await expect(director.getByRole('link', { name: 'Novo átomo' })).toBeVisible()
  await expectAccessible(director)
  await director.keyboard.press('c')
  await director.getByRole('textbox', { name: /^Nome/ }).fill(NAME)
  await director.keyboard.press('Control+Enter')
  await expect(director.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await director.keyboard.press('a')
  const dialog = director.getByRole('dialog', { name: 'Responsável' })
  const looper = await server.db
    .selectFrom('users')
    .select(['nome', 'last_name'])
    .where('id', '=', await userId(server, 'looper'))
    .executeTakeFirstOrThrow()
  await dialog.getByRole('combobox').fill(looper.nome)
  await director.getByRole('option', { name: `${looper.nome} ${looper.last_name}` }).click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()

  const own = await as(browser, 'looper')
  await own.goto(`${server.url}${WORK}`)
  await confirmed(own, 'Aceitar')
  // Accepted, it starts by a key.
  await expect(row(own).getByRole('button', { name: `Iniciar loop: ${NAME}` })).toBeVisible()
  expect(await atom()).toMatchObject({ status: 1, data_fim: null })
  await row(own).getByRole('link', { name: NAME }).click()
  await own.getByRole('button', { name: 'Finalizar' }).click()
  await own.getByRole('alertdialog').getByRole('button', { name: 'Finalizar' }).click()
  await expect(own.getByText('Átomo finalizado.')).toBeVisible()

  const manager = await as(browser, 'manager')
  await manager.goto(`${server.url}${WORK}`)
  await confirmed(manager, 'Aprovar')
  await expect(row(manager)).toBeHidden()
  expect(await atom()).toMatchObject({ status: 4 })
  // Whoever did it is told.
  await own
    .getByRole('banner')
    .getByRole('button', { name: /^Notificações/ })
    .click()
  await expect(own.getByText(new RegExp(`aprovou BEM-\\d+ ${NAME}`))).toBeVisible()
  const steps = await server.db
    .selectFrom('audit')
    .select('event')
    .where('thing', '=', 'atom')
    .where('thing_id', '=', String((await atom()).id))
    .orderBy('id')
    .execute()
  expect(steps.map((it) => it.event)).toEqual([
    'atom.created',
    'atom.changed',
    'atom.changed',
    'atom.changed',
    'atom.changed',
  ])
})
