import { z } from 'zod'
import { correctedFields } from '#contract/loop/loop.row.ts'

const value = z.union([z.string(), z.number(), z.null()]).transform((it) => (it === null ? '' : String(it)))
const change = z.object({ field: z.enum(correctedFields), from: value, to: value })

/** What an entry of the audit says that a correction changed; null where it tells of something else. */
export const changeIn = (detail: unknown): z.output<typeof change> | null => change.safeParse(detail).data ?? null

/** The start as it fell: what the first correction of it found there; undefined where nobody moved it. */
export const markedStart = (history: readonly { readonly detail: unknown }[]): string | undefined =>
  history.map((it) => changeIn(it.detail)).find((it) => it?.field === 'inicio')?.from
