import type { Noun } from '#contract/kit/list/noun.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { createPath, editPath, idParams, listPath, showPath } from '#contract/routes/nounPath.ts'
import { fillPattern } from '#contract/routes/pattern.ts'
import { useSession } from '#web/kit/session/session.ts'

/** The path of a noun's screen, of one record where it shows one. */
export const pathOf = (name: RouteName, id?: number): string =>
  fillPattern(routes[name].path, id === undefined ? {} : { id: String(id) })

/** The path of a list, filtered; what is null or undefined is no filter. */
export const filteredPath = (
  name: RouteName,
  filter: Readonly<Record<string, string | number | null | undefined>>,
): string => {
  const given = Object.entries(filter).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  )
  const path = pathOf(name)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** The paths of a noun's screens, as far as the person may open them. */
export const useNounPaths = (noun: Pick<Noun, 'routes'>) => {
  const { role } = useSession()
  return {
    list: listPath(noun, role) ?? pathOf('home'),
    create: createPath(noun, role),
    show: (of: { readonly id: number }) => showPath(noun, of, role),
    edit: (of: { readonly id: number }) => editPath(noun, of, role),
  }
}

/** The id that an address names a record of the noun by; empty where it names none. */
export const recordIdIn = (noun: Pick<Noun, 'routes'>, params: Readonly<Record<string, string | undefined>>): string =>
  idParams(noun).reduce((found, name) => found || (params[name] ?? ''), '')
