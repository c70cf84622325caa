import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test(
  'an invoice is issued, opened by its public link without an account, and marked as paid, which the link then says',
  { tag: '@database' },
  async ({ page, browser, expectError }) => {
    const venture = await server.db
      .selectFrom('ventures')
      .select(['id', 'nome', 'cliente_id'])
      .where('cliente_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const today = new Date().toISOString().slice(0, 10)
    const made = { venture_id: venture.id, gate_id: null, nome: 'Manual de uso', created_at: new Date() }
    await server.db
      .insertInto('entregas')
      .values({ ...made, status: 4, valor_centavos: 123_450, delivered_on: today })
      .execute()

    await signIn(page, server, 'admin')
    await page.goto(`${server.url}/#/district/hub/invoices/new?client_id=${String(venture.cliente_id)}`)
    await expect(page.getByRole('checkbox', { name: /Manual de uso/ })).toBeChecked()
    const issue = page.getByRole('button', { name: /^Emitir fatura de R\$/ })
    await expectAccessible(page)
    const [, total = ''] = /(R\$ [\d.,]+)/.exec((await issue.textContent()) ?? '') ?? []
    await issue.dblclick()
    await expect(page.getByText('Fatura emitida!')).toBeVisible()
    await expect(page).toHaveURL(/district\/hub\/invoices\/\d+$/)
    await expect(page.getByRole('region', { name: 'Pagar por PIX' })).toBeVisible()
    await expectAccessible(page)
    const { code, number } = await server.db
      .selectFrom('invoices')
      .select(['code', 'number'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ações', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Baixar PDF' }).click()
    expect((await saved).suggestedFilename()).toContain(`Fatura_${String(number)}_`)

    const payer = await (await browser.newContext()).newPage()
    const link = `${server.url}/#/bastion/invoice/payment?code=${code}`
    await payer.goto(link)
    await expect(payer.getByRole('heading', { name: `Fatura nº ${String(number)}` })).toBeVisible()
    await expect(payer.getByText(total).first()).toBeVisible()
    await expect(payer.getByLabel(/copia e cola/i)).toHaveValue(/^000201/)
    await expectAccessible(payer)

    await page.getByRole('button', { name: 'Dar baixa' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Dar baixa' }).click()
    await expect(page.getByText('Fatura paga!')).toBeVisible()
    await page.getByRole('button', { name: 'Ações', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Estornar' })).toBeVisible()
    await payer.reload()
    await expect(payer.getByText(/Esta fatura está paga/)).toBeVisible()

    expectError('/api/invoices/look')
    await payer.goto(`${server.url}/#/bastion/invoice/payment?code=${code.slice(0, -1)}`)
    await expect(payer.getByRole('heading', { name: 'Fatura não encontrada' })).toBeVisible()
  },
)
