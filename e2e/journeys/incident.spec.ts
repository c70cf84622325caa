import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { signIn } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test(
  'an incident is recorded, shown with its day, corrected with history and exported, and cannot be deleted',
  { tag: '@database' },
  async ({ page }) => {
    await signIn(page, server, 'admin')
    await page.goto(`${server.url}/#/district/warden/incidents`)
    await page.getByRole('link', { name: 'Registrar incidente' }).click()
    // The list's search has a name that begins as the form's first field does.
    await expect(heading(page, 'Registrar incidente')).toBeVisible()
    await page.getByLabel(/^O que aconteceu/).fill('Formulário público demais')
    await page.getByLabel(/^Descrição/).fill('As respostas podiam ser lidas por qualquer pessoa.')
    await page.getByLabel(/^Dados afetados/).fill('Nomes e telefones')
    await page.getByLabel(/^Conhecido em/).fill('10/03/2026 12:00')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(heading(page, 'Formulário público demais')).toBeVisible()
    await expect(page.getByText('13/03/2026 23:59')).toBeVisible()
    await expect(page.getByText(/dias de atraso/)).toBeVisible()
    await page.getByRole('button', { name: 'Ações', exact: true }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /Excluir/ })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Editar' }).click()
    await page.getByLabel(/^ANPD avisada em/).fill('11/03/2026 10:00')
    await page.getByText('Comunicado', { exact: true }).click()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Incidente: alteração')).toBeVisible()
    await expect(page.getByText(/dias de atraso/)).toHaveCount(0)
    const row = await server.db
      .selectFrom('incidents')
      .select(['status', 'anpd_told_at', 'version'])
      .where('nome', '=', 'Formulário público demais')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 2, anpd_told_at: '2026-03-11T13:00:00.000Z', version: 2 })

    await page.goto(`${server.url}/#/district/warden/incidents`)
    await page.getByRole('button', { name: 'Exportar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /CSV/ }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain('Formulário público demais')
  },
)
