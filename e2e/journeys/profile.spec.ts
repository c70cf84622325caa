import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { generate } from 'otplib'
import decode from 'qr/decode.js'
import sharp from 'sharp'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { demoPassword, signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const opens =
  (path: string, name: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`${server.url}/#${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
const openProfile = opens('/district/hub/profile', 'Perfil')
const openSettings = opens('/district/hub/settings', 'Configurações')
const openFortress = opens('/district/fortress', 'Sua segurança')

test('a change that somebody else made meanwhile is shown beside one’s own, and both can be kept', async ({
  page,
  expectError,
}) => {
  expectError('409')
  await signIn(page, server, 'supervisor')
  await openProfile(page)
  const own = page.getByRole('form', { name: 'Seus dados' })
  await own.getByLabel('Sobrenome').fill('Nascimento')
  // An administrator's hand, or another tab's.
  const mine = server.db.updateTable('users').where('email', '=', 'supervisor@demo.nucleo.app')
  await mine.set((it) => ({ last_name: 'Outro', version: it('version', '+', 1) })).execute()
  await own.getByRole('button', { name: 'Salvar' }).click()
  await expect(own.getByRole('heading', { name: 'As duas versões' })).toBeVisible()
  await expect(own.getByLabel('Sobrenome')).toHaveValue('Nascimento')
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo!').first()).toBeVisible()
  const { last_name } = await server.db
    .selectFrom('users')
    .select('last_name')
    .where('email', '=', 'supervisor@demo.nucleo.app')
    .executeTakeFirstOrThrow()
  expect(last_name).toBe('Nascimento')
})

test('a switch of a notice holds over a reload', async ({ page }) => {
  await signIn(page, server, 'looper')
  await openSettings(page)
  await expectAccessible(page)
  const mail = page.getByRole('switch', { name: 'Loop parado por inatividade: E-mail' })
  await expect(mail).not.toBeChecked()
  await Promise.all([page.waitForResponse(/profile\/notifications/), mail.press('Space')])
  await page.reload()
  await expect(mail).toBeChecked()
})

test('single-key shortcuts are switched off in the settings, and a tour is begun from there', async ({ page }) => {
  await signIn(page, server, 'looper')
  await openSettings(page)
  const keys = page.getByRole('checkbox', { name: 'Usar atalhos de uma só tecla' })
  await keys.uncheck()
  await page.reload()
  await expect(keys).not.toBeChecked()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keys.check()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Começar: O menu' }).click()
  await expect(page.locator('.driver-popover')).toContainText('1 de 5')
})

test('a new password ends the other sessions, and only it lets in', async ({ page, browser, expectError }) => {
  expectError('401')
  expectError('422')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, server, 'director')
  await signIn(page, server, 'director')
  await openFortress(page)
  await expect(page.getByText('Esta sessão')).toBeVisible()
  const form = page.getByRole('form', { name: 'Senha' })
  const next = 'Outra-senha-2'
  await form.getByLabel('Senha atual').fill('errada')
  await form.getByRole('textbox', { name: /^Senha nova/ }).fill(next)
  await form.getByLabel('Confirme a senha nova').fill(next)
  await form.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(form.getByText('A senha atual não é esta.').first()).toBeVisible()
  await form.getByLabel('Senha atual').fill(demoPassword)
  await form.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(other.getByRole('alertdialog', { name: 'Entrar de novo' })).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'Esta sessão' }).getByRole('listitem')).toHaveCount(1)
  const signs = (password: string) =>
    other.evaluate(
      async ([email, given]) =>
        (
          await fetch('/api/auth/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, password: given }),
          })
        ).status,
      ['director@demo.nucleo.app', password] as const,
    )
  expect([await signs(demoPassword), await signs(next)]).toEqual([401, 200])
  await other.context().close()
})

/** The codes can be copied, saved and printed, each whole. */
const expectKept = async (page: Page, codes: readonly string[]) => {
  const dialog = page.getByRole('dialog')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copiar' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Baixar' }).click()
  const path = await (await saved).path()
  expect(await readFile(path, 'utf8')).toMatch(new RegExp(`^Nucleo, \\S+@\\S+, .+\\n\\n${codes.join('\\n')}\\n$`))
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset['printed'] = 'yes')
  })
  await dialog.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  for (const code of codes) await expect(dialog.getByText(code)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copiar' })).toBeHidden()
  await expect(page.locator('#root')).toBeHidden()
  await page.emulateMedia({ media: null })
}

/** The text of a QR code as a camera in front of the screen reads it. The picture is a file because the server, which runs
 * in this process, lets the library read nothing else once a photo was sent. */
const readQr = async (code: Locator): Promise<string> => {
  const path = test.info().outputPath('qr.png')
  await code.screenshot({ path })
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return decode({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

test(
  'the second factor is turned on by its key, lets in by a recovery code once, and is turned off',
  { tag: '@database' },
  async ({ page, browser, expectError }) => {
    expectError('406')
    expectError('422')
    await signIn(page, server, 'finance')
    await openFortress(page)
    const card = page.getByRole('region', { name: 'Verificação em duas etapas' })
    await card.getByRole('button', { name: 'Ativar' }).click()
    const dialog = page.getByRole('dialog')
    const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    const qr = dialog.getByRole('img', { name: 'Código QR da chave' })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // A camera looks until it reads something: the dialog may still be on its way in.
      await expect(async () => {
        const uri = new URL(await readQr(qr))
        expect(decodeURIComponent(uri.href)).toMatch(/^otpauth:\/\/totp\/Nucleo:finance@demo\.nucleo\.app\?/)
        expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: key, issuer: 'Nucleo' })
      }).toPass()
    }
    await page.emulateMedia({ colorScheme: null })
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: /^Código/ }).fill(await generate({ secret: key }))
    await dialog.getByRole('textbox', { name: /^Senha atual/ }).fill(demoPassword)
    await dialog.getByRole('button', { name: 'Confirmar e ativar' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    const codes = await dialog.getByRole('listitem').allInnerTexts()
    await expectKept(page, codes)
    await dialog.getByRole('button', { name: 'Já guardei' }).click()
    await expect(card.getByText('Ativada')).toBeVisible()

    const [code = ''] = codes
    for (const lets of [true, false]) {
      const context = await browser.newContext()
      const other = await context.newPage()
      await other.goto(`${server.url}/#/login`)
      await other.getByLabel('E-mail').fill('finance@demo.nucleo.app')
      await other.getByLabel('Senha', { exact: true }).fill(demoPassword)
      await other.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(other).toHaveURL(/#\/2fa\/verify/)
      await other.getByRole('button', { name: 'Usar um código de recuperação' }).click()
      await other.getByRole('textbox').fill(code)
      await other.getByRole('button', { name: 'Verificar' }).click()
      if (lets) await other.getByRole('banner').getByRole('button', { name: 'Sua conta' }).waitFor()
      else await expect(other.getByRole('alert').first()).toBeVisible()
      await context.close()
    }

    await card.getByRole('button', { name: 'Desativar' }).click()
    await dialog.getByRole('textbox', { name: /^Senha atual/ }).fill(demoPassword)
    await dialog.getByRole('textbox', { name: /^Código/ }).fill(codes[1] ?? '')
    await dialog.getByRole('button', { name: 'Desativar' }).click()
    await expect(card.getByText('Desativada')).toBeVisible()
  },
)
