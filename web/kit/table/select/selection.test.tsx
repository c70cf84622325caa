import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCall } from '#web/kit/call/query.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import type { Removal } from '#web/kit/table/select/useRemove.ts'
import type { Chosen } from '#web/kit/table/select/useSelection.ts'
import { useListState } from '#web/kit/table/state/useListState.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import {
  cupColumns,
  cupFilters,
  cupList,
  cups,
  cupServer,
  cupSorts,
  type Cup,
  type CupServer,
} from '#web/testing/cups.ts'
import { render } from '#web/testing/render.tsx'
import { json } from '#web/testing/server.ts'

interface CupsProps {
  readonly bulk?: (chosen: Chosen) => void
  readonly removal?: Removal<Cup>
  readonly answered?: (row: Cup) => string | undefined
}

const Cups = ({ bulk, removal, answered }: CupsProps) => {
  const list = useListState('cups', { sorts: cupSorts, filters: cupFilters })
  const answer = useCall(cupList, list.input, { keepPrevious: true })
  const total = answer.data?.total
  return (
    <>
      <button type="button" onClick={() => list.set({ colour: 'verde' })}>
        só verdes
      </button>
      <DataTable
        label="Xícaras"
        list={list}
        answer={answer}
        columns={cupColumns}
        rowKey={(it) => it.id}
        rowName={(it) => it.nome}
        unselectable={answered}
        sums={{
          whole: total === undefined ? undefined : { ml: total * 100 },
          of: (it) => ({ ml: it.ml }),
          show: ({ ml = 0 }) => ({ ml: `${ml / 1000} L` }),
        }}
        bulk={
          bulk &&
          ((chosen) => (
            <button type="button" onClick={() => bulk(chosen)}>
              Lavar
            </button>
          ))
        }
        removal={removal}
      />
    </>
  )
}

let server: CupServer
let user: UserEvent
beforeEach(() => {
  server = cupServer()
  user = userEvent.setup()
  toasts.set([])
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const box = (name: string) => screen.getByRole('checkbox', { name })
const cupBox = (id: number) => box(`Selecionar Xícara ${id}`)
const bar = () => screen.getByRole('toolbar', { name: 'Ações da seleção' })
const selectedRows = () =>
  screen
    .queryAllByRole<HTMLTableRowElement>('row', { selected: true })
    .map((it) => Number(it.cells[1]?.textContent?.slice('Xícara '.length)))
const shown = async (props: CupsProps, path = '/') => {
  const page = render(<Cups {...props} />, { path })
  await screen.findByRole('table')
  return page
}

describe('selecting', () => {
  test('is there only where something can be done with it', async () => {
    await shown({})
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('a row, and a range of them with Shift, in both directions', async () => {
    const bulk = vi.fn<(it: Chosen) => void>()
    await shown({ bulk })
    await user.click(cupBox(3))
    expect(selectedRows()).toEqual([3])
    await user.keyboard('{Shift>}')
    await user.click(cupBox(6))
    expect(selectedRows()).toEqual([3, 4, 5, 6])
    await user.click(cupBox(4))
    await user.keyboard('{/Shift}')
    // From the last one that was toggled, 6, back to 4: out again.
    expect(selectedRows()).toEqual([3])
    await user.click(within(bar()).getByRole('button', { name: 'Lavar' }))
    expect(bulk.mock.calls[0]?.[0]).toMatchObject({ count: 1, all: false, meant: { ids: [3] } })
  })

  test('adds up over the selection, and stays over pages', async () => {
    await shown({ bulk: () => undefined })
    await user.click(cupBox(1))
    await user.click(cupBox(2))
    await user.click(screen.getByRole('button', { name: 'Próxima página' }))
    await screen.findByText('11–20 de 45')
    await user.click(cupBox(11))
    const line = screen.getByRole('rowheader', { name: 'Seleção' }).closest('tr')
    expect(line?.textContent).toBe('Seleção0.3 L')
    expect(screen.getByRole('rowheader', { name: 'Total' }).closest('tr')?.textContent).toBe('Total4.5 L')
    expect(within(bar()).getByText('3 selecionados')).toBeTruthy()
  })

  test('the box in the head takes the page, says when it is some of it, and lets it go', async () => {
    await shown({ bulk: () => undefined })
    const head = box('Selecionar todas desta página') as HTMLInputElement
    await user.click(cupBox(5))
    expect([head.checked, head.indeterminate]).toEqual([false, true])
    await user.click(head)
    expect([head.checked, head.indeterminate, selectedRows().length]).toEqual([true, false, 10])
    await user.click(head)
    expect(selectedRows()).toEqual([])
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  test('all of the filter is the filter without what was taken out', async () => {
    const bulk = vi.fn<(it: Chosen) => void>()
    await shown({ bulk }, '/?colour=azul')
    await user.click(box('Selecionar todas desta página'))
    await user.click(within(bar()).getByRole('button', { name: 'Selecionar todos os 45' }))
    expect(within(bar()).getByText('Todos os 45 selecionados')).toBeTruthy()
    expect(document.activeElement).toBe(bar())
    await user.click(screen.getByRole('button', { name: 'Última página' }))
    await screen.findByText('41–45 de 45')
    expect(selectedRows()).toEqual([41, 42, 43, 44, 45])
    await user.click(cupBox(43))
    await user.click(within(bar()).getByRole('button', { name: 'Lavar' }))
    expect(bulk.mock.calls[0]?.[0]).toMatchObject({
      count: 44,
      all: true,
      meant: { except: [43] },
      figures: { ml: 4400 },
    })
    await user.click(within(bar()).getByRole('button', { name: 'Limpar seleção' }))
    expect(selectedRows()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Xícaras' }))
  })

  test('ends when the filter changes: another filter is another list', async () => {
    await shown({ bulk: () => undefined })
    await user.click(cupBox(1))
    await user.click(screen.getByRole('button', { name: 'só verdes' }))
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
    expect(selectedRows()).toEqual([])
  })

  test('a row that may not be selected says why, by pointer and by ear, and no gesture takes it', async () => {
    const reason = 'Mensagem com resposta não pode ser removida!'
    await shown({ bulk: () => undefined, answered: (it) => (it.id === 2 ? reason : undefined) })
    const disabled = box(`Selecionar Xícara 2. ${reason}`)
    expect(disabled.closest('label')?.title).toBe(reason)
    await user.click(disabled)
    expect(screen.queryByRole('toolbar')).toBeNull()
    await user.click(cupBox(1))
    await user.keyboard('{Shift>}')
    await user.click(cupBox(3))
    await user.keyboard('{/Shift}')
    expect(selectedRows()).toEqual([1, 3])
    const head = box('Selecionar todas desta página') as HTMLInputElement
    await user.click(head)
    expect(selectedRows()).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(head.checked).toBe(true)
  })
})

describe('deleting', () => {
  const ask = 'Tem certeza de que deseja excluir este item?'
  const answer = async (name: string) => {
    const dialog = await screen.findByRole('alertdialog', { name: ask })
    await user.click(within(dialog).getByRole('button', { name }))
  }

  test('one row asks, says that it is done for 1.5 s, and reads the list again', async () => {
    const one = vi.fn(async (_row: Cup) => undefined)
    await shown({ removal: { one } })
    await user.click(screen.getByRole('button', { name: 'Excluir Xícara 4' }))
    const before = server.lists().length
    await answer('Excluir')
    await screen.findByText('Item excluído com sucesso!')
    expect(toasts.get().map((it) => [it.tone, it.stays])).toEqual([['success', 1500]])
    expect(one.mock.calls.map(([row]) => row.id)).toEqual([4])
    await waitFor(() => expect(server.lists().length).toBe(before + 1))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('asked and declined, nothing happens', async () => {
    const one = vi.fn(async () => undefined)
    await shown({ removal: { one } })
    await user.click(screen.getByRole('button', { name: 'Excluir Xícara 4' }))
    await answer('Cancelar')
    expect(one).not.toHaveBeenCalled()
  })

  test('refused says so, and the list is read again', async () => {
    await shown({ removal: { one: () => Promise.reject(new Error('no')) } })
    await user.click(screen.getByRole('button', { name: 'Excluir Xícara 1' }))
    const before = server.lists().length
    await answer('Excluir')
    await screen.findByText('Erro ao excluir o item.')
    expect(toasts.get().map((it) => it.tone)).toEqual(['error'])
    await waitFor(() => expect(server.lists().length).toBe(before + 1))
  })

  test('many rows asks once, tells how many, and lets the selection go', async () => {
    const many = vi.fn(async () => undefined)
    await shown({ removal: { many } })
    await user.click(cupBox(2))
    await user.click(cupBox(7))
    await user.click(within(bar()).getByRole('button', { name: 'Excluir' }))
    expect((await screen.findByRole('alertdialog', { name: ask })).textContent).toContain('2 itens selecionados')
    await answer('Excluir')
    await screen.findByText('Item excluído com sucesso!')
    expect(many.mock.calls).toEqual([[{ ids: [2, 7] }]])
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  test('what can be taken back offers so', async () => {
    const back = vi.fn()
    await shown({ removal: { one: async () => back } })
    await user.click(screen.getByRole('button', { name: 'Excluir Xícara 4' }))
    await answer('Excluir')
    await screen.findByText('Item excluído com sucesso!')
    expect(back).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(back).toHaveBeenCalledTimes(1)
  })

  test('a row that cannot go has no button', async () => {
    await shown({ removal: { one: async () => undefined, may: (row) => row.id !== 4 } })
    expect(screen.getByRole('button', { name: 'Excluir Xícara 5' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Excluir Xícara 4' })).toBeNull()
  })

  test('many ask with what would happen; where nothing would, they only tell', async () => {
    const many = vi.fn(async () => undefined)
    const foresee = vi.fn(async () => ({ text: '1 vai, 1 fica', none: false }))
    await shown({ removal: { many, foresee } })
    const remove = async () => user.click(within(bar()).getByRole('button', { name: 'Excluir' }))
    await user.click(cupBox(2))
    await user.click(cupBox(7))
    foresee.mockResolvedValueOnce({ text: 'nenhum vai', none: true })
    await remove()
    const told = await screen.findByRole('alertdialog', { name: 'Excluir' })
    expect(told.textContent).toContain('nenhum vai')
    await user.keyboard('{Escape}')
    foresee.mockRejectedValueOnce(new Error('no'))
    await remove()
    await screen.findByText('Falha ao excluir o item.')
    expect(many).not.toHaveBeenCalled()
    expect(selectedRows()).toEqual([2, 7])
    await remove()
    expect((await screen.findByRole('alertdialog', { name: ask })).textContent).toContain('1 vai, 1 fica')
    await answer('Excluir')
    await waitFor(() => expect(many.mock.calls).toEqual([[{ ids: [2, 7] }]]))
  })

  test('many refused keeps the selection', async () => {
    await shown({ removal: { many: () => Promise.reject(new Error('no')) } })
    await user.click(cupBox(2))
    await user.click(within(bar()).getByRole('button', { name: 'Excluir' }))
    await answer('Excluir')
    await screen.findByText('Falha ao excluir o item.')
    expect(selectedRows()).toEqual([2])
  })
})

describe('on a phone', () => {
  test('cards have the same boxes and the same actions', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const it = new EventTarget() as MediaQueryList
      return Object.assign(it, { matches: query.includes('max-width'), media: query })
    })
    server.answer('GET', '/api/cups', () => json({ data: cups(3), total: 3, page: 1, per_page: 10 }))
    const one = vi.fn(async () => undefined)
    render(<Cups bulk={() => undefined} removal={{ one }} answered={(it) => (it.id === 3 ? 'não' : undefined)} />)
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Xícara 1' }))
    expect(within(bar()).getByText('1 selecionado')).toBeTruthy()
    expect(screen.getByText('Seleção · Volume')).toBeTruthy()
    expect(box('Selecionar Xícara 3. não').getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'Excluir Xícara 2' })).toBeTruthy()
  })
})
