import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#web/kit/call/call-error.ts'
import { useCall } from '#web/kit/call/query.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { useListState } from '#web/kit/table/state/useListState.ts'
import { TableToolbar } from '#web/kit/table/toolbar/TableToolbar.tsx'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { cupColumns, cupFilters, cupList, cupServer, cupSorts, type CupServer } from '#web/testing/cups.ts'
import { person } from '#web/testing/person.ts'
import { onPhone } from '#web/testing/phone.ts'
import { render } from '#web/testing/render.tsx'

const save = vi.fn(async (_format: string, _columns: string[]) => ({ name: 'x.csv', rows: 1 as number | null }))

const Cups = () => {
  const list = useListState('cups', { sorts: cupSorts, filters: cupFilters, columns: cupColumns })
  const answer = useCall(cupList, list.input, { keepPrevious: true })
  return (
    <>
      <output data-testid="state">{JSON.stringify(list.state)}</output>
      <TableToolbar list={list} columns={cupColumns} search="Buscar xícara" save={save} />
      <DataTable
        label="Xícaras"
        list={list}
        answer={answer}
        columns={cupColumns}
        rowKey={(it) => it.id}
        rowLink={(it) => `/cups/${it.id}`}
      />
    </>
  )
}

let server: CupServer
let user: UserEvent
beforeEach(() => {
  server = cupServer()
  user = userEvent.setup()
  save.mockClear()
  toasts.set([])
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const titles = () => screen.getAllByRole('columnheader').map((it) => it.textContent)
const density = () => screen.getByRole('table').dataset['density']
const display = async () => {
  await user.click(screen.getByRole('button', { name: 'Exibição' }))
  return within(screen.getByRole('dialog', { name: 'Exibição' }))
}
const shown = async (path = '/', me = person(4)) => {
  const page = render(<Cups />, { path, me })
  await screen.findByRole('table')
  return page
}

describe('columns', () => {
  test('an extra one shows only once it is chosen, and the address says which are there', async () => {
    const { at } = await shown()
    expect(titles()).toEqual(['Nome', 'Volume', 'Cor'])
    const menu = await display()
    await user.click(await menu.findByRole('checkbox', { name: 'Marca' }))
    expect(titles()).toEqual(['Nome', 'Volume', 'Cor', 'Marca'])
    await user.click(menu.getByRole('checkbox', { name: 'Volume' }))
    expect(titles()).toEqual(['Nome', 'Cor', 'Marca'])
    expect(at()).toBe('/?cols=nome%2Ccolour%2Cmaker')
    await user.click(menu.getByRole('button', { name: 'Restaurar padrão' }))
    expect([titles(), at()]).toEqual([['Nome', 'Volume', 'Cor'], '/'])
  })

  test('the headline stays', async () => {
    await shown('/?cols=colour')
    expect(titles()).toEqual(['Nome', 'Cor'])
    const menu = await display()
    expect(menu.getByRole('checkbox', { name: 'Nome' })).toHaveProperty('disabled', true)
  })

  test('one that is not there, for this person or any more, falls out of an address', async () => {
    await shown('/?cols=salary,colour,nome,colour2')
    expect(titles()).toEqual(['Cor', 'Nome'])
  })

  test('move by buttons, are said where they stand, and keep the focus', async () => {
    const { at } = await shown()
    const menu = await display()
    const down = menu.getByRole('button', { name: 'Mover Nome para baixo' })
    await user.click(down)
    expect(titles()).toEqual(['Volume', 'Nome', 'Cor'])
    expect(menu.getByRole('status').textContent).toBe('Nome: posição 2 de 3')
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['Volume', 'Cor', 'Nome'])
    expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Mover Nome para baixo' }))
    expect(down.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Enter}')
    expect(at()).toBe('/?cols=ml%2Ccolour%2Cnome')
  })

  test('move by Alt and an arrow', async () => {
    await shown()
    const menu = await display()
    menu.getByRole('checkbox', { name: 'Cor' }).focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(titles()).toEqual(['Nome', 'Cor', 'Volume'])
    expect(document.activeElement).toBe(menu.getByRole('checkbox', { name: 'Cor' }))
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    expect(titles()).toEqual(['Cor', 'Nome', 'Volume'])
  })
})

describe('density', () => {
  test('is chosen, said in the address and remembered', async () => {
    const first = await shown()
    expect(density()).toBe('comfortable')
    const menu = await display()
    await user.click(menu.getByRole('radio', { name: 'Compacta' }))
    expect([density(), first.at()]).toEqual(['compact', '/?density=compact'])
    first.unmount()
    const again = await shown()
    expect([density(), again.at()]).toEqual(['compact', '/?density=compact'])
  })
})

describe('on a phone', () => {
  test('cards are sorted from the same menu: down, up, and in their own order again; they have no density', async () => {
    onPhone()
    const { at } = render(<Cups />)
    await screen.findByRole('link', { name: 'Xícara 1' })
    const menu = await display()
    expect(menu.queryByRole('radio', { name: 'Compacta' })).toBeNull()
    const sorts = within(menu.getByRole('group', { name: 'Ordenar por' }))
    await user.click(sorts.getByRole('button', { name: 'Volume' }))
    expect(at()).toBe('/?sort=-ml')
    const down = sorts.getByRole('button', { name: 'Volume, Decrescente' })
    expect(down.getAttribute('aria-pressed')).toBe('true')
    await user.click(down)
    expect(at()).toBe('/?sort=ml')
    await user.click(sorts.getByRole('button', { name: 'Volume, Crescente' }))
    expect(at()).toBe('/')
  })

  test('no key is shown where there is no keyboard', async () => {
    const wide = await shown()
    expect(screen.queryByText('/', { selector: 'kbd' })).not.toBeNull()
    wide.unmount()
    onPhone()
    render(<Cups />)
    await screen.findByRole('link', { name: 'Xícara 1' })
    expect(screen.queryByText('/', { selector: 'kbd' })).toBeNull()
  })
})

describe('what is remembered', () => {
  test('belongs to one person and one table', async () => {
    const first = await shown('/', person(4, { id: 44 }))
    const menu = await display()
    await user.click(menu.getByRole('checkbox', { name: 'Cor' }))
    await user.click(menu.getByRole('radio', { name: 'Compacta' }))
    await user.click(screen.getByRole('radio', { name: '25' }))
    first.unmount()
    const other = await shown('/', person(4, { id: 45 }))
    expect([titles(), density(), other.at()]).toEqual([['Nome', 'Volume', 'Cor'], 'comfortable', '/'])
    other.unmount()
    const back = await shown('/', person(4, { id: 44 }))
    expect([titles(), density()]).toEqual([['Nome', 'Volume'], 'compact'])
    expect(back.at()).toBe('/?cols=nome%2Cml&density=compact&per_page=25')
    expect(server.lists().at(-1)).toBe('?page=1&per_page=25')
  })

  test('asks the server once: what is remembered is known before the first question', async () => {
    const first = await shown()
    await user.click(screen.getByRole('radio', { name: '50' }))
    first.unmount()
    const before = server.lists().length
    await shown()
    expect(server.lists().slice(before)).toEqual(['?page=1&per_page=50'])
  })

  test('gives way to what an address says, and changes nothing in it', async () => {
    const first = await shown()
    const menu = await display()
    await user.click(menu.getByRole('radio', { name: 'Compacta' }))
    first.unmount()
    const link = await shown('/?density=comfortable&cols=nome')
    expect([density(), titles()]).toEqual(['comfortable', ['Nome']])
    link.unmount()
    await shown()
    expect([density(), titles()]).toEqual(['compact', ['Nome', 'Volume', 'Cor']])
  })

  test('what cannot be read is forgotten', async () => {
    window.localStorage.setItem('nucleo.table.cups.44', '{"density":"tight"')
    await shown()
    expect(density()).toBe('comfortable')
  })
})

describe('exporting', () => {
  test('takes the visible columns by the names that the export knows', async () => {
    await shown('/?cols=ml,nome')
    await user.click(screen.getByRole('button', { name: 'Exportar' }))
    await user.click(screen.getByRole('menuitem', { name: 'Excel (XLSX)' }))
    expect(save.mock.calls).toEqual([['xlsx', ['ml', 'litres', 'nome']]])
    await screen.findByText('1 linha exportada')
  })

  const failing = async (error: unknown) => {
    save.mockRejectedValueOnce(error)
    await shown()
    await user.click(screen.getByRole('button', { name: 'Exportar' }))
    await user.click(screen.getByRole('menuitem', { name: 'PDF' }))
    await screen.findByText('Desculpe, um erro ocorreu!')
    return toasts.get().map(({ tone, text, stays }) => ({ tone, text, stays }))
  }
  const sorry = { tone: 'error', text: 'Desculpe, um erro ocorreu!', stays: 2000 }

  test.each([
    ['no answer', new CallError({ message: 'Sem resposta', network: true })],
    ['a refusal', new CallError({ message: 'Acesso negado!', status: 403 })],
    ['a fault of ours', new TypeError('x is not a function')],
  ])('%s is told in the words of the specification, for 2 s', async (_, error) => {
    expect(await failing(error)).toEqual([sorry])
  })

  test('what the person can do something about is told besides', async () => {
    const text = 'A planilha tem 90000 linhas; o máximo é 50000.'
    expect(await failing(new CallError({ message: text, status: 422 }))).toEqual([
      sorry,
      { tone: 'warning', text, stays: 2500 },
    ])
  })
})

test('the state is what a view would keep', async () => {
  await shown('/?sort=-ml&q=azul&colour=red&cols=nome,ml&page=2')
  expect(JSON.parse(screen.getByTestId('state').textContent ?? '')).toEqual({
    filters: { colour: 'red' },
    q: 'azul',
    sort: '-ml',
    columns: ['nome', 'ml'],
    density: 'comfortable',
    per_page: 10,
  })
})
