import { isBuilt } from '#contract/routes/built.ts'
import { routeNames } from '#contract/routes/match.ts'

/** Values that a screen can show something for, in the demonstration and on the bench; any other parameter is 1. */
const samples: Readonly<Record<string, string>> = {
  district_name: 'workstation',
  page: 'home',
  tab: 'documents',
  role: '4',
}

/** A path that can be opened, of one with `:parameters`. */
export const samplePath = (path: string): string =>
  path
    .replace('/permissions/show/:id', '/permissions/show/loop.run')
    .replace(/:(\w+)/g, (_, name: string) => samples[name] ?? '1')

/** Names of the routes that have a screen. */
export const builtRoutes = routeNames.filter(isBuilt)
