/** One change of an action; `field` is null where the action is about the whole record. */
export interface AuditChange {
  readonly field: string | null
  readonly before: unknown
  readonly after: unknown
}

export interface AuditStory {
  readonly changes: readonly AuditChange[]
  /** Other stored facts, by name. */
  readonly facts: readonly (readonly [name: string, value: unknown])[]
}

type Detail = Readonly<Record<string, unknown>>

const isRecord = (it: unknown): it is Detail => typeof it === 'object' && it !== null && !Array.isArray(it)
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** True for an empty value of a field. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Pairs of names for former and new: each holds two values, or two records of fields. */
const pairs = [
  ['before', 'after'],
  ['from', 'to'],
] as const

const between = (before: unknown, after: unknown, field: string | null): AuditChange[] => {
  if (!isRecord(before) && !isRecord(after)) return [{ field, before: before ?? null, after: after ?? null }]
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !same(was[name], is[name]))
    .map((name) => ({ field: name, before: was[name] ?? null, after: is[name] ?? null }))
}

/** Facts for programs, not for readers: the page that sent the call, and the zone of its days. */
const unsaid = ['client_id', 'zone', 'only_user']
/** Ids that say nothing beside the name stored with them. */
const named: Readonly<Record<string, string>> = { atomo_id: 'atomo', venture_id: 'venture' }

/** The database sorts names by length: `to` would come before `from`. */
const inOrder = ({ from, to, ...rest }: Detail): Detail => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...rest,
})

const factsOf = (detail: Detail): AuditStory['facts'] =>
  Object.entries(inOrder(detail)).filter(
    ([name]) => !unsaid.includes(name) && !Object.hasOwn(detail, named[name] ?? ''),
  )

/** Splits the stored detail of an action into changes and other facts. */
export const storyOf = (detail: Detail): AuditStory => {
  // An export's `from` and `to` are the days of its filter: nothing changed.
  const pair = 'format' in detail ? undefined : pairs.find(([before, after]) => before in detail && after in detail)
  if (!pair) return { changes: [], facts: factsOf(detail) }
  const { field, ...rest } = detail
  const named = typeof field === 'string' ? field : null
  const facts = factsOf(rest).filter(([name]) => !pair.some((it) => it === name))
  return { changes: between(detail[pair[0]], detail[pair[1]], named), facts }
}
