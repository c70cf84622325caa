import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { openMailbox } from '../kit/mailbox.ts'
import { tokenOf } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const EMAIL = 'bia.lima@nucleo.example'
const PASSWORD = 'Senha-forte-1'

const next = (page: Page) => page.getByRole('button', { name: 'Próximo' }).click()

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
}

/** Link of the mail, once the queue has written it. */
const confirmation = async (): Promise<string> => {
  const mail = server.db.selectFrom('mails').select('body_text').where('to_address', '=', EMAIL).orderBy('id', 'desc')
  const link = async () => /\/#\/email-confirmation\/[\w-]+/.exec((await mail.executeTakeFirst())?.body_text ?? '')?.[0]
  await expect.poll(link).toBeDefined()
  return (await link()) ?? ''
}

const enter = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Activates the registration as an administrator. */
const activate = async (): Promise<void> => {
  const { id, version } = await server.db
    .selectFrom('registrations')
    .select(['id', 'version'])
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow()
  const answer = await fetch(`${server.url}/api/registrations/${id}/activate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(server, 'admin')}` },
    body: JSON.stringify({ version, role: 4, take_rate: true }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

test('a stranger registers over a reload, confirms the e-mail, waits for review, and signs in once active', async ({
  page,
  expectError,
}) => {
  expectError('403')
  await page.goto(`${server.url}/#/login`)
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { name: 'Criar conta' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Looper/ }).click()

  await fill(page, { Nome: 'Bia', 'E-mail': EMAIL })
  await next(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Todos os campos devem ser preenchidos!' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(EMAIL)
  await fill(page, { Sobrenome: 'Lima' })
  await next(page)

  await fill(page, { Telefone: '11987654321', 'Data de nascimento': '02/03/1990', CPF: '52998224725' })
  await page.getByLabel('Gênero').selectOption('Feminino')
  await next(page)
  await fill(page, { CEP: '01310100', Rua: 'Av. Paulista', Número: '1000', Bairro: 'Bela Vista', Cidade: 'São Paulo' })
  await page.getByLabel(/^Estado/).selectOption('SP')
  await expectAccessible(page)
  await next(page)
  await fill(page, { 'Valor por hora': '80' })
  await page.getByLabel('Nível de inglês').selectOption('Avançado')
  await page.getByLabel('2 a 5 anos').check()
  await page.getByLabel(/^Parcial/).check()
  await next(page)
  await next(page)
  await expect(page.getByRole('combobox', { name: /^Banco/ })).toBeFocused()
  await page.getByRole('combobox', { name: /^Banco/ }).fill('001')
  await page.getByRole('option', { name: /^001/ }).click()
  await page.getByLabel('Corrente').check()
  await fill(page, { Agência: '1234', Conta: '12345-6' })
  await next(page)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=again]').fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).check()
  await page.getByRole('button', { name: 'Enviar cadastro' }).click()
  await expect(page.getByText('Este Nucleo não envia e-mails')).toBeVisible()

  await page.goto(`${server.url}${await confirmation()}`)
  await expect(page.getByRole('heading', { name: 'Cadastro em análise' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar para a entrada' }).click()
  await enter(page)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'etapa atual' }).filter({ hasText: 'Em análise' }),
  ).toBeVisible()

  await activate()
  await page.getByRole('button', { name: 'Usar outra conta' }).click()
  await enter(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sua conta' }).waitFor()
})

test('answers are kept for later, and the mail’s link goes on with them in another browser', async ({
  page,
  browser,
}) => {
  const to = 'caio.depois@nucleo.example'
  const mailbox = await openMailbox()
  const settings = {
    host: '127.0.0.1',
    port: mailbox.port,
    security: 'none' as const,
    from_address: 'oi@nucleo.example',
  }
  await server.db.updateTable('mail_settings').set(settings).execute()
  try {
    await page.goto(`${server.url}/#/register/loopers`)
    await fill(page, { Nome: 'Caio', Sobrenome: 'Reis', 'E-mail': to })
    await next(page)
    await fill(page, { Telefone: '11912345678' })
    await page.getByRole('button', { name: 'Continuar depois' }).click()
    const dialog = page.getByRole('dialog', { name: 'Continuar depois' })
    await expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(to)
    await dialog.getByRole('button', { name: 'Enviar o link' }).click()
    await expect(page.getByText('Guardado. Um link para continuar chega ao e-mail informado.')).toBeVisible()

    const link = () => /\/#\/register\/loopers\?draft=[\w-]+/.exec(mailbox.last(to)?.text ?? '')?.[0]
    await expect.poll(link).toBeDefined()
    const elsewhere = await browser.newContext({ locale: 'pt-BR' })
    const other = await elsewhere.newPage()
    await other.goto(`${server.url}${link()}`)
    await expect(other.getByText('Continue de onde parou.')).toBeVisible()
    await expect(other.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Caio')
    await expect(other.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(to)
    await next(other)
    await expect(other.getByRole('textbox', { name: /^Telefone/ })).toHaveValue('(11) 91234-5678')
    await elsewhere.close()
  } finally {
    await server.db.updateTable('mail_settings').set({ host: '' }).execute()
    await mailbox.close()
  }
})
