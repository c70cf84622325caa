import { costStatuses } from '#contract/earnings/earnings.rules.ts'
import { filteredPath } from '#web/kit/list/paths.ts'

/** What the rows behind a figure are narrowed to. */
export interface Narrowed {
  readonly venture_id?: number
  readonly cliente_id?: string | undefined
  readonly stage?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Way to the rows that a figure of revenue adds up. */
export const revenuePath = ({ venture_id, cliente_id, stage, from, to }: Narrowed): string =>
  filteredPath('earningsRevenue', { venture_id, cliente_id, stage, from, to })

/** Way to the loops that a figure of hours adds up, or of cost: concluded ones. Loop Center knows no stage. */
export const loopsPath = (
  { venture_id, cliente_id, stage, from, to }: Narrowed,
  of: 'hours' | 'cost',
): string | undefined =>
  stage === undefined
    ? filteredPath('loopCenter', {
        venture_id,
        client_id: cliente_id,
        from,
        to,
        status: of === 'cost' ? costStatuses.join() : undefined,
      })
    : undefined
