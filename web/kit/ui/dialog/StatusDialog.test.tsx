import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { StatusDialog } from '#web/kit/ui/dialog/StatusDialog.tsx'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { render } from '#web/testing/render.tsx'

afterEach(() => toasts.set([]))

const choices = [
  { key: 1, label: 'Ativo', tone: 'ok' },
  { key: 3, label: 'Desligado', tone: 'quiet' },
] as const

const Person = ({ store }: { store: (key: 1 | 3) => Promise<unknown> }) => {
  const [open, setOpen] = useState(true)
  return <StatusDialog open={open} of="Ana" now={1} choices={choices} store={store} onClose={() => setOpen(false)} />
}

const said = () => toasts.get().map((it) => [it.tone, it.text, it.stays])

test('is titled Status, wants a choice, and stores it', async () => {
  const store = vi.fn<(key: 1 | 3) => Promise<unknown>>().mockResolvedValue(undefined)
  render(<Person store={store} />)
  expect(screen.getByRole('dialog').textContent).toContain('Ana')
  expect(screen.getByRole('heading').textContent).toBe('Status')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(screen.getByRole('alert').textContent).toBe('Escolha um status.')
  expect(store).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: 'Desligado' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(store).toHaveBeenCalledExactlyOnceWith(3)
  expect(said()).toEqual([['success', 'Status alterado!', 1500]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a refusal is a warning, and the choice stays', async () => {
  render(<Person store={() => Promise.reject(new Error('refused'))} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Desligado' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(said()).toEqual([['warning', 'Um erro ocorreu!', 2500]])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Desligado' }).checked).toBe(true)
})
