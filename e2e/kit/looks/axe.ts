import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules whose outcome a theme can change, and those whose outcome a width can. */
const chosen = {
  colours: ['color-contrast', 'link-in-text-block'],
  width: ['target-size', 'scrollable-region-focusable'],
} as const
/** `structure`: all others, of names, roles, labels and what stands in what. */
type Chosen = keyof typeof chosen | 'structure'

const isOff = Object.fromEntries([...chosen.colours, ...chosen.width].map((rule) => [rule, { enabled: false }]))
const rulesOf = (only: Chosen | undefined): Parameters<AxeBuilder['options']>[0] =>
  only === undefined || only === 'structure'
    ? { runOnly: { type: 'tag', values: WCAG }, ...(only && { rules: isOff }) }
    : { runOnly: { type: 'rule', values: [...chosen[only]] } }

/** Nothing fades any more: a colour half way is no colour of ours. What goes on for ever, as a pulse, is. */
export const still = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((it) => it.playState !== 'running' || it.effect?.getComputedTiming().iterations === Infinity),
  )
}

/** A window that keeps everything else from being used; what lies under it is looked at without it. */
const MODAL = '[aria-modal="true"]'

const foundNow = async (page: Page, only?: Chosen): Promise<string[]> => {
  // To read its program takes as long as some of its rules: once a document.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Without frames there is nothing to gather on a page of axe's own; what passes costs as much to tell as to find.
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...rulesOf(only),
  })
  const modal = page.locator(MODAL).filter({ visible: true })
  if ((await modal.count()) > 0) axe.include(MODAL)
  const { violations } = await axe.analyze()
  return violations.map(
    (it) => `${it.id}: ${it.help}\n${it.nodes.map((node) => `  ${node.target.join(' ')}`).join('\n')}`,
  )
}

/**
 * What axe's WCAG 2.2 A and AA rules find on what the page shows, or a choice of them. A button that just loses its spinner
 * has the colours of neither state, so what is found is looked for again once nothing loads or moves, and stands if it stays.
 */
export const findingsOf = async (page: Page, only?: Chosen): Promise<string[]> => {
  await still(page)
  const found = await foundNow(page, only)
  if (found.length === 0) return found
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await still(page)
  return foundNow(page, only)
}

/** No finding of axe on what the page shows now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await findingsOf(page), 'findings of axe').toEqual([])
}
