import type { RouteName } from '#contract/routes/all.ts'
import { isRouteName } from '#contract/routes/match.ts'
import { tabStorage } from '#web/kit/storage.ts'

const KEY = 'nucleo.led'

/** A page of the menu that was opened, with its search and filters. */
export interface Led {
  readonly route: RouteName
  readonly address: string
}

const stored = (): readonly [key: string, led: Led] | undefined => {
  const [key = '', route = '', address = ''] = (tabStorage.get(KEY) ?? '').split(' ')
  return isRouteName(route) ? [key, { route, address }] : undefined
}

/** What the history calls an address that was typed or opened from outside. */
const TYPED = 'default'

/** By the key of each visit in the tab's history, so that Back finds what led there. */
const visits = new Map<string, Led | undefined>()
let last: Led | undefined

const first = stored()
if (first) visits.set(...first)

interface Visit {
  /** Key of the entry in the history. */
  readonly key: string
  readonly path: string
  /** Set when the page itself belongs to the menu. */
  readonly own: Led | undefined
  /** True when something that stands outside all pages led there: the palette, the bell. */
  readonly jumped: boolean
}

/** The page of the menu that led to a visit: the visited one itself, or the last one before it. */
export const ledTo = ({ key: entry, path, own, jumped }: Visit): Led | undefined => {
  const key = `${entry}:${path}`
  if (own) visits.set(key, own)
  else if (!visits.has(key)) visits.set(key, jumped || entry === TYPED ? undefined : last)
  last = visits.get(key)
  if (last) tabStorage.set(KEY, `${key} ${last.route} ${last.address}`)
  else tabStorage.remove(KEY)
  return last
}
