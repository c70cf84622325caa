import { type Page, expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { listen } from '../kit/heard.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const go = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(`${server.url}/#${path}`)
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
}

const granted = (thing: string, act: string, role: number) =>
  server.db
    .selectFrom('grants')
    .selectAll()
    .where('thing', '=', thing)
    .where('act', '=', act)
    .where('role', '=', role)
    .execute()

test(
  'what an administrator edits counts at once on a page that is already open',
  { tag: '@database' },
  async ({ page, browser, expectError }) => {
    // The right may go while the other page is asking for what it allows.
    expectError('403')
    const other = await browser.newContext()
    const supervisor = await other.newPage()
    await signIn(supervisor, server, 'supervisor')
    const timer = supervisor.getByRole('banner').getByRole('button', { name: /loop/i })
    await expect(timer).toHaveCount(0)

    await signIn(page, server, 'admin')
    await go(page, '/district/hub/permissions/roles', 'Permissões')
    await page.getByRole('link', { name: 'Supervisor', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Supervisor', exact: true })).toBeVisible()
    await page.getByRole('group', { name: 'Loops' }).getByText('Registrar tempo').click()
    await page.getByRole('button', { name: 'Revisar e salvar' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['Loops · Registrar tempo'])
    const shown = await listen(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await shown.has('Salvo!')
    expect(await granted('loop', 'run', 8)).toHaveLength(1)

    // Nobody has touched the other page.
    await expect(timer.first()).toBeVisible()

    await page.getByRole('button', { name: 'Restaurar padrão' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click()
    await expect(timer).toHaveCount(0)
    expect(await granted('loop', 'run', 8)).toEqual([])

    await go(page, '/permissions/show/loop.run', 'Loops · Registrar tempo')
    await expect(page.getByRole('region', { name: 'Histórico' }).getByRole('listitem')).toHaveText([
      /Marina Azevedo retirou de Supervisor ao restaurar o padrão/,
      /Marina Azevedo concedeu a Supervisor/,
    ])
    await other.close()
  },
)

test('viewing as a client shows the client’s doors, survives a reload, writes nothing and is recorded', async ({
  page,
  expectError,
}) => {
  await signIn(page, server, 'admin')
  await go(page, '/district/hub/permissions/roles', 'Permissões')
  await page.getByRole('button', { name: 'Ver como Cliente' }).click()
  await page.getByRole('button', { name: 'Ver só o papel, com os meus dados' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'Vendo como Cliente' })
  await expect(banner).toBeVisible()
  await expect(page).toHaveURL(/#\/district\/headquarter$/)
  await page.reload()
  await expect(banner).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${server.url}/#/district/hub/permissions/roles`)
  await expect(page).toHaveURL(/#\/acessonegado$/)

  const languages = server.db.selectFrom('users').select('locale').orderBy('id')
  const before = await languages.execute()
  expectError('403')
  const refused = page.waitForResponse((it) => it.request().method() === 'PUT')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /idioma/i })
    .click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  expect((await refused).status()).toBe(403)
  expect(await languages.execute()).toEqual(before)

  await page.getByRole('button', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL(/#\/district\/hub\/permissions\/roles$/)
  await expect(page.getByRole('status').filter({ hasText: 'Cliente' })).toHaveCount(0)
  const id = await userId(server, 'admin')
  const rows = () =>
    server.db
      .selectFrom('audit')
      .select(['event', 'thing_id'])
      .where('actor_id', '=', id)
      .where('thing', '=', 'role')
      .orderBy('id')
      .execute()
  await expect.poll(rows).toEqual([
    { event: 'viewAs.started', thing_id: '3' },
    { event: 'viewAs.ended', thing_id: '3' },
  ])
})
