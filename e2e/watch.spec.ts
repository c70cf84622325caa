import { expect } from '@playwright/test'
import { scaled } from '../scripts/pace.ts'
import { test } from './kit/browser.ts'
import { expectAccessible } from './kit/looks/axe.ts'

const page = (body: string) =>
  `<html lang="pt"><head><title>Página</title></head><body><main><h1>Olá</h1>${body}</main></body></html>`

test('a quiet, accessible page passes', async ({ page: it }) => {
  await it.setContent(page('<p>Tudo bem.</p>'))
  await expect(it.getByRole('heading')).toHaveText('Olá')
  await expectAccessible(it)
})

test.fail('a console error fails the test', async ({ page: it }) => {
  await it.setContent(page('<script>console.error("boom")</script>'))
})

test.fail('an uncaught exception fails the test', async ({ page: it }) => {
  await it.setContent(page('<script>throw new Error("boom")</script>'))
})

test('an expected error does not', async ({ page: it, expectError }) => {
  expectError('boom')
  const said = it.waitForEvent('console')
  await it.setContent(page('<script>console.error("boom")</script>'))
  expect((await said).text()).toBe('boom')
})

test.fail('a console error of a second browser fails the test too', async ({ browser }) => {
  const other = await (await browser.newContext()).newPage()
  await other.setContent(page('<script>console.error("boom")</script>'))
})

test('limits of time are of what the reference page takes', () => {
  expect(Number(process.env['TEST_PACE'])).toBeGreaterThanOrEqual(1)
  expect(test.info().timeout).toBe(scaled(300_000))
})

test.fail('a finding of axe fails the test', async ({ page: it }) => {
  await it.setContent(page('<img src="">'))
  await expectAccessible(it)
})
