import { expect, type Locator, type Page } from '@playwright/test'
import { scaled } from '../../../scripts/pace.ts'

/** Messages of a browser whose request gets no answer, the look for a newer worker included. */
export const NO_ANSWER = ['net::ERR_', 'WebSocket', 'error occurred when fetching the script']

/** Accepts the browser's alerts and collects their texts. */
export const alertsOf = (page: Page): string[] => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}

/** The top bar's count of pending actions. */
export const waiting = (page: Page): Locator => page.getByRole('button', { name: /aguardando envio/ })

/** Waits until no action is pending. */
export const isSent = (page: Page): Promise<void> => expect(waiting(page)).toBeHidden()

export interface Span {
  readonly from: number
  readonly to: number
}

/** Clock times before and after an act: the recorded time of a click has to be between them. */
export const during = async <T>(act: () => Promise<T>): Promise<Span & { readonly answer: T }> => {
  const from = Date.now()
  const answer = await act()
  return { from, answer, to: Date.now() }
}

/** Tolerance in milliseconds: times are whole seconds, and a page knows the server's clock to within half a call's
 * duration. */
const SKEW = scaled(1500)

export const expectWithin = (time: string | Date | null | undefined, { from, to }: Span): void => {
  const recorded = time ? new Date(time).getTime() : 0
  expect(recorded).toBeGreaterThan(from - SKEW)
  expect(recorded).toBeLessThan(to + SKEW)
}
