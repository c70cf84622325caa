import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'

interface Watched {
  /** Takes back an expected console error, such as the 401 that a wrong password gives: a part of its text. */
  readonly expectError: (part: string) => void
}

/** Playwright's `test` with an eye on every page: an uncaught exception or a console error fails the test. */
export const test = base.extend<Watched>({
  expectError: [
    async ({ context }, use) => {
      const seen: string[] = []
      const expected: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (it) => seen.push(it.error().stack ?? it.error().message))
      await use((part) => {
        expected.push(part)
      })
      const unexpected = seen.filter((it) => !expected.some((part) => it.includes(part)))
      expect(unexpected, 'errors in the console of a page').toEqual([])
    },
    { auto: true },
  ],
})

/** Rules whose outcome a theme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const foundNow = async (page: Page, only?: 'colours'): Promise<string[]> => {
  // Without frames there is nothing to gather on a page of axe's own.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const chosen =
    only === 'colours' ? axe.withRules(COLOURS) : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const { violations } = await chosen.analyze()
  return violations.map(
    (it) => `${it.id}: ${it.help}\n${it.nodes.map((node) => `  ${node.target.join(' ')}`).join('\n')}`,
  )
}

/**
 * What axe's WCAG 2.2 A and AA rules find on what the page shows; of the colours alone, if only those changed. A button that
 * just loses its spinner has the colours of neither state, so what is found is looked for again, and stands if it stays.
 */
export const findingsOf = async (page: Page, only?: 'colours'): Promise<string[]> => {
  let found = await foundNow(page, only)
  for (let again = 0; again < 3 && found.length > 0; again += 1) {
    await page.waitForTimeout(500)
    found = await foundNow(page, only)
  }
  return found
}

/** No finding of axe on what the page shows now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await findingsOf(page), 'findings of axe').toEqual([])
}
