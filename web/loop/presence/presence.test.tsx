import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ponto } from '#contract/loop/loop.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { putLoop } from '#web/loop/current.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { ended, forgetLoops, HOUR, loopServer, MINUTE, pontoSince } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'
import { json, refusal } from '#web/testing/server.ts'
import { complaintsSoFar } from '#web/testing/setup.ts'

const SECOND = 1000
const NOW = Date.parse('2026-11-20T15:00:00.000Z')

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  forgetLoops()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const shown = async (loop: Ponto | null, limits = {}) => {
  const server = loopServer(loop, limits)
  render(<TimerWidget />)
  // The dialog of the loop is loaded by real I/O.
  await act(() => import('#web/loop/dialog/LoopModal.tsx'))
  await pass(10)
  return server
}
const alert = () => screen.queryByRole('alertdialog', { name: 'Você ainda está aí?' })
const answers = (server: ReturnType<typeof loopServer>, method: string, path: string, next: Ponto) =>
  server.answer(method, path, () => {
    server.put(next)
    return json({ status: 'success', message: 'ok', data: next })
  })
const asked = (server: ReturnType<typeof loopServer>, path: string) =>
  server.asked.filter((it) => new URL(it.url).pathname === path).length

describe('the widget', () => {
  test('shows the work time by the server’s clock, in the page’s title too, and stays right after sleep', async () => {
    await shown(pontoSince(90 * SECOND))
    const widget = screen.getByRole('button', { name: /Loop em andamento/ })
    expect(widget.textContent).toContain('0:01:30')
    await pass(2 * SECOND)
    expect(widget.textContent).toContain('0:01:32')
    expect(document.title).toMatch(/^0:01:32/)
    // The machine slept: no timer ran, and the page is looked at again.
    vi.setSystemTime(NOW + 30 * MINUTE)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(widget.textContent).toContain('0:31:30')
  })

  test('opens a panel with work time, time of day and the next check; Esc closes it', async () => {
    await shown(pontoSince(HOUR))
    const widget = screen.getByRole('button', { name: /Loop em andamento/ })
    fireEvent.click(widget)
    const panel = screen.getByRole('region', { name: 'Loop em andamento' })
    expect(panel.textContent).toMatch(/Tempo de trabalho1:00:00.*Hora atual12:00:00.*Próxima verificação13:00/)
    fireEvent.keyDown(panel, { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Loop em andamento' })).toBeNull()
    expect(document.activeElement).toBe(widget)
  })

  test('a time that cannot be known is a danger with a way to ask again', async () => {
    const server = loopServer(null)
    server.answer('GET', '/api/loadPontoLooper/:id', () => refusal(500))
    render(<TimerWidget />)
    await pass(10)
    const widget = screen.getByRole('button', { name: /Tempo indisponível/ })
    expect(widget.dataset['tone']).toBe('danger')
    expect(widget.textContent).toContain('- - -')
    const before = server.asked.length
    fireEvent.click(widget)
    await pass(10)
    expect(server.asked.length).toBe(before + 1)
  })

  test('follows what another page does, at once', async () => {
    const server = await shown(null)
    server.put(pontoSince(0))
    act(() => emitLive({ topic: 'user:44', event: 'loop.changed' }))
    await pass(10)
    expect(screen.getByRole('button', { name: /Loop em andamento/ })).toBeTruthy()
    server.put({ ...ended(pontoSince(0), 3), tipo: 1 })
    act(() => emitLive({ topic: 'user:44', event: 'loop.changed' }))
    await pass(10)
    expect(screen.getByRole('button', { name: 'Iniciar loop' })).toBeTruthy()
    expect(document.title).not.toMatch(/^00:/)
  })
})

describe('the inactivity alert', () => {
  const due = () => pontoSince(2 * HOUR - 5 * SECOND)

  test('comes when the check falls due, counts down, and is logged without permission to notify', async () => {
    await shown(due())
    expect(alert()).toBeNull()
    const widget = screen.getByRole('button', { name: /Loop em andamento/ })
    expect(widget.textContent).not.toContain('Confirme sua presença')
    await pass(5 * SECOND)
    // The closed widget says it in words, not by its colour alone.
    expect(widget.textContent).toContain('Confirme sua presença')
    const dialog = alert()
    expect(dialog).not.toBeNull()
    expect(within(dialog ?? document.body).getByRole('timer').textContent).toBe('91')
    expect(complaintsSoFar().join()).toContain('No desktop notification')
    await pass(21 * SECOND)
    expect(screen.getByRole('timer').textContent).toBe('70')
    // No Esc, no cross: it wants an answer.
    fireEvent.keyDown(screen.getByRole('timer'), { key: 'Escape' })
    expect(alert()).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
  })

  test('Estou aqui confirms once and closes it', async () => {
    const loop = due()
    const server = await shown(loop)
    const next = { ...loop, check_due_at: new Date(Date.parse(loop.check_due_at ?? '') + 2 * HOUR).toISOString() }
    answers(server, 'POST', '/api/loops/7/here', next)
    await pass(6 * SECOND)
    complaintsSoFar()
    const here = screen.getByRole('button', { name: 'Estou aqui' })
    fireEvent.click(here)
    fireEvent.click(here)
    await pass(10)
    expect(alert()).toBeNull()
    expect(asked(server, '/api/loops/7/here')).toBe(1)
  })

  test('confirmed on another page, it closes here', async () => {
    const loop = due()
    const server = await shown(loop)
    await pass(6 * SECOND)
    complaintsSoFar()
    server.put({ ...loop, check_due_at: new Date(NOW + 2 * HOUR).toISOString() })
    act(() => emitLive({ topic: 'user:44', event: 'loop.present' }))
    await pass(10)
    expect(alert()).toBeNull()
  })

  test('a confirmation that does not arrive is sent again by itself', async () => {
    const loop = due()
    const server = await shown(loop)
    server.answer('POST', '/api/loops/7/here', () => Promise.reject(new TypeError('no network')))
    await pass(6 * SECOND)
    fireEvent.click(screen.getByRole('button', { name: 'Estou aqui' }))
    await pass(10)
    expect(screen.getByText(/ainda não chegou ao servidor/)).toBeTruthy()
    answers(server, 'POST', '/api/loops/7/here', { ...loop, check_due_at: new Date(NOW + 2 * HOUR).toISOString() })
    await pass(4 * SECOND)
    expect(alert()).toBeNull()
    complaintsSoFar()
  })

  test('unanswered, the server’s forced stop opens screen 4', async () => {
    const loop = due()
    const server = await shown(loop)
    await pass(6 * SECOND)
    complaintsSoFar()
    server.put(ended(loop, 4, new Date(loop.check_due_at ?? '')))
    act(() => emitLive({ topic: 'user:44', event: 'loop.changed' }))
    await pass(10)
    await act(() => vi.dynamicImportSettled())
    await pass(10)
    expect(alert()).toBeNull()
    expect(screen.getByText('Quando você parou?')).toBeTruthy()
  })

  test('when the server stays silent, the page asks it: status 4', async () => {
    const loop = due()
    const server = await shown(loop)
    answers(server, 'PUT', '/api/stopPonto/7', ended(loop, 4, new Date(loop.check_due_at ?? '')))
    await pass(5 * SECOND + 91 * SECOND)
    complaintsSoFar()
    expect(screen.getByRole('button', { name: 'Estou aqui' })).toHaveProperty('disabled', true)
    await pass(2 * SECOND)
    expect(await server.bodies('/api/stopPonto/7')).toMatchObject([{ status: 4, atomo_id: 3 }])
    expect(screen.getByText('Quando você parou?')).toBeTruthy()
  })

  test('asked without end, it asks in one chain, however often the loop changes meanwhile', async () => {
    const loop = due()
    const server = await shown(loop)
    await pass(5 * SECOND + 91 * SECOND)
    // From here on the server answers late, and then not at all; meanwhile the page hears of the loop and watches anew.
    let reads = 0
    server.answer('GET', '/api/loadPontoLooper/:id', async () => {
      reads += 1
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return refusal(500)
    })
    await pass(1.7 * SECOND)
    for (const id of ['a', 'b']) {
      act(() => putLoop({ ...loop, descricao: id }))
      await pass(1.7 * SECOND)
    }
    await pass(10 * SECOND)
    reads = 0
    await pass(30 * SECOND)
    // One question each five seconds and the second that its answer takes.
    expect(reads).toBeLessThanOrEqual(6)
    expect(reads).toBeGreaterThan(3)
    complaintsSoFar()
  })

  test('a page that slept does not stop a loop that was confirmed elsewhere', async () => {
    const loop = due()
    const server = await shown(loop)
    answers(server, 'PUT', '/api/stopPonto/7', ended(loop, 4))
    server.put({ ...loop, check_due_at: new Date(NOW + 2 * HOUR).toISOString() })
    vi.setSystemTime(NOW + HOUR)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass(3 * SECOND)
    complaintsSoFar()
    expect(asked(server, '/api/stopPonto/7')).toBe(0)
    expect(alert()).toBeNull()
  })
})

describe('the elapsed-time check', () => {
  const limits = { elapsed_seconds: 3600 }
  const long = () => pontoSince(HOUR + 5 * SECOND)

  test('asks with the time so far; yes confirms and it does not come back', async () => {
    const loop = long()
    const server = await shown(loop, limits)
    answers(server, 'POST', '/api/loops/7/elapsed', { ...loop, elapsed_confirmed: true })
    const dialog = screen.getByRole('alertdialog', { name: 'Confirme o tempo' })
    expect(dialog.textContent).toContain('Tempo total até o momento 1:00:05 está correto?')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sim, está correto' }))
    await pass(5 * SECOND)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('no stops with status 5 and opens screen 4', async () => {
    const loop = long()
    const server = await shown(loop, limits)
    answers(server, 'PUT', '/api/stopPonto/7', ended(loop, 5, new Date(NOW)))
    fireEvent.click(screen.getByRole('button', { name: 'Não, corrigir' }))
    await pass(50)
    expect(await server.bodies('/api/stopPonto/7')).toMatchObject([{ status: 5 }])
    expect(screen.getByText(/o tempo total não estava correto/)).toBeTruthy()
  })

  test('waits behind the inactivity alert', async () => {
    await shown({ ...long(), check_due_at: new Date(NOW - SECOND).toISOString() }, limits)
    complaintsSoFar()
    expect(alert()).not.toBeNull()
    expect(screen.queryByRole('alertdialog', { name: 'Confirme o tempo' })).toBeNull()
  })
})
