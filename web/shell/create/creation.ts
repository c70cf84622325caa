import type { Icon } from '@tabler/icons-react'
import type { Permission } from '#contract/access/matrix.ts'
import type { BuiltName } from '#contract/routes/built.ts'
import type { createWords } from '#contract/shell/create.words.ts'

/** Records that a page may be about, by their ids. */
export interface Here {
  readonly venture?: number | undefined
  readonly gate?: number | undefined
  readonly cell?: number | undefined
  readonly client?: number | undefined
}
export type Parent = keyof Here

/** A screen that creates: the first whose parents are known, of those that the role may open, is taken. */
export interface Way {
  readonly route: BuiltName
  /** Its path's parameters, by the parent whose id each is. */
  readonly params?: Readonly<Record<string, Parent>>
  /** Parameters that are always the same. */
  readonly fixed?: Readonly<Record<string, string>>
  /** What the form begins with, by the name in the address. */
  readonly query?: Readonly<Record<string, Parent | true>>
}

type NewWord<K> = K extends `new_${infer Key}` ? Key : never
export type CreationKey = NewWord<keyof (typeof createWords)['entries']>

export interface Creation {
  readonly key: CreationKey
  /** The permission; everybody may where it is left out. */
  readonly can?: Permission
  /** Not offered to whoever holds this one, which does more. */
  readonly unless?: Permission
  readonly icon: Icon
  /** Everyday words for what is created, both languages, plain. */
  readonly also: string
  readonly ways: readonly Way[]
  /** Screens about it: there it comes first. */
  readonly on?: readonly BuiltName[]
}
