import { expect } from '@playwright/test'
import { expectAccessible } from '../kit/axe.ts'
import { test } from '../kit/browser.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const EMAIL = 'clara@orla.example'
const PASSWORD = 'Grampo-lunar-teia-9'

/** The link in the mail to somebody, as soon as it stands in the outbox. */
const linkFor = async (email: string): Promise<string> => {
  const mail = server.db.selectFrom('mails').select('body_text').where('to_address', '=', email).orderBy('id', 'desc')
  const link = async () => /\/#\/user\/invite\/[\w-]+/.exec((await mail.executeTakeFirst())?.body_text ?? '')?.[0]
  await expect.poll(link, { timeout: 30_000 }).toBeDefined()
  return (await link()) ?? ''
}

test('a client is made beside one of its CNPJ root; who is invited from it comes in by the mail and sees it', async ({
  page,
  browser,
}) => {
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/#/cliente/new`)
  await page.getByRole('textbox', { name: /^Nome fantasia/ }).fill('Orla Filial')
  // A branch of a company of the demonstration.
  await page.getByRole('textbox', { name: 'CNPJ' }).fill('10.427.583/0002-76')
  const warning = page.getByRole('status').filter({ hasText: 'Talvez este cliente já exista' })
  await expect(warning).toContainText('Banco Vereda S.A. (mesma raiz de CNPJ)')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('oi@luacheia.example')
  await expect(warning).toContainText('Lua Cheia Calçados (mesmo domínio de e-mail)')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('oi@orla.example')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orla Filial' })).toBeVisible()

  await page.getByRole('link', { name: 'Convidar' }).click()
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(EMAIL)
  await page.getByRole('radio', { name: /^Administrador/ }).check()
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(page.getByRole('region', { name: 'Acessos' }).getByText('Convidado')).toBeVisible()

  const invited = await (await browser.newContext()).newPage()
  await invited.goto(`${server.url}${await linkFor(EMAIL)}`)
  await invited.getByLabel(/^Nome/).fill('Clara')
  await invited.getByLabel(/^Sobrenome/).fill('Dias')
  await invited.getByRole('textbox', { name: /^Crie uma senha/ }).fill(PASSWORD)
  await invited.getByLabel('Confirme a senha').fill(PASSWORD)
  await expect(invited.getByText('Força: forte')).toBeVisible()
  await invited.getByLabel('Li e aceito os termos de uso').check()
  await invited.getByRole('button', { name: 'Aceitar e entrar' }).click()
  const company = invited.getByRole('region', { name: 'Sua empresa' })
  await expect(company.getByText('Orla Filial')).toBeVisible()
  await expect(invited.getByText('Você aprova em nome da sua empresa.')).toBeVisible()
  await expect(invited.getByRole('region', { name: 'Quem tem acesso' })).toContainText('Clara Dias (você)')
  await expectAccessible(invited)
  const person = await server.db.selectFrom('users').selectAll().where('email', '=', EMAIL).executeTakeFirstOrThrow()
  expect(person).toMatchObject({ role: 3, status: 1 })

  await page.reload()
  await expect(page.getByRole('region', { name: 'Acessos' }).getByText('Ativo')).toBeVisible()
})
