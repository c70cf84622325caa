import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { readCsv, tabTo, watchPointer } from '../kit/keys.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { demoPassword, openLoops, signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const CODING = 1

test('signed out to an exported file without one click', async ({ page }) => {
  const id = await userId(server, 'looper')
  // An outdated acceptance, so that the terms are asked for on the way.
  await server.db.updateTable('terms_acceptances').set({ version: '1.1.2' }).where('user_id', '=', id).execute()
  const noPointer = await watchPointer(page)
  const keys = page.keyboard

  await page.goto(server.url)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await keys.type('looper@demo.nucleo.app')
  await keys.press('Tab')
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await keys.type(demoPassword)
  await keys.press('Enter')

  const terms = page.getByRole('dialog', { name: 'Aceita?' })
  await tabTo(page, terms.getByRole('button', { name: 'Aceito' }))
  await keys.press('Enter')
  const begin = page.getByRole('banner').getByRole('button', { name: 'Iniciar loop' })
  await expect(begin).toBeVisible()

  await keys.press('n')
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('combobox', { name: /Buscar átomo/ })
  await expect(search).toBeFocused()
  await keys.press('ArrowDown')
  const second = dialog.getByRole('listbox').getByRole('option').nth(1)
  await expect(search).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  await keys.press('Enter')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await keys.press('Enter')
  await expect(dialog).toContainText('Loop em andamento')
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([1])

  await keys.press('s')
  await expect(dialog.getByLabel('Descrição')).toBeFocused()
  await keys.type('Sem tocar no mouse')
  await tabTo(page, dialog.getByRole('radio', { name: 'Codificação' }))
  await keys.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Concluir' }))
  await keys.press('Enter')
  await expect(dialog).toContainText('Loop concluído')
  await expect(dialog.getByRole('button', { name: 'Sim' })).toBeFocused()
  await keys.press('Enter')
  await expect(dialog).toBeHidden()

  await keys.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Ir para uma tela ou executar uma ação' })
  await expect(palette).toBeFocused()
  await expectAccessible(page)
  await keys.type('central')
  await expect(page.getByRole('option').first()).toContainText('Central de loops')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Central de loops/ })).toBeVisible()

  await keys.press('c')
  const create = page.getByRole('combobox', { name: 'Criar' })
  await expect(create).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByRole('option').first()).toContainText('Pedir um loop')
  await keys.type('nova tarefa')
  await expect(page.getByRole('option').first()).toContainText('Novo átomo')
  await keys.press('Escape')
  await expect(create).toBeHidden()

  const filter = page.getByRole('button', { name: 'Filtrar', exact: true })
  await tabTo(page, filter)
  await keys.press('Enter')
  await page.getByRole('dialog', { name: 'Filtrar por' }).waitFor()
  await keys.press('End')
  await expect(page.getByRole('dialog', { name: 'Filtrar por' }).getByRole('button').last()).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Procurar' })).toBeFocused()
  await keys.type('codif')
  await keys.press('Enter')
  await keys.press('Escape')
  await expect(filter).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`tipo=${CODING}`))
  await expect(page.getByRole('row').filter({ hasText: 'Sem tocar no mouse' })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Exportar' }))
  await keys.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused()
  const [file] = await Promise.all([page.waitForEvent('download'), keys.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^loops.*\.csv$/)
  const [head = [], ...rows] = await readCsv(await file.path())
  const told = await server.db
    .selectFrom('loops')
    .select(['descricao', 'status', 'tipo', 'concluded_from'])
    .where('user_id', '=', id)
    .where('tipo', '=', CODING)
    .execute()
  const at = head.indexOf('Descrição')
  const inOrder = (all: readonly (string | undefined)[]) => all.toSorted((a = '', b = '') => a.localeCompare(b))
  expect(inOrder(rows.map((row) => row[at]))).toEqual(inOrder(told.map((it) => it.descricao)))
  expect(told.filter((it) => it.descricao === 'Sem tocar no mouse')).toEqual([
    { descricao: 'Sem tocar no mouse', status: 3, tipo: CODING, concluded_from: 2 },
  ])
  expect(new Set(rows.map((row) => row[head.indexOf('Tipo')]))).toEqual(new Set(['Codificação']))
  await noPointer()
})

test('Esc closes what was opened and gives the focus back to where it came from', async ({ page }) => {
  const noPointer = await watchPointer(page)
  await page.goto(server.url)
  await page.getByLabel('E-mail').fill('director@demo.nucleo.app')
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  // The new screen takes the focus once.
  await expect(page.locator('html')).toHaveAttribute('data-route', 'home')
  const bar = page.getByRole('banner')
  const openers = [
    { button: bar.getByRole('button', { name: 'Iniciar loop' }), opens: page.getByRole('dialog') },
    { button: bar.getByRole('button', { name: 'Abrir a paleta de comandos' }), opens: page.getByRole('dialog') },
    { button: bar.getByRole('button', { name: /Sua conta/ }), opens: page.getByRole('menu') },
    { button: bar.getByRole('button', { name: /Idioma/ }), opens: page.getByRole('menu') },
  ]
  for (const { button, opens } of openers) {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(opens).toBeVisible()
    await expect(button).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opens).toBeHidden()
    await expect(button).toBeFocused()
  }
  // Dialogs that keys open from anywhere return the focus too.
  const [{ button: begin } = { button: bar }] = openers
  await tabTo(page, begin)
  for (const key of ['n', 'Control+k', '?']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
    // The dialog has taken the focus once it listens to keys.
    await expect(begin).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(begin).toBeFocused()
  }
  await noPointer()
})

test('a skip link leads past the menus', async ({ page }) => {
  await signIn(page, server, 'manager')
  await page.goto(`${server.url}/#/district/workstation/pontos`)
  await page.getByRole('row').nth(2).waitFor()
  await page.reload()
  await page.getByRole('row').nth(2).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a client approves a gate without a mouse, and Esc approves nothing', async ({ page }) => {
  await signIn(page, server, 'client')
  const noPointer = await watchPointer(page)
  await page.goto(`${server.url}/#/district/headquarter`)
  const waiting = page.getByRole('region', { name: 'À espera de aprovação' })
  const approve = waiting.getByRole('button', { name: 'Aprovar' }).first()
  const dialog = page.getByRole('alertdialog', { name: 'Aprovar “Garantia”?' })
  const status = () =>
    server.db.selectFrom('gates').select('status').where('nome', '=', 'Garantia').executeTakeFirstOrThrow()
  await tabTo(page, approve)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await status()).toEqual({ status: 'delivered' })
  await expect(approve).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Aprovar' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(status).toEqual({ status: 'approved' })
  await noPointer()
})

test('a client contests a gate without a mouse, and its director takes it up and delivers it anew so', async ({
  page,
  browser,
}) => {
  const gate = () =>
    server.db
      .selectFrom('gates')
      .select(['id', 'status', 'reason', 'due_at'])
      .where('nome', '=', 'Homologação')
      .executeTakeFirstOrThrow()
  await signIn(page, server, 'client')
  const noPointer = await watchPointer(page)
  await page.goto(`${server.url}/#/district/headquarter`)
  const waiting = page.getByRole('region', { name: 'À espera de aprovação' })
  await tabTo(page, waiting.getByRole('button', { name: 'Contestar' }).last())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Contestar “Homologação”' })
  await expect(dialog.getByRole('textbox', { name: /^Motivo/ })).toBeFocused()
  await page.keyboard.type('Dois passos ficaram de fora.')
  await tabTo(page, dialog.getByRole('button', { name: 'Contestar' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(waiting.getByText('Homologação', { exact: true })).toHaveCount(0)
  const contested = await gate()
  expect(contested).toMatchObject({ status: 'contested', reason: 'Dois passos ficaram de fora.', due_at: null })
  await noPointer()

  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const director = await context.newPage()
  await signIn(director, server, 'director')
  const noneEither = await watchPointer(director)
  await director.goto(`${server.url}/#/open/gate/${contested.id}`)
  const main = director.getByRole('main')
  await expect(main).toContainText('Dois passos ficaram de fora.')
  await tabTo(director, main.getByRole('button', { name: 'Retomar gate' }))
  await director.keyboard.press('Enter')
  await tabTo(director, main.getByRole('button', { name: 'Entregar gate' }))
  await director.keyboard.press('Enter')
  const ask = director.getByRole('alertdialog', { name: 'Entregar “Homologação”?' })
  await tabTo(director, ask.getByRole('button', { name: 'Entregar gate' }))
  await director.keyboard.press('Enter')
  await expect(ask).toBeHidden()
  await expect.poll(async () => (await gate()).status).toBe('delivered')
  expect((await gate()).due_at).not.toBeNull()
  // Whoever decides is told at once, and can.
  await expect(waiting.getByText('Homologação', { exact: true })).toBeVisible()
  await noneEither()
  await context.close()
})
