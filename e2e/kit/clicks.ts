import type { Page } from '@playwright/test'

/** Clicks of the mouse on a page since the last question; a key that presses a button is none. */
export const countClicks = async (page: Page): Promise<() => number> => {
  let count = 0
  await page.exposeFunction('countClick', () => {
    count += 1
  })
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        if (event.isTrusted && event.detail > 0) (window as unknown as { countClick(): void }).countClick()
      },
      true,
    )
  })
  return () => {
    const counted = count
    count = 0
    return counted
  }
}
