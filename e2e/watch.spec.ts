import { expect } from '@playwright/test'
import { expectAccessible, test } from './kit/browser.ts'

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
  await it.setContent(page('<script>console.error("boom")</script>'))
})

test.fail('a finding of axe fails the test', async ({ page: it }) => {
  await it.setContent(page('<img src="">'))
  await expectAccessible(it)
})
