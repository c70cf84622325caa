import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test('an urgent message stands over the page of whom it is for, is answered there, and its author sees how', async ({
  browser,
}) => {
  const looper = await userId(server, 'looper')
  const reads = await (await browser.newContext()).newPage()
  await signIn(reads, server, 'looper')
  const writes = await (await browser.newContext()).newPage()
  await signIn(writes, server, 'admin')
  await writes.goto(`${server.url}/#/comunicacao/new`)
  await writes.getByRole('textbox', { name: 'Texto' }).fill('Servidor em manutenção às 18h')
  await writes.getByText('Loopers', { exact: true }).click()
  await writes.getByText('Urgente', { exact: true }).click()
  await writes.getByText('Pede aceite', { exact: true }).click()
  await expectAccessible(writes)
  await writes.getByRole('button', { name: 'Salvar' }).click()
  await writes.getByRole('button', { name: 'Enviar agora' }).click()
  await writes.getByRole('alertdialog').getByRole('button', { name: 'Enviar agora' }).click()
  await expect(writes.getByText('Comunicação enviada.')).toBeVisible()

  // Without a reload, whatever they were doing.
  const dialog = reads.getByRole('alertdialog', { name: 'Comunicação urgente' })
  await expect(dialog.getByText('Servidor em manutenção às 18h')).toBeVisible()
  await expectAccessible(reads)
  await dialog.getByLabel('Algo a dizer?').fill('Paro às 17h')
  await dialog.getByRole('button', { name: 'Aceitar' }).click()
  await expect(dialog).toBeHidden()

  const line = writes.getByRole('listitem').filter({ hasText: 'Paro às 17h' })
  await expect(line).toContainText('aceitou')
  const kept = await server.db
    .selectFrom('message_recipients')
    .select(['aceito', 'word'])
    .where('user_id', '=', looper)
    .where('word', '<>', '')
    .execute()
  expect(kept).toEqual([{ aceito: 1, word: 'Paro às 17h' }])
})
