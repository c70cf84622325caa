import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { idParam } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { particleStatus } from './particle.rules.ts'
import { particleRow } from './particle.ts'

/** Event of a moved card with `particleMove` as its data, which a board applies without reloading. */
export const PARTICLE_MOVED = 'particle.moved'

/** Most cards on a board. */
export const PARTICLE_CARDS_MAX = 3000
/** Most particles that are added at once. */
export const PARTICLE_ADD_MAX = 50

/** Highest limit of cards in a column; a limit warns, and never refuses a card. */
export const PARTICLE_LIMIT_MAX = 999

const id = z.number().int()

/** Ids only, which reveal nothing to people without access to the records. */
export const particleMove = z.object({
  venture_id: id,
  particle_id: id,
  status: id,
  above_id: id.nullable(),
  below_id: id.nullable(),
  /** Where it is new. */
  priority: id.optional(),
})
export type ParticleMoved = z.output<typeof particleMove>

export interface ParticleCard {
  id: number
  nome: string
  status: number
  priority: number
  venture: RecordRef
  author: RecordRef | null
  votes: number
  /** True when the reader has voted. */
  voted: boolean
  hours_planned: number | null
  atom_id: number | null
  version: number
}

const card: z.ZodType<ParticleCard> = z.object({
  id,
  nome: z.string(),
  status: id,
  priority: id,
  venture: recordRef,
  author: recordRef.nullable(),
  votes: id,
  voted: z.boolean(),
  hours_planned: z.number().nullable(),
  atom_id: id.nullable(),
  version: id,
})

const status = z.literal(particleStatus.values)
const priority = z.literal(venturePriority.values)
const limit = z.object({ status, wip_limit: z.number().int().min(1).max(PARTICLE_LIMIT_MAX).nullable() })
/** Number of cards above which a column warns; null without a limit. */
export type ParticleLimit = z.output<typeof limit>

/** Inputs and answers of `particleCalls`. */
export const particleSchemas = {
  board: {
    input: z.object({ venture_id: idParam.optional() }),
    output: z.object({
      venture: recordRef.nullable(),
      cards: z.array(card),
      /** Limits of the columns that have one on this board. */
      limits: z.array(limit),
      /** True when there are more cards than shown. */
      cut: z.boolean(),
    }),
  },
  add: {
    input: z.object({
      venture_id: recordId,
      status: status.default(particleStatus.of.backlog),
      nomes: z.array(requiredText(160)).min(1).max(PARTICLE_ADD_MAX),
    }),
    output: z.object({ ids: z.array(id) }),
  },
  limits: {
    input: z.object({
      venture_id: recordId.nullable().default(null),
      limits: z.array(limit).min(1).max(particleStatus.values.length),
    }),
    output: z.object({ limits: z.array(limit) }),
  },
  move: {
    input: z.object({
      id: idParam,
      status,
      above_id: recordId.nullable().default(null),
      below_id: recordId.nullable().default(null),
      priority: z.strictObject({ from: priority, to: priority }).optional(),
    }),
    output: z.object({ rank: z.string(), version: id }),
  },
  vote: {
    input: z.object({ id: idParam, voted: z.boolean() }),
    output: z.object({ data: particleRow }),
  },
}
