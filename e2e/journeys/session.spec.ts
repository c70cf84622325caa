import { expect, type Page } from '@playwright/test'
import { generate, generateSecret } from 'otplib'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { demoPassword, signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test('a wrong password says so, keeps the e-mail, and the path asked for is returned to with its parameters', async ({
  page,
  expectError,
}) => {
  expectError('401')
  await page.goto(`${server.url}/#/district/workstation/pontos?status=3&page=2`)
  await expect(page).toHaveURL(/#\/login/)
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill('looper@demo.nucleo.app')
  await page.getByLabel('Senha', { exact: true }).fill('errada-demais-1')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('looper@demo.nucleo.app')
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/district\/workstation\/pontos\?.*status=3/)
  await expect(page).toHaveURL(/page=2/)
})

test('a field that is written in has a ring around it, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${server.url}/#/login`)
    for (const label of ['E-mail', 'Senha']) {
      const field = page.getByLabel(label, { exact: true })
      // The field itself, or the box around a password and its eye button.
      const ring = () =>
        field.evaluate((it) => {
          const box = it.closest('.mantine-Input-input') ?? it
          const { outlineStyle, outlineWidth } = getComputedStyle(box)
          return `${outlineStyle} ${outlineWidth}`
        })
      await field.blur()
      expect(await ring()).toMatch(/^none/)
      await field.focus()
      expect(await ring()).toBe('solid 2px')
    }
  }
})

test('the demo’s accounts fill the form, and each role lands where it may be', async ({ page }) => {
  await page.goto(server.url)
  await page.getByRole('button', { name: /Cliente/ }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('client@demo.nucleo.app')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/#\/district\/headquarter/)
  await page.goto(`${server.url}/#/district/workstation/pontos`)
  await expect(page).toHaveURL(/#\/acessonegado/)
  await expect(page.getByText('Acesso negado!').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${server.url}/#/nao/existe`)
  await expect(page.getByText('Página não encontrada').first()).toBeVisible()
  await expectAccessible(page)
})

test('the second factor is asked for, a wrong code refused, a right one lets in once', async ({
  page,
  expectError,
}) => {
  expectError('406')
  expectError('422')
  const secret = generateSecret()
  const id = await userId(server, 'supervisor')
  await server.db
    .updateTable('users')
    .set({ two_factor: true, two_factor_secret: secret })
    .where('id', '=', id)
    .execute()
  await page.goto(`${server.url}/#/district/hub/lobby`)
  await page.getByLabel('E-mail').fill('supervisor@demo.nucleo.app')
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/2fa\/verify/)
  await expectAccessible(page)
  await page.keyboard.type('000000')
  await expect(page.getByText('Código incorreto ou já usado.').first()).toBeVisible()
  // A code is valid for a minute at most, and typing it may take longer here.
  await expect(async () => {
    await page.getByRole('textbox').first().click()
    await page.keyboard.type(await generate({ secret }))
    await expect(page).toHaveURL(/#\/district\/hub\/lobby/)
  }).toPass()
})

test('signing out ends every page at once', async ({ page, context, expectError }) => {
  expectError('401')
  await signIn(page, server, 'commercial')
  const second = await context.newPage()
  await second.goto(server.url)
  await second.getByRole('banner').getByRole('button', { name: 'Sua conta' }).waitFor()
  await page.getByRole('button', { name: 'Sua conta' }).click()
  await page.getByRole('menuitem', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL(/#\/login/)
  await expect(second).toHaveURL(/#\/login/)
  const id = await userId(server, 'commercial')
  const live = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  expect(live).toEqual([])
})

test(
  'signing out of all devices ends the sessions of other browsers at once',
  { tag: '@database' },
  async ({ page, browser, expectError }) => {
    expectError('401')
    await signIn(page, server, 'director')
    const phone = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
    await signIn(phone, server, 'director')
    await page.getByRole('button', { name: 'Sua conta' }).click()
    await page.getByRole('menuitem', { name: 'Sair de todos os dispositivos' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sair de todos' }).click()
    await expect(page).toHaveURL(/#\/login/)
    await expect(phone.getByRole('alertdialog', { name: 'Entrar de novo' })).toBeVisible()
    await phone.context().close()
    const sessions = await server.db
      .selectFrom('sessions')
      .select('ended_at')
      .where('user_id', '=', await userId(server, 'director'))
      .execute()
    expect(sessions.filter((it) => it.ended_at === null)).toEqual([])
    expect(sessions.length).toBeGreaterThan(1)
  },
)

test('an English browser begins in Portuguese, and is offered English until it takes or declines it', async ({
  browser,
  expectError,
}) => {
  expectError('401')
  const inEnglish = async () => (await browser.newContext({ locale: 'en-US' })).newPage()
  const offerOn = (page: Page) => page.getByText('This page is also in English.')
  const declining = await inEnglish()
  await declining.goto(`${server.url}/#/login`)
  await expect(declining.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(offerOn(declining)).toBeVisible()
  await expectAccessible(declining)
  await declining.getByLabel('E-mail').fill('ninguem@demo.nucleo.app')
  await declining.getByLabel('Senha', { exact: true }).fill('Errada-123')
  await declining.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(declining.getByRole('alert')).toHaveText('E-mail ou senha incorretos.')
  await declining.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offerOn(declining)).toBeHidden()
  await declining.reload()
  await expect(declining.getByLabel('E-mail')).toBeVisible()
  await expect(offerOn(declining)).toBeHidden()
  await declining.context().close()

  const taking = await inEnglish()
  await taking.goto(`${server.url}/#/login`)
  await taking.getByRole('button', { name: 'Use English' }).click()
  await expect(taking.locator('html')).toHaveAttribute('lang', 'en')
  await expect(taking.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await taking.reload()
  await expect(taking.locator('html')).toHaveAttribute('lang', 'en')
  await expect(offerOn(taking)).toBeHidden()
  await taking.context().close()
})

test('language and theme are remembered over a reload, the theme before the first paint', async ({
  page,
  context,
  browser,
  expectError,
}) => {
  // Error of the page below, whose script is blocked.
  expectError('net::ERR_FAILED')
  await signIn(page, server, 'manager')
  await page.getByRole('button', { name: /Idioma/ }).click()
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitemradio', { name: 'Appearance: Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor()
  await expectAccessible(page)

  // The theme applies before the first paint: a page without its script is dark all the same.
  const bareContext = await browser.newContext({ storageState: await context.storageState() })
  const bare = await bareContext.newPage()
  await bare.route('**/assets/*.js', (route) => route.abort())
  await bare.goto(server.url)
  await expect(bare.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  // The first screen before the script is ours, in the chosen theme.
  await expect(bare.locator('#root .n-first svg')).toBeVisible()
  await bareContext.close()
})
