import { expect, type Locator, type Page } from '@playwright/test'
import { openLoopDialog } from './people.ts'

/** What a browser says by itself when a call gets no answer. */
export const NO_ANSWER = [
  'ERR_INTERNET_DISCONNECTED',
  'ERR_EMPTY_RESPONSE',
  'ERR_CONNECTION',
  'ERR_FAILED',
  'WebSocket',
]

/** Answers the browser's alerts and tells what they said. */
export const alertsOf = (page: Page): string[] => {
  const said: string[] = []
  page.on('dialog', (it) => {
    said.push(it.message())
    void it.accept()
  })
  return said
}

/** Starts a loop on an atom, the first of the list unless one is named. */
export const startOn = async (page: Page, atom: string | RegExp = /./): Promise<Locator> => {
  const dialog = await openLoopDialog(page)
  await dialog.getByRole('listbox').getByRole('option', { name: atom }).first().click()
  await dialog.getByRole('button', { name: 'Próximo' }).click()
  await expect(dialog).toContainText('Loop em andamento')
  return dialog
}

/** The top bar's count of what waits for the network. */
export const waiting = (page: Page): Locator => page.getByRole('button', { name: /aguardando envio/ })

/** Nothing waits any more: all that was kept has been sent. */
export const isSent = (page: Page): Promise<void> => expect(waiting(page)).toBeHidden({ timeout: 20_000 })
