import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ponto } from '#contract/loop/loop.ts'
import type { Loops } from '#web/loop/loops.ts'
import { isLocal, localId, startInput, stopInput, type LoopAction, type LoopEntry } from '#web/loop/offline/action.ts'
import { withPending } from '#web/loop/offline/optimistic.ts'
import { pontoSince } from '#web/testing/loops.ts'

const CLIENT = '0000010a-1111-4111-8111-111111111111'
const about = { atomo_id: 3, atomo: 'Desenhar a vitrine', projeto: 'Loja Lua Cheia' }
const at = (minute: number) => `2026-03-10T12:${String(minute).padStart(2, '0')}:00.000Z`

let seq = 0
const entry = (action: LoopAction, thing: string, minute: number, more: Partial<LoopEntry> = {}): LoopEntry => {
  seq += 1
  return { seq, user: 44, thing, at: at(minute), action, state: 'waiting', tries: 0, ...more }
}
const local = String(localId(CLIENT))
const start = entry({ kind: 'start', client_id: CLIENT, descricao: 'Capa', ...about }, local, 0)
const stopOf = (thing: string, status: 2 | 5 = 2) =>
  entry({ kind: 'stop', status, inicio: at(0), descricao: '', ...about }, thing, 30)
const concludeOf = (thing: string) =>
  entry(
    { kind: 'conclude', status: 2, inicio: at(0), fim: at(30), descricao: 'Feita', tipo: 1, adjusted: null, ...about },
    thing,
    31,
  )

const none: Loops = { data: null, waiting: [], last: null }
const left = (data: Ponto | null, entries: readonly LoopEntry[]) => withPending({ ...none, data }, entries).data

describe('the loop as the person left it', () => {
  test('a start that waits is a running loop, with no check that nobody could answer', () => {
    const loop = left(null, [start])
    expect(loop).toMatchObject({ status: 1, inicio: at(0), fim: null, check_due_at: null, elapsed_confirmed: true })
    expect(loop && isLocal(loop)).toBe(true)
  })

  test('stopped and concluded it counts by its own marks', () => {
    const stopped = left(null, [start, stopOf(local)])
    expect(stopped).toMatchObject({ id: Number(local), status: 2, fim: at(30), hora_total: '00:30:00' })
    expect(left(null, [start, stopOf(local), concludeOf(local)])).toMatchObject({
      status: 3,
      descricao: 'Feita',
    })
  })

  test('a denial leaves the loop to be adjusted', () => {
    expect(left(pontoSince(1000), [stopOf('7', 5)])).toMatchObject({ id: 7, status: 5, fim: at(30) })
  })

  test('in flight, only a stop shows: a refusal of the others leaves their dialog as it was', () => {
    const inFlight = (it: LoopEntry): LoopEntry => ({ ...it, state: 'inFlight' })
    const [running, stopped] = [pontoSince(1000), { ...pontoSince(1000), status: 2 }]
    expect(left(running, [inFlight(stopOf('7'))])).toMatchObject({ status: 2, fim: at(30) })
    expect(left(null, [inFlight(start)])).toBeNull()
    expect(left(running, [inFlight(stopOf('7', 5))])).toBe(running)
    expect(left(stopped, [inFlight(concludeOf('7'))])).toBe(stopped)
  })

  test('a stopped loop waits beside the one that was started after it, and is concluded there', () => {
    const other = '0000020b-1111-4111-8111-111111111111'
    const next = entry({ kind: 'start', client_id: other, descricao: '', ...about }, String(localId(other)), 40)
    const pending = [start, stopOf(local), next]
    const all = withPending(none, pending)
    expect(all).toMatchObject({ data: { id: localId(other), status: 1 }, last: { id: Number(local) } })
    expect(all.waiting.map((it) => [String(it.id), it.hora_total])).toEqual([[local, '00:30:00']])
    const done = withPending(none, [...pending, concludeOf(local)])
    expect(done).toMatchObject({ data: { id: localId(other), status: 1 }, waiting: [], last: { status: 3 } })
  })

  test('several wait, the last begun first', () => {
    const older = pontoSince(9e9, { id: 5, status: 4, fim: at(1) })
    const all = withPending({ data: pontoSince(1000), waiting: [older], last: older }, [stopOf('7')])
    expect(all.waiting.map((it) => it.id)).toEqual([7, 5])
    expect(all.last?.id).toBe(7)
  })

  test('what is parked, or about another loop, changes nothing', () => {
    const loop = pontoSince(1000)
    expect(left(loop, [{ ...start, state: 'parked' }, stopOf('8')])).toBe(loop)
  })
})

describe('what is sent', () => {
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  const old = new Date(now.getTime() - 121_000)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))

  test('a click of this moment is an ordinary start; one from before happened offline', () => {
    const action = { client_id: CLIENT, descricao: '', ...about }
    expect(startInput(44, action, { at: now })).not.toHaveProperty('offline_at')
    expect(startInput(44, action, { at: old })).toMatchObject({ offline_at: old.toISOString(), client_id: CLIENT })
    // A loop that is over is reported with its end, however recent it is.
    const until = new Date(now.getTime() + 1000).toISOString()
    expect(startInput(44, action, { at: now, until })).toMatchObject({
      offline_at: now.toISOString(),
      offline_until: until,
    })
  })

  test('a stop tells its total by its own marks', () => {
    const facts = {
      status: 2 as const,
      atomo_id: 3,
      inicio: new Date(old.getTime() - 60_000).toISOString(),
      descricao: '',
    }
    expect(stopInput(7, facts, old)).toMatchObject({ hora_total: '00:01:00', offline_at: old.toISOString() })
  })

  test('a loop has the same local id wherever its start is read, and it is never one of the server’s', () => {
    expect(localId(CLIENT)).toBe(localId(CLIENT))
    expect(localId('fffffff0-0000-4000-8000-000000000000')).toBeLessThan(0)
  })
})
