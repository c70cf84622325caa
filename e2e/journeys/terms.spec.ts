import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { enter, signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const answers = async (key: string) =>
  server.db
    .selectFrom('terms_acceptances')
    .select(['version', 'accepted', 'ip'])
    .where('user_id', '=', await userId(server, key))
    .orderBy('id')
    .execute()

/** Makes the person's acceptance that of an older version. */
const makeOutdated = async (key: string): Promise<void> => {
  await server.db
    .updateTable('terms_acceptances')
    .set({ version: '1.1.2' })
    .where('user_id', '=', await userId(server, key))
    .execute()
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Aceita?' })

test('a new version is asked about before anything else, refused, read and accepted', async ({ page, expectError }) => {
  expectError('401')
  await signIn(page, server, 'partner')
  await makeOutdated('partner')
  await page.reload()
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: /Ler os termos/ })).toHaveAttribute('href', '#/termo')

  await page.getByRole('button', { name: 'Recusar' }).click()
  const refusal = page.getByRole('alertdialog', { name: 'Você recusou os termos' })
  await expect(refusal).toContainText('Você saiu da conta')
  await expectAccessible(page)
  await refusal.getByRole('button', { name: 'Entrar de novo' }).click()
  await expect(page).toHaveURL(/#\/login$/)
  await enter(page, 'partner')
  await expect(page.getByRole('dialog', { name: 'Você recusou os termos' })).toBeVisible()
  await page.getByRole('link', { name: /Ler de novo/ }).click()
  await expect(page.getByRole('heading', { name: /Disposições finais/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(15)
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Aceita?' }).getByRole('button', { name: 'Aceito' }).click()
  await expect(page.getByRole('button', { name: /Sua conta/ })).toBeVisible()

  const [, refused, accepted] = await answers('partner')
  expect([refused, accepted]).toMatchObject([
    { version: '1.1.3', accepted: false },
    { version: '1.1.3', accepted: true },
  ])
  expect(accepted?.ip).toBeTruthy()
  await page.reload()
  await expect(page.getByRole('button', { name: /Sua conta/ })).toBeVisible()
  await expect(question(page)).toBeHidden()
})

test('a link to a section opens it, in both languages and on paper', async ({ page }) => {
  await signIn(page, server, 'finance')
  await page.goto(`${server.url}/#/termo?s=9`)
  await expect(page.getByRole('heading', { name: /Confidencialidade/ })).toBeInViewport()
  await expect(page.getByRole('link', { name: /Confidencialidade/ })).toHaveAttribute('aria-current', 'location')
  await page.getByRole('button', { name: /Idioma/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: /Confidentiality/ })).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('heading', { name: /Final provisions/ })).toBeVisible()
})
