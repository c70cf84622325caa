import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { DAY_MS } from '#contract/kit/spans.ts'
import type { Notification } from '#contract/notification/notification.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { setLocale } from '#web/kit/words.ts'
import { Bell } from '#web/notification/Bell.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
let kept: Notification[]

const note = (id: number, over: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'supportAnswered',
  title: `Aviso ${id}`,
  link: '/suporte?m=7',
  created_at: new Date(Date.now() - 60_000).toISOString(),
  read_at: null,
  ...over,
})

beforeEach(() => {
  // An afternoon in São Paulo: what is a minute old is of the same day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T18:00:00Z') })
  setLocale('pt')
  kept = []
  server = fakeServer()
  server.answer('GET', '/api/getNotificacaoNaoLida/:userId', () => {
    const unreads = kept.filter((it) => it.read_at === null)
    return json({ status: 'success', message: 'ok', data: { unreads, count: unreads.length } })
  })
  server.answer('GET', '/api/notifications', (request) => {
    const asked = new URL(request.url).searchParams
    const before = Number(asked.get('before') ?? Infinity)
    const all = kept.filter((it) => it.id < before && (asked.get('only') === null || it.read_at === null))
    return json({ data: all.slice(0, 20), total: all.length, page: 1, per_page: 20 })
  })
  server.answer('POST', '/api/notifications/read', async (request) => {
    const { ids, until } = (await request.json()) as { ids?: number[]; until?: number }
    kept = kept.map((it) =>
      (ids?.includes(it.id) ?? it.id <= (until ?? Infinity)) ? { ...it, read_at: '2026-03-10T15:00:00Z' } : it,
    )
    return json({ read: 1 })
  })
})

const show = (role: Role = 4, over = {}) => ({
  user: userEvent.setup(),
  ...render(
    <main>
      <Bell />
      <button type="button">outro</button>
    </main>,
    { me: person(role, over) },
  ),
})
const bell = (name: string | RegExp = /Notificações/) => screen.findByRole('button', { name })
const panel = () => screen.findByRole('dialog', { name: 'Notificações' })
const ring = () => act(() => emitLive({ topic: 'user:44', event: 'notification.changed' }))
const reads = () => server.bodies('/api/notifications/read')

describe('the bell', () => {
  test('counts what is unread, and says a newer one aloud; what waited already is no news', async () => {
    kept = [note(1)]
    show()
    await bell('Notificações, 1 não lida')
    expect(screen.queryByText('Aviso 1')).toBeNull()
    kept = [note(2, { title: 'O suporte respondeu: Horas' }), ...kept]
    ring()
    await bell('Notificações, 2 não lidas')
    const said = await screen.findByText('O suporte respondeu: Horas')
    expect(said.closest('[aria-live="polite"]')).toBeTruthy()
    kept = [note(4), note(3), ...kept]
    ring()
    expect(await screen.findByText('2 novas notificações')).toBeTruthy()
  })

  test('stays quiet when the server does not answer: the failure is logged and the known number stays', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    kept = [note(1)]
    show()
    await bell('Notificações, 1 não lida')
    server.answer('GET', '/api/getNotificacaoNaoLida/:userId', () => refusal(500))
    ring()
    await waitFor(() => expect(log).toHaveBeenCalledWith('Notifications, unread:', expect.anything()))
    await bell('Notificações, 1 não lida')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the list', () => {
  test('is by day, the unread marked, each leading to what it is about; following one reads it', async () => {
    kept = [
      note(3),
      note(2, { created_at: new Date(Date.now() - DAY_MS).toISOString(), read_at: '2026-03-10T15:00:00Z' }),
    ]
    const { user, at } = show()
    await user.click(await bell())
    const today = within(await screen.findByRole('region', { name: 'Hoje' }))
    const yesterday = within(screen.getByRole('region', { name: 'Ontem' }))
    expect(yesterday.getByRole('link', { name: /^Aviso 2/ })).toBeTruthy()
    await user.click(today.getByRole('link', { name: /^Não lida:\s*Aviso 3/ }))
    expect(at()).toBe('/suporte?m=7')
    expect(screen.queryByRole('dialog')).toBeNull()
    await bell('Notificações')
    expect(await reads()).toEqual([{ ids: [3] }])
  })

  test('is no link to a screen that the reader may not open', async () => {
    kept = [note(1, { link: '/district/hub/permissions/roles' }), note(2, { link: null })]
    const { user } = show()
    await user.click(await bell())
    expect(await screen.findByText('Aviso 1')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('one is marked as read at once, and stays so only if the server agrees', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    kept = [note(2), note(1)]
    const { user } = show()
    await user.click(await bell())
    await user.click(await screen.findByRole('button', { name: 'Marcar como lida: Aviso 2' }))
    await bell('Notificações, 1 não lida')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Aviso 2/ }))
    server.answer('POST', '/api/notifications/read', () => refusal(503))
    await user.click(screen.getByRole('button', { name: 'Marcar como lida: Aviso 1' }))
    await waitFor(() => expect(log).toHaveBeenCalledWith('Notifications, read:', expect.anything()))
    await bell('Notificações, 1 não lida')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('all become read up to the newest that was seen', async () => {
    kept = [note(9), note(8), note(7)]
    const { user } = show()
    await user.click(await bell())
    await user.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }))
    await bell('Notificações')
    expect(screen.queryByRole('button', { name: /Marcar/ })).toBeNull()
    expect(await reads()).toEqual([{ until: 9 }])
  })

  test('shows the unread alone, and says when there is none', async () => {
    kept = [note(2), note(1, { read_at: '2026-03-10T15:00:00Z' })]
    const { user } = show()
    await user.click(await bell())
    await screen.findByText('Aviso 1')
    await user.click(screen.getByRole('radio', { name: /Não lidas/ }))
    await waitFor(() => expect(screen.queryByText('Aviso 1')).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Marcar como lida: Aviso 2' }))
    expect(await screen.findByText('Tudo lido')).toBeTruthy()
  })

  test('brings older ones on demand, and keeps them when a new one comes', async () => {
    kept = Array.from({ length: 25 }, (_, index) => note(25 - index))
    const { user } = show()
    await user.click(await bell())
    await user.click(await screen.findByRole('button', { name: 'Mostrar mais antigas' }))
    expect(await screen.findByText('Aviso 1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mostrar mais antigas' })).toBeNull()
    kept = [note(26), ...kept]
    ring()
    expect(await within(await panel()).findByText('Aviso 26')).toBeTruthy()
    expect(screen.getAllByRole('link')).toHaveLength(26)
  })

  test('is empty in words, and a failure can be tried again', async () => {
    server.answer('GET', '/api/notifications', () => refusal(500))
    const { user } = show()
    await user.click(await bell())
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })
    server.answer('GET', '/api/notifications', { data: [], total: 0, page: 1, per_page: 20 })
    await user.click(again)
    expect(await screen.findByText('Nada por aqui')).toBeTruthy()
  })

  test('marks nothing in a preview as another role', async () => {
    kept = [note(1)]
    const { user } = show(4, { viewing_as: 4 })
    await user.click(await bell())
    await user.click(await screen.findByRole('link', { name: /Aviso 1/ }))
    expect(screen.queryByRole('button', { name: /Marcar/ })).toBeNull()
    expect(await reads()).toEqual([])
  })
})

describe('with the keyboard', () => {
  test('B opens it, arrows go through, Esc closes and gives the focus to the bell', async () => {
    kept = [note(2), note(1)]
    const { user } = show()
    await bell()
    await user.keyboard('b')
    expect(document.activeElement).toBe(await panel())
    const [first, second] = await screen.findAllByRole('link')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(first)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(second)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(first)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(await bell())
  })

  test('going past its end closes it', async () => {
    const { user } = show()
    await user.click(await bell())
    await screen.findByText('Nada por aqui')
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'outro' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('so does pressing elsewhere, or the bell once more', async () => {
    const { user } = show()
    await user.click(await bell())
    await panel()
    await user.click(screen.getByRole('button', { name: 'outro' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(await bell())
    await panel()
    await user.click(await bell())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('on a phone it takes the whole window and holds the focus', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('37.5rem'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
  kept = [note(1)]
  const { user } = show()
  await user.click(await bell())
  expect((await panel()).getAttribute('aria-modal')).toBe('true')
  await user.click(await screen.findByRole('radio', { name: 'Todas' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(await bell())
})
