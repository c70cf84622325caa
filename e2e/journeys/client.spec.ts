import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, tokenOf } from '../kit/people.ts'
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
  await expect.poll(link).toBeDefined()
  return (await link()) ?? ''
}

/** A gate of a venture of the client, delivered by a manager's calls. */
const deliverGate = async (cliente_id: number): Promise<number> => {
  const token = await tokenOf(server, 'admin')
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok, path).toBe(true)
    return ((await answer.json()) as { data: { id: number; version: number } }).data
  }
  const venture = await post('/ventures', { nome: 'Cais novo', code: 'CAIS-01', cliente_id })
  const planned = await post('/gates', { nome: 'Desenho do cais', venture_id: venture.id })
  const { version } = await post(`/gates/${planned.id}/start`, { version: planned.version })
  return (await post(`/gates/${planned.id}/deliver`, { version })).id
}

test('a client is made beside one of its CNPJ root; who is invited from it comes in by the mail, sees what was delivered, and approves it once an admin', async ({
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
  await expect(page.getByRole('radio', { name: 'Básico: só vê' })).toBeChecked()
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
  await expect(invited.getByText('Você aprova em nome da sua empresa.')).toBeHidden()
  await expect(invited.getByRole('region', { name: 'Quem tem acesso' })).toContainText('Clara Dias (você)')
  await expectAccessible(invited)
  const person = await server.db.selectFrom('users').selectAll().where('email', '=', EMAIL).executeTakeFirstOrThrow()
  expect(person).toMatchObject({ role: 3, status: 1 })

  const gate = await deliverGate(person.cliente_id ?? 0)
  await invited.reload()
  const waiting = invited.getByRole('region', { name: 'À espera de aprovação' })
  await expect(waiting).toContainText('Desenho do cais')
  await expect(waiting).toContainText('Ninguém da sua empresa aprova ainda.')
  await expect(waiting.getByRole('button', { name: 'Perguntar' })).toBeVisible()
  await expect(waiting.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)

  await page.reload()
  const accesses = page.getByRole('region', { name: 'Acessos' })
  await expect(accesses.getByText('Ativo')).toBeVisible()
  await accesses.getByRole('link', { name: 'Clara Dias' }).click()
  await page.getByRole('radio', { name: 'Administrador: vê e aprova' }).check()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo!').first()).toBeVisible()

  await invited.reload()
  await waiting.getByRole('button', { name: 'Aprovar' }).click()
  await invited.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
  await expect(waiting.getByText('Desenho do cais')).toHaveCount(0)
  const decided = server.db.selectFrom('gates').select(['status', 'decided_by']).where('id', '=', gate)
  expect(await decided.executeTakeFirstOrThrow()).toEqual({ status: 'approved', decided_by: person.id })
})
