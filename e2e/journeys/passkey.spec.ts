import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

/** A device with a passkey of its own, as Chromium plays one. */
const withDevice = async (page: Page): Promise<void> => {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added in the Fortress, and signs in without a password from then on', async ({ page }) => {
  await withDevice(page)
  await signIn(page, server, 'looper')
  await page.goto(`${server.url}/#/district/fortress`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sua segurança' })).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await page.getByLabel('Nome da chave').fill('Meu celular')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  const codes = page.getByRole('dialog', { name: 'Guarde os seus códigos de recuperação' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByText('Meu celular')).toBeVisible()
  await expectAccessible(page)

  await page.evaluate(() => window.localStorage.removeItem('nucleo.token'))
  await page.goto(`${server.url}/#/login`)
  await page.reload()
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await expect(page.getByRole('button', { name: /Iniciar loop/ }).first()).toBeVisible()
  const kept = await server.db.selectFrom('passkeys').select(['name', 'used_at']).executeTakeFirstOrThrow()
  expect([kept.name, kept.used_at === null]).toEqual(['Meu celular', false])
})
