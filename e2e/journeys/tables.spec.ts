import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const loopCenter = '/district/workstation/pontos'
/** Lists of an administrator that the demonstration fills. */
const lists = [
  loopCenter,
  '/district/prolab/atoms',
  '/district/workstation/atom/index',
  '/district/workstation/ventures',
  '/projects',
  '/district/workstation/particles',
  '/district/hub/entrega/index',
  '/district/hub/demandas',
  '/district/workstation/deploys',
  '/district/library/resources',
  '/district/hub/loopers',
  '/district/workstation/loopers',
  '/district/hub/clientes',
  '/district/hub/registrations',
  '/district/hub/invitations',
  '/district/hub/mail/reports',
  '/district/hub/area/index',
  '/setores',
  '/tipo-looper/index',
]

/** Content that a person cannot read: cells that end in an ellipsis, cut lines, sideways scrolling. */
const unread = (page: Page) =>
  page.locator('table').evaluate((table) => {
    const room = table.parentElement
    const aside = room && room.scrollWidth > room.clientWidth + 1 ? ['the table scrolls sideways'] : []
    // A tooltip shows a long description in full.
    const cells = [...table.querySelectorAll<HTMLElement>('tbody td, tbody td :not([title])')].filter((it) => {
      const { textOverflow, overflow } = getComputedStyle(it)
      const cuts = textOverflow === 'ellipsis' || overflow === 'hidden'
      return cuts && (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
    })
    return [...aside, ...cells.map((it) => it.textContent.trim())]
  })

for (const width of [1024, 1440, 1920])
  test(`every list can be read whole at ${width}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, server, 'admin')
    for (const path of lists) {
      // A page of its own, so that rows of the previous list do not count.
      await page.goto(`${server.url}/?list=${path}#${path}`)
      await expect(page.locator('tbody tr').first(), path).toBeVisible()
      await expect(page.locator('[aria-busy="true"] table'), path).toHaveCount(0)
      expect(await unread(page), path).toEqual([])
    }
  })

/** Rows in sight as a whole, between the titles and the sums; the heading of a day is one, for how many there are depends on the day. */
const rowsInSight = (page: Page) =>
  page.locator('table').evaluate((table: HTMLTableElement) => {
    const edge = (it: Element | null | undefined) => it?.getBoundingClientRect()
    const ends = [window.innerHeight, edge(table.parentElement)?.bottom, edge(table.tFoot?.rows[0])?.top]
    const end = Math.min(...ends.filter((it) => it !== undefined)) + 0.5
    const rows = [...table.querySelectorAll('tbody tr')]
    return { all: rows.length, whole: rows.filter((it) => (edge(it)?.bottom ?? 0) <= end).length }
  })

test('dense lists show fourteen rows on a screen of 900 pixels, however long what they say is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, server, 'admin')
  for (const path of [
    loopCenter,
    '/district/prolab/atoms',
    '/district/workstation/ventures',
    '/district/hub/loopers',
    '/district/workstation/projects/ordempagamento/index',
    '/district/hub/invoices',
  ]) {
    await page.goto(`${server.url}/?dense=${path}#${path}?per_page=25&density=compact`)
    await expect(page.locator('tbody tr[data-record]').first(), path).toBeVisible()
    await expect(page.locator('[aria-busy="true"] table'), path).toHaveCount(0)
    const { all, whole } = await rowsInSight(page)
    expect(whole, path).toBeGreaterThanOrEqual(Math.min(14, all))
  }
})

test('the menu collapses to the rail by its button and by [, and stays so after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 768 })
  await signIn(page, server, 'manager')
  await page.goto(`${server.url}/#${loopCenter}`)
  const menu = page.getByRole('navigation', { name: 'Menu de Workstation' })
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Recolher o menu' }).click()
  await expect(menu).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mostrar o menu' })).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeHidden()
  await page.getByRole('main').press('[')
  await expect(menu).toBeVisible()
})
