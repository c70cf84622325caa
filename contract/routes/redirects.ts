import { faces } from '#contract/faces.ts'
import { byScreen } from '#contract/kit/face.ts'
import { routes, type RouteName } from './all.ts'
import { routeNames } from './match.ts'
import { fillPattern, matchPattern, mostSpecificFirst, type District } from './pattern.ts'

const ofNouns: ReadonlyMap<string, readonly `/${string}`[]> = new Map(Object.entries(byScreen(faces, 'spellings')))

interface Redirect {
  readonly from: `/${string}`
  readonly to: RouteName
  /** For a spelling that names no district. */
  readonly district?: District
}

/**
 * Spellings that section 2 of the specification shortens after a longer path, where they can also be read as they
 * stand and belong to one route only; the parameters carry over by name. `/show/:id`, `/new` and the like, which
 * fit many routes, are not here.
 */
const own = [
  { from: '/preview/:mail_code', to: 'mailPreview' },
  { from: '/config', to: 'mailConfig' },
  { from: '/district/permissions/show/:id', to: 'permissionShow' },
  { from: '/district/aura/aura-indicator/new', to: 'auraIndicatorNew' },
  { from: '/district/aura/aura-indicator/show/:id', to: 'auraIndicatorShow' },
  { from: '/district/aura/aura-indicator/edit/:id', to: 'auraIndicatorEdit' },
  { from: '/district/aura/avaliacao/new', to: 'reviewNew' },
  { from: '/district/aura/avaliacao/show/:id', to: 'reviewShow' },
  // The specification writes a capital letter in this one path, which nobody types.
  { from: '/looper/edit/:id', to: 'looperEdit' },
  { from: '/home/courses', to: 'academyCourses' },
  { from: '/calendar/create/event', to: 'eventNew', district: 'workstation' },
  { from: '/calendar/event/:event_code', to: 'eventShow', district: 'workstation' },
  { from: '/calendar/event/:event_code/edit', to: 'eventEdit', district: 'workstation' },
  { from: '/event/:event_code/edit', to: 'eventEdit', district: 'workstation' },
] as const satisfies readonly Redirect[]

/** Spellings of nouns' screens stand in their faces. */
export const redirects: readonly Redirect[] = [
  ...own,
  ...routeNames.flatMap((to) => (ofNouns.get(to) ?? []).map((from) => ({ from, to }))),
]

const bySpecificFrom: readonly Redirect[] = mostSpecificFirst(redirects, (it) => it.from)

/** An address that is an atom's short id alone (`SHORT_ID` of its rules, which the first page does without). */
const SHORT = /^\/([a-z][a-z\d]{0,11}-[1-9]\d{0,8})\/?(?:\?|$)/i

/** The route table's path for a shortened spelling, its query kept, else undefined; ask `findRoute` first. */
export const redirectOf = (path: string): string | undefined => {
  for (const { from, to, district } of bySpecificFrom) {
    const params = matchPattern(from, path)
    if (!params) continue
    const query = path.includes('?') ? path.slice(path.indexOf('?')) : ''
    return fillPattern(routes[to].path, district ? { ...params, district_name: district } : params) + query
  }
  const [, short] = SHORT.exec(path) ?? []
  return short && fillPattern(routes.recordOpen.path, { thing: 'atom', id: short.toUpperCase() })
}
