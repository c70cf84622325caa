import { expect, type Locator, type Page } from '@playwright/test'
import { paperOf } from '#server/db/demo/paper.ts'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const sticksOut = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Locator of each file's content, by the beginning of its name. */
const shown: Readonly<Record<string, (dialog: Locator) => Locator>> = {
  'aditivo.docx': (it) => it.getByRole('cell', { name: '8 horas' }),
  'contrato.pdf': (it) => it.locator('canvas').first(),
  'notas.md': (it) => it.getByText('conferir o saldo'),
  'versoes.csv': (it) => it.getByRole('cell', { name: 'Desfeito' }),
}

const lines: Readonly<Record<string, readonly string[]>> = {
  'aditivo.docx': ['Aditivo', 'Vale noventa dias.', 'O que acontece | Correção em', 'A loja não vende | 8 horas'],
  'contrato.pdf': ['Contrato', 'Documento de teste'],
  'notas.md': ['## Publicar', '', '- conferir o saldo', '- avisar a loja'],
  'versoes.csv': ['Versão;Resultado', '1.9.0;Desfeito'],
}

test('from the home of the library to files that are read in the page: Word, PDF, Markdown and a table', async ({
  page,
}) => {
  const files = await Promise.all(
    Object.entries(lines).map(async ([name, text]) => {
      const { type, bytes } = await paperOf(name, text, new Date())
      return { name, mimeType: type, buffer: bytes }
    }),
  )
  await signIn(page, server, 'admin')
  await page.goto(`${server.url}/#/district/library`)
  await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca' })).toBeVisible()
  const kept = page.getByRole('link', { name: 'Contrato e aditivos' })
  await expect(kept).toBeVisible()
  await expectAccessible(page)
  expect(await sticksOut(page)).toBe(0)

  await kept.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contrato e aditivos' })).toBeVisible()
  await page.locator('input[type="file"]').first().setInputFiles(files)
  await expect(page.getByRole('status').getByText(/enviado/)).toBeVisible()
  await page.getByRole('button', { name: 'Anexar', exact: true }).click()
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    for (const [name, content] of Object.entries(shown)) {
      const button = page.getByRole('button', { name: `Ver ${name}`, exact: true })
      await expect(button).toBeVisible()
      await button.click()
      const dialog = page.getByRole('dialog', { name })
      await expect(content(dialog)).toBeVisible()
      await expectAccessible(page)
      expect(await sticksOut(page), name).toBe(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  }
})
