import { formatCall } from '#contract/kit/dates.ts'
import { writeClock } from '#contract/kit/hours.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { withLoop, type Loops } from '#web/loop/loops.ts'
import { localId, estimatedTotal, type ConcludeAction, type LoopEntry } from '#web/loop/offline/action.ts'

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

const concluded = (loop: Ponto, action: ConcludeAction): Ponto => ({
  ...loop,
  status: 3,
  descricao: action.descricao,
  tipo: action.tipo,
  hora_total: estimatedTotal(action),
})

const apply = <All extends Loops>(all: All, entry: LoopEntry): All => {
  const { action } = entry
  if (action.kind === 'start') return withLoop(all, started({ ...entry, action }))
  const loop = [all.data, ...all.waiting].find((it) => it !== null && String(it.id) === entry.thing)
  if (!loop) return all
  return withLoop(all, action.kind === 'stop' ? stopped(loop, entry.at, action.status) : concluded(loop, action))
}

/**
 * A stop shows from the click on. A start, a denial and a conclusion show when they are answered or kept: a refusal leaves
 * the dialog in which they were made, with what was typed.
 */
const shows = ({ state, action }: LoopEntry): boolean =>
  state === 'waiting' || (state === 'inFlight' && action.kind === 'stop' && action.status === 2)

/** The optimistic loops: the server's last state with the pending actions applied to it. */
export const withPending = <All extends Loops>(all: All, entries: readonly LoopEntry[]): All =>
  entries.filter(shows).reduce<All>(apply, all)
