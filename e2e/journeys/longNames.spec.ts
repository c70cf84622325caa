import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { test } from '../kit/browser.ts'
import { still } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const ADDRESS = 'https://exemplo.com.br/um/caminho-muito-longo/que/ninguem_quebra?por=causa&de=parametros'
const WORD = 'Pneumoultramicroscopicossilicovulcanoconiose'.repeat(2)

/** Headings that are cut by themselves, by what stands around them or by the window. */
const cutHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, legend, [role="heading"]')]
      .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width > 1)
      .filter((it) => {
        const range = document.createRange()
        range.selectNodeContents(it)
        const right = Math.max(0, ...[...range.getClientRects()].map((line) => line.right))
        return it.scrollWidth > it.clientWidth + 1 || right > window.innerWidth
      })
      .map((it) => (it.textContent ?? '').slice(0, 50)),
  )

/** What pushes the page sideways: each element whose own box or text stands out of the window. */
const pushing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll('main')]
    const wide = places.filter((it) => it.scrollWidth > it.clientWidth)
    if (wide.length === 0) return []
    const standsOut = (it: Element): boolean => {
      const range = document.createRange()
      range.selectNodeContents(it)
      return Math.max(it.getBoundingClientRect().right, range.getBoundingClientRect().right) > window.innerWidth + 1
    }
    const named = (it: Element) => `${it.tagName} ${it.className.toString()}: ${(it.textContent ?? '').slice(0, 40)}`
    return [...wide, ...[...document.querySelectorAll('body *')].filter(standsOut)].map(named)
  })

/** Gives the first record of each table the name, and says where the page of each is. */
const pagesOf = async (name: string): Promise<readonly string[]> => {
  const { rows } = await sql<Record<'v' | 'g' | 'c' | 'a' | 'p' | 'k' | 'e' | 'd', number>>`
    select g.venture_id as v, g.id as g, c.id as c, a.id as a,
      (select min(id) from particles where deleted_at is null) as p,
      (select min(id) from clients where deleted_at is null) as k,
      (select min(id) from entregas where deleted_at is null) as e,
      (select min(id) from demands where deleted_at is null) as d
    from gates g join cells c on c.gate_id = g.id and c.deleted_at is null
    join atoms a on a.cell_id = c.id and a.deleted_at is null
    where g.deleted_at is null order by g.id, c.id, a.id limit 1`.execute(server.db)
  const of = rows[0]
  if (!of) throw new Error('The demonstration has no atom')
  const ids = { ventures: of.v, gates: of.g, cells: of.c, atoms: of.a, particles: of.p, clients: of.k } as const
  for (const [table, id] of Object.entries({ ...ids, entregas: of.e, demands: of.d }))
    await sql`update ${sql.table(table)} set nome = ${name} where id = ${id}`.execute(server.db)
  const things = ['gate', 'cell', 'atom', 'particle', 'client', 'entrega', 'demanda'] as const
  const at = { gate: of.g, cell: of.c, atom: of.a, particle: of.p, client: of.k, entrega: of.e, demanda: of.d }
  return [`/open/projeto/${of.v}`, ...things.map((it) => `/open/${it}/${at[it]}`)]
}

for (const name of [ADDRESS, WORD])
  test(`a name breaks in each heading of a phone: ${name.slice(0, 12)}`, async ({ page }) => {
    const paths = await pagesOf(name)
    await signIn(page, server, 'admin')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of paths) {
        // All records bear the same name: the page before must not pass for this one.
        await page.evaluate(() => delete document.documentElement.dataset['route'])
        await page.goto(`${server.url}/#${path}`)
        await expect(page.locator('html')).toHaveAttribute('data-route', /./)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
        // Cards that are read one after the other: the page is whole once its text stays.
        let before = ''
        await expect
          .poll(async () => {
            await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0)
            await still(page)
            const now = await page.locator('main').innerText()
            const same = now === before
            before = now
            return same
          })
          .toBe(true)
        expect(await cutHeadings(page), `${path} at ${width} px`).toEqual([])
        expect(await pushing(page), `${path} sideways at ${width} px`).toEqual([])
      }
    }
  })
