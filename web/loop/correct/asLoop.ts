import { formatCall } from '#contract/kit/dates.ts'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { CORRECTION_SECONDS } from '#contract/loop/loop.rules.ts'
import { serverNow } from '#web/kit/clock.ts'
import { finishLoop, type Correctable } from '#web/loop/dialog/modal.ts'

/** True while the server accepts a correction of the end: of a returned loop whenever that is. */
const correctable = ({ status, concluded_at, closed, returned }: LoopDetail): boolean =>
  status === 3 &&
  !closed &&
  (returned !== null || (concluded_at !== null && serverNow() - Date.parse(concluded_at) <= CORRECTION_SECONDS * 1000))

/** Facts of a loop for its dialogs. */
export const asLoop = ({ atomo, project, ...loop }: LoopDetail): Correctable => ({
  id: loop.id,
  inicio: loop.inicio,
  fim: loop.fim,
  data_fim: loop.data_fim && formatCall(new Date(loop.data_fim)),
  descricao: loop.descricao,
  tipo: loop.tipo,
  status: loop.status,
  atomo_id: atomo.id,
  atomo: atomo.nome,
  projeto: project.nome,
  venture_id: project.id,
  version: loop.version,
  endOpen: correctable({ atomo, project, ...loop }),
  deleted: loop.deleted_at !== null,
  closed: loop.closed,
  ...(loop.returned && { returned: loop.returned }),
})

/** Asks what was done in a stopped loop. */
export const finishStopped = (of: LoopDetail): void =>
  finishLoop({ ...asLoop(of), hora_total: of.total, stop_note: of.stop_note })
