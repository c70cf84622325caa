import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { listen } from '../kit/heard.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Notificações' })
const unreadOf = (id: number) =>
  server.db.selectFrom('notifications').selectAll().where('user_id', '=', id).where('read_at', 'is', null).execute()

/** A person of the demonstration who has read everything. */
const fresh = async (account: string): Promise<number> => {
  const id = await userId(server, account)
  await server.db.updateTable('notifications').set({ read_at: new Date() }).where('user_id', '=', id).execute()
  return id
}

test('what somebody else does rings the bell without a reload; read by keyboard alone, it leads to its place', async ({
  browser,
}) => {
  const id = await fresh('manager')
  const asks = await (await browser.newContext()).newPage()
  await signIn(asks, server, 'manager')
  await asks.goto(`${server.url}/#/suporte`)
  await asks.getByRole('textbox', { name: 'Assunto' }).fill('Horas da equipe')
  await asks.getByRole('textbox', { name: 'Mensagem' }).fill('Onde vejo as horas de todos?')
  await asks.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(asks.getByRole('heading', { name: 'Horas da equipe', level: 1 })).toBeVisible()
  await asks.goto(`${server.url}/#/`)
  await expect(bell(asks)).toHaveAccessibleName('Notificações')

  const shown = await listen(asks)
  const answers = await (await browser.newContext()).newPage()
  await signIn(answers, server, 'admin')
  await bell(answers).click()
  const waiting = answers.getByRole('dialog', { name: 'Notificações' })
  await waiting.getByRole('link', { name: /Horas da equipe/ }).click()
  await answers.getByRole('textbox', { name: 'Responder' }).fill('No Loop Center, por pessoa.')
  await answers.getByRole('button', { name: 'Enviar resposta' }).click()

  // A page that nobody looks at asks for nothing: this comes by the live line.
  await expect(bell(asks)).toHaveAccessibleName('Notificações, 1 não lida')
  await shown.has('O suporte respondeu: Horas da equipe')
  await asks.keyboard.press('b')
  const panel = asks.getByRole('dialog', { name: 'Notificações' })
  await expect(panel.getByText('O suporte respondeu: Horas da equipe')).toBeVisible()
  await expectAccessible(asks)
  await asks.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell(asks)).toBeFocused()
  await asks.keyboard.press('Enter')
  await expect(panel).toBeFocused()
  await asks.keyboard.press('ArrowDown')
  await asks.keyboard.press('Enter')
  await expect(asks.getByRole('heading', { name: 'Horas da equipe', level: 1 })).toBeVisible()
  await expect(bell(asks)).toHaveAccessibleName('Notificações')
  await expect.poll(() => unreadOf(id)).toEqual([])
})

test('on a phone the list fills the window, and all of it is read at once', async ({ browser }) => {
  const id = await fresh('looper')
  const rows = Array.from({ length: 25 }, (_, index) => ({
    user_id: id,
    word: 'notification.supportAnswered' as const,
    params: JSON.stringify({ subject: `Assunto ${index}` }),
    link: '/suporte',
    created_at: new Date(Date.now() - (25 - index) * 3_600_000),
  }))
  await server.db.insertInto('notifications').values(rows).execute()
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const page = await context.newPage()
  await signIn(page, server, 'looper')
  await expect(bell(page)).toHaveAccessibleName('Notificações, 25 não lidas')
  await bell(page).click()
  const sheet = page.getByRole('dialog', { name: 'Notificações' })
  await expect(sheet.getByText('Assunto 24', { exact: false })).toBeVisible()
  await expect(async () => expect((await sheet.boundingBox())?.height).toBe(740)).toPass()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Mostrar mais antigas' }).click()
  await expect(sheet.getByText('Assunto 0', { exact: false })).toBeAttached()
  await sheet.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await sheet.getByRole('button', { name: 'Fechar' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notificações')
  await expect.poll(() => unreadOf(id)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('role 1 finds a wrong password in the audit, with its record, and the refused call in the access log', async ({
  page,
  expectError,
}) => {
  expectError('401')
  await page.goto(server.url)
  await page.getByLabel('E-mail').fill('admin@demo.nucleo.app')
  await page.getByLabel('Senha', { exact: true }).fill('Errada-1234')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/#/district/fortress/audit?event=auth&period=today`)
  const failed = page.getByRole('row').filter({ hasText: 'Senha errada' })
  await expect(failed).toContainText('Marina Azevedo')
  await expectAccessible(page)
  await failed.getByRole('link').press('Enter')
  const record = page.getByRole('dialog', { name: 'Registro de auditoria' })
  await expect(record).toContainText('auth.failed')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(failed.getByRole('link')).toBeFocused()

  // The server writes its rows from time to time.
  const written = () =>
    server.db.selectFrom('access_log').select('id').where('route', '=', '/api/auth/login').where('status', '=', 401)
  await expect.poll(() => written().execute()).toHaveLength(1)
  await page.goto(`${server.url}/#/district/fortress/access?status=4xx`)
  const refused = page.getByRole('row').filter({ hasText: '/api/auth/login' })
  await expect(refused.first()).toContainText('Recusada · 401')
  await expectAccessible(page)
})
