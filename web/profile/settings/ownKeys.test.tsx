import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { rebind, resetKeys } from '#web/kit/ui/keys/ownKeys.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { OwnKeys } from '#web/profile/settings/OwnKeys.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const START = 'Iniciar um loop ou abrir o timer'
const start = vi.fn<() => void>()
const home = vi.fn<() => void>()
const Bound = () => {
  useHotkey('n', start, { label: 'Iniciar loop' })
  useHotkey('g h', home, { label: 'Início', group: 'Telas' })
  return <OwnKeys />
}
const open = () => render(<Bound />, { me: person(4) })
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li')
  if (!row) throw new Error(`No row of ${name}.`)
  return within(row)
}
const change = (name: string) => userEvent.click(screen.getByRole('button', { name: `Mudar a tecla: ${name}` }))

beforeEach(() => {
  resetKeys()
  start.mockReset()
  home.mockReset()
})

test('another key takes the place of ours, in this browser, until it is reset', async () => {
  open()
  await change(START)
  expect(screen.getByText('Aperte a tecla nova; Esc desiste')).toBeTruthy()
  await userEvent.keyboard('x')
  expect(rowOf(START).getByText('X')).toBeTruthy()
  expect(start).not.toHaveBeenCalled()
  await userEvent.keyboard('n')
  expect(start).not.toHaveBeenCalled()
  await userEvent.keyboard('x')
  expect(start).toHaveBeenCalledTimes(1)
  expect(JSON.parse(localStorage.getItem('nucleo.hotkeys.own') ?? '')).toEqual({ n: 'x' })
  await userEvent.click(screen.getByRole('button', { name: `Voltar à tecla N: ${START}` }))
  await userEvent.keyboard('xn')
  expect(start).toHaveBeenCalledTimes(2)
})

test('a conflict is named, and nothing changes until another key is pressed; Esc gives up', async () => {
  open()
  await change(START)
  await userEvent.keyboard('r')
  expect(screen.getByText('Esta tecla já é de: Continuar o último loop. Escolha outra.')).toBeTruthy()
  await userEvent.keyboard('g')
  expect(screen.getByText(/G, o começo de outros atalhos/)).toBeTruthy()
  await userEvent.keyboard('1')
  expect(screen.getByText(/outro uso nas telas/)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(rowOf(START).getByText('N')).toBeTruthy()
  // A key that was given up is free.
  rebind('r', 'y')
  await change(START)
  await userEvent.keyboard('r')
  expect(rowOf(START).getByText('R')).toBeTruthy()
})

test('a way after G keeps its G; all go back at once', async () => {
  open()
  await change('Início')
  await userEvent.keyboard('z')
  await userEvent.keyboard('gh')
  expect(home).not.toHaveBeenCalled()
  await userEvent.keyboard('gz')
  expect(home).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Voltar todas ao padrão' }))
  await userEvent.keyboard('gh')
  expect(home).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem('nucleo.hotkeys.own')).toBeNull()
})

test('who runs no loops is offered no key for one', () => {
  render(<Bound />, { me: person(3) })
  expect(screen.queryByText(START)).toBeNull()
  expect(screen.queryByText('Parar o loop em andamento')).toBeNull()
  expect(screen.getByText('Início')).toBeTruthy()
})
