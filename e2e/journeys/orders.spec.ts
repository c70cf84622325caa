import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test(
  'an order is deleted, made again to the centavo, downloaded and paid, and its looper sees it on home',
  { tag: '@database' },
  async ({ page, browser }) => {
    const user_id = await userId(server, 'looper')
    const orders = () => server.db.selectFrom('orders').selectAll().where('user_id', '=', user_id)
    // The order of last week, which the weekly run has made.
    const old = await orders().where('status', '=', 0).where('week_id', 'is not', null).executeTakeFirstOrThrow()
    const loops = await server.db.selectFrom('order_loops').select('loop_id').where('order_id', '=', old.id).execute()
    const statuses = async () => {
      const ids = loops.map((it) => it.loop_id)
      const rows = await server.db.selectFrom('loops').select('status').distinct().where('id', 'in', ids).execute()
      return rows.map((it) => it.status)
    }
    await signIn(page, server, 'admin')
    await page.goto(`${server.url}/#/ordempagamento/show/${String(old.id)}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ações', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Excluir' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByText('Ordem excluída.')).toBeVisible()
    expect(await statuses()).toEqual([3])

    const period = `user_id=${String(user_id)}&from=${old.starts_on}&to=${old.ends_on}`
    await page.goto(`${server.url}/#/ordempagamento/new?${period}`)
    const make = page.getByRole('button', { name: /^Criar ordem de R\$/ })
    await expect(make).toBeVisible()
    await expectAccessible(page)
    const [, total = ''] = /R\$ ([\d.,]+)/.exec((await make.textContent()) ?? '') ?? []
    await make.dblclick()
    await expect(page.getByText('Ordem de pagamento criada!')).toBeVisible()
    await expect(page).toHaveURL(/ordempagamento\/show\/\d+$/)
    const fresh = await orders()
      .where('status', '=', 0)
      .where('id', '>', old.id)
      .where('created_by_id', 'is not', null)
      .orderBy('id', 'desc')
      .execute()
    const [made] = fresh
    expect(String(((made?.total_centavos ?? 0) / 100).toFixed(2))).toBe(total.replace('.', '').replace(',', '.'))
    expect(await statuses()).toEqual([7])

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ações', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Baixar PDF' }).click()
    expect((await saved).suggestedFilename()).toBe('Payment_Order_Rafael Nogueira.pdf')

    await page.getByRole('button', { name: 'Pagar' }).click()
    await page.getByRole('alertdialog', { name: 'Pagar?' }).getByRole('button', { name: 'Pagar' }).click()
    await expect(page.getByText('Ordem paga!')).toBeVisible()
    await page.getByRole('button', { name: 'Ações', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Estornar' })).toBeVisible()
    expect(await statuses()).toEqual([6])

    const person = await (await browser.newContext()).newPage()
    await signIn(person, server, 'looper')
    const card = person.getByRole('region', { name: 'Esta semana até agora' })
    await card.getByRole('link', { name: new RegExp(`nº ${String(made?.number)}$`) }).click()
    await expect(person.getByRole('region', { name: 'Andamento' })).toContainText('Marina Azevedo')
    await expect(person.getByRole('button', { name: /Pagar|Ações/ })).toHaveCount(0)
  },
)
