import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { confirm, tell } from '#web/kit/ui/dialog/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { switchHotkeys, useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { setTitlePrefix, useDocumentTitle } from '#web/kit/ui/page/title.ts'
import { toast, toasts } from '#web/kit/ui/toast/toast.ts'
import { setLocale } from '#web/kit/words.ts'
import { render } from '#web/testing/render.tsx'

afterEach(() => {
  toasts.set([])
  setLocale('pt')
})

describe('a toast', () => {
  const shown = () => screen.queryAllByRole('listitem').map((it) => it.textContent)

  test.each([
    ['success', 1500],
    ['info', 2000],
    ['warning', 2500],
    ['error', 2500],
  ] as const)('%s stays %d ms', (tone, stays) => {
    vi.useFakeTimers()
    render(<p />)
    act(() => void toast[tone]('Salvo!'))
    expect(shown()).toEqual(['Salvo!'])
    act(() => void vi.advanceTimersByTime(stays - 1))
    expect(shown()).toEqual(['Salvo!'])
    act(() => void vi.advanceTimersByTime(1))
    expect(shown()).toEqual([])
  })

  test('offers to undo for ten seconds', () => {
    vi.useFakeTimers()
    render(<p />)
    const undone = vi.fn<() => void>()
    act(() => void toast.undo('Excluído.', undone))
    act(() => void vi.advanceTimersByTime(9999))
    act(() => screen.getByRole('button', { name: 'Desfazer' }).click())
    expect(undone).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual([])
  })

  test('undoes the last by Ctrl Z, but not while somebody writes, nor by the key of redo', () => {
    vi.useFakeTimers()
    render(<input aria-label="nome" />)
    const undone = vi.fn<(what: string) => void>()
    const press = (on: Element, more: object = {}) =>
      act(
        () => void on.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, ...more })),
      )
    for (const it of ['primeiro', 'segundo']) act(() => void toast.undo(it, () => undone(it)))
    press(screen.getByRole('textbox'))
    press(document.body, { key: 'Z', shiftKey: true })
    expect(undone).not.toHaveBeenCalled()
    press(document.body)
    press(document.body)
    press(document.body)
    expect(undone.mock.calls).toEqual([['segundo'], ['primeiro']])
    expect(shown()).toEqual([])
  })

  test('says the same thing once', () => {
    render(<p />)
    act(() => {
      toast.error('Um erro ocorreu!')
      toast.error('Um erro ocorreu!')
    })
    expect(shown()).toEqual(['Um erro ocorreu!'])
  })
})

describe('a question', () => {
  test('answers yes, no, and no when it is left', async () => {
    render(<p />)
    const answers: boolean[] = []
    const ask = () => void confirm({ title: 'Excluir?', danger: true }).then((it) => answers.push(it))
    for (const way of ['Confirmar', 'Cancelar']) {
      act(ask)
      await userEvent.click(await screen.findByRole('button', { name: way }))
    }
    act(ask)
    await screen.findByRole('alertdialog', { name: 'Excluir?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(answers).toEqual([true, false, false]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('waits for the one before it; something to know has one button', async () => {
    render(<p />)
    act(() => {
      void tell({ title: 'Átomo', body: 'Você já tem um loop.', tone: 'warning' })
      void confirm({ title: 'Depois' })
    })
    expect(screen.getAllByRole('alertdialog').length).toBe(1)
    const buttons = screen.getAllByRole('button').map((it) => it.textContent || it.getAttribute('aria-label'))
    expect(buttons).toEqual(['Fechar', 'Fechar'])
    await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[1] ?? document.body)
    expect(await screen.findByRole('alertdialog', { name: 'Depois' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
  })
})

test('a dialog takes the focus, keeps it and gives it back', async () => {
  const Page = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          abrir
        </button>
        <Dialog open={open} title="Xícara" onClose={() => setOpen(false)}>
          <input aria-label="cor" data-autofocus />
        </Dialog>
      </>
    )
  }
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'abrir' })
  await userEvent.click(opener)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('cor')))
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a menu opens by its button, moves by arrows and letters, chooses and gives the focus back', async () => {
  const chosen = vi.fn<(it: string) => void>()
  const items = ['Abrir', 'Editar', 'Excluir'].map((label) => ({ label, onClick: () => chosen(label) }))
  render(<Menu label="Mais" button="…" items={items} />)
  const opener = screen.getByRole('button', { name: 'Mais' })
  await userEvent.click(opener)
  const focused = () => document.activeElement?.textContent
  expect(focused()).toBe('Abrir')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Excluir')
  await userEvent.keyboard('{Home}e')
  expect(focused()).toBe('Editar')
  await userEvent.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['Editar']])
  expect(document.activeElement).toBe(opener)
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
})

describe('a key', () => {
  const run = vi.fn<(it: string) => void>()
  const Keys = () => {
    useHotkey('n', () => run('n'))
    useHotkey('g l', () => run('g l'))
    useHotkey('mod+k', () => run('mod+k'))
    return <input aria-label="nome" />
  }
  afterEach(() => {
    run.mockReset()
    switchHotkeys(true)
  })

  test('does its work alone, after another, or with Ctrl', async () => {
    render(<Keys />)
    await userEvent.keyboard('ngl{Control>}k{/Control}')
    expect(run.mock.calls.flat()).toEqual(['n', 'g l', 'mod+k'])
  })

  test('is a letter inside a field, where only Ctrl still works', async () => {
    render(<Keys />)
    await userEvent.type(screen.getByLabelText('nome'), 'ngl{Control>}k{/Control}')
    expect(run.mock.calls.flat()).toEqual(['mod+k'])
  })

  test('is off in a dialog, and where it was switched off', async () => {
    render(<Keys />)
    switchHotkeys(false)
    await userEvent.keyboard('n')
    switchHotkeys(true)
    act(() => void confirm({ title: 'Xícara?' }))
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('n{Escape}')
    expect(run).not.toHaveBeenCalled()
    await userEvent.keyboard('n')
    expect(run).toHaveBeenCalledTimes(1)
  })
})

test('the running time stands before the screen’s name in the window’s title', () => {
  const Named = () => {
    useDocumentTitle('Central de loops')
    return null
  }
  render(<Named />)
  expect(document.title).toBe('Central de loops · Nucleo')
  act(() => setTitlePrefix('00:12:04'))
  expect(document.title).toBe('00:12:04 · Central de loops · Nucleo')
  act(() => setTitlePrefix(''))
  expect(document.title).toBe('Central de loops · Nucleo')
})
