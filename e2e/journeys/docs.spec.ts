import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test('the API page sends a call with the session of this browser, and shows a refusal as it came', async ({
  page,
  expectError,
}) => {
  expectError('422')
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/api/docs`)
  await expect(page.getByRole('heading', { name: 'Nucleo API' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use my session in this browser' }).click()
  await expect(page.getByText('The token of your session in this browser is in place.')).toBeVisible()

  const call = page.locator('[id="sector.create"]')
  await call.getByText('Try it').click()
  await call.getByRole('textbox').fill('{ "nome": "<b>Oficina</b>" }')
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(call.locator('output')).toContainText('POST /api/sectors\n201 in')
  await expect(call.locator('output')).toContainText('"nome": "<b>Oficina</b>"')
  await call.getByRole('textbox').fill('{ "nome": " " }')
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(call.locator('output')).toContainText('"path": "nome"')

  const list = page.locator('[id="sector.list"]')
  await list.getByText('Try it').click()
  await list.getByRole('textbox').fill('{ "q": "oficina" }')
  await list.getByRole('button', { name: 'Send' }).click()
  await expect(list.locator('output')).toContainText('GET /api/sectors?q=oficina\n200 in')
  await list.getByRole('textbox').fill('{ "q": ')
  await list.getByRole('button', { name: 'Send' }).click()
  await expect(list.locator('output')).toContainText('JSON')
})
