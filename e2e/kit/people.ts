import { expect, type Locator, type Page } from '@playwright/test'
import type { TestServer } from './server.ts'

export const demoPassword = 'Nucleo-demo-1'

/** Fills in and sends the sign-in form that is on the page. */
export const enter = async (page: Page, account: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(`${account}@demo.nucleo.app`)
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Waits for the bar that whoever is signed in has. */
const isIn = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Sua conta' }).waitFor()

/** A session of one of the demonstration's accounts, without the screen: for `nucleo.token` in the page's storage. */
export const tokenOf = async (server: TestServer, account: string): Promise<string> => {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@demo.nucleo.app`, password: demoPassword }),
  })
  expect(answer.status, `${account} signs in`).toBe(200)
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}

/** Gives a page a session from its next document on, once: who signs out there stays out. */
export const hold = async (page: Page, token: string): Promise<void> => {
  await page.addInitScript((signed) => {
    // A frame without rights has no storage.
    if (window.top !== window) return
    const mark = `e2e.${signed.slice(-20)}`
    if (sessionStorage.getItem(mark) !== null) return
    sessionStorage.setItem(mark, 'held')
    localStorage.setItem('nucleo.token', signed)
  }, token)
}

/**
 * Opens a path as one of the demonstration's accounts (`looper`, `admin` …), by a session that the server gave without the
 * screen; signing in there is `enter`.
 */
export const signIn = async (page: Page, server: TestServer, account: string): Promise<void> => {
  await hold(page, await tokenOf(server, account))
  await page.goto(server.url)
  await isIn(page)
}

/** Opens the loop's dialog by its key, once the timer is there to hear it. */
export const openLoopDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('banner').getByRole('button', { name: /loop/i }).first().waitFor()
  await page.keyboard.press('n')
  return page.getByRole('dialog')
}

/** Starts a loop on an atom, the first of the list unless one is named. */
export const startOn = async (page: Page, atom: string | RegExp = /./): Promise<Locator> => {
  const dialog = await openLoopDialog(page)
  await dialog.getByRole('listbox').getByRole('option', { name: atom }).first().click()
  await dialog.getByRole('button', { name: 'Próximo' }).click()
  await expect(dialog).toContainText('Loop em andamento')
  return dialog
}

export const userId = async (server: TestServer, account: string): Promise<number> => {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', `${account}@demo.nucleo.app`)
    .executeTakeFirstOrThrow()
  return id
}

/** The loops of a person that are not concluded, as the database holds them. */
export const openLoops = (server: TestServer, user_id: number) =>
  server.db.selectFrom('loops').selectAll().where('user_id', '=', user_id).where('status', 'in', [1, 2, 4, 5]).execute()
