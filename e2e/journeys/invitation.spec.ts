import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const EMAIL = 'lia@fora.example'
const PASSWORD = 'Uma-senha-boa-9'

/** The link in the newest mail to somebody, as soon as that many stand in the outbox. */
const linkFor = async (email: string, mails = 1): Promise<string> => {
  const links = async (): Promise<string[]> => {
    const sent = server.db.selectFrom('mails').select('body_text').where('to_address', '=', email).orderBy('id')
    return (await sent.execute()).flatMap((it) => /\/#\/user\/invite\/[\w-]+/.exec(it.body_text ?? '')?.[0] ?? [])
  }
  await expect.poll(async () => (await links()).length).toBe(mails)
  return (await links()).at(-1) ?? ''
}

/** Closes the link that is shown, because no mail leaves. */
const closeLink = (page: Page, name: string) =>
  page
    .getByRole('alertdialog', { name: `Link para ${name}` })
    .getByRole('button', { name: 'Fechar' })
    .last()
    .click()

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
  await dialog.getByLabel(/^Nome/).fill('Lia de Souza')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(dialog).toBeHidden()
  await closeLink(page, EMAIL)
  const row = page.getByRole('row').filter({ hasText: EMAIL })
  await expect(row.getByText('Aguardando')).toBeVisible()

  const link = await linkFor(EMAIL)
  const invited = await (await browser.newContext()).newPage()
  await invited.goto(`${server.url}${link}`)
  await expect(invited.getByText(EMAIL)).toBeVisible()
  await expect(invited.getByLabel(/^Nome/)).toHaveValue('Lia')
  await expect(invited.getByLabel(/^Sobrenome/)).toHaveValue('de Souza')
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

test('an invitation that is sent again lets in by its new link alone, and none once it is revoked', async ({
  page,
  browser,
  expectError,
}) => {
  expectError('409')
  const email = 'nina@fora.example'
  await signIn(page, server, 'director')
  await page.goto(`${server.url}/#/district/hub/invitations`)
  await page.getByRole('button', { name: 'Convidar', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Convidar' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(dialog).toBeHidden()
  await closeLink(page, email)
  const first = await linkFor(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Enviar de novo' }).click()
  await closeLink(page, email)
  const second = await linkFor(email, 2)

  const invited = await (await browser.newContext()).newPage()
  const refused = invited.getByRole('alert').filter({ hasText: 'não vale mais' })
  await invited.goto(`${server.url}${first}`)
  await expect(refused).toBeVisible()
  await invited.goto(`${server.url}${second}`)
  await expect(invited.getByText(email)).toBeVisible()

  await row.getByRole('button', { name: 'Cancelar convite' }).click()
  const ask = page.getByRole('alertdialog', { name: `Cancelar o convite de ${email}?` })
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Cancelar convite' }).click()
  await expect(row.getByText('Cancelado')).toBeVisible()
  // The page that was open when it was revoked lets nobody in either.
  await invited.getByLabel(/^Nome/).fill('Nina')
  await invited.getByLabel(/^Sobrenome/).fill('Alves')
  await invited.getByRole('textbox', { name: /^Crie uma senha/ }).fill(PASSWORD)
  await invited.getByLabel('Confirme a senha').fill(PASSWORD)
  await invited.getByLabel('Li e aceito os termos de uso').check()
  await invited.getByRole('button', { name: 'Aceitar e entrar' }).click()
  await expect(refused).toBeVisible()
  await invited.reload()
  await expect(refused).toBeVisible()
  expect(await server.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([])
})

test('on a phone, where no mail leaves, the link of a new person is shown, copied, and lets them in', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await signIn(page, server, 'director')
  await page.goto(`${server.url}/#/looper/new`)
  await page.getByLabel(/^Nome/).fill('Iara')
  await page.getByLabel(/^E-mail/).fill('iara@fora.example')
  await page.getByRole('button', { name: 'Criar e convidar' }).click()
  const shown = page.getByRole('alertdialog', { name: 'Link para Iara' })
  await expect(shown.getByText(/^Vale até \d\d\/\d\d\/\d{4} \d+:\d\d\.$/)).toBeVisible()
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByText('Link copiado.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await shown.getByLabel('Link').inputValue())
  await closeLink(page, 'Iara')
  await expect(page.getByRole('heading', { level: 1, name: 'Iara' })).toBeVisible()

  const invited = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await invited.goto(link)
  await expect(invited.getByText('iara@fora.example')).toBeVisible()
})
