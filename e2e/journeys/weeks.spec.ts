import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

test(
  'a returned loop stands first on its person’s home, is answered, and may be returned again from their week',
  { tag: '@database' },
  async ({ page, browser }) => {
    const id = await userId(server, 'looper')
    const returned = () =>
      server.db
        .selectFrom('loops')
        .select(['id', 'mended_note'])
        .where('user_id', '=', id)
        .where('returned_at', 'is not', null)
        .execute()
    const person = await (await browser.newContext()).newPage()
    await signIn(person, server, 'looper')
    const card = person.getByRole('region', { name: 'Loops devolvidos' })
    await expect(card).toContainText('A descrição não diz o que foi decidido')
    await expectAccessible(person)
    await card.getByRole('button', { name: /^Está certo/ }).click()
    const answer = person.getByRole('dialog', { name: 'O loop está certo?' })
    await answer.getByLabel(/^Resposta/).fill('A decisão está na ata')
    await answer.getByRole('button', { name: 'Está certo' }).click()
    await expect(person.getByText('Resposta enviada.')).toBeVisible()
    await expect(card).toHaveCount(0)
    expect(await returned()).toEqual([])

    await signIn(page, server, 'admin')
    await page.goto(`${server.url}/#/district/workstation/weeks?status=0`)
    await page
      .getByRole('link', { name: /Rafael Nogueira/ })
      .first()
      .click()
    const paid = page.getByRole('region', { name: /^Confirmados/ })
    await expect(paid).toContainText('Resposta: A decisão está na ata')
    await expectAccessible(page)
    await paid
      .getByRole('button', { name: /^Devolver/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Devolver loop' })
    await dialog.getByLabel(/^Motivo/).fill('Qual ata?')
    await dialog.getByRole('button', { name: 'Devolver' }).click()
    await expect(page.getByText('Loop devolvido.')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Devolvidos/ })).toContainText('Qual ata?')
    expect(await returned()).toHaveLength(1)
    await expect(card).toContainText('Qual ata?')
  },
)
