import type { SignedInRole } from '#contract/access/roles.ts'
import type { Message } from '#contract/kit/words.ts'
import type { Route } from '#contract/routes/route.ts'

/** A screen of a noun: its route, and how menu, palette and help speak of it. */
interface FaceScreen extends Omit<Route, 'area'> {
  /** Its purpose in one sentence, where lists of links lead to it. */
  readonly purpose?: Message
  /** Shortened paths of the specification that lead here too. */
  readonly spellings?: readonly `/${string}`[]
  /** Everyday words, Portuguese and English together, that the palette finds it by. */
  readonly synonyms?: string
  /** The article of help beside its title. */
  readonly help?: string
  /** It is an entry of its district's menu, after the entry of this route. */
  readonly after?: string
}

/**
 * Where a noun stands in the product, as data without schemas: permissions, screens, menu, palette, help, tokens and what
 * an erasure does. Registered once in `contract/faces.ts`; the matrix, the routes and their words follow from it.
 */
export interface Face {
  /** Name in permissions, audit and live topics. */
  readonly thing: string
  /** Name in menus and on the screens of permissions. */
  readonly title: Message
  /** Group on the screens of permissions. */
  readonly group: 'people' | 'work' | 'money' | 'place'
  /** Act → the roles that hold it (specification, section 6). */
  readonly acts: Readonly<Record<string, readonly SignedInRole[]>>
  /** Subject of its screens. */
  readonly area: string
  /** First part of the scopes of API tokens that open it; its name with an `s` where it is not said. */
  readonly scope?: string
  /** Screens by the district whose table of routes they belong to. */
  readonly screens: Readonly<Record<string, Readonly<Record<string, FaceScreen>>>>
  /**
   * Columns that refer to a person, as `table.column`, and what an erasure of the person does: the row goes, names nobody any
   * more, or stays with the pseudonym. `own` also stays, and is given out with the person's own data.
   */
  readonly people?: Readonly<Record<string, 'erase' | 'forget' | 'keep' | 'own'>>
}

/** Faces by the names of the nouns' folders. */
export type Faces = Readonly<Record<string, Face>>

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type Merged<U> = [U] extends [never] ? Record<never, never> : { [K in keyof Intersection<U>]: Intersection<U>[K] }

type Located<P extends Face, T> = { [N in keyof T]: T[N] & { readonly area: P['area'] } }
type TableIn<P extends Face, D> = P extends Face
  ? D extends keyof P['screens']
    ? Located<P, P['screens'][D]>
    : never
  : never
type AnyTable<P extends Face> = P extends Face ? P['screens'][keyof P['screens']] : never
type ScreensOf<P extends Faces> = Merged<AnyTable<P[keyof P]>>

/** Routes of a district's table, of all nouns. */
export const screensIn = <P extends Faces, D extends string>(faces: P, district: D): Merged<TableIn<P[keyof P], D>> =>
  Object.fromEntries(
    Object.values(faces).flatMap(({ screens, area }) =>
      Object.entries(screens[district] ?? {}).map(([name, screen]) => [name, { ...screen, area }]),
    ),
  ) as Merged<TableIn<P[keyof P], D>>

type ActsIn<P extends Faces, G> = {
  [K in keyof P as P[K] extends { readonly group: G } ? P[K]['thing'] : never]: P[K]['acts']
}

/** Thing → act → roles, of the nouns of a group. */
export const actsIn = <P extends Faces, G extends Face['group']>(faces: P, group: G): ActsIn<P, G> =>
  Object.fromEntries(
    Object.values(faces)
      .filter((it) => it.group === group)
      .map(({ thing, acts }) => [thing, acts]),
  ) as ActsIn<P, G>

type ByThing<P extends Faces, F extends keyof Face> = {
  [K in keyof P as P[K] extends Readonly<Record<F, unknown>> ? P[K]['thing'] : never]: P[K][F]
}

/** One field of each place that has it, by its thing. */
export const byThing = <P extends Faces, F extends keyof Face>(faces: P, field: F): ByThing<P, F> =>
  Object.fromEntries(Object.values(faces).flatMap((it) => (field in it ? [[it.thing, it[field]]] : []))) as ByThing<
    P,
    F
  >

type ByScreen<P extends Faces, F extends keyof FaceScreen> = {
  [
    N in keyof ScreensOf<P> as ScreensOf<P>[N] extends Readonly<Record<F, unknown>> ? N : never
  ]: ScreensOf<P>[N] extends Readonly<Record<F, infer V>> ? V : never
}

/** One field of each screen that has it, by the name of its route. */
export const byScreen = <P extends Faces, F extends keyof FaceScreen>(faces: P, field: F): ByScreen<P, F> =>
  Object.fromEntries(
    Object.values(faces)
      .flatMap(({ screens }) => Object.values(screens).flatMap((table) => Object.entries(table)))
      .flatMap(([name, screen]) => (field in screen ? [[name, screen[field]]] : [])),
  ) as ByScreen<P, F>

/** Names of a noun's routes. */
export type FaceRoute<F extends Face> = F extends Face
  ? F['screens'][keyof F['screens']] extends infer T
    ? T extends unknown
      ? keyof T
      : never
    : never
  : never
