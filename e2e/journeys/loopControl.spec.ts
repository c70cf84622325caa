import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { openLoops, signIn, startOn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test(
  'an administrator stops a loop from the queue with a reason, which its person reads at once, and accepts a request by key',
  { tag: '@database' },
  async ({ page, browser }) => {
    const id = await userId(server, 'looper')
    const person = await (await browser.newContext()).newPage()
    await signIn(person, server, 'looper')
    await startOn(person)
    await person.keyboard.press('Escape')

    await signIn(page, server, 'admin')
    await page.goto(`${server.url}/#/district/workstation/loop-control`)
    await expect(page.getByRole('row').filter({ hasText: 'Mais de 10 horas' })).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: /^Buscar pessoa/ }).fill('Rafael Nogueira')
    const row = page.getByRole('row').filter({ hasText: 'Rafael Nogueira' }).filter({ hasText: 'Em andamento' })
    await row.focus()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Parar este loop?' })
    await dialog.getByLabel(/^Motivo/).fill('Acabou a reunião')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Parar', exact: true }).click()
    await expect(page.getByText('Loop parado, e a pessoa foi avisada.')).toBeVisible()
    await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([2])

    await person
      .getByRole('banner')
      .getByRole('button', { name: /^Notificações/ })
      .click()
    await expect(person.getByRole('link', { name: /parou o seu loop em .*: Acabou a reunião/ })).toBeVisible()

    const waiting = () => server.db.selectFrom('loop_requests').select('id').where('status', '=', 0).execute()
    const before = (await waiting()).length
    await page.getByRole('row').filter({ hasText: 'Rafael Nogueira' }).filter({ hasText: 'Pedido' }).focus()
    await page.keyboard.press('a')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aceitar' }).click()
    await expect(page.getByText('Pedido aceito: o loop foi criado.')).toBeVisible()
    expect(await waiting()).toHaveLength(before - 1)
  },
)
