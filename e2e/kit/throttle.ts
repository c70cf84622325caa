import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** Factor by which the pages' processor is slowed: `E2E_THROTTLE=4` proves that no test depends on speed. */
export const rate = Number(process.env['E2E_THROTTLE'] ?? 1)

/** A page may be closed before its rate is set. */
const setRate = async (page: Page, session: Promise<CDPSession>, to: number): Promise<void> => {
  try {
    await (await session).send('Emulation.setCPUThrottlingRate', { rate: to })
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

/** The process of a page that is closed while slowed keeps spinning, and slows down all others. */
const free = async (page: Page, session: Promise<CDPSession>): Promise<void> => {
  if (!page.isClosed()) await setRate(page, session, 1)
}

/** Slows down every page of the context from now on, also new ones before they load anything. */
export const throttlePages = (context: BrowserContext): void => {
  if (!(rate > 1)) return
  const slowed = new Map<Page, { session: Promise<CDPSession>; done: Promise<void> }>()
  const once = (page: Page): Promise<void> => {
    const known = slowed.get(page)
    if (known) return known.done
    const session = page.context().newCDPSession(page)
    const done = setRate(page, session, rate)
    slowed.set(page, { session, done })
    const closePage = page.close.bind(page)
    page.close = async (options) => {
      await free(page, session)
      await closePage(options)
    }
    return done
  }
  context.on('page', (page) => void once(page))
  const open = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await open()
    await once(page)
    return page
  }
  const close = context.close.bind(context)
  context.close = async (options) => {
    for (const [page, { session }] of slowed) await free(page, session)
    await close(options)
  }
}
