import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { askedTour, endTour, startTour } from '#web/kit/tour/asked.ts'
import { setLocale } from '#web/kit/words.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'
import { giveVisibility } from '#web/testing/visibility.ts'
import { TourGuide } from '#web/tour/TourGuide.tsx'
import '#web/tour/TourRun.tsx'

let server: FakeServer
let known: object[]
let offers = true
beforeEach(() => {
  giveVisibility()
  vi.useFakeTimers()
  endTour()
  known = []
  offers = true
  server = fakeServer()
  server.answer('GET', '/api/tours', () => json({ data: known, offers }))
  server.answer('PUT', '/api/tour-offers', { offers: false })
  server.answer('PUT', '/api/tours/:tour', () => json({ data: {} }))
})

const row = (tour: string, status: string, step: number) => ({ tour, status, step, version: 1, updated_at: '' })

/** In small pieces: React acts on what a timer changed at the end of each. */
const pass = async (ms: number): Promise<void> => {
  for (let piece = 0; piece < 40; piece += 1) await act(() => vi.advanceTimersByTimeAsync(ms / 40))
}
const card = () => screen.queryByRole('complementary', { name: 'Convite para um tour' })
const answer = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(100)
}
const saved = () => server.bodies('/api/tours/:tour')
const title = () => document.querySelector('.driver-popover h2')?.textContent

const parts = ['palette', 'districts', 'district-menu', 'language', 'person', 'loop-open']
const Page = ({ without = [] }: { without?: readonly string[] }) => (
  <main tabIndex={-1}>
    {parts
      .filter((it) => !without.includes(it))
      .map((it) => (
        <button key={it} type="button" data-tour={it}>
          {it}
        </button>
      ))}
    <TourGuide />
  </main>
)
const open = async (ui = <Page />, { role = 4, path = '/' }: { role?: Role; path?: string } = {}) => {
  const page = render(ui, { me: person(role), path })
  await pass(4000)
  return page
}

describe('a tour is offered', () => {
  test('once the page has been quiet for a while, with a card that takes no focus', async () => {
    render(<Page />)
    await pass(2000)
    expect(card()).toBeNull()
    await pass(2000)
    expect(card()?.textContent).toContain('Quer conhecer o menu em 5 passos?')
    expect(document.activeElement).toBe(document.body)
    expect(title()).toBeUndefined()
  })

  test.each([
    ['a loop alert or another dialog', <div key="1" role="alertdialog" aria-modal="true" />],
    ['a form', <form key="2" />],
  ])('not while %s is open', async (_, busy) => {
    await open(
      <main>
        {busy}
        <TourGuide />
      </main>,
    )
    await pass(20_000)
    expect(card()).toBeNull()
  })

  test('and stays there while menus open and close', async () => {
    await open(
      <main>
        <TourGuide />
      </main>,
    )
    expect(card()).toBeTruthy()
    const menu = document.createElement('ul')
    menu.setAttribute('role', 'menu')
    document.body.append(menu)
    await pass(2000)
    menu.remove()
    expect(card()).toBeTruthy()
  })

  test('not in a hidden tab', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await open()
    expect(card()).toBeNull()
  })

  test('not where it does not belong, and not to whoever may not take it', async () => {
    await open(<Page />, { path: '/ajuda' })
    expect(card()).toBeNull()
    cleanup()
    known = [row('menu', 'done', 5)]
    await open(<Page />, { role: 2 })
    expect(card()).toBeNull()
  })

  test('not in a preview as another role, which could not remember the answer', async () => {
    render(<Page />, { me: person(4, { viewing_as: 4 }) })
    await pass(10_000)
    expect(card()).toBeNull()
  })

  test('not when the server does not say what was seen', async () => {
    server.answer('GET', '/api/tours', () => refusal(500))
    await open()
    expect(card()).toBeNull()
  })

  test.each([
    ['done', [row('menu', 'done', 5)], 'Quer conhecer o loop em 6 passos?'],
    ['refused', [row('menu', 'left', 0)], 'Quer conhecer o loop em 6 passos?'],
    ['cut off', [row('menu', 'running', 4)], 'Quer continuar conhecendo o menu?Você parou no passo 4 de 5.'],
    ['met in every case', [row('menu', 'done', 5), row('loop', 'left', 2)], undefined],
  ])('by what is remembered: %s', async (_, rows, text) => {
    known = rows
    await open()
    if (text === undefined) expect(card()).toBeNull()
    else expect(card()?.textContent).toContain(text)
  })
})

describe('the answers', () => {
  test('"Começar" starts it, step by step remembered until it is done', async () => {
    await open()
    await answer('Começar')
    await pass(1500)
    expect(card()).toBeNull()
    expect(title()).toBe('Tudo por aqui')
    for (const next of ['Os distritos', 'As telas do distrito', 'O idioma', 'Sua conta']) {
      await answer('Próximo')
      await pass(1000)
      expect(title()).toBe(next)
    }
    await answer('Concluir')
    expect(await saved()).toEqual([
      ...[0, 1, 2, 4, 5].map((step) => ({ step, status: 'running', version: 1 })),
      { step: 5, status: 'done', version: 1 },
    ])
    expect(askedTour.get()).toBeUndefined()
    await pass(20_000)
    expect(card()).toBeNull()
  })

  test('one that is cut off by a reload is not offered again that day, but is the next', async () => {
    await open()
    await answer('Começar')
    known = [row('menu', 'running', 4)]
    const reload = async (ms: number) => {
      cleanup()
      endTour()
      vi.setSystemTime(Date.now() + ms)
      await open()
    }
    await reload(60_000)
    expect(card()).toBeNull()
    await reload(24 * 3_600_000)
    expect(card()?.textContent).toContain('Você parou no passo 4 de 5.')
  })

  test('"Depois" asks again tomorrow, and nothing else today', async () => {
    await open()
    await answer('Depois')
    expect(card()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(await saved()).toEqual([])
    const after = async (ms: number) => {
      cleanup()
      vi.setSystemTime(Date.now() + ms)
      await open()
    }
    await after(60_000)
    expect(card()).toBeNull()
    await after(15 * 60_000)
    expect(card()).toBeNull()
    await after(24 * 3_600_000)
    expect(card()?.textContent).toContain('o menu')
  })

  test('"Não mostrar mais" is remembered as left', async () => {
    await open()
    await answer('Não mostrar mais')
    expect(card()).toBeNull()
    expect(await saved()).toEqual([{ step: 0, status: 'left', version: 1 }])
  })

  test('"Não oferecer tours" is a no to all, which the account keeps', async () => {
    await open()
    await answer('Não oferecer tours')
    expect(card()).toBeNull()
    expect(await server.bodies('/api/tour-offers')).toEqual([{ offers: false }])
    cleanup()
    localStorage.clear()
    offers = false
    await open()
    expect(card()).toBeNull()
  })

  test('going to another screen puts it off, and nothing else is offered that day', async () => {
    const { go } = await open()
    expect(card()).not.toBeNull()
    await act(() => go('/ajuda'))
    await pass(100)
    await act(() => go('/'))
    await pass(5000)
    expect(card()).toBeNull()
  })

  test('given on another page of the person, the card goes here too', async () => {
    await open()
    known = [row('menu', 'done', 5), row('loop', 'done', 5)]
    act(() => emitLive({ topic: 'user:44', event: 'tour.changed' }))
    await pass(500)
    expect(card()).toBeNull()
  })
})

describe('under way', () => {
  const begin = async (name: string, ui = <Page />) => {
    await open(ui, { path: '/ajuda' })
    act(() => startTour(name))
    await pass(1500)
  }

  test('it goes on where it was left', async () => {
    known = [row('menu', 'left', 5)]
    await begin('menu')
    expect(title()).toBe('Sua conta')
  })

  test('where it was left may be gone: it begins where it can', async () => {
    known = [row('loop', 'left', 4)]
    await begin('loop')
    expect(title()).toBe('O loop começa aqui')
  })

  test('it follows the language', async () => {
    await begin('menu')
    act(() => setLocale('en'))
    await pass(100)
    expect(title()).toBe('Everything starts here')
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
    act(() => setLocale('pt'))
  })

  test('what is done begins anew', async () => {
    known = [row('menu', 'done', 5)]
    await begin('menu')
    expect(title()).toBe('Tudo por aqui')
  })

  test('Esc leaves it, remembered as left at its step', async () => {
    await begin('menu')
    await answer('Próximo')
    await pass(1000)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await pass(500)
    expect(title()).toBeUndefined()
    expect((await saved()).at(-1)).toEqual({ step: 1, status: 'left', version: 1 })
  })

  test('a step that is not there is passed over', async () => {
    await begin('menu', <Page without={['districts', 'district-menu']} />)
    await answer('Próximo')
    await pass(5500)
    expect(title()).toBe('O idioma')
  })

  test('a click that cannot be made ends it with a word, to be taken up later', async () => {
    await begin('loop')
    expect(title()).toBe('O loop começa aqui')
    await answer('loop-open')
    await pass(5000)
    expect(title()).toBeUndefined()
    expect(screen.getByText(/não está disponível agora/)).toBeTruthy()
    expect((await saved()).at(-1)).toEqual({ step: 1, status: 'running', version: 1 })
    expect(askedTour.get()).toBeUndefined()
  })

  test('whoever may not take it sees nothing happen', async () => {
    await open(<Page />, { role: 3, path: '/ajuda' })
    act(() => startTour('loop'))
    await pass(2000)
    expect(title()).toBeUndefined()
    expect(askedTour.get()).toBeUndefined()
  })
})
