import { formatCall } from '#contract/kit/dates.ts'
import { clock } from '#contract/kit/hours.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { localId, reckoned, type LoopEntry } from '#web/loop/offline/action.ts'

const started = ({ user, at, action }: LoopEntry & { action: { kind: 'start' } }): Ponto => ({
  id: localId(action.client_id),
  user_id: user,
  atomo_id: action.atomo_id,
  data_inicio: formatCall(new Date(at)),
  data_fim: null,
  hora_total: '00:00:00',
  status: 1,
  descricao: action.descricao,
  tipo: null,
  ajustes: null,
  stop_note: null,
  atomo: action.atomo,
  projeto: action.projeto,
  inicio: at,
  fim: null,
  // Nobody can answer a check without connection; the server sets the next one when it hears of the loop.
  check_due_at: null,
  elapsed_confirmed: true,
})

const stopped = (loop: Ponto, at: string, status: number): Ponto => ({
  ...loop,
  status,
  fim: at,
  data_fim: formatCall(new Date(at)),
  hora_total: clock((Date.parse(at) - Date.parse(loop.inicio)) / 1000),
  check_due_at: null,
})

const after = (loop: Ponto | null, it: LoopEntry): Ponto | null => {
  const { action } = it
  if (action.kind === 'start') return started({ ...it, action })
  if (!loop || String(loop.id) !== it.thing) return loop
  if (action.kind === 'stop') return stopped(loop, it.at, action.status)
  return { ...loop, status: 3, descricao: action.descricao, tipo: action.tipo, hora_total: reckoned(action) }
}

/** The loop as the person left it: what the server knows, with what waits to be sent on top. */
export const overlaid = (loop: Ponto | null, entries: readonly LoopEntry[]): Ponto | null =>
  entries.filter((it) => it.state === 'waiting').reduce(after, loop)

/** The loop as it stands once its stop, which is on its way, has arrived. */
export const stoppedBy = (stop: { id: number; at: string } | undefined, loop: Ponto | null): Ponto | null =>
  loop?.status === 1 && loop.id === stop?.id ? stopped(loop, stop.at, 2) : loop
