import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const box = (page: Page) => page.getByRole('textbox', { name: 'Comentário', exact: true })
const stored = () =>
  server.db.selectFrom('comments').selectAll().where('thing', '=', 'sector').where('deleted_at', 'is', null).execute()

/** Makes a second administrator, since nobody else of the demonstration may open a sector. */
const promote = async (account: string): Promise<number> => {
  const id = await userId(server, account)
  await server.db.updateTable('users').set({ role: 1 }).where('id', '=', id).execute()
  await server.db.updateTable('notifications').set({ read_at: new Date() }).where('user_id', '=', id).execute()
  return id
}

test('a comment that mentions somebody by keyboard rings their bell, leads there, is edited and deleted', async ({
  browser,
}) => {
  const id = await promote('manager')
  const { nome } = await server.db.selectFrom('users').select('nome').where('id', '=', id).executeTakeFirstOrThrow()
  const reads = await (await browser.newContext()).newPage()
  await signIn(reads, server, 'manager')
  const writes = await (await browser.newContext()).newPage()
  await signIn(writes, server, 'admin')
  await writes.goto(`${server.url}/#/setor/show/1`)

  await box(writes).focus()
  await writes.keyboard.type(`Pode olhar, @${nome.slice(0, 3)}`)
  const choice = writes.getByRole('option', { name: new RegExp(nome) })
  await expect(choice).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(writes)
  await writes.keyboard.press('Enter')
  await expect(choice).toBeHidden()
  await writes.keyboard.type('? É urgente')
  // A draft survives a reload, with the mention's name.
  await writes.reload()
  await expect(box(writes)).toContainText(new RegExp(`Pode olhar, @${nome}.*\\? É urgente`))
  await box(writes).focus()
  await writes.keyboard.press('Control+Enter')
  const article = writes.getByRole('article', { name: /^Comentário de/ })
  await expect(article).toContainText('É urgente')
  await expect(box(writes)).toHaveText('')
  const [kept] = await stored()
  expect(kept?.text).toContain(`@${nome}`)

  const bell = reads.getByRole('banner').getByRole('button', { name: 'Notificações' })
  await expect(bell).toHaveAccessibleName('Notificações, 1 não lida')
  await bell.click()
  await reads.getByRole('link', { name: /mencionou você em/ }).click()
  await expect(reads).toHaveURL(new RegExp(`/setor/show/1\\?comment=${kept?.id ?? 0}$`))
  const there = reads.getByRole('article', { name: /^Comentário de/ })
  await expect(there).toContainText('É urgente')
  await expect(reads.getByRole('banner'), 'the way to the comment leaves the bar whole').toBeInViewport({ ratio: 1 })
  await expectAccessible(reads)

  await article.getByRole('button', { name: /^Ações do comentário/ }).click()
  await writes.getByRole('menuitem', { name: 'Editar' }).click()
  await expect(box(writes).first()).toBeFocused()
  await writes.keyboard.press('Control+End')
  await writes.keyboard.type(', de verdade')
  await writes.keyboard.press('Control+Enter')
  // Live update: the other page shows it by itself.
  await expect(there).toContainText('de verdade')
  await expect(there).toContainText('editado')

  await article.getByRole('button', { name: /^Ações do comentário/ }).click()
  await writes.getByRole('menuitem', { name: 'Excluir' }).click()
  await writes.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(there).toContainText('Comentário excluído')
  expect(await stored()).toEqual([])
})

test('a checklist is written, ordered and ticked off by keyboard; labels, watching and relations stand beside', async ({
  page,
}) => {
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/#/setor/show/2`)
  const item = page.getByRole('textbox', { name: 'Novo item' })
  for (const text of ['Primeiro', 'Segundo']) {
    await item.fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: text })).toBeVisible()
    await expect(item).toHaveValue('')
  }
  const second = page.getByRole('checkbox', { name: 'Segundo' })
  await second.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(second).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 de 2', { exact: true })).toBeVisible()
  const items = () =>
    server.db
      .selectFrom('checklist_items')
      .select(['text', 'done_by'])
      .where('thing', '=', 'sector')
      .where('thing_id', '=', 2)
      .orderBy('place')
      .execute()
  const related = () =>
    server.db.selectFrom('relations').select(['kind', 'from_id']).where('from_thing', '=', 'sector').execute()
  await expect.poll(items).toEqual([
    { text: 'Segundo', done_by: expect.any(Number) },
    { text: 'Primeiro', done_by: null },
  ])

  await page.getByRole('button', { name: 'Editar etiquetas' }).click()
  await page.getByRole('textbox', { name: 'Buscar ou criar' }).fill('Prioridade')
  await page.getByRole('group', { name: 'Criar “Prioridade”' }).getByRole('button', { name: 'Vermelho' }).click()
  await expect(page.getByRole('checkbox', { name: 'Prioridade' })).toBeChecked()
  await page.getByRole('button', { name: 'Acompanhar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Deixar de acompanhar' })).toBeVisible()
  await page.getByRole('button', { name: 'Relacionar…' }).click()
  await page.getByRole('combobox', { name: 'Relação' }).selectOption('Bloqueia')
  await page.getByLabel('Registro', { exact: true }).first().click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Relacionar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Bloqueia' })).toBeVisible()
  expect(await related()).toEqual([{ kind: 'blocks', from_id: 2 }])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
