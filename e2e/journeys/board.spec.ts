import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const PATH = '/#/district/workstation/project/BEM-01/board'

const column = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const cardsOf = (at: Locator) => at.locator('[data-card]')
const idsOf = (at: Locator) => cardsOf(at).evaluateAll((all) => all.map((it) => it.getAttribute('data-card')))

const opened = async (page: Page, as: 'admin' | 'director') => {
  await signIn(page, server, as)
  await page.goto(`${server.url}${PATH}`)
  await expect(cardsOf(column(page, 'Pendente')).nth(2)).toBeVisible()
}
const another = async (browser: Browser) => {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const page = await context.newPage()
  await opened(page, 'director')
  return { context, page }
}

test('a card that one moves by keys is seen by the other at once, and Undo brings it back for both', async ({
  page,
  browser,
}) => {
  await opened(page, 'admin')
  await expectAccessible(page)
  const other = await another(browser)
  const pending = column(page, 'Pendente')
  const before = await idsOf(pending)
  await cardsOf(pending)
    .first()
    .getByRole('button', { name: /^Mover/ })
    .focus()
  const reads: string[] = []
  other.page.on('request', (it) => it.url().includes('/api/board/') && reads.push(it.url()))
  await page.keyboard.press('Alt+ArrowDown')
  const [first, second] = before
  const there = column(other.page, 'Pendente')
  await expect.poll(async () => (await idsOf(there)).slice(0, 2)).toEqual([second, first])
  // The event alone moves the card. How soon is measured where nothing else runs: the 300 ms by `npm run bench -- j`,
  // against the call itself by server/app.live.test.ts.
  expect(reads).toEqual([])
  // The card keeps the focus.
  await expect(pending.locator(`[data-card="${first}"]`).getByRole('button', { name: /^Mover/ })).toBeFocused()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(async () => (await idsOf(there)).slice(0, 2)).toEqual([first, second])
  await other.context.close()
})

test('a list that is pasted becomes a card for each line, found by the search and moved by the menu', async ({
  page,
}) => {
  await opened(page, 'admin')
  await page.getByRole('button', { name: 'Adicionar átomos' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar átomos' })
  await dialog.getByRole('textbox', { name: /^Nomes/ }).fill('Conferir laudos antigos\n\nTreinar a recepção\n')
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText('2 átomos criados')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar no quadro' }).fill('recepcao treinar')
  const pending = column(page, 'Pendente')
  await expect(cardsOf(pending)).toHaveCount(1)
  await expect(pending).toContainText('Treinar a recepção')
  // The place counts in the column, not in the search's results.
  await pending.getByRole('button', { name: /^Mover “Treinar/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Para o topo' }).click()
  await page.getByRole('searchbox', { name: 'Buscar no quadro' }).fill('')
  const [top] = await idsOf(pending)
  await expect(pending.locator(`[data-card="${top}"]`)).toContainText('Treinar a recepção')
})

test('a move to a column that somebody removed meanwhile is told, and the card stays', async ({
  page,
  expectError,
}) => {
  expectError('409')
  const venture = await server.db
    .selectFrom('ventures')
    .select('id')
    .where('code', '=', 'BEM-01')
    .executeTakeFirstOrThrow()
  const { id } = await server.db
    .insertInto('board_columns')
    .values({ venture_id: venture.id, nome: 'Na mesa', status: 0, position: 90, wip_limit: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await opened(page, 'admin')
  const pending = column(page, 'Pendente')
  const before = await idsOf(pending)
  await cardsOf(pending)
    .first()
    .getByRole('button', { name: /^Mover/ })
    .click()
  await server.db.deleteFrom('board_columns').where('id', '=', id).execute()
  await page.getByRole('dialog').getByRole('button', { name: 'Na mesa' }).click()
  await expect(page.getByText(/Esta coluna não existe mais/)).toBeVisible()
  await expect(column(page, 'Na mesa')).toBeHidden()
  expect(await idsOf(pending)).toEqual(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a column fills the screen, and a card is moved by its menu', async ({ page }) => {
    await opened(page, 'admin')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)
    const box = await column(page, 'Pendente').boundingBox()
    expect(box?.width).toBeGreaterThan(260)
    expect(box?.width).toBeLessThan(360)
    const pending = column(page, 'Pendente')
    const [first, second] = await idsOf(pending)
    await cardsOf(pending)
      .first()
      .getByRole('button', { name: /^Mover/ })
      .tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Uma posição abaixo' }).tap()
    await expect.poll(async () => (await idsOf(pending)).slice(0, 2)).toEqual([second, first])
    await expectAccessible(page)
  })

  test('of the six stages of ventures one fills the screen too', async ({ page }) => {
    await opened(page, 'admin')
    await page.goto(`${server.url}/#/district/workstation/portfolio`)
    await expect(page.getByRole('heading', { level: 1, name: /Portfólio/ })).toBeVisible()
    const card = page.locator('[data-card]').first()
    await expect(card).toBeVisible()
    const rightOf = async () => {
      const box = await card.boundingBox()
      return box ? box.x + box.width : undefined
    }
    await expect.poll(rightOf).toBeLessThanOrEqual(344)
  })
})
