import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { startServer, type TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ NUCLEO_DEMO: 'false' }, 'empty')
})
test.afterAll(() => server.stop())

test(
  'an empty installation makes its organisation and first administrator, once, and leads to a venture, a client and people',
  { tag: '@database' },
  async ({ page, expectError }) => {
    expectError('422')
    // The page below is robbed of its token while it still asks for things.
    expectError('401')
    await page.goto(`${server.url}/#/district/workstation/pontos`)
    await expect(page.getByRole('heading', { name: 'Primeiro acesso' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Nome da organização').fill('Oficina do Sol')
    await page.getByLabel('Nome', { exact: true }).fill('Marina')
    await page.getByLabel('Sobrenome').fill('Prado')
    await page.getByLabel('E-mail').fill('marina@oficina.example')
    await page.getByLabel('Senha', { exact: true }).fill('curta')
    await page.getByRole('button', { name: 'Criar organização' }).click()
    await expect(page.getByText('Todos os campos devem ser preenchidos!')).toBeVisible()
    await page.getByLabel('Confirme a senha').fill('outra')
    await page.getByRole('button', { name: 'Criar organização' }).click()
    await expect(page.getByText('As senhas não são iguais.')).toBeVisible()
    await page.getByLabel('Confirme a senha').fill('curta')
    await page.getByRole('button', { name: 'Criar organização' }).click()
    await expect(page.getByText('Use ao menos 10 caracteres').first()).toBeVisible()
    await expect(page.getByLabel('Nome da organização')).toHaveValue('Oficina do Sol')
    await page.getByLabel('Senha', { exact: true }).fill('Oficina-do-sol-1')
    await page.getByLabel('Confirme a senha').fill('Oficina-do-sol-1')
    await page.getByRole('button', { name: 'Criar organização' }).click()
    // Nobody works before the terms are accepted, the first administrator included.
    await page.getByRole('dialog').getByRole('button', { name: /Aceit/ }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Sua conta' }).waitFor()
    const people = await server.db.selectFrom('users').select(['email', 'role', 'status']).execute()
    expect(people).toEqual([{ email: 'marina@oficina.example', role: 1, status: 1 }])

    const steps = page.getByRole('region', { name: 'Primeiros passos' })
    await page.goto(`${server.url}/#/`)
    await expect(steps).toBeVisible()
    await expectAccessible(page)
    await steps.getByRole('link', { name: /^Crie a primeira venture/ }).click()
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Cais novo')
    await page.getByRole('textbox', { name: /^Código/ }).fill('CAIS-01')
    const client = page.getByRole('combobox', { name: 'Cliente' })
    await client.fill('Orla')
    const made = page.waitForResponse((it) => it.url().endsWith('/api/clients') && it.request().method() === 'POST')
    await page.getByRole('option', { name: /Orla/ }).click()
    await made
    // The field is shut until the client stands in it.
    await expect(client).toBeEnabled()
    await expect(client).toHaveValue('Orla')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cais novo' })).toBeVisible()
    await page.goto(`${server.url}/#/`)
    await expect(steps.getByText('Feito.')).toHaveCount(2)
    await steps.getByRole('link', { name: /^Convide as pessoas/ }).click()
    await expect(page.getByText('o link de cada convite está nos')).toBeVisible()
    await page.getByRole('button', { name: 'Convidar', exact: true }).click()
    await page.getByRole('dialog').getByLabel('E-mail').fill('rui@oficina.example')
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar convite' }).click()
    const link = page.getByRole('alertdialog', { name: 'Link para rui@oficina.example' })
    await link.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(page.getByRole('row').filter({ hasText: 'rui@oficina.example' })).toBeVisible()
    await page.getByRole('link', { name: 'relatórios de e-mail', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'rui@oficina.example' })).toBeVisible()
    await page.goto(`${server.url}/#/`)
    await expect(page.getByRole('region', { name: 'Meus átomos' })).toBeVisible()
    await expect(steps).toHaveCount(0)
    const stored = server.db.selectFrom('ventures as v').innerJoin('clients as c', 'c.id', 'v.cliente_id')
    expect(await stored.select(['v.nome', 'c.nome as client']).execute()).toEqual([
      { nome: 'Cais novo', client: 'Orla' },
    ])

    // No demonstration accounts outside the demonstration.
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${server.url}/#/login`)
    await page.reload()
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expect(page.getByText('Contas de demonstração')).toBeHidden()
  },
)

test('who comes from another machine makes the organisation by the code of the server’s output', async ({
  browser,
  expectError,
}) => {
  expectError('422')
  const empty = await startServer({ NUCLEO_DEMO: 'false' }, 'empty')
  // As a proxy sends it.
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' } })
  const page = await context.newPage()
  await page.goto(`${empty.url}/#/`)
  const code = page.getByLabel('Código de instalação')
  await expect(code).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nome da organização').fill('Oficina do Sol')
  await page.getByLabel('Nome', { exact: true }).fill('Marina')
  await page.getByLabel('E-mail').fill('marina@oficina.example')
  await page.getByLabel('Senha', { exact: true }).fill('Oficina-do-sol-1')
  await page.getByLabel('Confirme a senha').fill('Oficina-do-sol-1')
  await code.fill('0000-0000-0000')
  await page.getByRole('button', { name: 'Criar organização' }).click()
  await expect(page.getByText('Este não é o código desta instalação.').first()).toBeVisible()
  await expect(page.getByLabel('Nome da organização')).toHaveValue('Oficina do Sol')
  const [kept] = await empty.db.selectFrom('settings').select('value').where('key', '=', 'setup_code').execute()
  await code.fill(String(kept?.value))
  await page.getByRole('button', { name: 'Criar organização' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Aceit/ }).waitFor()
  await context.close()
  await empty.stop()
})
