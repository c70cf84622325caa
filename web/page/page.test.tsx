import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Permission } from '#contract/access/matrix.ts'
import { areaNoun } from '#contract/area/area.noun.ts'
import { areaCrud, areaStatus, type AreaRow } from '#contract/area/area.ts'
import type { HistoryEntry } from '#contract/history/history.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { rememberList } from '#web/kit/list/lastList.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

const row: AreaRow = {
  id: 7,
  nome: 'Fotografia',
  descricao: 'Retratos',
  status: 1,
  people: 0,
  created_at: '2026-03-01T12:00:00.000Z',
  deleted_at: null,
  version: 2,
}
const STALE = 'Outra pessoa alterou este registro.'
const show = { me: person(1), path: '/area/show/7', route: '/area/show/:id' }
const edit = { me: person(1), path: '/area/edit/7', route: '/area/edit/:id' }

const without = (...taken: Permission[]) =>
  person(1, { permissions: person(1).permissions.filter((it) => !taken.includes(it)) })

const Show = () => <RecordScreen noun={areaNoun} of={areaCrud} />
const Edit = () => (
  <RecordFormScreen
    noun={areaNoun}
    of={areaCrud}
    fields={(form) => (
      <>
        <TextField of={form.of('nome')} />
        <TextField of={form.of('descricao')} />
        <ChoiceField of={form.of('status')} codes={areaStatus} />
      </>
    )}
  />
)

/** A server with one area, which `put` changes as somebody else would. */
const openServer = (first: Partial<AreaRow> = {}) => {
  const server = fakeServer()
  let now: AreaRow = { ...row, ...first }
  const empty = {
    data: [],
    more: false,
    total: 0,
    writable: false,
    editable: false,
    all: [],
    things: [],
    watching: false,
  }
  for (const it of ['comments', 'checklist', 'labels', 'attachments', 'watchers', 'relations', 'history'])
    server.answer('GET', `/api/${it}/:thing/:id`, empty)
  server.answer('GET', '/api/areas/:id', () => json({ data: now, uses: [] }))
  server.answer('GET', '/api/areas/others', { data: [{ id: 9, nome: 'Vídeo', hint: null, gone: false }], more: false })
  server.answer('GET', '/api/areas/:id/neighbours', { previous: null, next: null })
  const count = (method: string, path: string) =>
    server.asked.filter((it) => it.method === method && new URL(it.url).pathname === path).length
  return {
    ...server,
    count,
    put: (change: Partial<AreaRow>) => {
      now = { ...now, ...change }
      return now
    },
  }
}

const entry = (id: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  at: '2026-11-20T12:00:00.000Z',
  actor: 'Íris Prado',
  event: 'area.changed',
  about: null,
  changes: [],
  ...more,
})

test('the modal Status wants a choice, stores it with the version, and the page reads anew', async () => {
  const server = openServer()
  server.answer('PATCH', '/api/areas/7', () => json({ data: server.put({ status: 0, version: 3 }) }))
  render(<Show />, show)
  expect(await screen.findByText('Ativa')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Status' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Status' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(dialog.getByRole('alert').textContent).toBe('Escolha um status.')
  expect(server.count('PATCH', '/api/areas/7')).toBe(0)
  await userEvent.click(dialog.getByRole('radio', { name: 'Inativa' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = server.asked.filter((it) => it.method === 'PATCH')
  expect(await Promise.all(sent.map((it) => it.clone().json()))).toEqual([{ version: 2, status: 0 }])
  expect(await screen.findByText('Inativa')).toBeTruthy()
  expect(screen.queryByText('Ativa')).toBeNull()
})

test.each([
  ['show', 404, 'Não encontramos este registro'],
  ['edit', 404, 'Não encontramos este registro'],
  ['show', 403, 'Acesso negado!'],
  ['edit', 403, 'Acesso negado!'],
] as const)('%s answered %s says so and leads back to the list', async (way, status, title) => {
  const server = openServer()
  server.answer('GET', '/api/areas/:id', () => refusal(status))
  render(way === 'show' ? <Show /> : <Edit />, way === 'show' ? show : edit)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar à lista' }).getAttribute('href')).toBe('/district/hub/area/index')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each(['0', '-1', 'x', '7x', '99999999999'])(
  'an address with the id %s is of no record, and none is asked for',
  async (id) => {
    const server = openServer()
    render(<Show />, { ...show, path: `/area/show/${id}` })
    expect(await screen.findByText('Não encontramos este registro')).toBeTruthy()
    expect(server.asked).toEqual([])
  },
)

test('what the server cannot answer is told, and asked for again', async () => {
  const server = openServer()
  server.answer('GET', '/api/areas/:id', () => refusal(500, { detail: 'Um erro ocorreu!' }))
  render(<Show />, show)
  expect(await screen.findByText('Um erro ocorreu!')).toBeTruthy()
  server.answer('GET', '/api/areas/:id', { data: row, uses: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Fotografia' })).toBeTruthy()
})

test('a deleted record says so and can only be restored', async () => {
  const server = openServer({ deleted_at: '2026-11-01T12:00:00.000Z' })
  server.answer('POST', '/api/areas/7/restore', () => json({ data: server.put({ deleted_at: null, version: 4 }) }))
  render(<Show />, show)
  expect(await screen.findByText('Excluído')).toBeTruthy()
  for (const name of ['Status', 'Ações']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Restaurar' }))
  expect(await screen.findByRole('link', { name: 'Editar' })).toBeTruthy()
  expect(screen.getByText('Restaurado!')).toBeTruthy()
  expect(screen.queryByText('Excluído')).toBeNull()
  expect(server.count('POST', '/api/areas/7/restore')).toBe(1)
})

test('deleting asks, leads to the list, and what one goes back to is deleted', async () => {
  const server = openServer()
  server.answer('DELETE', '/api/areas/7', () => {
    server.put({ deleted_at: '2026-11-20T12:00:00.000Z', version: 3 })
    return json({ message: 'ok' })
  })
  const { at, go } = render(<Show />, show)
  const remove = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('Fotografia pode ser restaurado depois.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: answer }))
  }
  await remove('Cancelar')
  expect(server.count('DELETE', '/api/areas/7')).toBe(0)
  await remove('Excluir')
  await waitFor(() => expect(at()).toBe('/district/hub/area/index'))
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy()
  await act(() => go('/area/show/7'))
  expect(await screen.findByText('Excluído')).toBeTruthy()
})

test('a merge that is refused as stale goes through at the second try', async () => {
  const server = openServer()
  const versions: unknown[] = []
  server.answer('POST', '/api/areas/7/merge', async (request) => {
    versions.push(await request.json())
    if (versions.length === 1) {
      server.put({ version: 5 })
      return refusal(409, { detail: STALE })
    }
    return json({ data: { ...row, id: 9 } })
  })
  const { at } = render(<Show />, show)
  await userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Unir a outro…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unir Fotografia a outro' }))
  await userEvent.click(await dialog.findByRole('option', { name: /Vídeo/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Unir' }))
  expect(await screen.findByText(STALE)).toBeTruthy()
  await waitFor(() => expect(server.count('GET', '/api/areas/7')).toBe(2))
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Unir' }).disabled).toBe(false))
  await userEvent.click(dialog.getByRole('button', { name: 'Unir' }))
  await waitFor(() => expect(at()).toBe('/area/show/9'))
  expect(versions).toEqual([
    { version: 2, into: 9 },
    { version: 5, into: 9 },
  ])
})

/** Types another name, and is told that Íris was faster with both fields. */
const conflict = async () => {
  const server = openServer()
  const sent: unknown[] = []
  server.answer('PATCH', '/api/areas/7', async (request) => {
    sent.push(await request.json())
    if (sent.length === 1)
      return refusal(409, {
        detail: STALE,
        current: server.put({ nome: 'Foto', descricao: 'Retratos e produtos', version: 6 }),
      })
    return json({ data: server.put({ version: 7 }) })
  })
  const { at } = render(<Edit />, edit)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Nome/ })
  await userEvent.type(name, ' e vídeo')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  const both = within(await screen.findByRole('region', { name: 'As duas versões' }))
  return { sent, both, at, name }
}

test('an edit that is too late shows both versions, loses nothing that was typed, and can be saved over', async () => {
  const { sent, both, at, name } = await conflict()
  expect(screen.getByRole('alert').textContent).toContain(STALE)
  expect(both.getByRole<HTMLInputElement>('radio', { name: /Sua versão.*Fotografia e vídeo/ }).checked).toBe(true)
  expect(both.getByRole<HTMLInputElement>('radio', { name: /Versão atual.*Foto$/ }).checked).toBe(false)
  expect(name.value).toBe('Fotografia e vídeo')
  expect(both.getByText(/Também alterado.*Descrição/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Descrição/ }).value).toBe('Retratos e produtos')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(at()).toBe('/area/show/7'))
  // Fields that only the other person changed are not sent back.
  expect(sent[1]).toEqual({ version: 6, nome: 'Fotografia e vídeo' })
})

test('of both versions the other one can be taken, and one’s own is a click away until it is saved', async () => {
  const { sent, both, at, name } = await conflict()
  await userEvent.click(both.getByRole('radio', { name: /Versão atual/ }))
  expect(name.value).toBe('Foto')
  await userEvent.click(both.getByRole('radio', { name: /Sua versão/ }))
  expect(name.value).toBe('Fotografia e vídeo')
  await userEvent.click(both.getByRole('radio', { name: /Versão atual/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(at()).toBe('/area/show/7'))
  expect(sent[1]).toEqual({ version: 6 })
})

test('history goes back page by page, each change as its column is written', async () => {
  const server = openServer()
  server.answer('GET', '/api/history/:thing/:id', (request) => {
    const before = new URL(request.url).searchParams.get('before')
    const status = { field: 'status', before: 1, after: 0 }
    return before === '40'
      ? json({ data: [entry(3, { event: 'area.created', actor: null })], more: false })
      : json({
          data: [
            entry(41, { changes: [status, { field: 'descricao', before: null, after: 'Retratos' }] }),
            entry(40, { event: 'label.assigned', about: 'Hoje' }),
          ],
          more: true,
        })
  })
  render(<Show />, show)
  const change = (await screen.findByText('Área de atuação: alteração')).closest('li')
  expect(change?.textContent).toContain('Descrição: vazio → Retratos')
  expect(change?.textContent).toContain('Status: Ativa → Inativa')
  expect(change?.textContent).toContain('Íris Prado')
  expect(screen.getByText('Etiqueta posta: Hoje')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar anteriores' }))
  const first = (await screen.findByText('Área de atuação: criação')).closest('li')
  expect(first?.textContent).toContain('Nucleo')
  expect(screen.getByText('Área de atuação: alteração')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mostrar anteriores' })).toBeNull()
})

test('history tells at once what was done on the page, and what hangs on the record by itself', async () => {
  const server = openServer()
  const told: HistoryEntry[] = []
  server.answer('GET', '/api/history/:thing/:id', () => json({ data: told.toReversed(), more: false }))
  server.answer('PATCH', '/api/areas/7', () => {
    told.push(entry(1))
    return json({ data: server.put({ status: 0, version: 3 }) })
  })
  render(<Show />, show)
  expect(await screen.findByText('Nada foi registrado ainda.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Status' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Inativa' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Área de atuação: alteração')).toBeTruthy()
  told.push(entry(2, { event: 'checklist.added', about: 'Câmera' }))
  act(() => emitLive({ topic: 'role:1', event: 'thing.changed', data: { things: ['area'] } }))
  expect(await screen.findByText('Item posto no checklist: Câmera')).toBeTruthy()
})

test('who may neither edit nor delete sees the record and no way to change it', async () => {
  openServer()
  const me = without('area.edit', 'area.delete')
  const { unmount } = render(<Show />, { ...show, me })
  expect(await screen.findByRole('heading', { level: 1, name: 'Fotografia' })).toBeTruthy()
  for (const name of ['Status', 'Ações', 'Editar']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull()
  unmount()
  openServer({ deleted_at: '2026-11-01T12:00:00.000Z' })
  render(<Show />, { ...show, me })
  expect(await screen.findByText('Excluído')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Restaurar' })).toBeNull()
})

test('E opens the form of a record that may be changed, and of no other', async () => {
  openServer()
  const { at, unmount } = render(<Show />, show)
  await screen.findByRole('link', { name: 'Editar' })
  await userEvent.keyboard('e')
  await waitFor(() => expect(at()).toMatch(/\/area\/edit\/7$/))
  unmount()
  openServer({ deleted_at: '2026-03-02T12:00:00.000Z' })
  const gone = render(<Show />, show)
  await screen.findByRole('button', { name: 'Restaurar' })
  await userEvent.keyboard('e')
  expect(gone.at()).toBe('/area/show/7')
})

test('who may edit but not delete finds the one and not the other', async () => {
  openServer()
  render(<Show />, { ...show, me: without('area.delete') })
  expect(await screen.findByRole('link', { name: 'Editar' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }))
  expect(screen.getAllByRole('menuitem').map((it) => it.textContent)).toEqual(['Status'])
})

test('while role 1 looks as another role, every act says why it is not done', async () => {
  const server = openServer()
  render(<Show />, { ...show, me: person(1, { viewing_as: 7 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Status' }))
  expect(await screen.findByText('Durante a visualização nada pode ser alterado.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.asked.filter((it) => it.method !== 'GET')).toEqual([])
})

test('previous and next follow the list as it last stood; where there is none the arrow rests', async () => {
  const server = openServer()
  server.answer('GET', '/api/areas/:id/neighbours', { previous: null, next: 8 })
  rememberList('areas', { status: '1', sort: '-nome' })
  render(<Show />, show)
  expect((await screen.findByRole('link', { name: 'Próximo' })).getAttribute('href')).toBe('/area/show/8')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Anterior' }).disabled).toBe(true)
  const asked = server.asked.map((it) => new URL(it.url)).find((it) => it.pathname === '/api/areas/7/neighbours')
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({ status: '1', sort: '-nome' })
})

test('where a record has no neighbours their place is empty and stays, so that nothing moves', async () => {
  openServer()
  render(<Show />, show)
  const before = await screen.findByLabelText('Anterior')
  await waitFor(() => expect(before.parentElement?.className).toContain('away'))
})
