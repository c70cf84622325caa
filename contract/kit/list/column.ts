import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import type { ShownAs } from '#contract/kit/brazil.ts'

/** Another record that a row names: a person, a venture, a sector. */
export interface RecordRef {
  readonly id: number
  readonly nome: string
  /** When it was deleted; its name is then marked. */
  readonly deleted_at?: string | null | undefined
}
export const recordRef: z.ZodType<RecordRef> = z.object({
  id: z.number().int(),
  nome: z.string(),
  deleted_at: z.string().nullable().optional(),
})

/** Part of a whole: a checklist, or atoms of a cell that are done. */
export interface Share {
  readonly done: number
  readonly total: number
}
export const share: z.ZodType<Share> = z.object({ done: z.number().int(), total: z.number().int() })

export type Tone = 'ok' | 'warn' | 'danger' | 'info' | 'quiet' | 'brand'

/** Numbers with names (`codes()`), or texts that are their own names; their labels are the words `<column>_<name>`. */
export type CodeSet =
  | readonly string[]
  | {
      readonly list: readonly { readonly key: string; readonly value: number }[]
      readonly values: readonly [number, ...number[]]
      keyOf(value: number): string | undefined
    }

/** What every column may say of itself. What it reveals hangs on these: sort, search and sum of a hidden column are hidden. */
interface About {
  /** Sortable; `up`: names, which one looks for from A on. */
  readonly sort?: true | 'up'
  /** Searched by the list's search field, whatever the accents and the case. */
  readonly search?: true
  /** The permission without which the column does not exist: not in rows, sorts, filters, sums, exports or views. */
  readonly can?: Permission
  /** Not shown until somebody chooses it. */
  readonly extra?: true
  /** Shown by itself only on a wide screen; on a narrower one, as an extra column is. */
  readonly wide?: true
}
interface Summable extends About {
  /** Added up over the whole filter. */
  readonly sum?: true
}

/** `shown`: stored in short, and written as people read it. `prose`: more than a line, Markdown, read in the page and not beside it. */
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
/** Seconds, shown as `h:mm:ss`. */
export type DurationColumn = Summable & { readonly kind: 'duration' }
/** Decimal hours, one decimal. */
export type HoursColumn = Summable & { readonly kind: 'hours' }
/** `reais`: a decimal number with two places, as fields named by the specification; `centavos`: a whole number. */
export type MoneyColumn = Summable & { readonly kind: 'reais' | 'centavos' }
export type FlagColumn = About & { readonly kind: 'flag' }
/** `of`: the noun whose record it is, where records of it are known by a mark. */
export type PersonColumn = About & { readonly kind: 'person' | 'record'; readonly of?: string }
/** `checklist` reads `3/5`, `progress` is a bar. `percent`: the share alone tells something, not how many there are. */
export type ShareColumn = About & { readonly kind: 'checklist' | 'progress'; readonly percent?: true }

/** What only the noun itself can write: its cell and its words in a file are given beside the list. */
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

/** A field tells the column of its own name, or of the record it names: `lead_id` → `lead`. */
export const columnOf = (field: string): string => field.replace(/_id$/, '')

/** Whether the column shows to whoever holds what `may` says. */
export const isSeen = (
  column: { readonly can?: Permission | undefined } | undefined,
  may: (it: Permission) => boolean,
): boolean => column?.can === undefined || may(column.can)

/** `3/5`, or `60 %`. */
export const shareText = ({ done, total }: Share, { percent }: Pick<ShareColumn, 'percent'>): string =>
  percent ? `${String(total === 0 ? 0 : Math.round((100 * done) / total))} %` : `${String(done)}/${String(total)}`
