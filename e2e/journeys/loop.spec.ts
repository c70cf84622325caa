import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { hearLive, withoutWaiting } from '../kit/live.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { openLoopDialog, openLoops, signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test(
  'a looper signs in, runs a loop from the keyboard, puts its words off while the next one runs, concludes it and finds it in Loop Center',
  { tag: '@database' },
  async ({ page }) => {
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
    await expect(page).toHaveTitle(/^0:0\d:\d\d/)

    await page.keyboard.press('s')
    await expect(dialog.getByRole('button', { name: 'Concluir' })).toBeVisible()
    await expect.poll(async () => (await openLoops(server, id)).map((it) => it.status)).toEqual([2])
    await dialog.getByLabel('Descrição').fill('Conferência do carrinho')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle(/^\(1 loop a concluir\) /)
    await page.keyboard.press('r')
    await expect(page).toHaveTitle(/^0:00:\d\d · \(1 loop a concluir\) /)
    expect((await openLoops(server, id)).map((it) => it.status)).toEqual(expect.arrayContaining([1, 2]))
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('button', { name: '1 loop a concluir' }).click()
    await expect(dialog.getByLabel('Descrição')).toHaveValue('Conferência do carrinho')
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
  },
)

test(
  'what was begun survives a reload, and a second page shows it by what it is told, without waiting for anything',
  { tag: '@database' },
  async ({ page, context }) => {
    const id = await userId(server, 'director')
    await signIn(page, server, 'director')
    const second = await context.newPage()
    await withoutWaiting(second)
    const told = hearLive(second)
    await second.goto(server.url)
    await second.getByRole('banner').getByRole('button', { name: 'Iniciar loop' }).waitFor()
    await told.isUp()

    const dialog = await openLoopDialog(page)
    await dialog.getByRole('listbox').getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Próximo' }).dblclick()
    await told.has('loop.changed')
    await expect(second).toHaveTitle(/^0:0\d:/)
    expect(await openLoops(server, id)).toHaveLength(1)
    await page.reload()
    await expect(page).toHaveTitle(/^0:0\d:/)
  },
)
