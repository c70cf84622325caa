/** One message in Portuguese and English; `{{name}}` is filled in from the parameters. */
export type Message = readonly [pt: string, en: string]
export type Entries = Readonly<Record<string, Message>>
export type Locale = 'pt' | 'en'
export type WordParams = Readonly<Record<string, string | number>>

export const locales = ['pt', 'en'] as const satisfies readonly Locale[]

/**
 * Header of a call with the language that its page shows. `Accept-Language` is what a browser was installed with, and
 * chosen by nobody (decision 136).
 */
export const LOCALE_HEADER = 'x-locale'

export interface Words<N extends string = string, E extends Entries = Entries> {
  readonly noun: N
  readonly entries: E
}

/** Declares the words of one noun. Plural forms are the keys `x_one` and `x_other`, used as `x` with a `count`. */
export const words = <const N extends string, const E extends Entries>(noun: N, entries: E): Words<N, E> => ({
  noun,
  entries,
})

/** `x_one` and `x_other` form a plural `x` when both exist; `type_other` alone is a plain key. */
type Singular<K, All> = K extends `${infer Base}_one`
  ? `${Base}_other` extends All
    ? Base
    : K
  : K extends `${infer Base}_other`
    ? `${Base}_one` extends All
      ? Base
      : K
    : K
/** Keys that callers use: plural pairs collapse to their base. */
export type KeyOf<W extends Words> = W extends Words<string, infer E> ? Singular<keyof E & string, keyof E> : never
/** The same with the noun before it, as in `loop.alreadyRunning`. */
export type FullKeyOf<W extends Words> =
  W extends Words<infer N, infer E> ? `${N}.${Singular<keyof E & string, keyof E>}` : never

const plurals = { pt: new Intl.PluralRules('pt'), en: new Intl.PluralRules('en') } as const

/** A key of some entries, with its parameters. */
export interface Asked {
  readonly entries: Entries
  readonly key: string
  readonly params?: WordParams | undefined
}

/**
 * The text in one language, on the server and in the page alike. With `count` the plural pair of the key answers, and
 * what has no plural answers as it stands; an unknown key answers with itself, a parameter that is not given with nothing.
 */
export const sayIn = (locale: Locale, { entries, key, params }: Asked): string => {
  const count = params?.['count']
  const plural = typeof count === 'number' ? plurals[locale].select(count) : undefined
  // Portuguese has one more plural form from a million on, which reads like the others here.
  const message = (plural && (entries[`${key}_${plural}`] ?? entries[`${key}_other`])) ?? entries[key]
  const text = message?.[locale === 'pt' ? 0 : 1] ?? key
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params?.[name] ?? ''))
}
