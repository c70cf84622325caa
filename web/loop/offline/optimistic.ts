import { formatCall } from '#contract/kit/dates.ts'
import { writeClock } from '#contract/kit/hours.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { localId, estimatedTotal, type LoopEntry } from '#web/loop/offline/action.ts'

const started = ({ user, at, action }: LoopEntry & { action: { kind: 'start' } }): Ponto => ({
  id: localId(action.client_id),
  user_id: user,
  atomo_id: action.atomo_id,
  data_inicio: formatCall(new Date(at)),
  data_fim: null,
  hora_total: '00:00:00',
  status: 1,
  descricao: action.descricao,
  tipo: action.tipo ?? null,
  ajustes: null,
  stop_note: null,
  atomo: action.atomo,
  projeto: action.projeto,
  venture_id: action.venture_id ?? 0,
  inicio: at,
  fim: null,
  // A check cannot be answered offline; the server sets the next one when the start arrives.
  check_due_at: null,
  elapsed_confirmed: true,
  version: 0,
})

const stopped = (loop: Ponto, at: string, status: number): Ponto => ({
  ...loop,
  status,
  fim: at,
  data_fim: formatCall(new Date(at)),
  hora_total: writeClock((Date.parse(at) - Date.parse(loop.inicio)) / 1000),
  check_due_at: null,
})

const apply = (loop: Ponto | null, entry: LoopEntry): Ponto | null => {
  const { action } = entry
  if (action.kind === 'start') return started({ ...entry, action })
  if (!loop || String(loop.id) !== entry.thing) return loop
  if (action.kind === 'stop') return stopped(loop, entry.at, action.status)
  return { ...loop, status: 3, descricao: action.descricao, tipo: action.tipo, hora_total: estimatedTotal(action) }
}

/**
 * A stop shows from the click on. A start, a denial and a conclusion show when they are answered or kept: a refusal leaves
 * the dialog in which they were made, with what was typed.
 */
const shows = ({ state, action }: LoopEntry): boolean =>
  state === 'waiting' || (state === 'inFlight' && action.kind === 'stop' && action.status === 2)

/** The optimistic loop: the server's last state with the pending actions applied to it. */
export const withPending = (loop: Ponto | null, entries: readonly LoopEntry[]): Ponto | null =>
  entries.filter(shows).reduce(apply, loop)
