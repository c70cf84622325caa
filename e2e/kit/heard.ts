import { expect, type Page } from '@playwright/test'

/** Texts that a page has shown since the listening began, however briefly. */
export interface Heard {
  /** Waits until a text has been shown; it may be gone again. */
  readonly has: (text: string) => Promise<void>
  /** Texts so far. */
  readonly all: () => Promise<string[]>
}

/**
 * Writes down every text that comes onto the page from now on: a toast stands for a second and a half, and a test that
 * looks for it may come late. It ends with the document.
 */
export const listen = async (page: Page): Promise<Heard> => {
  const list = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) texts.push(node.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  const all = () => list.evaluate((texts) => texts)
  return {
    all,
    has: async (text) => {
      await expect
        .poll(async () => (await all()).some((it) => it.includes(text)), { message: `“${text}” is shown` })
        .toBe(true)
    },
  }
}
