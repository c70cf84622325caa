import { formatCall } from '#contract/kit/dates.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { loopWaits } from '#contract/loop/loop.states.ts'
import type { AtomOption, Ponto } from '#contract/loop/loop.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { connection } from '#web/kit/connection.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { questions } from '#web/kit/ui/dialog/confirm.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { busyActions, failedAction } from '#web/loop/busyActions.ts'
import { closeLoop } from '#web/loop/dialog/modal.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import { tokenFor } from '#web/testing/person.ts'
import { fakeServer, json, type FakeServer } from '#web/testing/server.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** A loop of person 44 (a looper) that began so many milliseconds ago, on a whole second. */
export const pontoSince = (ago: number, over: Partial<Ponto> = {}): Ponto => {
  const start = Math.floor((Date.now() - ago) / 1000) * 1000
  const inicio = new Date(start).toISOString()
  return {
    id: 7,
    user_id: 44,
    atomo_id: 3,
    data_inicio: formatCall(new Date(start)),
    data_fim: null,
    hora_total: '00:00:00',
    status: 1,
    descricao: '',
    tipo: null,
    ajustes: null,
    stop_note: null,
    atomo: 'Desenhar a vitrine',
    projeto: 'Loja Lua Cheia',
    venture_id: 3,
    inicio,
    fim: null,
    check_due_at: new Date(start + 2 * HOUR).toISOString(),
    elapsed_confirmed: false,
    version: 1,
    ...over,
  }
}

/** The same loop after its end. */
export const ended = (loop: Ponto, status: number, fim = new Date()): Ponto => ({
  ...loop,
  status,
  fim: fim.toISOString(),
  data_fim: formatCall(fim),
  check_due_at: null,
  hora_total: '00:30:00',
})

export const atoms: readonly AtomOption[] = [
  {
    id: 3,
    nome: 'Desenhar a vitrine',
    projeto: 'Loja Lua Cheia',
    entrega: null,
    status: 1,
    venture_id: 1,
    gate: 'Lançamento',
    cell: 'Capa',
    data: '2020-01-10',
    last_used_at: new Date(Date.now() - HOUR).toISOString(),
    pinned: false,
  },
  {
    id: 4,
    nome: 'Ligar o frete',
    projeto: 'Loja Lua Cheia',
    entrega: null,
    status: 1,
    venture_id: 1,
    gate: 'Lançamento',
    cell: 'Carrinho',
    data: null,
    last_used_at: null,
    pinned: false,
  },
  {
    id: 5,
    nome: 'Medir a safra',
    projeto: 'Grão Dourado',
    entrega: null,
    status: 1,
    venture_id: 2,
    gate: 'Campo',
    cell: 'Sensores',
    data: '2999-01-10',
    last_used_at: null,
    pinned: false,
  },
]

const ventures = [
  { id: 1, nome: 'Loja Lua Cheia', code: 'LUA', atoms: 2 },
  { id: 2, nome: 'Grão Dourado', code: 'GRAO', atoms: 1 },
]

const part = (id: number, nome: string) => ({ id, nome, deleted_at: null })
/** A row of Loop Center: a concluded loop. */
export const loopRow = (id: number, over: Partial<LoopRow> = {}): LoopRow => ({
  id,
  atomo: part(3, `Átomo ${id}`),
  cell: part(1, 'Capa'),
  gate: part(1, 'Lançamento'),
  project: part(1, 'Loja Lua Cheia'),
  inicio: '2026-11-19T16:00:00.000Z',
  fim: '2026-11-19T17:30:00.000Z',
  responsavel: { id: 44, nome: 'Ana Souza' },
  total: '01:30:00',
  segundos: 5400,
  decimal: 1.5,
  descricao: 'Primeira versão',
  tipo: 1,
  status: 3,
  faturavel: 'Sim',
  ajustes: null,
  offline: false,
  deleted_at: null,
  ...over,
})

export interface LoopServer extends FakeServer {
  /** The loop that the server holds from now on, and the others that wait to be concluded. */
  put(loop: Ponto | null, ...waiting: readonly Ponto[]): void
}

/** A server that knows one loop, the others that wait, and three atoms; `put` changes them as another page would. */
export const loopServer = (loop: Ponto | null, limits = {}): LoopServer => {
  queryClient.clear()
  const server = fakeServer()
  let [now, others]: [Ponto | null, readonly Ponto[]] = [loop, []]
  const ok = { status: 'success', message: 'ok' }
  server.answer('GET', '/api/loadPontoLooper/:id', () =>
    json({
      ...ok,
      data: now,
      waiting: [...(now && loopWaits(now) ? [now] : []), ...others],
      waiting_more: 0,
      last: now && now.fim !== null ? now : (others[0] ?? null),
      limits: { check_seconds: 7200, alert_seconds: 91, elapsed_seconds: 28_800, ...limits },
      server_now: new Date().toISOString(),
      horaTotalDia: '01:00:00',
    }),
  )
  server.answer('GET', '/api/atomosPorLooper/:id', () => json({ ...ok, data: atoms }))
  server.answer('GET', '/api/projetosLooper/:id', () => json({ ...ok, data: ventures }))
  server.answer('GET', '/api/loops/days', { data: [] })
  return {
    ...server,
    put: (next, ...waiting) => {
      now = next
      others = waiting
    },
  }
}

/** A server that knows what the shell asks for: no loop, an empty bell, no tours. */
export const shellServer = (): LoopServer => {
  const server = loopServer(null)
  const data = { unreads: [], count: 0 }
  server.answer('GET', '/api/getNotificacaoNaoLida/:id', { status: 'success', message: 'ok', data })
  server.answer('GET', '/api/tours', { data: [] })
  return server
}

/** Puts everything of the loop that lives outside React back to the beginning. */
export const forgetLoops = (): void => {
  closeLoop()
  busyActions.set([])
  loopOutbox.forget()
  connection.set('online')
  // The outbox sends an entry only under the token of its owner.
  writeToken(tokenFor(24 * 3600))
  failedAction.set(undefined)
  questions.set([])
  toasts.set([])
}
