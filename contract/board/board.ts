import { z } from 'zod'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { idParam } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'

/** The event of one card that went to another place: `boardMove`, which a board carries out without being read. */
export const BOARD_MOVED = 'board.moved'

const { of } = atomStatus
/** Statuses that have columns: what was cancelled or is being paid is no work on the board any more. */
export const boardStatuses = [of.pending, of.accepted, of.finished, of.approved] as const

export type BoardStatus = (typeof boardStatuses)[number]

/** More cards are not shown. */
export const CARDS_MAX = 3000
export const ADD_MAX = 50
/** Most characters of a name that is added. */
export const NAME_MAX = 160
export const COLUMNS_MAX = 12
const COLUMN_NAME_MAX = 40
const LIMIT_MAX = 999

export interface BoardColumnRow {
  id: number
  /** Empty: the name of its status. */
  nome: string
  status: BoardStatus
  wip_limit: number | null
}

export interface BoardCardRow {
  id: number
  ref: string
  nome: string
  status: number
  priority: number
  column_id: number
  cell: RecordRef
  responsavel?: RecordRef | null
  data: string | null
  /** The day on which it ended. */
  data_fim: string | null
  late: boolean
  /** The estimate. */
  hours_planned?: number | null
  /** Seconds of its loops that have ended. */
  tracked?: number
  /** Another open atom blocks it. */
  blocked?: boolean
}

export interface BoardPage {
  venture: RecordRef
  columns: BoardColumnRow[]
  /** Changes with the columns; who sets them says which they have seen. */
  columns_version: string
  /** In the order of each column. */
  cards: BoardCardRow[]
  /** More cards than are shown. */
  cut: boolean
  cells: { id: number; nome: string; gate: string }[]
  /** Who may be responsible: the team, for whoever may say so. */
  people?: { id: number; nome: string }[]
}

const id = z.number().int()

/** Ids alone, which tell nothing to whoever does not meet what they name; cell and priority where they are new. */
export const boardMove = z.object({
  venture_id: id,
  atom_id: id,
  column_id: id,
  above_id: id.nullable(),
  below_id: id.nullable(),
  cell_id: id.optional(),
  priority: id.optional(),
})
export type BoardMoved = z.output<typeof boardMove>

const column: z.ZodType<BoardColumnRow> = z.object({
  id,
  nome: z.string(),
  status: z.literal(boardStatuses),
  wip_limit: id.nullable(),
})
/** The columns of now, in the refusal of who has set them without having seen them (`current`). */
export const boardColumnsNow = z.object({ columns: z.array(column), version: z.string() })
export type BoardColumnsNow = z.output<typeof boardColumnsNow>

const page: z.ZodType<BoardPage> = z.object({
  venture: recordRef,
  columns: z.array(column),
  columns_version: z.string(),
  cards: z.array(
    z.object({
      id,
      ref: z.string(),
      nome: z.string(),
      status: id,
      priority: id,
      column_id: id,
      cell: recordRef,
      responsavel: recordRef.nullable().optional(),
      data: z.string().nullable(),
      data_fim: z.string().nullable(),
      late: z.boolean(),
      hours_planned: z.number().nullable().optional(),
      tracked: id.optional(),
      blocked: z.boolean().optional(),
    }),
  ),
  cut: z.boolean(),
  cells: z.array(z.object({ id, nome: z.string(), gate: z.string() })),
  people: z.array(z.object({ id, nome: z.string() })).optional(),
})

const change = <T extends z.ZodType>(value: T) => z.strictObject({ from: value, to: value }).optional()
/** What a lane says of its cards: as the page showed it, and as it becomes. */
const laneChange = z.strictObject({
  cell_id: change(recordId),
  responsavel_id: change(recordId.nullable()),
  priority: change(z.literal(venturePriority.values)),
})
export type LaneChange = z.output<typeof laneChange>

export const boardCalls = {
  show: endpoint({
    method: 'GET',
    path: '/api/board/:code',
    shows: ['board', 'atom', 'cell', 'gate', 'projeto'],
    can: 'cell.open',
    summary: 'The board of a venture, by its code: columns and the atoms in them, in order',
    input: z.object({ code: z.string().trim().min(1).max(60) }),
    output: page,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/board/:id/move',
    can: 'atom.open',
    summary:
      'Puts an atom into a column of its status, under `above_id` or else over `below_id`, and into a lane; 409 where column, status or lane changed',
    input: z.object({
      id: idParam,
      atom_id: recordId,
      column_id: recordId,
      above_id: recordId.nullable().default(null),
      below_id: recordId.nullable().default(null),
      lane: laneChange.optional(),
    }),
    output: z.object({ rank: z.string() }),
    refuses: [409],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/board/:id/atoms',
    can: 'atom.create',
    summary: 'Makes pending atoms at the end of a column, one of each name',
    input: z.object({
      id: idParam,
      column_id: recordId,
      cell_id: recordId,
      nomes: z.array(requiredText(NAME_MAX)).min(1).max(ADD_MAX),
    }),
    output: z.object({ ids: z.array(id) }),
    refuses: [409],
  }),
  columns: endpoint({
    method: 'PUT',
    path: '/api/board/:id/columns',
    can: 'projeto.edit',
    summary:
      'Sets the columns of a board in order; cards of one left out stand in the first of their status. 409 with the `current` ones where `version` is old',
    input: z.object({
      id: idParam,
      /** `columns_version` of the board that was read. */
      version: z.string().max(64),
      columns: z
        .array(
          z.object({
            /** None for a new one. */
            id: recordId.optional(),
            nome: z.string().trim().max(COLUMN_NAME_MAX).default(''),
            status: z.literal(boardStatuses),
            wip_limit: z.number().int().min(1).max(LIMIT_MAX).nullable().default(null),
          }),
        )
        .min(boardStatuses.length)
        .max(COLUMNS_MAX),
    }),
    output: z.object({ columns: z.array(id) }),
    refuses: [409],
  }),
} as const
