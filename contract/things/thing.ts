import type { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { thingInput } from '#contract/kit/list/thing.ts'
import { idParam } from '#contract/kit/page.ts'

/** A record of any noun, as the calls of what hangs on it name it: its noun and its id. */
export const ofRecord = { thing: thingInput, id: idParam }

/** Somebody, by name; null for who is not there any more. */
export const someone: z.ZodType<RecordRef | null> = recordRef.nullable()
