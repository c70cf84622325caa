/** One thing that an action changed; `field` is null where the action is about the whole record. */
export interface AuditChange {
  readonly field: string | null
  readonly before: unknown
  readonly after: unknown
}

export interface AuditStory {
  readonly changes: readonly AuditChange[]
  /** What else was kept, by its name. */
  readonly facts: readonly (readonly [name: string, value: unknown])[]
}

type Detail = Readonly<Record<string, unknown>>

const isRecord = (it: unknown): it is Detail => typeof it === 'object' && it !== null && !Array.isArray(it)
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Whether there was, or is, nothing in a field. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Actions keep what was and what is as `before` and `after`, or as `from` and `to`: two values, or two records of fields. */
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

/** Kept for programs, not for readers: which page sent it, and the zone that its days were counted in. */
const unsaid = ['client_id', 'zone', 'only_user']
/** A number that says nothing beside the name kept with it. */
const named: Readonly<Record<string, string>> = { atomo_id: 'atomo', venture_id: 'venture' }

/** The database keeps names by their length: `to` would come before `from`. */
const inOrder = ({ from, to, ...rest }: Detail): Detail => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...rest,
})

const factsOf = (detail: Detail): AuditStory['facts'] =>
  Object.entries(inOrder(detail)).filter(
    ([name]) => !unsaid.includes(name) && !Object.hasOwn(detail, named[name] ?? ''),
  )

/** The stored detail of an action as what changed and what else is known. */
export const storyOf = (detail: Detail): AuditStory => {
  // An export's `from` and `to` are the days it was narrowed to: nothing changed.
  const pair = 'format' in detail ? undefined : pairs.find(([before, after]) => before in detail && after in detail)
  if (!pair) return { changes: [], facts: factsOf(detail) }
  const { field, ...rest } = detail
  const named = typeof field === 'string' ? field : null
  const facts = factsOf(rest).filter(([name]) => !pair.some((it) => it === name))
  return { changes: between(detail[pair[0]], detail[pair[1]], named), facts }
}
