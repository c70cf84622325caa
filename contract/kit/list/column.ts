import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import type { ShownAs } from '#contract/kit/brazil/brazil.ts'
import type { CodeSet } from '#contract/kit/codes.ts'
import { percentOf } from '#contract/kit/percent.ts'

/** Reference to another record: a person, a venture, a sector. */
export interface RecordRef {
  readonly id: number
  readonly nome: string
  /** Time of its deletion; the name is then marked. */
  readonly deleted_at?: string | null | undefined
}
export const recordRef: z.ZodType<RecordRef> = z.object({
  id: z.number().int(),
  nome: z.string(),
  deleted_at: z.string().nullable().optional(),
})

/** Part of a whole: ticked items of a checklist, or finished atoms of a cell. */
export interface Share {
  readonly done: number
  readonly total: number
}
export const share: z.ZodType<Share> = z.object({ done: z.number().int(), total: z.number().int() })

export type Tone = 'ok' | 'warn' | 'danger' | 'info' | 'quiet' | 'brand'

/** Properties of every column. Permission to see it covers sort, search and sum: a hidden column has none of them. */
interface About {
  /** Sortable; `up`: ascending first, as for names. */
  readonly sort?: true | 'up'
  /** Searched by the list's search field, whatever the accents and the case. */
  readonly search?: true
  /** Permission to see the column; without it the column is in no row, sort, filter, sum, export or view. */
  readonly can?: Permission
  /** Hidden until somebody chooses it. */
  readonly extra?: true
  /** Shown by default on a wide screen only; on a narrower one it behaves like an `extra` column. */
  readonly wide?: true
}
interface Summable extends About {
  /** Added up over the whole filter. */
  readonly sum?: true
}

/** `shown`: stored without punctuation, formatted for reading. `prose`: Markdown of several lines, read below the
 * facts. */
export type TextColumn = About & { readonly kind: 'text'; readonly shown?: ShownAs; readonly prose?: true }
/** `YYYY-MM-DD`. */
export type DateColumn = About & { readonly kind: 'date' }
/** ISO 8601. */
export type InstantColumn = About & { readonly kind: 'instant' }
/** `tones` gives each name the colour of a badge. */
export type CodeColumn = About & {
  readonly kind: 'code'
  readonly codes: CodeSet
  readonly tones?: Readonly<Partial<Record<string, Tone>>>
}
/** `#rrggbb`. */
export type ColourColumn = About & { readonly kind: 'colour' }
/** Whole numbers; `digits: 2` pads with a zero, as counts of projects are written (specification, section 9). */
export type CountColumn = Summable & { readonly kind: 'count'; readonly digits?: 2 }
/** Seconds, shown as `10.454h 52m`; those of a single loop as `1:02:03`. */
export type DurationColumn = Summable & { readonly kind: 'duration'; readonly single?: true }
/** Decimal hours, shown as `10.454h 52m`; paid ones with one decimal, `7,5`. */
export type HoursColumn = Summable & { readonly kind: 'hours'; readonly paid?: true }
/** `reais`: a decimal number with two places, as fields named by the specification; `centavos`: a whole number. */
export type MoneyColumn = Summable & { readonly kind: 'reais' | 'centavos' }
/** `either`: its no is worth a line on the record's page, as its yes is. */
export type FlagColumn = About & { readonly kind: 'flag'; readonly either?: true }
/** `of`: noun of the record, where its records have a mark. */
export type PersonColumn = About & { readonly kind: 'person' | 'record'; readonly of?: string }
/** `checklist` shows `3/5`, `progress` a bar. `percent`: only the share matters, not the numbers. */
export type ShareColumn = About & { readonly kind: 'checklist' | 'progress'; readonly percent?: true }

/** A column that the noun renders itself: its cell and its text in exports are given beside the list. */
export type OwnColumn = Summable & { readonly kind: 'own' }

export type Column =
  | TextColumn
  | DateColumn
  | InstantColumn
  | CodeColumn
  | ColourColumn
  | CountColumn
  | DurationColumn
  | HoursColumn
  | MoneyColumn
  | FlagColumn
  | PersonColumn
  | ShareColumn
  | OwnColumn

/** The kinds that fit a field of a row. */
type KindFor<V> =
  | OwnColumn
  | (V extends string
      ? TextColumn | DateColumn | InstantColumn | CodeColumn | ColourColumn
      : V extends number
        ? CountColumn | DurationColumn | HoursColumn | MoneyColumn | CodeColumn
        : V extends boolean
          ? FlagColumn
          : V extends Share
            ? ShareColumn
            : V extends RecordRef
              ? PersonColumn
              : never)

/** A field may be missing from a row exactly when its column can be hidden. */
type ColumnFor<V> = KindFor<NonNullable<V>> &
  (undefined extends V ? { readonly can: Permission } : { readonly can?: never })

/** The columns of a list, tied to the fields of its row. */
export type ColumnsOf<R> = { readonly [K in keyof R]?: ColumnFor<R[K]> }

/** Key of a field's column: its own name, or that of the record it names: `lead_id` → `lead`. */
export const columnOf = (field: string): string => field.replace(/_id$/, '')

/** True when a person with these permissions sees the column. */
export const isSeen = (
  column: { readonly can?: Permission | undefined } | undefined,
  may: (it: Permission) => boolean,
): boolean => column?.can === undefined || may(column.can)

/** `3/5`, or `60 %`. */
export const shareText = ({ done, total }: Share, { percent }: Pick<ShareColumn, 'percent'>): string =>
  percent ? `${String(percentOf(done, total))} %` : `${String(done)}/${String(total)}`
