import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from '../kit/browser.ts'
import { openLoopDialog, openLoops, signIn, userId } from '../kit/people.ts'
import { startServer, type TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

test('a looper signs in, runs a loop from the keyboard, concludes it and finds it in Loop Center', async ({ page }) => {
  const id = await userId(server, 'looper')
  await signIn(page, server, 'looper')
  await expect(page).toHaveTitle(/Nucleo/)

  const dialog = await openLoopDialog(page)
  await expect(dialog.getByRole('button', { name: 'Próximo' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('listbox').getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Próximo' }).click()
  await expect(dialog).toContainText('Loop em andamento')
  await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([1])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(/^00:0\d:\d\d/)

  await page.keyboard.press('s')
  await expect(dialog.getByRole('button', { name: 'Concluir' })).toBeVisible()
  await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([2])
  await dialog.getByLabel('Descrição').fill('Conferência do carrinho')
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Homologação' }).check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(dialog).toContainText('Loop concluído')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sim' }).click()
  await expect(dialog).toBeHidden()

  const stored = await server.db
    .selectFrom('loops')
    .selectAll()
    .where('user_id', '=', id)
    .where('descricao', '=', 'Conferência do carrinho')
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ status: 3, tipo: 4, concluded_from: 2 })

  await page.goto(`${server.url}/#/district/workstation/pontos`)
  const row = page.getByRole('row').filter({ hasText: 'Conferência do carrinho' })
  await expect(row).toContainText('Finalizado')
  await expectAccessible(page)
})

/** From the start on one page until the title of another one tells it, in milliseconds. */
const delayTo = async (second: Page, page: Page, id: number): Promise<number> => {
  const shown = second.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => /^00:0\d:/.test(document.title) && resolve(Date.now())
        new MutationObserver(look).observe(document.head, { subtree: true, childList: true, characterData: true })
      }),
  )
  const dialog = await openLoopDialog(page)
  await dialog.getByRole('listbox').getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Próximo' }).dblclick()
  await expect.poll(async () => (await openLoops(server, id)).length).toBe(1)
  // Its first mark is made within the transaction, so this counts a little more than the time from the commit.
  const [loop] = await openLoops(server, id)
  return (await shown) - Date.parse(loop?.created_at ?? '')
}

test('what was begun survives a reload and shows on a second page within a second', async ({ page, context }) => {
  const id = await userId(server, 'director')
  await signIn(page, server, 'director')
  const second = await context.newPage()
  await second.goto(server.url)
  await second.getByRole('banner').getByRole('button', { name: 'Iniciar loop' }).waitFor()
  await expect(async () => {
    await server.db.deleteFrom('loops').where('user_id', '=', id).where('status', '=', 1).execute()
    for (const it of [page, second]) {
      await it.reload()
      await it.getByRole('banner').getByRole('button', { name: 'Iniciar loop' }).waitFor()
    }
    // A machine may hold up any one start; a slow line holds up each of them.
    expect(await delayTo(second, page, id)).toBeLessThan(1000)
  }).toPass({ timeout: 60_000 })
  await page.reload()
  await expect(page).toHaveTitle(/^00:0\d:/)
})
