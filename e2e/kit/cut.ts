import { expect, type Locator, type Page } from '@playwright/test'
import { scaled } from '../../scripts/pace.ts'

/** What a browser says by itself when a call gets no answer, be it the one by which it looks for a newer worker. */
export const NO_ANSWER = ['net::ERR_', 'WebSocket', 'error occurred when fetching the script']

/** Answers the browser's alerts and tells what they said. */
export const alertsOf = (page: Page): string[] => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}

/** The top bar's count of what waits for the network. */
export const waiting = (page: Page): Locator => page.getByRole('button', { name: /aguardando envio/ })

/** Nothing waits any more: all that was kept has been sent. */
export const isSent = (page: Page): Promise<void> => expect(waiting(page)).toBeHidden()

export interface Span {
  readonly from: number
  readonly to: number
}

/** How long something took on the clock, however slow the machine is: what a click recorded has to lie within. */
export const during = async <T>(act: () => Promise<T>): Promise<Span & { readonly answer: T }> => {
  const from = Date.now()
  const answer = await act()
  return { from, answer, to: Date.now() }
}

/** Times are recorded in whole seconds, and a page knows the server's clock to within half of what a call takes. */
const SKEW = scaled(1500)

export const expectWithin = (time: string | Date | null | undefined, { from, to }: Span): void => {
  const recorded = time ? new Date(time).getTime() : 0
  expect(recorded).toBeGreaterThan(from - SKEW)
  expect(recorded).toBeLessThan(to + SKEW)
}
