import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { readings, type AssumedColumn } from '#contract/kit/import/assumed.ts'
import { IMPORT_BYTES, IMPORT_HEADERS } from '#contract/kit/import/import.ts'
import { thingInput } from '#contract/kit/list/thing.ts'
import { INTEGER_MAX, fileOutput, idParam, pageInput } from '#contract/kit/page.ts'

/** `checking` and `writing` are in progress, in a call or a job; repeating the request for either does nothing
 * twice. */
export const importStates = ['mapping', 'checking', 'checked', 'writing', 'done', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** Treatments of a line whose record exists. */
export const existingChoices = ['skip', 'update', 'refuse'] as const
export type ExistingChoice = (typeof existingChoices)[number]

/** Reasons why an undo left a record: changed since, in use, or deleted already. */
export const keptReasons = ['changed', 'used', 'gone'] as const

export interface ImportCounts {
  created: number
  updated: number
  skipped: number
  failed: number
}

export interface ImportInfo extends ImportCounts {
  id: number
  thing: string
  /** Name of the file. */
  name: string
  state: ImportState
  headers: string[]
  /** First lines of the file. */
  preview: string[][]
  /** Field of each column of the file, or null. */
  mapping: (string | null)[]
  match: string
  existing: ExistingChoice
  /** Tool that the file comes from, by its headers. */
  preset: string | null
  /** Record for each field that is chosen for the whole file. */
  fixed: Record<string, number>
  /** For each field the meaning of certain cells: the key of a code, or none. */
  choices: Choices
  /** Distinct cells of each column, where they are few. */
  seen: (string[] | null)[]
  /** How the dry run read cells that have several readings. */
  assumed: AssumedColumn[]
  /** Number of lines with records. */
  lines: number
  /** Number of lines that the run in progress has processed. */
  done: number
  undone: number
  /** Records that an undo left, the first hundred. */
  kept: { id: number; nome: string; why: (typeof keptReasons)[number] }[]
  kept_count: number
  created_at: string
  /** Time of the last progress: a run without any for a minute may be requested again. */
  moved_at: string
}

/** Field → normalised cell → key of a code; `''` leaves the field out. */
export type Choices = Record<string, Record<string, string>>

const fixed = z.record(z.string().max(40), z.number().int().min(1).max(INTEGER_MAX))
const choices = z
  .record(z.string().max(40), z.record(z.string().max(200), z.string().max(40)))
  .refine((it) => Object.keys(it).length <= 10 && Object.values(it).every((of) => Object.keys(of).length <= 100), {
    error: 'common.fieldInvalid',
  })

const info: z.ZodType<ImportInfo> = z.object({
  id: z.number().int(),
  thing: z.string(),
  name: z.string(),
  state: z.enum(importStates),
  headers: z.array(z.string()),
  preview: z.array(z.array(z.string())),
  mapping: z.array(z.string().nullable()),
  match: z.string(),
  existing: z.enum(existingChoices),
  preset: z.string().nullable(),
  fixed,
  choices,
  seen: z.array(z.array(z.string()).nullable()),
  assumed: z.array(
    z.object({
      header: z.string(),
      as: z.enum(readings),
      cells: z.array(z.object({ value: z.string(), becomes: z.string() })),
    }),
  ),
  lines: z.number().int(),
  done: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
  undone: z.number().int(),
  kept: z.array(z.object({ id: z.number().int(), nome: z.string(), why: z.enum(keptReasons) })),
  kept_count: z.number().int(),
  created_at: z.string(),
  moved_at: z.string(),
})

/** A failed line, with each reason: the column's header, the cell, and the explanation. */
export interface FailedLine {
  line: number
  reasons: { header: string | null; value: string; message: string }[]
}
const failedLine: z.ZodType<FailedLine> = z.object({
  line: z.number().int(),
  reasons: z.array(z.object({ header: z.string().nullable(), value: z.string(), message: z.string() })),
})

const field = z.string().max(40)
const which = { id: idParam }
const one = z.object({ data: info })
const { page, per_page } = pageInput(['line'])

/** Base64 takes four letters for three bytes. */
const IMPORT_BODY = Math.ceil((IMPORT_BYTES * 4) / 3) + 10_000

/** Calls of one's own imports, for any noun that takes files; each asks for the permission to create its records. */
export const importCalls = {
  create: endpoint({
    method: 'POST',
    creates: true,
    path: '/api/imports',
    can: 'login',
    summary: 'Takes a CSV file for a noun whose records one may make; nothing is written yet',
    bodyMax: IMPORT_BODY,
    input: z.object({
      thing: thingInput,
      name: z.string().trim().min(1).max(200),
      /** Bytes of the file in Base64, in any charset. */
      file: z
        .string()
        .min(1)
        .max(IMPORT_BODY)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'common.fieldInvalid' }),
    }),
    output: one,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/imports',
    can: 'login',
    summary: 'One’s own imports of a noun, newest first, with their counts',
    input: z.object({ thing: thingInput }),
    output: z.object({ data: z.array(info) }),
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/imports/template',
    can: 'login',
    file: true,
    summary: 'A CSV file with a header for each column that one may import, and a line as an example',
    input: z.object({ thing: thingInput }),
    output: fileOutput,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/imports/:id',
    can: 'login',
    summary: 'One of one’s own imports, with how far it is',
    input: z.object(which),
    output: one,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/imports/:id/check',
    can: 'login',
    summary: 'The dry run: writes every record and takes it back, and tells what would fail',
    input: z.object({
      ...which,
      mapping: z.array(field.nullable()).max(IMPORT_HEADERS),
      match: field,
      existing: z.enum(existingChoices),
      fixed: fixed.default({}),
      choices: choices.default({}),
    }),
    output: one,
    refuses: [409],
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/imports/:id/run',
    can: 'login',
    summary: 'Writes the records of a checked import: all of them or none, or only the valid ones',
    input: z.object({ ...which, only_valid: z.boolean() }),
    output: one,
    refuses: [409],
  }),
  errors: endpoint({
    method: 'GET',
    path: '/api/imports/:id/errors',
    can: 'login',
    summary: 'Lines that failed, each with its column, its value and the reason',
    input: z.object({ ...which, page, per_page }),
    output: z.object({
      data: z.array(failedLine),
      total: z.number().int(),
      page: z.number().int(),
      per_page: z.number().int(),
    }),
  }),
  failed: endpoint({
    method: 'GET',
    path: '/api/imports/:id/failed',
    can: 'login',
    file: true,
    summary: 'The lines that failed as a CSV file of the same columns, and one with the reasons',
    input: z.object(which),
    output: fileOutput,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/imports/:id/undo',
    can: 'login',
    summary: 'Takes back what an import wrote; what was changed or used since stays and is named',
    input: z.object(which),
    output: one,
    refuses: [409],
  }),
} as const
