import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { listen } from '../kit/heard.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const row = (id: number) => server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const openSessions = (user_id: number) =>
  server.db.selectFrom('sessions').select('id').where('user_id', '=', user_id).where('ended_at', 'is', null).execute()

const setStatus = async (page: Page, status: string): Promise<void> => {
  await page.getByRole('button', { name: 'Ações', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Status' })
  await dialog.getByRole('radio', { name: new RegExp(`^${status}`) }).check()
  const shown = await listen(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await shown.has('Status alterado!')
  await expect(dialog).toHaveCount(0)
}

test(
  'an administrator opens a person, switches them off, which signs their open page out, and on again',
  { tag: '@database' },
  async ({ page, browser, expectError }) => {
    expectError('401')
    const id = await userId(server, 'looper')
    const other = await browser.newContext()
    const looper = await other.newPage()
    await signIn(looper, server, 'looper')
    const { nome, last_name } = await row(id)
    const name = `${nome} ${last_name}`

    await signIn(page, server, 'admin')
    await page.goto(`${server.url}/#/district/hub/loopers?q=${encodeURIComponent('looper@')}`)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)

    await setStatus(page, 'Desativado')
    // Nobody has touched the other page.
    await expect(looper.getByLabel('E-mail')).toBeVisible()
    expect(await row(id)).toMatchObject({ status: 3 })
    expect(await openSessions(id)).toEqual([])
    await expect(page.getByRole('region', { name: 'Histórico' }).getByRole('listitem')).toHaveText([
      /Marina Azevedo.*Ativo.*Desativado/s,
    ])

    await setStatus(page, 'Ativo')
    expect(await row(id)).toMatchObject({ status: 1 })
    await signIn(looper, server, 'looper')
    await page.getByRole('link', { name: 'Ver no Loop Center' }).click()
    await expect(page.getByRole('button', { name: new RegExp(`Responsável.*${name}`) })).toBeVisible()
    await other.close()
  },
)

test(
  'an administrator changes an hourly value: loops that are concluded keep theirs',
  { tag: '@database' },
  async ({ page }) => {
    const id = await userId(server, 'looper')
    const sums = () =>
      server.db
        .selectFrom('loops')
        .select(['id', 'valor_hora_centavos'])
        .where('user_id', '=', id)
        .where('status', 'in', [3, 6, 7])
        .orderBy('id')
        .execute()
    const before = await sums()
    expect(before.length).toBeGreaterThan(0)

    await signIn(page, server, 'admin')
    await page.goto(`${server.url}/#/looper/show/${id}`)
    await page.getByRole('link', { name: 'Editar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Editar/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(/^Valor da hora/).fill('101,50')
    await page.getByLabel(/^Contratação/).selectOption('MEI')
    const shown = await listen(page)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await shown.has('Salvo!')
    const values = page.getByRole('region', { name: 'Valores da hora' })
    await expect(values).toContainText(/R\$\s101,50/)
    await expect(values).toContainText('Marina Azevedo')
    await expect(values).toContainText('valor inicial')
    await expectAccessible(page)
    expect(await row(id)).toMatchObject({ valor_hora_centavos: 101_50, contract_type: 2 })
    expect(await sums()).toEqual(before)
  },
)
