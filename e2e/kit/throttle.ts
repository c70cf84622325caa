import type { BrowserContext, Page } from '@playwright/test'

/** How many times slower the pages' processor is made: `E2E_THROTTLE=4` proves that no test depends on haste. */
export const rate = Number(process.env['E2E_THROTTLE'] ?? 1)

/** A page may be gone before it is slowed down: then it needs no more. */
const throttle = async (page: Page): Promise<void> => {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

/** Slows down every page of the context from now on; those that a test opens, before they load anything. */
export const throttlePages = (context: BrowserContext): void => {
  if (!(rate > 1)) return
  const slowed = new WeakMap<Page, Promise<void>>()
  const once = (page: Page): Promise<void> => {
    const known = slowed.get(page) ?? throttle(page)
    slowed.set(page, known)
    return known
  }
  context.on('page', (page) => void once(page))
  const open = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await open()
    await once(page)
    return page
  }
}
