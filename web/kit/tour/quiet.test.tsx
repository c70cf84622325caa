import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isQuiet, useQuiet } from '#web/kit/tour/quiet.ts'
import { Loading } from '#web/kit/ui/state/Loading.tsx'

describe('a page is quiet', () => {
  test('when nobody does anything on it', () => {
    render(
      <main>
        <div role="search">
          <input aria-label="busca" />
        </div>
      </main>,
    )
    expect(isQuiet()).toBe(true)
  })

  test.each([
    ['a dialog', <div key="1" role="dialog" aria-modal="true" />],
    ['an alert', <div key="2" role="alertdialog" />],
    ['a menu', <ul key="3" role="menu" />],
    ['a skeleton', <Loading key="5" />],
    ['a list that is being read', <section key="6" aria-busy />],
    [
      'a form',
      <main key="4">
        <form />
      </main>,
    ],
  ])('not while %s is open', (_, open) => {
    const { unmount } = render(open)
    expect(isQuiet()).toBe(false)
    unmount()
    expect(isQuiet()).toBe(true)
  })

  test.each(['input', 'textarea', 'select'])('not while the focus is in a field (%s)', (Field) => {
    render(<Field aria-label="campo" />)
    const field = document.querySelector<HTMLElement>('[aria-label="campo"]')
    field?.focus()
    expect(isQuiet()).toBe(false)
    field?.blur()
    expect(isQuiet()).toBe(true)
  })

  test('not in a hidden tab', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    expect(isQuiet()).toBe(false)
  })
})

describe('waiting for quiet', () => {
  beforeEach(() => void vi.useFakeTimers())
  const Asked = ({ on = true }: { on?: boolean }) => <p>{useQuiet(3000, on) ? 'quieto' : 'espera'}</p>
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('takes its time, and begins anew after each disturbance', async () => {
    const { container } = render(<Asked />)
    await pass(2500)
    expect(container.textContent).toBe('espera')
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(500)
    hidden.mockReturnValue(false)
    await pass(2500)
    expect(container.textContent).toBe('espera')
    await pass(500)
    expect(container.textContent).toBe('quieto')
    hidden.mockReturnValue(true)
    await pass(500)
    expect(container.textContent).toBe('espera')
  })

  test('does not look when nothing is to be asked', async () => {
    const { container } = render(<Asked on={false} />)
    await pass(10_000)
    expect(container.textContent).toBe('espera')
    expect(vi.getTimerCount()).toBe(0)
  })
})
