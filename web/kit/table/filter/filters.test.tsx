import { IconPalette, IconStack } from '@tabler/icons-react'
import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TableFilter } from '#web/kit/table/filter/filter.ts'
import { FilterBar } from '#web/kit/table/filter/FilterBar.tsx'
import { useListState } from '#web/kit/table/state/useListState.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { cupFilters, cupSorts } from '#web/testing/cups.ts'
import { render } from '#web/testing/render.tsx'

const shelves = ['Água', 'Âmbar', 'Barro', 'Cedro', 'Cobre', 'Ébano', 'Jade', 'Linho', 'Marfim', 'Ônix']
const filters: readonly TableFilter<(typeof cupFilters)[number]>[] = [
  {
    names: ['colour'],
    label: 'Cor',
    icon: IconPalette,
    many: true,
    choices: ['azul', 'roxo', 'verde'].map((value) => ({ value, label: value })),
  },
  {
    names: ['shelf'],
    label: 'Prateleira',
    icon: IconStack,
    choices: shelves.map((label) => ({ value: label, label })),
  },
]

let pressed: string[] = []
const Bar = () => {
  const list = useListState('cups', { sorts: cupSorts, filters: cupFilters })
  useHotkey('n', () => void pressed.push('n'))
  return (
    <>
      <FilterBar list={list} filters={filters} />
      <button type="button">depois</button>
    </>
  )
}

let user: UserEvent
beforeEach(() => {
  user = userEvent.setup()
  pressed = []
})

const opener = () => screen.getByRole('button', { name: 'Filtrar' })
const panel = () => screen.queryByRole('dialog', { name: 'Filtrar por' })

describe('filters by keys alone', () => {
  test('several values stay open, stand in the order of their list, and Esc gives the focus back', async () => {
    const { at } = render(<Bar />)
    opener().focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toBe('Cor')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'azul' }))
    await user.keyboard('{End}{Enter}{Home}[Space]')
    expect(at()).toBe('/?colour=azul%2Cverde')
    expect(screen.getAllByRole('option', { selected: true }).map((it) => it.textContent)).toEqual(['azul', 'verde'])
    await user.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(opener())
    expect(screen.getByRole('button', { name: 'Cor: azul, verde' })).toBeTruthy()
  })

  test('a long list is searched, whatever the accents, and Enter takes the first', async () => {
    const { at } = render(<Bar />)
    await user.click(opener())
    await user.keyboard('{ArrowDown}{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Procurar' }))
    await user.keyboard('AMB')
    expect(screen.getAllByRole('option').map((it) => it.textContent)).toEqual(['Âmbar'])
    await user.keyboard('{Enter}')
    expect([at(), panel()]).toEqual(['/?shelf=%C3%82mbar', null])
    await user.click(screen.getByRole('button', { name: 'Prateleira: Âmbar' }))
    await user.keyboard('zzz')
    expect(screen.getByText('Nada encontrado')).toBeTruthy()
  })

  test('leaving it by Tab closes it, and its keys are no shortcuts of the page', async () => {
    render(<Bar />)
    await user.click(opener())
    await user.keyboard('n')
    expect(pressed).toEqual([])
    await user.tab()
    await user.tab()
    expect(panel()).toBeNull()
    expect(document.activeElement?.textContent).toBe('depois')
    await user.keyboard('n')
    expect(pressed).toEqual(['n'])
  })
})

describe('chips', () => {
  test('open what they are about, and go when their last value goes', async () => {
    const { at } = render(<Bar />, { path: '/?colour=roxo&page=3' })
    await user.click(screen.getByRole('button', { name: 'Cor: roxo' }))
    const open = screen.getByRole('dialog', { name: 'Cor' })
    await user.click(within(open).getByRole('option', { name: 'azul' }))
    expect(at()).toBe('/?colour=azul%2Croxo')
    await user.click(within(open).getByRole('option', { name: 'azul' }))
    await user.click(within(open).getByRole('option', { name: 'roxo' }))
    expect(at()).toBe('/')
    expect(screen.queryByRole('button', { name: /^Cor/ })).toBeNull()
  })

  test('clearing all takes the search along', async () => {
    const { at } = render(<Bar />, { path: '/?colour=roxo&shelf=Jade&q=x&sort=ml' })
    await user.click(screen.getByRole('button', { name: 'Limpar tudo' }))
    expect(at()).toBe('/?sort=ml')
    expect(screen.queryByRole('button', { name: 'Limpar tudo' })).toBeNull()
  })
})
