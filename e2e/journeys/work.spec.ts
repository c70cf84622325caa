import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser.ts'
import { expectAccessible } from '../kit/looks/axe.ts'
import { openLoops, signIn, userId } from '../kit/people.ts'
import type { TestServer } from '../kit/server.ts'

let server: TestServer
test.beforeAll(async ({ demo }) => {
  server = await demo.fresh()
})

const open = (page: Page, path: string) => page.goto(`${server.url}/#${path}`)
const atomNamed = (nome: string) =>
  server.db.selectFrom('atoms').selectAll().where('nome', '=', nome).executeTakeFirst()

test('an atom from its cell to approved: accepted with the terms, worked on, finished for good, approved by another', async ({
  page,
  browser,
}) => {
  const nome = 'Revisar os textos da campanha'
  const looper = await userId(server, 'looper')
  const { cell_id } = await server.db
    .selectFrom('atoms')
    .select('cell_id')
    .where('responsavel_id', '=', looper)
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const status = async () => (await atomNamed(nome))?.status

  await signIn(page, server, 'looper')
  await open(page, `/district/workstation/atom/new/${cell_id}`)
  await page.getByRole('textbox', { name: /^Nome/ }).fill(nome)
  // Hours are counted only by whoever is responsible for an atom or works on it.
  await page.getByRole('combobox', { name: /^Responsável/ }).fill('Rafael')
  await page.getByRole('option', { name: /^Rafael Nogueira/ }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  expect(await status()).toBe(0)

  await page.getByRole('main').getByRole('button', { name: 'Aceitar' }).click()
  const accept = page.getByRole('alertdialog', { name: 'Aceitar?' })
  await expect(accept.getByRole('link', { name: 'termos de uso' })).toBeVisible()
  await expectAccessible(page)
  await accept.getByRole('button', { name: 'Aceitar' }).click()
  await expect.poll(status).toBe(1)
  expect((await atomNamed(nome))?.data_fim).toBeNull()

  await page.getByRole('main').getByRole('button', { name: 'Iniciar loop' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Loop em andamento')
  await expect.poll(async () => (await openLoops(server, looper)).map((it) => it.status)).toEqual([1])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('s')
  await dialog.getByLabel('Descrição').fill('Primeira leitura')
  await dialog.getByRole('radio', { name: 'Homologação' }).check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(dialog).toContainText('Loop concluído')
  await dialog.getByRole('button', { name: 'Sim' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('main').getByRole('button', { name: 'Finalizar' }).click()
  const finish = page.getByRole('alertdialog', { name: 'Finalizar?' })
  await expect(finish).toContainText('não pode ser revertida')
  await finish.getByRole('button', { name: 'Finalizar' }).click()
  await expect.poll(status).toBe(2)
  expect((await atomNamed(nome))?.data_fim).not.toBeNull()
  await expect(page.getByRole('main').getByRole('button', { name: 'Finalizar' })).toBeHidden()

  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const manager = await context.newPage()
  await signIn(manager, server, 'manager')
  await open(manager, `/open/atom/${(await atomNamed(nome))?.id}`)
  await manager.getByRole('main').getByRole('button', { name: 'Aprovar' }).click()
  await manager.getByRole('alertdialog', { name: 'Aprovar?' }).getByRole('button', { name: 'Aprovar' }).click()
  await expect.poll(status).toBe(4)
  await context.close()
  // Who finished it sees that it was approved, without a reload.
  await expect(page.getByRole('main').getByText('Aprovado').first()).toBeVisible()
})

test('a particle becomes an atom of a cell, once, and both lead to each other', async ({ page }) => {
  const { id, nome, cell } = await server.db
    .selectFrom('particles')
    .innerJoin('gates', 'gates.venture_id', 'particles.venture_id')
    .innerJoin('cells', 'cells.gate_id', 'gates.id')
    .select(['particles.id', 'particles.nome', 'cells.nome as cell'])
    .where('particles.atom_id', 'is', null)
    .where('particles.deleted_at', 'is', null)
    .where('gates.deleted_at', 'is', null)
    .where('cells.deleted_at', 'is', null)
    .orderBy('particles.id')
    .executeTakeFirstOrThrow()
  await signIn(page, server, 'admin')
  await open(page, `/open/particle/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  await page.getByRole('button', { name: 'Promover a átomo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Promover a átomo' })
  await dialog.getByRole('combobox').fill(cell)
  await page.getByRole('option', { name: cell }).first().click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Promover a átomo' }).click()
  await expect(page.getByText('Promovida: o átomo está pendente na célula.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Promover a átomo' })).toBeHidden()
  const atom = await server.db
    .selectFrom('particles')
    .innerJoin('atoms', 'atoms.id', 'particles.atom_id')
    .select(['atoms.id', 'atoms.nome', 'atoms.status'])
    .where('particles.id', '=', id)
    .executeTakeFirstOrThrow()
  expect(atom).toMatchObject({ nome, status: 0 })
  await page.getByRole('main').getByRole('link', { name: nome }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible()
  await expect(page).toHaveURL(/\/atom/)
})

test('a check-in says where a key stands, how sure one is, and moves the goal', async ({ page }) => {
  const key = await server.db
    .selectFrom('goal_keys')
    .innerJoin('goals', 'goals.id', 'goal_keys.goal_id')
    .select(['goal_keys.id', 'goal_keys.nome', 'goal_keys.target_value', 'goals.id as goal', 'goals.nome as of'])
    .where('goals.closed_at', 'is', null)
    .where('goals.deleted_at', 'is', null)
    // By hand, and a number.
    .where('goal_keys.feed', '=', 1)
    .where('goal_keys.kind', '=', 1)
    .orderBy('goal_keys.id')
    .executeTakeFirstOrThrow()
  await signIn(page, server, 'admin')
  await open(page, `/open/okr/${key.goal}`)
  await expect(page.getByRole('heading', { level: 1, name: key.of })).toBeVisible()
  // The history below tells of the key too.
  const line = page
    .getByRole('listitem')
    .filter({ hasText: key.nome })
    .filter({ has: page.getByRole('button', { name: 'Check-in' }) })
  await line.getByRole('button', { name: 'Check-in' }).click()
  const dialog = page.getByRole('dialog', { name: `Check-in: ${key.nome}` })
  await dialog.getByRole('textbox').first().fill(String(key.target_value))
  await dialog.getByRole('radio', { name: 'Alta' }).check()
  await dialog.getByRole('textbox').last().fill('Chegamos lá')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Check-in' }).click()
  await expect(dialog).toBeHidden()
  await expect(line).toContainText('Chegamos lá')
  await expect(line).toContainText('Alta')
  await expect(line.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  const last = await server.db
    .selectFrom('goal_check_ins')
    .selectAll()
    .where('key_id', '=', key.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(last).toMatchObject({ value: key.target_value, confidence: 3, note: 'Chegamos lá' })
})
