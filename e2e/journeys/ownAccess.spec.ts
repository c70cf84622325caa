import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'

test('a token is made, copied, used and revoked; the own data comes as a ZIP', async ({ page, demo, context }) => {
  const server = await demo.fresh()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, server, 'looper')
  await page.goto(`${server.url}/#/district/hub/settings`)

  const tokens = page.getByRole('region', { name: 'Tokens de API' })
  await tokens.getByRole('button', { name: 'Criar token' }).click()
  const form = page.getByRole('form', { name: 'Criar token' })
  await form.getByLabel('Nome').fill('Relógio')
  await form.getByLabel('O seu perfil: Ler').check()
  await form.getByLabel('Átomos: Ler').check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Criar token' }).click()
  const shown = page.getByRole('dialog', { name: 'O seu novo token' })
  await shown.getByRole('button', { name: 'Copiar' }).click()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  await expect(shown.getByText(token)).toBeVisible()
  await shown.getByRole('button', { name: 'Já guardei' }).click()
  await expect(tokens.getByText(`Termina em …${token.slice(-4)}`)).toBeVisible()

  const ask = async (path: string) =>
    (await page.request.get(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status()
  expect([await ask('/api/auth/user'), await ask('/api/atoms'), await ask('/api/loops')]).toEqual([200, 200, 403])
  const revoke = tokens.getByRole('button', { name: 'Revogar Relógio', exact: true })
  await revoke.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click()
  await expect(revoke).toBeHidden()
  expect(await ask('/api/auth/user')).toBe(401)

  await page.goto(`${server.url}/#/district/hub/profile`)
  const data = page.getByRole('region', { name: 'Meus dados' })
  await data.getByRole('button', { name: 'Reunir os meus dados' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Baixar o ZIP' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^meus-dados-.*\.zip$/)
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK')
  const rows = await server.db.selectFrom('data_exports').select('state').execute()
  expect(rows).toEqual([{ state: 'ready' }])
})
