import { expect } from '@playwright/test'
import { expectAccessible } from '../kit/axe.ts'
import { test } from '../kit/browser.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const EMAIL = 'lia@fora.example'
const PASSWORD = 'Uma-senha-boa-9'

/** The link in the mail to somebody, as soon as it stands in the outbox. */
const linkFor = async (email: string): Promise<string> => {
  const mail = server.db.selectFrom('mails').select('body_text').where('to_address', '=', email).orderBy('id', 'desc')
  const link = async () => /\/#\/user\/invite\/[\w-]+/.exec((await mail.executeTakeFirst())?.body_text ?? '')?.[0]
  await expect.poll(link, { timeout: 30_000 }).toBeDefined()
  return (await link()) ?? ''
}

test('who is invited opens the link of the mail, sets a password and is in', async ({ page, browser, expectError }) => {
  expectError('409')
  await signIn(page, server, 'director')
  await page.goto(`${server.url}/#/district/hub/invitations`)
  await page.getByRole('button', { name: 'Convidar', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Convidar' })
  await dialog.getByLabel('E-mail').fill('lia@')
  await dialog.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(dialog.getByText('Informe um e-mail válido.').first()).toBeVisible()
  await dialog.getByLabel('E-mail').fill(EMAIL)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: EMAIL })
  await expect(row.getByText('Aguardando')).toBeVisible()

  const link = await linkFor(EMAIL)
  const invited = await (await browser.newContext()).newPage()
  await invited.goto(`${server.url}${link}`)
  await expect(invited.getByText(EMAIL)).toBeVisible()
  await invited.getByLabel(/^Nome/).fill('Lia')
  await invited.getByLabel(/^Sobrenome/).fill('Souza')
  await invited.getByRole('textbox', { name: /^Crie uma senha/ }).fill(PASSWORD)
  await invited.getByLabel('Confirme a senha').fill(PASSWORD)
  await invited.getByLabel('Li e aceito os termos de uso').check()
  await expectAccessible(invited)
  await invited.getByRole('button', { name: 'Aceitar e entrar' }).click()
  await invited.getByRole('banner').getByRole('button', { name: 'Sua conta' }).waitFor()
  const person = await server.db.selectFrom('users').selectAll().where('email', '=', EMAIL).executeTakeFirstOrThrow()
  expect(person).toMatchObject({ nome: 'Lia', role: 4, status: 1 })
  expect(person.mail_verified_at).not.toBeNull()

  const again = await (await browser.newContext()).newPage()
  await again.goto(`${server.url}${link}`)
  await expect(again.getByRole('alert').filter({ hasText: 'não vale mais' })).toBeVisible()
})
