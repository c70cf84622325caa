import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { tabTo, watchPointer } from '../kit/keys.ts'
import { signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const open = (page: Page, path: string) => page.goto(`${server.url}/#${path}`)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const sectorId = async (nome: string): Promise<number> => {
  const one = await server.db.selectFrom('sectors').select('id').where('nome', '=', nome).executeTakeFirstOrThrow()
  return one.id
}
const rowOf = (id: number) =>
  server.db.selectFrom('sectors').select(['nome', 'descricao', 'deleted_at']).where('id', '=', id).executeTakeFirst()
const peopleIn = async (id: number): Promise<number> => {
  const all = await server.db.selectFrom('users').select('id').where('sector_id', '=', id).execute()
  return all.length
}

/** Creates a record by keys alone, the first part of the journey; returns its id. */
const writeNew = async (page: Page, nome: string): Promise<number> => {
  const keys = page.keyboard
  await tabTo(page, page.getByRole('link', { name: 'Novo setor' }))
  await keys.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: /Nome/ }))
  await keys.type(nome)
  const lead = page.getByLabel(/^Responsável/).and(page.locator('input'))
  await tabTo(page, lead)
  await keys.type('Patr')
  await page.getByRole('option', { name: /Patrícia/ }).waitFor()
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(lead).toHaveValue(/Patrícia/)
  await tabTo(page, page.getByRole('textbox', { name: /Descrição/ }))
  await keys.type('O que ainda não tem dono')
  await tabTo(page, page.getByRole('button', { name: 'Salvar' }))
  await keys.press('Enter')
  await expect(heading(page, nome)).toBeVisible()
  return sectorId(nome)
}

const chooseAction = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Ações', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

test(
  'a sector is made by keys, worked on, edited by two at once, merged, deleted and restored, and its history tells it all',
  { tag: '@database' },
  async ({ page, context, expectError }) => {
    // Only people who may open a sector can be mentioned on it.
    const manager = await userId(server, 'manager')
    const [reader] = await server.db
      .updateTable('users')
      .set({ role: 1 })
      .where('id', '=', manager)
      .returning('nome')
      .execute()
    const reading = reader?.nome ?? ''
    const noPointer = await watchPointer(page)
    await signIn(page, server, 'admin')
    await open(page, '/setores')
    const id = await writeNew(page, 'Experimentos')
    await noPointer()
    expect(await rowOf(id)).toEqual({
      nome: 'Experimentos',
      descricao: 'O que ainda não tem dono',
      deleted_at: null,
    })

    await page.getByRole('textbox', { name: 'Comentário', exact: true }).focus()
    await page.keyboard.type(`Começamos com @${reading.slice(0, 3)}`)
    await page.getByRole('option', { name: new RegExp(reading) }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    const comment = page.getByRole('article', { name: /^Comentário de/ })
    await expect(comment).toContainText(`@${reading}`)

    await page.getByRole('textbox', { name: 'Novo item' }).fill('Alugar a sala')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'Alugar a sala' }).click()
    await expect(page.getByText('1 de 1', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Editar etiquetas' }).click()
    await page.getByRole('textbox', { name: 'Buscar ou criar' }).fill('Piloto')
    await page
      .getByRole('group', { name: 'Criar “Piloto”' })
      .getByRole('button', { name: 'Verde', exact: true })
      .click()
    await expect(page.getByRole('button', { name: 'Tirar Piloto' })).toBeVisible()

    const files = page.getByRole('form', { name: 'Anexar arquivos' })
    const plan = { name: 'plano.txt', mimeType: 'text/plain', buffer: Buffer.from('Sala, luz e café.\n') }
    await files.locator('input[type="file"]').first().setInputFiles(plan)
    await files.getByRole('button', { name: 'Anexar', exact: true }).click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'plano.txt', exact: true }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('plano.txt')
    expect(await readFile(await saved.path(), 'utf8')).toBe('Sala, luz e café.\n')

    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360)
    await page.setViewportSize({ width: 1280, height: 800 })

    // Two tabs edit the record; the other one saves first.
    await page.getByRole('link', { name: 'Editar', exact: true }).click()
    const name = page.getByRole('textbox', { name: /Nome/ })
    await expect(name).toHaveValue('Experimentos')
    // What nothing is typed in goes on from what others save.
    await name.fill('Experimentos e ensaios')
    const second = await context.newPage()
    await open(second, `/setor/edit/${id}`)
    await second.getByRole('textbox', { name: /Nome/ }).fill('Ensaios')
    await second.getByRole('textbox', { name: /Descrição/ }).fill('O que se ensaia')
    await second.getByRole('button', { name: 'Salvar' }).click()
    await expect(heading(second, 'Ensaios')).toBeVisible()
    await second.close()
    expectError('409')
    await page.getByRole('button', { name: 'Salvar' }).click()
    const both = page.getByRole('region', { name: 'As duas versões' })
    await expect(both.getByRole('radio', { name: /Sua versão.*Experimentos e ensaios/ })).toBeChecked()
    await expect(both.getByRole('radio', { name: /Versão atual.*Ensaios/ })).not.toBeChecked()
    await expect(both).toContainText('Descrição')
    await expect(page.getByRole('textbox', { name: /Descrição/ })).toHaveValue('O que se ensaia')
    expect((await rowOf(id))?.nome).toBe('Ensaios')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(heading(page, 'Experimentos e ensaios')).toBeVisible()
    expect(await rowOf(id)).toMatchObject({ nome: 'Experimentos e ensaios', descricao: 'O que se ensaia' })

    // A sector in use is not deleted; the new one replaces it.
    const used = await sectorId('Comercial')
    const people = await peopleIn(used)
    expect(people).toBeGreaterThan(0)
    await open(page, `/setor/show/${used}`)
    await chooseAction(page, 'Excluir')
    const refused = page.getByRole('dialog', { name: 'Comercial está em uso' })
    await expect(refused).toContainText('Pessoas neste setor')
    expect((await rowOf(used))?.deleted_at).toBeNull()
    await refused.getByRole('option', { name: /Experimentos e ensaios/ }).click()
    await refused.getByRole('button', { name: 'Unir', exact: true }).click()
    await expect(heading(page, 'Experimentos e ensaios')).toBeVisible()
    const uses = page.getByRole('listitem').filter({ hasText: 'Pessoas neste setor' })
    await expect(uses).toContainText(String(people))
    expect([await peopleIn(used), await peopleIn(id)]).toEqual([0, people])
    expect((await rowOf(used))?.deleted_at).not.toBeNull()

    // An unused sector is deleted and restored.
    await open(page, '/setor/new')
    await page.getByRole('textbox', { name: /Nome/ }).fill('Passageiro')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(heading(page, 'Passageiro')).toBeVisible()
    const brief = await sectorId('Passageiro')
    await chooseAction(page, 'Excluir')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(heading(page, 'Setores')).toBeVisible()
    expect((await rowOf(brief))?.deleted_at).not.toBeNull()
    await open(page, `/setor/show/${brief}`)
    await page.getByRole('button', { name: 'Restaurar' }).click()
    await expect(page.getByRole('link', { name: 'Editar', exact: true })).toBeVisible()
    expect((await rowOf(brief))?.deleted_at).toBeNull()
    for (const event of ['criação', 'exclusão', 'restauração'])
      await expect(page.getByText(`Setor: ${event}`)).toBeVisible()

    await open(page, `/setor/show/${id}`)
    const told = [
      'Setor: criação',
      'Item posto no checklist: Alugar a sala',
      'Item do checklist marcado: Alugar a sala',
      'Etiqueta criada: Piloto',
      'Arquivo anexado: plano.txt',
      'Setor: recebeu outro registro',
    ]
    for (const it of told) await expect(page.getByText(it).first()).toBeVisible()
    await expect(page.getByText('Setor: alteração')).toHaveCount(2)
    await expect(page.getByText('Nome: Ensaios → Experimentos e ensaios')).toBeVisible()
  },
)
