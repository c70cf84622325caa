import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const EMAIL = 'director@demo.nucleo.app'
/** As a PC sends it; a Mac may send its accent as a character of its own. */
const NEXT = 'Outra-manh\u00E3-2'
const NEXT_DECOMPOSED = NEXT.normalize('NFD')

/** The link of the newest mail to the account, as soon as the queue has written it. */
const linkFor = async (email: string): Promise<string> => {
  const mail = server.db.selectFrom('mails').select('body_text').where('to_address', '=', email).orderBy('id', 'desc')
  const link = async () => /\/#\/new-password\?code=[\w-]+/.exec((await mail.executeTakeFirst())?.body_text ?? '')?.[0]
  await expect.poll(link).toBeDefined()
  return (await link()) ?? ''
}

const enter = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('a forgotten password is replaced by the link of a mail, once, and open sessions end', async ({
  page,
  browser,
  expectError,
}) => {
  expectError('401')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, server, 'director')

  await page.goto(`${server.url}/#/login`)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByText('Este Nucleo não envia e-mails.')).toBeVisible()
  await page.getByLabel('E-mail').fill(EMAIL)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pedir o link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'peça-o a um administrador' })).toBeVisible()

  const link = await linkFor(EMAIL)
  await page.goto(`${server.url}${link}`)
  await page.getByRole('textbox', { name: /^Senha nova/ }).fill(NEXT)
  await page.getByLabel('Confirme a senha nova').fill(NEXT_DECOMPOSED)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar a senha' }).click()
  await expect(page.getByText('Senha alterada. Entre com ela.')).toBeVisible()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(other.getByRole('alertdialog', { name: 'Entrar de novo' })).toBeVisible()
  await other.context().close()

  await enter(page, NEXT_DECOMPOSED)
  await page.getByRole('banner').getByRole('button', { name: 'Sua conta' }).waitFor()
  const id = String(await userId(server, 'director'))
  const events = server.db.selectFrom('audit').select('event').where('thing', '=', 'user').where('thing_id', '=', id)
  expect((await events.execute()).map((it) => it.event)).toEqual(
    expect.arrayContaining(['auth.resetAsked', 'auth.passwordReset']),
  )

  const again = await (await browser.newContext()).newPage()
  await again.goto(`${server.url}${link}`)
  await expect(again.getByRole('alert').filter({ hasText: 'Este link não vale mais' })).toBeVisible()
  await again.getByRole('link', { name: 'Pedir de novo' }).click()
  await expect(again.getByLabel('E-mail')).toBeVisible()
})

test('an administrator finds a mail that could not leave, reads it, and sends it again', async ({ page }) => {
  await fetch(`${server.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'finance@demo.nucleo.app' }),
  })
  const link = await linkFor('finance@demo.nucleo.app')
  const mail = () =>
    server.db
      .selectFrom('mails')
      .select(['id', 'status', 'resent'])
      .where('to_address', '=', 'finance@demo.nucleo.app')
      .executeTakeFirst()
  await expect.poll(async () => (await mail())?.status).toBe('kept')
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/#/district/hub/mail/reports?q=finance@`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Crie uma senha nova no Nucleo' }).click()
  await expect(page.locator('pre')).toContainText(link)
  await expect(page.frameLocator('iframe').getByText('uma única vez')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(page.getByText('A mensagem está na fila.')).toBeVisible()
  await expect.poll(mail).toMatchObject({ status: 'kept', resent: 1 })
  const of = server.db.selectFrom('audit').select('event').where('thing', '=', 'mail').orderBy('id')
  expect((await of.execute()).map((it) => it.event)).toEqual(['mail.previewed', 'mail.resent'])
})
