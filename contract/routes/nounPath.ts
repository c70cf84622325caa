import type { Role } from '#contract/access/roles.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { fillPattern, type ParamValues } from '#contract/routes/pattern.ts'

/** Default district of a path: everybody who may open a venture may open it there. */
export const DISTRICT = 'workstation'

/** A record with its id and the fields that its noun's `params` name. */
interface Located {
  readonly id: number
}

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const textOf = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')

/** Parameters of a screen's path: `:id` its id, others by the noun's `params`, and a district where there is one. */
const paramsOf = ({ routes: { params = {} } }: Pick<Noun, 'routes'>, of: Located): ParamValues => {
  const fields = new Map<string, unknown>(Object.entries(of))
  const read = Object.entries(params).map(([name, field]) => [name, textOf(fields.get(field))] as const)
  return { district_name: DISTRICT, id: of.id, ...Object.fromEntries(read) }
}

const firstOpen = (names: readonly RouteName[], role: Role | undefined): RouteName | undefined =>
  names.find((name) => mayOpen(routes[name], role))

/** Path of one of these screens for a record; undefined where `role` opens none, or the row lacks a parameter. */
const pathAmong = (
  names: readonly RouteName[],
  { noun, of, role }: { noun: Pick<Noun, 'routes'>; of: Located; role: Role | undefined },
): string | undefined => {
  const name = firstOpen(names, role)
  if (name === undefined) return undefined
  const values = paramsOf(noun, of)
  const { path } = routes[name]
  return namesIn(path).every((key) => (values[key] ?? '') !== '') ? fillPattern(path, values) : undefined
}

type Names = RouteName | readonly RouteName[] | undefined
const listed = (names: Names): readonly RouteName[] => (typeof names === 'string' ? [names] : (names ?? []))

/** Path of a record's page for a role. */
export const showPath = (noun: Pick<Noun, 'routes'>, of: Located, role: Role | undefined): string | undefined =>
  pathAmong(listed(noun.routes.show), { noun, of, role })

/** Path of the screen that edits a record, for a role. */
export const editPath = (noun: Pick<Noun, 'routes'>, of: Located, role: Role | undefined): string | undefined =>
  pathAmong(listed(noun.routes.edit), { noun, of, role })

/** Path of a noun's list for a role: the first that admits them. */
export const listPath = (noun: Pick<Noun, 'routes'>, role: Role | undefined): string | undefined => {
  const name = firstOpen(listed(noun.routes.list), role)
  return name && fillPattern(routes[name].path, { district_name: DISTRICT })
}

/** Path of the screen of a new record for a role; undefined where its path has a parent's parameters. */
export const createPath = (noun: Pick<Noun, 'routes'>, role: Role | undefined): string | undefined =>
  pathAmong(listed(noun.routes.create), { noun, of: { id: 0 }, role })

/**
 * A path that opens a record by its id alone, whoever follows it: for mails, notifications and links between records.
 * The screen's own where it needs nothing else, else one that looks the record up first. Empty for a noun without a page.
 */
export const linkOf = ({ thing, routes: { show } }: Pick<Noun, 'routes' | 'thing'>, id: number): string => {
  const [name, other] = listed(show)
  if (name === undefined) return ''
  const isEnough = other === undefined && namesIn(routes[name].path).every((one) => one === 'id')
  return isEnough ? fillPattern(routes[name].path, { id }) : pathTo('recordOpen', { thing, id })
}

/** Names of the parameters that carry the record's own id in a path of its noun. */
export const idParams = ({ routes: { params = {} } }: Pick<Noun, 'routes'>): readonly string[] => [
  ...Object.entries(params).flatMap(([name, field]) => (field === 'id' ? [name] : [])),
  'id',
]
