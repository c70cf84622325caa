import { formatCall } from '#contract/kit/dates.ts'
import { clock } from '#contract/kit/hours.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { localId, reckoned, type LoopEntry } from '#web/loop/offline/deed.ts'

const started = ({ user, at, deed }: LoopEntry & { deed: { kind: 'start' } }): Ponto => ({
  id: localId(deed.client_id),
  user_id: user,
  atomo_id: deed.atomo_id,
  data_inicio: formatCall(new Date(at)),
  data_fim: null,
  hora_total: '00:00:00',
  status: 1,
  descricao: deed.descricao,
  tipo: null,
  ajustes: null,
  stop_note: null,
  atomo: deed.atomo,
  projeto: deed.projeto,
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
  const { deed } = it
  if (deed.kind === 'start') return started({ ...it, deed })
  if (!loop || String(loop.id) !== it.thing) return loop
  if (deed.kind === 'stop') return stopped(loop, it.at, deed.status)
  return { ...loop, status: 3, descricao: deed.descricao, tipo: deed.tipo, hora_total: reckoned(deed) }
}

/** The loop as the person left it: what the server knows, with what waits to be sent on top. */
export const overlaid = (loop: Ponto | null, entries: readonly LoopEntry[]): Ponto | null =>
  entries.filter((it) => it.state === 'waiting').reduce(after, loop)

/** The loop as it stands once its stop, which is on its way, has arrived. */
export const stoppedBy = (stop: { id: number; at: string } | undefined, loop: Ponto | null): Ponto | null =>
  loop?.status === 1 && loop.id === stop?.id ? stopped(loop, stop.at, 2) : loop
