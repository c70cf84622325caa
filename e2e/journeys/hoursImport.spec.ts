import { expect } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const lines = (...rows: readonly string[]): Buffer =>
  Buffer.from(
    [
      'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags',
      ...rows,
    ].join('\r\n'),
  )

test(
  'hours of another tool: the file is known, its names are chosen, its errors told, and all is taken back',
  { tag: '@database' },
  async ({ page }) => {
    const user_id = await userId(server, 'looper')
    const imported = () =>
      server.db
        .selectFrom('loops')
        .select(['descricao', 'left_out_reason', 'segundos'])
        .where('user_id', '=', user_id)
        .where('ajustes', '=', 'Importado de Toggl Track')
        .execute()
    await signIn(page, server, 'admin')
    await page.goto(`${server.url}/#/district/workstation/pontos`)
    await page.getByRole('button', { name: 'Ações', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Importar horas' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar horas')
    await page.getByLabel('Arquivo CSV').setInputFiles({
      name: 'toggl.csv',
      mimeType: 'text/csv',
      buffer: lines(
        'Alguém,looper@demo.nucleo.app,Açaí,Loja antiga,Vitrine,"Fotos, e textos",No,2020-02-03,09:00:00,2020-02-03,10:30:00,01:30:00,',
        'Alguém,looper@demo.nucleo.app,Açaí,Loja antiga,Vitrine,Tarde demais,No,2020-02-04,09:00:00,2020-02-05,10:30:00,25:30:00,',
      ),
    })
    await expect(page.getByText('toggl.csv: arquivo do Toggl Track.')).toBeVisible()
    await page.getByLabel('Criar as ventures e os átomos que faltam').check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Conferir' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Linha 3' })).toContainText(
      'Um loop dura no máximo 24 horas.',
    )
    expect(await imported()).toEqual([])
    await page.getByRole('button', { name: 'Importar só a válida' }).click()
    await expect(page.getByText('Importação concluída!')).toBeVisible()
    expect(await imported()).toEqual([
      {
        descricao: 'Fotos, e textos',
        left_out_reason: 'Importado de Toggl Track, pago fora do Nucleo.',
        segundos: 5400,
      },
    ])
    await page.getByRole('button', { name: 'Desfazer importação' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).click()
    await expect(page.getByText('Importação desfeita: 1 registro.')).toBeVisible()
    expect(await imported()).toEqual([])
  },
)
