import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TourStep } from '#web/kit/tour/step.ts'
import { Tour } from '#web/kit/tour/Tour.tsx'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { render } from '#web/testing/render.tsx'
import { giveVisibility } from '#web/testing/visibility.ts'

beforeEach(() => {
  giveVisibility()
  vi.useFakeTimers()
})

const step = (element: string, more: Partial<TourStep> = {}): TourStep => ({
  element,
  district: 'hub',
  has_click: false,
  ...more,
})

const told = vi.fn<(what: string) => void>()
beforeEach(() => void told.mockClear())

/** The parts that steps are about come and go by buttons of the page, as in the app. */
const Page = ({ steps }: { steps: readonly TourStep[] }) => {
  const [at, setAt] = useState(0)
  const [on, setOn] = useState(true)
  const [late, setLate] = useState(false)
  const [dialog, setDialog] = useState<'dialog' | 'alert'>()
  const next = (what: string) => {
    told(what)
    if (at + 1 < steps.length) setAt(at + 1)
    else setOn(false)
  }
  const end = (what: string) => {
    told(what)
    setOn(false)
  }
  const says = {
    title: `Passo ${at + 1}`,
    text: 'O que é isto',
    next: steps[at]?.has_click ? undefined : at + 1 < steps.length ? 'Próximo' : 'Concluir',
    hint: 'Clique no destaque',
    leave: 'Sair do tour',
    progress: steps.length > 1 ? `${at + 1} de ${steps.length}` : undefined,
  }
  return (
    <>
      <button type="button">antes</button>
      <div data-tour="bar">
        <button type="button" data-tour="menu" aria-haspopup="menu" aria-expanded="false" onClick={() => told('app')}>
          da barra
        </button>
        <input aria-label="busca" />
      </div>
      <button type="button" onClick={() => setLate(!late)}>
        traz o outro
      </button>
      <button type="button" onClick={() => setDialog('dialog')}>
        abre
      </button>
      <button type="button" onClick={() => setDialog(dialog ? undefined : 'alert')}>
        alarme
      </button>
      {late && (
        <button type="button" data-tour="late">
          o outro
        </button>
      )}
      <Dialog
        open={dialog !== undefined}
        alert={dialog === 'alert'}
        title="Diálogo"
        onClose={() => setDialog(undefined)}
      >
        <button type="button" data-tour={dialog === 'dialog' ? 'inside' : undefined}>
          de dentro
        </button>
      </Dialog>
      {on && (
        <Tour
          steps={steps}
          at={at}
          says={says}
          onShown={() => told('shown')}
          onPass={() => next('pass')}
          onSkip={() => next('skip')}
          onLeave={() => end('leave')}
          onStray={() => end('stray')}
        />
      )}
    </>
  )
}

/** In small pieces: React acts on what a timer changed at the end of each. */
const pass = async (ms: number): Promise<void> => {
  for (let piece = 0; piece < 40; piece += 1) await act(() => vi.advanceTimersByTimeAsync(ms / 40))
}
/** The delay, and the way of the light to its element. */
const settle = () => pass(1000)
const box = () => document.querySelector<HTMLElement>('.driver-popover')
const shownTitle = (): string | undefined =>
  box()?.checkVisibility() ? box()?.querySelector('h2')?.textContent : undefined
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey })
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const focused = () => document.activeElement?.textContent

describe('a step', () => {
  test('shows 500 ms after its element is there, no sooner', async () => {
    render(<Page steps={[step('bar')]} />)
    await pass(499)
    expect(box()).toBeNull()
    await pass(2)
    expect(shownTitle()).toBe('Passo 1')
    expect(screen.getByRole('dialog', { name: 'Passo 1', description: 'O que é isto' })).toBe(box())
  })

  test('says Next until the last, which says Finish and ends it', async () => {
    render(<Page steps={[step('bar'), step('bar')]} />)
    await settle()
    click('Próximo')
    expect(shownTitle()).toBeUndefined()
    await settle()
    expect(shownTitle()).toBe('Passo 2')
    click('Concluir')
    await settle()
    expect(box()).toBeNull()
    expect(document.querySelector('.driver-overlay')).toBeNull()
    expect(told.mock.calls.flat()).toEqual(['shown', 'pass', 'shown', 'pass'])
  })

  test('tells how far it is only when there is more than one', async () => {
    const { unmount } = render(<Page steps={[step('bar'), step('bar')]} />)
    await settle()
    expect(box()).toHaveProperty('textContent', expect.stringContaining('1 de 2'))
    unmount()
    render(<Page steps={[step('bar')]} />)
    await settle()
    expect(box()).toHaveProperty('textContent', expect.not.stringContaining('1 de 1'))
  })

  test('leaves the ARIA of its element as it is, during and after', async () => {
    render(<Page steps={[step('menu'), step('bar')]} />)
    const menu = document.querySelector('[data-tour="menu"]')
    const kept = () => ['aria-haspopup', 'aria-expanded', 'aria-controls'].map((it) => menu?.getAttribute(it))
    await settle()
    expect(kept()).toEqual(['menu', 'false', null])
    click('Próximo')
    await settle()
    expect(kept()).toEqual(['menu', 'false', null])
    click('Concluir')
    await settle()
    expect(kept()).toEqual(['menu', 'false', null])
  })
})

describe('an element that is not there', () => {
  test('is waited for', async () => {
    render(<Page steps={[step('late')]} />)
    await pass(3000)
    expect(box()).toBeNull()
    click('traz o outro')
    await settle()
    expect(shownTitle()).toBe('Passo 1')
    expect(told).not.toHaveBeenCalledWith('skip')
  })

  test('is given up after a few seconds, and the tour goes on', async () => {
    render(<Page steps={[step('late'), step('bar')]} />)
    await pass(3900)
    expect(told).not.toHaveBeenCalled()
    await pass(200)
    expect(told.mock.calls.flat()).toEqual(['skip'])
    await settle()
    expect(shownTitle()).toBe('Passo 2')
  })

  test('takes the window with it when it goes, and brings it back', async () => {
    render(<Page steps={[step('late')]} />)
    click('traz o outro')
    await settle()
    click('traz o outro')
    await pass(100)
    expect(box()).toBeNull()
    click('traz o outro')
    await settle()
    expect(shownTitle()).toBe('Passo 1')
  })

  test('is behind the person when what comes after it is there', async () => {
    render(<Page steps={[step('late', { past: ['bar'] }), step('bar')]} />)
    await settle()
    expect(told.mock.calls.flat()).toEqual(['pass', 'shown'])
    expect(shownTitle()).toBe('Passo 2')
  })
})

describe('a step to click', () => {
  const steps = [step('bar', { has_click: true }), step('bar')]

  test('has no Next and is passed by the real click, which the app hears of', async () => {
    render(<Page steps={steps} />)
    await settle()
    expect(screen.queryByRole('button', { name: 'Próximo' })).toBeNull()
    expect(screen.getByText('Clique no destaque').hidden).toBe(false)
    click('da barra')
    await settle()
    expect(told.mock.calls.flat()).toEqual(['shown', 'app', 'pass', 'shown'])
    expect(shownTitle()).toBe('Passo 2')
  })

  test('is not passed by a click elsewhere, nor in a field of it', async () => {
    render(<Page steps={steps} />)
    await settle()
    click('antes')
    fireEvent.click(screen.getByRole('textbox', { name: 'busca', hidden: true }))
    await settle()
    expect(told.mock.calls.flat()).toEqual(['shown'])
  })

  test('lets Tab reach the element, and holds it there', async () => {
    render(<Page steps={steps} />)
    await settle()
    expect(document.activeElement).toBe(box())
    press('Tab')
    expect(document.activeElement).toHaveProperty('title', 'Sair do tour')
    press('Tab')
    expect(focused()).toBe('da barra')
    press('Tab')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'busca', hidden: true }))
    press('Tab')
    expect(document.activeElement).toHaveProperty('title', 'Sair do tour')
  })
})

describe('the focus', () => {
  test('moves into the window and stays in it', async () => {
    render(<Page steps={[step('bar')]} />)
    await settle()
    expect(focused()).toBe('Concluir')
    press('Tab')
    expect(document.activeElement).toHaveProperty('title', 'Sair do tour')
    press('Tab')
    expect(focused()).toBe('Concluir')
    press('Tab', true)
    expect(document.activeElement).toHaveProperty('title', 'Sair do tour')
  })

  test('goes back to where it was', async () => {
    const Late = () => {
      const [on, setOn] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOn(true)}>
            começa
          </button>
          {on && <Page steps={[step('bar')]} />}
        </>
      )
    }
    render(<Late />)
    const opener = screen.getByRole('button', { name: 'começa' })
    opener.focus()
    fireEvent.click(opener)
    await settle()
    expect(document.activeElement).not.toBe(opener)
    press('Escape')
    await pass(50)
    expect(document.activeElement).toBe(opener)
  })
})

describe('Esc and the cross', () => {
  test.each([
    ['Esc', () => press('Escape')],
    ['the cross', () => click('Sair do tour')],
  ])('%s leaves', async (_, leave) => {
    render(<Page steps={[step('bar'), step('bar')]} />)
    await settle()
    leave()
    await pass(50)
    expect(told.mock.calls.flat()).toEqual(['shown', 'leave'])
    expect(box()).toBeNull()
    expect(document.querySelector('.driver-overlay')).toBeNull()
  })

  test('Esc leaves the tour, not the dialog it stands in', async () => {
    render(<Page steps={[step('inside')]} />)
    click('abre')
    await settle()
    expect(shownTitle()).toBe('Passo 1')
    press('Escape')
    await pass(50)
    expect(told).toHaveBeenLastCalledWith('leave')
    expect(screen.getByRole('dialog', { name: 'Diálogo' })).toBeTruthy()
  })
})

describe('what comes over the page', () => {
  test('an alert has the page to itself for as long as it takes; then the step is back', async () => {
    render(<Page steps={[step('bar')]} />)
    await settle()
    click('alarme')
    await pass(50)
    expect(box()).toBeNull()
    expect(document.querySelector('.driver-overlay')).toBeNull()
    await pass(60_000)
    expect(told.mock.calls.flat()).toEqual(['shown'])
    // Esc is the alert's own again.
    press('Escape')
    await settle()
    expect(told).not.toHaveBeenCalledWith('leave')
    expect(shownTitle()).toBe('Passo 1')
  })

  test('a dialog covers what lies under it, and shows what stands in it', async () => {
    render(<Page steps={[step('bar'), step('inside')]} />)
    click('abre')
    await pass(10_000)
    expect(box()).toBeNull()
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Diálogo' }), { key: 'Escape' })
    await settle()
    expect(shownTitle()).toBe('Passo 1')
    click('Próximo')
    click('abre')
    await settle()
    expect(shownTitle()).toBe('Passo 2')
  })

  test('a hidden tab shows nothing and loses nothing', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(<Page steps={[step('bar')]} />)
    await pass(10_000)
    expect(box()).toBeNull()
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    await settle()
    expect(shownTitle()).toBe('Passo 1')
  })
})

describe('the screen of a step', () => {
  const steps = [step('bar', { route: 'loopCenter' })]

  test('is opened', async () => {
    const { at } = render(<Page steps={steps} />, { path: '/' })
    await settle()
    expect(at()).toBe('/district/workstation/pontos')
    expect(shownTitle()).toBe('Passo 1')
  })

  test('is stayed on: who goes elsewhere has strayed', async () => {
    const { go } = render(<Page steps={steps} />, { path: '/district/workstation/pontos?status=3' })
    await settle()
    await act(() => go('/ajuda'))
    await pass(50)
    expect(told.mock.calls.flat()).toEqual(['shown', 'stray'])
    expect(box()).toBeNull()
  })

  test('keeps its filters when it is open already', async () => {
    const { at } = render(<Page steps={steps} />, { path: '/district/workstation/pontos?status=3' })
    await settle()
    expect(at()).toBe('/district/workstation/pontos?status=3')
  })
})

test('the light follows its element', async () => {
  render(<Page steps={[step('bar')]} />)
  const bar = document.querySelector('[data-tour="bar"]')
  let top = 100
  vi.spyOn(bar as Element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(40, top, 200, 30))
  await settle()
  const hole = () => document.querySelector('.driver-overlay path')?.getAttribute('d')
  const before = hole()
  expect(before).toContain('M42,94')
  top = 300
  await pass(100)
  expect(hole()).toContain('M42,294')
})
