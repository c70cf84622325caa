import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atomNoun } from '#contract/atom/atom.noun.ts'
import { atomList } from '#contract/atom/atom.ts'
import type { ImportInfo } from '#contract/import/import.ts'
import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { sectorList } from '#contract/sector/sector.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

const info: ImportInfo = {
  id: 12,
  thing: 'sector',
  name: 'setores.csv',
  state: 'mapping',
  headers: ['Título', 'Quem', ''],
  preview: [['Norte', 'Ana', 'x']],
  mapping: [null, 'lead_id', null],
  match: 'nome',
  existing: 'skip',
  preset: null,
  fixed: {},
  choices: {},
  seen: [null, null, null],
  assumed: [],
  lines: 1200,
  done: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  undone: 0,
  kept: [],
  kept_count: 0,
  created_at: '2026-03-10T12:00:00.000Z',
  moved_at: '2026-03-10T12:00:00.000Z',
}

const openServer = (first: Partial<ImportInfo> = {}) => {
  const server = fakeServer()
  // A minute later it would count as stopped.
  let now = { ...info, moved_at: new Date().toISOString(), ...first }
  const become = (more: Partial<ImportInfo>) => {
    now = { ...now, ...more }
    return json({ data: now })
  }
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/sectors', { data: [], total: 0, more: false, page: 1, per_page: 10, sums: { people: 0 } })
  server.answer('GET', '/api/imports', { data: [] })
  server.answer('POST', '/api/imports', () => become({}))
  server.answer('GET', '/api/imports/:id', () => become({}))
  server.answer('POST', '/api/imports/:id/check', () => become({ state: 'checked', created: 1199, failed: 1 }))
  server.answer('POST', '/api/imports/:id/run', () => become({ state: 'done' }))
  server.answer('POST', '/api/imports/:id/undo', () =>
    become({ state: 'undone', undone: 1198, kept_count: 1, kept: [{ id: 7, nome: 'Norte', why: 'used' }] }),
  )
  server.answer('GET', '/api/imports/:id/errors', {
    data: [{ line: 3, reasons: [{ header: 'Quem', value: '', message: 'Preencha este campo.' }] }],
    total: 1,
    page: 1,
    per_page: 10,
  })
  const posted = () =>
    Promise.all(
      server.asked
        .filter((it) => it.method === 'POST' && it.url.endsWith('/api/imports'))
        .map((it) => it.clone().json()),
    )
  return { server, become, posted }
}
const show = (path: string, role: 1 | 2 = 1) =>
  render(<ListScreen noun={sectorNoun} of={sectorList} />, { me: person(role), path })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Importar: Setores' }))
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'text/csv' })

test('a file goes through its columns and its check to records, and back', async () => {
  const { server, posted } = openServer()
  const { at } = show('/setores')
  await userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Importar' }))
  const it = await dialog()
  await userEvent.upload(it.getByLabelText('Arquivo CSV'), file('setores.csv'))
  await waitFor(() => expect(at()).toContain('import=12'))
  expect(await posted()).toEqual([{ thing: 'sector', name: 'setores.csv', file: btoa('x'.repeat(10)) }])

  const title = await it.findByRole('combobox', { name: 'Título' })
  expect(it.getByRole('combobox', { name: 'Coluna 3' })).toBeTruthy()
  // A column that another header gives is taken from it.
  await userEvent.selectOptions(title, 'lead_id')
  expect(it.getByRole<HTMLSelectElement>('combobox', { name: 'Quem' }).value).toBe('')
  await userEvent.selectOptions(title, 'nome')
  await userEvent.click(it.getByRole('button', { name: 'Conferir' }))
  expect(await server.bodies('/api/imports/12/check')).toEqual([
    { mapping: ['nome', null, null], match: 'nome', existing: 'skip', fixed: {}, choices: {} },
  ])
  expect((await it.findByRole('listitem')).textContent).toBe('Linha 3Quem: vazio. Preencha este campo.')

  await userEvent.click(it.getByRole('button', { name: 'Importar só as 1.199 válidas' }))
  expect(await server.bodies('/api/imports/12/run')).toEqual([{ only_valid: true }])
  await userEvent.click(await it.findByRole('button', { name: 'Desfazer importação' }))
  const sure = within(await screen.findByRole('alertdialog', { name: 'Desfazer esta importação?' }))
  await userEvent.click(sure.getByRole('button', { name: 'Desfazer importação' }))
  expect((await it.findByRole('link', { name: 'Norte: em uso' })).getAttribute('href')).toContain('/setor/show/7')
  await userEvent.click(it.getByRole('button', { name: 'Ver a lista' }))
  expect(at()).not.toContain('import=')
})

test('what is under way is asked for until it is done, also after a reload', async () => {
  const { become } = openServer({ state: 'writing', done: 300 })
  show('/setores?import=12')
  const it = await dialog()
  expect(await it.findByText('Importando 300 de 1.200…')).toBeTruthy()
  become({ state: 'done', created: 1200 })
  expect(await it.findByText('Importação concluída!')).toBeTruthy()
})

test('what a number without its unit and an unclear day become is shown before anything is written', async () => {
  openServer({
    state: 'checked',
    created: 2,
    assumed: [
      { header: 'Original Estimate', as: 's', cells: [{ value: '38', becomes: '00:00:38' }] },
      { header: 'Prazo', as: 'dmy', cells: [{ value: '03/04/2026', becomes: '2026-04-03' }] },
      { header: 'Preço', as: 'pt', cells: [{ value: '1.500', becomes: '1500.00' }] },
      { header: 'Horas', as: 'en', cells: [{ value: '1.500h', becomes: '01:30:00' }] },
    ],
  })
  show('/setores?import=12')
  const it = await dialog()
  expect((await it.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'Original Estimate: números sem unidade são segundos38 → 00:00:38',
    'Prazo: o dia vem antes do mês03/04/2026 → sexta-feira, 3 de abril',
    expect.stringMatching(/^Preço: o ponto separa milhares, e a vírgula, decimais1.500 → R\$\s1.500,00$/),
    'Horas: a vírgula separa milhares, e o ponto, decimais1.500h → 01:30:00',
  ])
})

test('a check that stands still is continued with all that was chosen for it', async () => {
  const chosen = { fixed: { cell_id: 7 }, choices: { status: { done: 'finished' } } }
  const { server } = openServer({ state: 'checking', moved_at: '2026-03-10T12:00:00.000Z', ...chosen })
  show('/setores?import=12')
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Continuar' }))
  expect(await server.bodies('/api/imports/12/check')).toMatchObject([chosen])
})

test('an import that went on in another tab is read again, and says so', async () => {
  const { server, become } = openServer({ state: 'checked', created: 1200 })
  server.answer('POST', '/api/imports/:id/run', () => {
    become({ state: 'done' })
    return refusal(409, { detail: 'Esta importação já seguiu adiante.' })
  })
  show('/setores?import=12')
  const it = await dialog()
  await userEvent.click(await it.findByRole('button', { name: /^Importar/ }))
  expect(await screen.findByText('Esta importação já seguiu adiante.')).toBeTruthy()
  expect(await it.findByText('Importação concluída!')).toBeTruthy()
})

test('a file that is none, or is too large, is not sent; a refusal is shown in its place', async () => {
  const { server, posted } = openServer()
  show('/setores?import=new')
  const it = await dialog()
  const input = it.getByLabelText('Arquivo CSV')
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(input, new File(['x'], 'foto.png', { type: 'image/png' }))
  expect((await it.findByRole('alert')).textContent).toBe('foto.png não é um CSV.')
  await user.upload(input, file('grande.csv', 5_000_001))
  expect((await it.findByRole('alert')).textContent).toContain('mais de 5 MB')
  expect(await posted()).toEqual([])
  server.answer('POST', '/api/imports', () => refusal(422, { detail: 'Na linha 3 uma aspa foi aberta.' }))
  await user.upload(input, file('a.csv'))
  await waitFor(() => expect(it.getByRole('alert').textContent).toBe('Na linha 3 uma aspa foi aberta.'))
})

test('cells copied from a spreadsheet are a file too', async () => {
  const { posted } = openServer()
  show('/setores?import=new')
  const it = await dialog()
  it.getByRole('button', { name: 'Escolher arquivo' }).focus()
  await userEvent.paste('Nome')
  await userEvent.paste('Nome\tQuem\nNorte\tAna')
  await waitFor(async () =>
    expect(await posted()).toEqual([{ thing: 'sector', name: 'colado.tsv', file: btoa('Nome\tQuem\nNorte\tAna') }]),
  )
})

test('who may not make records is offered none, not even by the address', async () => {
  const { server } = openServer()
  show('/setores?import=12', 2)
  await screen.findByRole('heading', { name: /Setores/ })
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(1))
  expect(screen.queryByRole('button', { name: 'Ações' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a file of another tool says so; its cell is asked for, and what its words mean can be changed', async () => {
  const { server } = openServer({
    thing: 'atom',
    preset: 'jira',
    headers: ['Summary', 'Status'],
    preview: [['Pagar', 'Done']],
    mapping: ['nome', 'status'],
    match: 'origin',
    choices: { status: { done: 'finished' } },
    seen: [null, ['Done']],
  })
  server.answer('GET', '/api/atoms', { data: [], total: 0, more: false, page: 1, per_page: 10, sums: {} })
  server.answer('GET', '/api/atoms/cells', {
    data: [{ id: 5, nome: 'Design', hint: 'Lua · Gate 1', gone: false }],
    more: false,
  })
  render(<ListScreen noun={atomNoun} of={atomList} />, { me: person(1), path: '/atomos?import=12' })
  const it = within(await screen.findByRole('dialog', { name: 'Importar: Átomos' }))
  await it.findByText(/exportação do Jira/)
  expect(it.getByRole<HTMLButtonElement>('button', { name: 'Conferir' }).disabled).toBe(true)
  expect(it.getByRole<HTMLSelectElement>('combobox', { name: 'Done' }).value).toBe('finished')
  await userEvent.selectOptions(it.getByRole('combobox', { name: 'Done' }), 'accepted')
  await userEvent.click(it.getByRole('combobox', { name: /Célula/ }))
  await userEvent.click(await screen.findByText('Design'))
  await userEvent.click(it.getByRole('button', { name: 'Conferir' }))
  await waitFor(async () =>
    expect(await server.bodies('/api/imports/12/check')).toEqual([
      {
        mapping: ['nome', 'status'],
        match: 'origin',
        existing: 'skip',
        fixed: { cell_id: 5 },
        choices: { status: { done: 'accepted' } },
      },
    ]),
  )
})
