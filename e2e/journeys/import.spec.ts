import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { scaled } from '../../scripts/pace.ts'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const count = async (table: 'sectors' | 'looper_types', prefix: string): Promise<number> => {
  const rows = await server.db
    .selectFrom(table)
    .select('id')
    .where('nome', 'like', `${prefix}%`)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.length
}

const open = async (page: Page, path: string) => {
  await page.goto(`${server.url}/#${path}`)
  await page.getByRole('button', { name: 'Ações', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Importar' }).click()
  const dialog = page.getByRole('dialog', { name: /^Importar: / })
  await expect(dialog).toContainText('Passo 1 de 4: Arquivo')
  return dialog
}

test(
  'a file from a spreadsheet becomes sectors: its columns, its errors, its valid lines, and its undo',
  { tag: '@database' },
  async ({ page, expectError }) => {
    expectError('422')
    await signIn(page, server, 'admin')
    const dialog = await open(page, '/setores')
    await expectAccessible(page)
    const text = [
      'Título;Chefe;Descrição',
      'Viagem norte;looper@demo.nucleo.app;Ação',
      'Viagem sul;Ninguém;"Um\r\ndois"',
      'Viagem leste;;=1+1',
    ].join('\r\n')
    await dialog
      .getByLabel('Arquivo CSV')
      .setInputFiles({ name: 'setores.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })

    await expect(dialog).toContainText('Passo 2 de 4: Colunas')
    await expect(dialog.getByLabel('Chefe')).toHaveValue('lead_id')
    await dialog.getByRole('button', { name: 'Conferir' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Falta escolher o que dá a coluna Nome.')
    await dialog.getByLabel('Título').selectOption('nome')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Conferir' }).click()

    await expect(dialog).toContainText('1 linha tem erro. Nada foi gravado ainda.')
    await expect(dialog.getByRole('listitem')).toHaveText(
      'Linha 3Chefe: “Ninguém”. Não há registro com este nome ou e-mail.',
    )
    await expectAccessible(page)
    expect(await count('sectors', 'Viagem')).toBe(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Baixar linhas com erro' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(
      'Viagem sul;Ninguém;"Um\r\ndois";Chefe: Não há registro',
    )
    // A reload keeps the step.
    await page.reload()
    await dialog.getByRole('button', { name: 'Importar só as 2 válidas' }).click()
    await expect(dialog).toContainText('Importação concluída!')
    expect(await count('sectors', 'Viagem')).toBe(2)
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Desfazer importação' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).click()
    await expect(dialog).toContainText('Importação desfeita: 2 registros.')
    expect(await count('sectors', 'Viagem')).toBe(0)

    await dialog.getByRole('button', { name: 'Outro arquivo' }).click()
    await expect(dialog.getByRole('button', { name: 'setores.csv' })).toBeVisible()
    await expectAccessible(page)
    // The mapping of a header is remembered.
    await dialog
      .getByLabel('Arquivo CSV')
      .setInputFiles({ name: 'outra.csv', mimeType: 'text/csv', buffer: Buffer.from('Título\nViagem oeste') })
    await expect(dialog.getByLabel('Título')).toHaveValue('nome')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test('a long file is a job: the page may be closed and finds it done', { tag: '@database' }, async ({ page }) => {
  await signIn(page, server, 'admin')
  const dialog = await open(page, '/tipo-looper/index')
  const lines = Array.from({ length: 1500 }, (_, at) => `Longo ${at},"1,234.56"`)
  await dialog.getByLabel('Arquivo CSV').setInputFiles({
    name: 'longo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Hourly rate\n${lines.join('\n')}`),
  })
  await dialog.getByRole('button', { name: 'Conferir' }).click()
  await expect(dialog).toContainText('a importação continua')
  await expectAccessible(page)
  await page.reload()
  await dialog.getByRole('button', { name: 'Importar 1.500 linhas' }).click()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect.poll(() => count('looper_types', 'Longo'), { timeout: scaled(60_000) }).toBe(1500)
  await page.getByRole('button', { name: 'Ações', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Importar' }).click()
  await dialog.getByRole('button', { name: 'longo.csv' }).click()
  await expect(dialog).toContainText('Importação concluída!')
  const row = await server.db
    .selectFrom('looper_types')
    .select('valor_hora_centavos')
    .where('nome', '=', 'Longo 7')
    .executeTakeFirst()
  expect(row).toEqual({ valor_hora_centavos: 123_456 })
})
