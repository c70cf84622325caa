import type { Permission } from '#contract/access/matrix.ts'
import type { CodeSet } from '#contract/kit/codes.ts'
import type { FullKeyOf, Words } from '#contract/kit/words.ts'

/** Names of the codes of a column: the keys of `codes()`, or the texts themselves. */
export type NamesOf<C extends CodeSet> = C extends readonly (infer N extends string)[]
  ? N
  : C extends { readonly of: infer O }
    ? keyof O & string
    : never

/** What a person is asked before the step: to confirm it, why it is taken, or fields of its own; nothing when left out. */
type Question = 'confirm' | 'reason' | 'form'

/** One action of a workflow: from which statuses to which one, who may take it, and what is asked before. */
export interface Step<S extends string = string> {
  /** Statuses in which it may be taken. */
  readonly from: readonly S[]
  /** Status that it leads to; left out, the record keeps its own. */
  readonly to?: S
  readonly can: Permission
  /** Permissions that it needs beside `can`. */
  readonly also?: readonly Permission[]
  readonly ask?: Question
  /** Last part of its path, where that is not its name. */
  readonly path?: string
  /** One English line for the API page. */
  readonly summary: string
  /** Its page is mainly for this step, always or in these statuses: its button is filled. */
  readonly main?: true | readonly S[]
  /** It loses something, or cannot be taken back: its confirmation says so in red. */
  readonly danger?: true
  /** Key on the record's page. */
  readonly key?: string
  /** It may be taken on several records of a list at once, each in its own version, all or none. */
  readonly bulk?: true
  /** Asks for a recent proof of identity, as steps of money do. */
  readonly stepUp?: true
  /** Moves money: its calls take an `Idempotency-Key`. */
  readonly money?: true
}

/** The steps of a noun as data without schemas: calls, buttons, keys and tests follow from them. */
export interface Steps<N extends string = string, S extends string = string> {
  /** Name of the noun in permissions, audit and words. */
  readonly thing: string
  /** `/api/gates`; a step's path is `/api/gates/:id/approve`. */
  readonly path: `/api/${string}`
  /** Column of the status. */
  readonly column: string
  readonly statuses: CodeSet
  /** Word that refuses a step, or an edit, which the record's status does not allow. */
  readonly notNow: string
  /** Statuses in which the record's fields may be edited; every one when left out. */
  readonly editable?: readonly S[]
  /** Centavos that its steps of money move on a row, which the questions name; those of `total` when left out. */
  readonly worth?: (row: never) => number | undefined
  /** True for a row on which something is missing that the word `step_<name>_lacks` names before a step is taken; nothing is refused. */
  readonly lacks?: (row: never) => boolean
  readonly of: Readonly<Record<N, Step<S>>>
}

interface StepsOptions<C extends CodeSet, W extends Words, N extends string> {
  readonly path: `/api/${string}`
  readonly column?: string
  readonly statuses: C
  readonly notNow: FullKeyOf<W>
  readonly editable?: readonly NamesOf<C>[]
  readonly worth?: Steps['worth']
  readonly lacks?: Steps['lacks']
  readonly steps: Readonly<Record<N, Step<NamesOf<C>>>>
}

/**
 * States the steps of a noun. The words of a step are `step_<name>` (its button), `step_<name>_done`, and with a question
 * `step_<name>_ask` and `step_<name>_body`; they stand in the noun's words.
 */
export const stepsOf = <const N extends string, const C extends CodeSet, const W extends Words>(
  { noun }: W,
  { column = 'status', steps, ...options }: StepsOptions<C, W, N>,
): Steps<N, NamesOf<C>> => ({ ...options, thing: noun, column, of: steps })

/** Most records of one bulk step. */
export const STEP_MAX = 100

/** Names of the steps, in the order in which their buttons stand. */
export const stepNames = <N extends string>({ of }: { readonly of: Readonly<Record<N, unknown>> }): [N, ...N[]] => {
  const [first, ...rest] = Object.keys(of) as N[]
  if (first === undefined) throw new Error('a noun without steps')
  return [first, ...rest]
}

/** A step by its name. One that is not there is a mistake and throws. */
export const stepOf = ({ thing, of }: Steps, name: string): Step => {
  const step = of[name]
  if (!step) throw new Error(`${thing}: no step ${name}`)
  return step
}

/** Names of the steps that may be taken on several records at once. */
export const bulkNames = <N extends string>({ of }: Steps<N>): N[] => stepNames({ of }).filter((name) => of[name].bulk)

/** Value of a status as the column stores it. */
export const statusValue = (statuses: CodeSet, name: string): string | number =>
  'list' in statuses ? (statuses.list.find((it) => it.key === name)?.value ?? name) : name

/** Name of a stored status; undefined for one that is not of the set. */
export const statusName = (statuses: CodeSet, value: string | number): string | undefined =>
  'list' in statuses ? statuses.keyOf(Number(value)) : statuses.find((it) => it === value)

/** Name of the status that a row has. */
const statusIn = ({ column, statuses }: Pick<Steps, 'column' | 'statuses'>, row: object): string | undefined => {
  const stored: unknown = Object.entries(row).find(([name]) => name === column)?.[1]
  return typeof stored === 'string' || typeof stored === 'number' ? statusName(statuses, stored) : undefined
}

/** The step whose button is filled: the first of those that a page is mainly for, so that a page has one. */
export const mainStep = <N extends string>(
  steps: Steps<N>,
  row: { readonly may?: readonly string[] },
): N | undefined => {
  const status = statusIn(steps, row)
  return stepNames(steps).find((name) => {
    const { main } = steps.of[name]
    return row.may?.includes(name) && (main === true || main?.some((it) => it === status))
  })
}

/** True when the fields of a record may be edited in its status. */
export const isEditable = (steps: Steps, row: object): boolean =>
  steps.editable === undefined || steps.editable.some((it) => it === statusIn(steps, row))

/** True when the person has every permission of a step. */
export const holdsStep = ({ can, also = [] }: Step, may: (it: Permission) => boolean): boolean =>
  [can, ...also].every(may)

/** True for a person who may take a step on several records at once. */
export const offersBulk = (steps: Steps, may: (it: Permission) => boolean): boolean =>
  bulkNames(steps).some((name) => holdsStep(stepOf(steps, name), may))

const moneyOf = ({ money }: Step): { money?: true } => (money ? { money } : {})

/** A step's call without its schemas, as a page makes it. */
export const stepRef = <N extends string>({ path, of }: Steps<N>, name: N) => ({
  method: 'POST' as const,
  path: `${path}/:id/${of[name].path ?? name}` as const,
  can: of[name].can,
  ...moneyOf(of[name]),
})

/** The call that takes a step on several records, without its schemas. */
export const bulkRef = <N extends string>({ path, of }: Steps<N>, name: N) => ({
  method: 'POST' as const,
  path: `${path}/${of[name].path ?? name}` as const,
  can: of[name].can,
  ...moneyOf(of[name]),
})
