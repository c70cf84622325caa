import { z } from 'zod'
import { correctedFields } from '#contract/loop/loop.row.ts'

const value = z.union([z.string(), z.number(), z.null()]).transform((it) => (it === null ? '' : String(it)))
const change = z.object({ field: z.enum(correctedFields), from: value, to: value })

/** Change of a correction in an audit entry; null for an entry of another event. */
export const changeIn = (detail: unknown): z.output<typeof change> | null => change.safeParse(detail).data ?? null

/** Start as it was marked, from the first correction of it; undefined when nobody moved it. */
export const markedStart = (history: readonly { readonly detail: unknown }[]): string | undefined =>
  history.map((it) => changeIn(it.detail)).find((it) => it?.field === 'inicio')?.from
