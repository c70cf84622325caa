/** One message in Portuguese and English; `{{name}}` is filled in from the parameters. */
export type Message = readonly [pt: string, en: string]
export type Entries = Readonly<Record<string, Message>>
export type Locale = 'pt' | 'en'
export type WordParams = Readonly<Record<string, string | number>>

export const locales = ['pt', 'en'] as const satisfies readonly Locale[]

export interface Words<N extends string = string, E extends Entries = Entries> {
  readonly noun: N
  readonly entries: E
}

/** The words of one noun. Plural forms are the keys `x_one` and `x_other`, asked for as `x` with a `count`. */
export const words = <const N extends string, const E extends Entries>(noun: N, entries: E): Words<N, E> => ({
  noun,
  entries,
})

/** `x_one` and `x_other` are one plural `x` when both stand there; `type_other` alone is a key like any. */
type Singular<K, All> = K extends `${infer Base}_one`
  ? `${Base}_other` extends All
    ? Base
    : K
  : K extends `${infer Base}_other`
    ? `${Base}_one` extends All
      ? Base
      : K
    : K
/** Keys that may be asked for: plural pairs collapse to their base. */
export type KeyOf<W extends Words> = W extends Words<string, infer E> ? Singular<keyof E & string, keyof E> : never
/** The same with the noun before it, as in `loop.alreadyRunning`. */
export type FullKeyOf<W extends Words> =
  W extends Words<infer N, infer E> ? `${N}.${Singular<keyof E & string, keyof E>}` : never

/** What i18next stores for one language: key → text. */
export const resource = (it: Words, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(it.entries).map(([key, [pt, en]]) => [key, locale === 'pt' ? pt : en]))
