import { expect, type Locator, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { demoPassword, enter, signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

/** Lets the proof of each session grow too old for what asks for one. */
const ageProofs = () =>
  server.db
    .updateTable('sessions')
    .set({ proved_at: new Date('2020-01-01') })
    .execute()

/** Gives the password to the dialog that asks for it. */
const prove = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: 'Confirme que é você' })
  await dialog.getByRole('textbox', { name: /^Senha atual/ }).fill(demoPassword)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog).toBeHidden()
}

const inside = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Sua conta' })

/** The app's next code: the one before has let its person in, and lets nobody in again. */
const giveCode = (page: Page, secret: string): Promise<void> =>
  expect(async () => {
    await page.getByRole('textbox').first().click()
    await page.keyboard.type(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }))
    await expect(inside(page)).toBeVisible()
  }).toPass()

const leave = async (page: Page): Promise<void> => {
  await inside(page).click()
  await page.getByRole('menuitem', { name: 'Sair', exact: true }).click()
  await enter(page, 'supervisor')
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible()
}

test('a role is made to have a second factor: who has none sets it up and signs in by code, then by recovery code', async ({
  page,
  browser,
  expectError,
}) => {
  // Signing out takes the token of what the page still asks for.
  expectError('401')
  expectError('403')
  expectError('406')
  expectError('422')
  await signIn(page, server, 'admin')
  await ageProofs()
  await page.goto(`${server.url}/#/district/hub/userconfig`)
  await page.getByRole('checkbox', { name: 'Supervisor' }).check()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await prove(page)
  await expect(page.getByText('Salvo!').first()).toBeVisible()

  const person = await (await browser.newContext()).newPage()
  await person.goto(server.url)
  await enter(person, 'supervisor')
  await expect(person.getByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeVisible()
  await expectAccessible(person)
  // Nothing else opens.
  await person.goto(`${server.url}/#/district/hub/profile`)
  await expect(person.getByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeVisible()
  await person.getByRole('button', { name: 'Usar um aplicativo autenticador' }).click()
  const dialog = person.getByRole('dialog')
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: /^Código/ }).fill(await generate({ secret }))
  await dialog.getByRole('textbox', { name: /^Senha atual/ }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirmar e ativar' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const [code = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: 'Já guardei' }).click()
  await expect(inside(person)).toBeVisible()

  await leave(person)
  await giveCode(person, secret)
  await leave(person)
  await person.getByRole('button', { name: 'Usar um código de recuperação' }).click()
  await person.getByRole('textbox').fill(code)
  await person.getByRole('button', { name: 'Verificar' }).click()
  await expect(inside(person)).toBeVisible()
  const used = server.db.selectFrom('recovery_codes').select('user_id').where('used_at', 'is not', null)
  expect(await used.execute()).toHaveLength(1)
})

test('a role and an hourly value are changed by who proves themselves again, and by nobody who does not', async ({
  page,
  expectError,
}) => {
  expectError('403')
  const id = await userId(server, 'looper')
  const row = () =>
    server.db.selectFrom('users').select(['role', 'valor_hora_centavos']).where('id', '=', id).executeTakeFirstOrThrow()
  const before = await row()
  await signIn(page, server, 'admin')
  await ageProofs()
  await page.goto(`${server.url}/#/looper/Edit/${id}`)
  const value = page.getByLabel(/^Valor da hora/)
  await value.fill('77,00')
  await page.getByRole('button', { name: 'Salvar' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Confirme que é você' })
  await asked.press('Escape')
  await expect(asked).toBeHidden()
  await expect(value).toHaveValue(/77,00/)
  expect(await row()).toEqual(before)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await prove(page)
  await expect(page.getByText('Salvo!').first()).toBeVisible()
  expect(await row()).toEqual({ ...before, valor_hora_centavos: 77_00 })
  await expect(page.getByRole('region', { name: 'Valores da hora' })).toContainText('77,00')

  await ageProofs()
  await page.goto(`${server.url}/#/looper/Edit/${id}`)
  await page.getByLabel(/^Papel/).selectOption('Supervisor')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await prove(page)
  await expect(page.getByText('Salvo!').first()).toBeVisible()
  expect(await row()).toMatchObject({ role: 8 })
})
