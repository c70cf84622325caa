import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableState } from '#contract/kit/tableState.ts'
import type { ViewRow } from '#contract/view/view.ts'
import { useListState } from '#web/kit/table/state/useListState.ts'
import { questions } from '#web/kit/ui/dialog/confirm.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { cupColumns, cupFilters, cupSorts } from '#web/testing/cups.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'
import { ViewSwitcher } from '#web/view/ViewSwitcher.tsx'

const Cups = () => {
  const list = useListState('cups', { sorts: cupSorts, sort: 'nome', filters: cupFilters, columns: cupColumns })
  return (
    <>
      <ViewSwitcher list={list} />
      <output data-testid="colour">{list.filters.colour ?? 'todas'}</output>
      <button type="button" onClick={() => list.set({ colour: 'preto' })}>
        só pretas
      </button>
      <button type="button" onClick={list.clear}>
        limpar
      </button>
    </>
  )
}

const state = (over: Partial<TableState> = {}): TableState => ({
  filters: { colour: 'azul' },
  sort: 'nome',
  columns: ['nome', 'ml', 'colour'],
  density: 'comfortable',
  per_page: 10,
  ...over,
})
const view = (id: number, nome: string, over: Partial<ViewRow> = {}): ViewRow => ({
  id,
  table_id: 'cups',
  nome,
  shared: false,
  state: state(),
  owner: { id: 44, nome: 'Ana Souza' },
  editable: true,
  version: 1,
  ...over,
})
const theirs = view(9, 'Da Bia', {
  shared: true,
  editable: false,
  owner: { id: 7, nome: 'Bia' },
  state: state({ sort: '-ml' }),
})

let server: FakeServer
let user: UserEvent
let known: ViewRow[]
let first: number | null
beforeEach(() => {
  user = userEvent.setup()
  server = fakeServer()
  known = [view(5, 'Azuis'), theirs]
  first = null
  server.answer('GET', '/api/views', () => json({ data: known, default_id: first }))
  toasts.set([])
  questions.set([])
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const button = () => screen.getByRole('button', { name: /^Visões:/ })
const colour = () => screen.getByTestId('colour').textContent
const shown = async (path = '/') => {
  const page = render(<Cups />, { path, me: person(4, { id: 44 }) })
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(0))
  await user.click(button())
  await screen.findByRole('menuitemradio', { name: /Da Bia/ })
  await user.keyboard('{Escape}')
  return page
}
const open = async () => {
  await user.click(button())
  return screen.getByRole('menu')
}
const choose = async (name: string | RegExp) => {
  const menu = await open()
  await user.click(within(menu).getByRole('menuitem', { name }))
}
const pick = async (name: string | RegExp) => {
  const menu = await open()
  await user.click(within(menu).getByRole('menuitemradio', { name }))
}
const offered = async () => {
  const menu = await open()
  const names = within(menu)
    .getAllByRole('menuitem')
    .map((it) => it.textContent)
  await user.keyboard('{Escape}')
  return names
}

describe('choosing', () => {
  test('a view stands in the address, whole; the standard one is the table as it is', async () => {
    const { at } = await shown()
    expect(button().getAttribute('aria-label')).toBe('Visões: Visão padrão')
    await pick('Azuis')
    expect(at()).toBe('/?view=5&colour=azul')
    expect([colour(), button().getAttribute('aria-label')]).toEqual(['azul', 'Visões: Azuis'])
    await pick(/Da Bia/)
    expect(at()).toBe('/?view=9&colour=azul&sort=-ml')
    await pick('Visão padrão')
    expect([at(), colour()]).toEqual(['/', 'todas'])
  })

  test('says whose a view is, and offers only what the person may do', async () => {
    await shown('/?view=9&colour=azul&sort=-ml')
    const menu = await open()
    expect(within(menu).getByRole('menuitemradio', { checked: true }).textContent).toBe('Da Biade Bia')
    await user.keyboard('{Escape}')
    expect(await offered()).toEqual(['Salvar como nova visão…', 'Abrir sempre nesta visão'])
    await pick('Azuis')
    expect(await offered()).toEqual([
      'Salvar como nova visão…',
      'Abrir sempre nesta visão',
      'Renomear…',
      'Compartilhar',
      'Excluir visão',
    ])
  })

  test('a link to a view that is not there shows the table as the link says', async () => {
    await shown('/?view=77&colour=roxo')
    expect([colour(), button().getAttribute('aria-label')]).toEqual(['roxo', 'Visões: Visão padrão'])
  })
})

describe('keeping', () => {
  test('a change is marked, saved with the version, and the mark goes', async () => {
    await shown('/?view=5&colour=azul')
    await user.click(screen.getByRole('button', { name: 'só pretas' }))
    expect(button().getAttribute('aria-label')).toBe('Visões: Azuis, alterada')
    const saved = view(5, 'Azuis', { version: 2, state: state({ filters: { colour: 'preto' } }) })
    server.answer('PATCH', '/api/views/:id', () => {
      known = [saved, theirs]
      return json({ data: saved })
    })
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await screen.findByText('Salvo!')
    expect(await server.bodies('/api/views/5')).toEqual([{ version: 1, state: saved.state }])
    await waitFor(() => expect(button().getAttribute('aria-label')).toBe('Visões: Azuis'))
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull()
  })

  test('changes can be let go', async () => {
    const { at } = await shown('/?view=5&colour=preto')
    await choose('Descartar alterações')
    expect(at()).toBe('/?view=5&colour=azul')
  })

  test('what somebody else shared can be changed on the screen and saved as one’s own', async () => {
    const { at } = await shown('/?view=9&colour=preto&sort=-ml')
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull()
    expect(await offered()).toEqual(['Descartar alterações', 'Salvar como nova visão…', 'Abrir sempre nesta visão'])
    await choose('Salvar como nova visão…')
    const dialog = screen.getByRole('dialog', { name: 'Nova visão' })
    expect(within(dialog).getByRole('button', { name: 'Salvar' })).toHaveProperty('disabled', true)
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Nome' })))
    await user.keyboard('Pretas')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Compartilhar com quem vê esta lista' }))
    const made = view(12, 'Pretas', { shared: true, state: state({ filters: { colour: 'preto' }, sort: '-ml' }) })
    server.answer('POST', '/api/views', () => {
      known = [...known, made]
      return json({ data: made })
    })
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = server.asked.find((it) => it.method === 'POST')
    expect(await sent?.clone().json()).toEqual({ table_id: 'cups', nome: 'Pretas', shared: true, state: made.state })
    expect(new URLSearchParams(at().slice(2)).get('view')).toBe('12')
    expect(button().getAttribute('aria-label')).toBe('Visões: Pretas')
  })

  test('a name that is taken is said at its field, and what was typed stays', async () => {
    await shown('/?view=5&colour=azul')
    await choose('Renomear…')
    const field = screen.getByRole('textbox', { name: 'Nome' })
    expect((field as HTMLInputElement).value).toBe('Azuis')
    const problem = { errors: [{ path: 'nome', message: 'Você já tem uma visão com este nome.' }] }
    server.answer('PATCH', '/api/views/:id', () => refusal(409, problem))
    await user.type(field, ' claras{Enter}')
    await screen.findByText('Você já tem uma visão com este nome.')
    expect((field as HTMLInputElement).value).toBe('Azuis claras')
  })

  test('a view that changed meanwhile is replaced only when asked to, and nothing on the screen is lost', async () => {
    const { at } = await shown('/?view=5&colour=preto')
    const newer = view(5, 'Azuis', { version: 4 })
    const versions: number[] = []
    server.answer('PATCH', '/api/views/:id', async (request) => {
      const { version } = (await request.json()) as { version: number }
      versions.push(version)
      return version === 4 ? json({ data: { ...newer, version: 5 } }) : refusal(409, { current: newer })
    })
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }))
    expect([versions, at()]).toEqual([[1], '/?view=5&colour=preto'])
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Substituir' }))
    await screen.findByText('Salvo!')
    expect(versions).toEqual([1, 1, 4])
  })

  test('is shared and made one’s own again', async () => {
    await shown('/?view=5&colour=azul')
    server.answer('PATCH', '/api/views/:id', async (request) => {
      const { shared } = (await request.json()) as { shared: boolean }
      known = [view(5, 'Azuis', { shared, version: known[0] ? known[0].version + 1 : 2 }), theirs]
      return json({ data: known[0] })
    })
    await choose('Compartilhar')
    await screen.findByText('Quem vê esta lista agora vê esta visão.')
    await choose('Deixar de compartilhar')
    await screen.findByText('Agora só você vê esta visão.')
    expect(await server.bodies('/api/views/5')).toEqual([
      { version: 1, shared: true },
      { version: 2, shared: false },
    ])
  })

  test('is deleted, leaves the table as it is, and can be brought back', async () => {
    const { at } = await shown('/?view=5&colour=azul')
    const [gone] = known
    server.answer('DELETE', '/api/views/:id', () => {
      known = [theirs]
      return json({ message: 'ok' })
    })
    await choose('Excluir visão')
    await screen.findByText('Excluído!')
    expect(at()).toBe('/')
    expect(toasts.get().at(-1)).toMatchObject({ tone: 'undo', stays: 10_000 })
    server.answer('POST', '/api/views/:id/restore', () => {
      known = gone ? [gone, theirs] : [theirs]
      return json({ data: gone })
    })
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(at()).toBe('/?view=5&colour=azul'))
    expect(button().getAttribute('aria-label')).toBe('Visões: Azuis')
  })

  test('what is refused is said, and the table stays', async () => {
    const { at } = await shown('/?view=5&colour=azul')
    server.answer('DELETE', '/api/views/:id', () => refusal(403, { detail: 'Acesso negado!' }))
    await choose('Excluir visão')
    await screen.findByText('Acesso negado!')
    expect(at()).toBe('/?view=5&colour=azul')
  })
})

describe('the view that opens first', () => {
  const setFirst = () =>
    server.answer('PUT', '/api/views/default', async (request) => {
      const { view_id } = (await request.json()) as { view_id: number | null }
      first = view_id
      return json({ default_id: view_id })
    })

  test('opens where the address says nothing, at once, and not where it says something', async () => {
    const page = await shown('/?view=5&colour=azul')
    setFirst()
    await choose('Abrir sempre nesta visão')
    await screen.findByText('Esta lista abre agora em “Azuis”.')
    page.unmount()
    const bare = render(<Cups />, { me: person(4, { id: 44 }) })
    expect(colour()).toBe('azul')
    await waitFor(() => expect(bare.at()).toBe('/?view=5&colour=azul'))
    bare.unmount()
    render(<Cups />, { me: person(4, { id: 44 }), path: '/?colour=roxo' })
    expect(colour()).toBe('roxo')
  })

  test('can be left for the standard one, and clearing its filters stays clear', async () => {
    first = 5
    const { at } = await shown()
    await waitFor(() => expect(at()).toBe('/?view=5&colour=azul'))
    await user.click(screen.getByRole('button', { name: 'limpar' }))
    expect([at(), colour()]).toEqual(['/?view=5', 'todas'])
    await pick('Visão padrão')
    expect([at(), colour()]).toEqual(['/?view=all', 'todas'])
    await user.click(screen.getByRole('button', { name: 'só pretas' }))
    await user.click(screen.getByRole('button', { name: 'limpar' }))
    expect([at(), colour()]).toEqual(['/?view=all', 'todas'])
    setFirst()
    await pick(/Azuis/)
    await choose('Não abrir mais nesta visão')
    await screen.findByText('Esta lista abre agora na visão padrão.')
    await pick('Visão padrão')
    expect(at()).toBe('/')
  })

  test('does not pull away somebody who has already asked for something', async () => {
    first = 5
    const { at } = await shown('/?colour=roxo')
    expect([at(), colour()]).toEqual(['/?colour=roxo', 'roxo'])
  })

  test('is another person’s business on the same browser', async () => {
    first = 5
    const page = await shown()
    await waitFor(() => expect(page.at()).toBe('/?view=5&colour=azul'))
    page.unmount()
    first = null
    const other = render(<Cups />, { me: person(4, { id: 45 }) })
    expect([colour(), other.at()]).toEqual(['todas', '/'])
  })
})
