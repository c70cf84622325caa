import { faces } from '#contract/faces.ts'
import { byScreen } from '#contract/kit/face.ts'
import { routeTables, type RouteDistrict, type RouteName } from '#contract/routes/all.ts'
import { isSoon } from '#contract/routes/built.ts'
import type { LoadScreen, Screen } from '#web/screens/screen.ts'

type Table = Readonly<Partial<Record<RouteName, Screen>>>

const loadAccount = async (): Promise<Table> => (await import('#web/screens/account.ts')).accountScreens

/**
 * The tables of the screens behind signing in and the home, all of which stand within the shell: one file for each district
 * one for a client's own screens and one for those of nouns. A table names every file that its screens need, and each of them waits for its names.
 */
const tables = {
  session: loadAccount,
  home: loadAccount,
  hub: async () => (await import('#web/screens/hub.ts')).hubScreens,
  workstation: async () => (await import('#web/screens/workstation.ts')).workstationScreens,
  prolab: async () => (await import('#web/screens/prolab.ts')).prolabScreens,
  library: async () => (await import('#web/screens/library.ts')).libraryScreens,
  venture: async () => (await import('#web/screens/venture.ts')).ventureScreens,
  districts: async () => (await import('#web/screens/districts.ts')).districtScreens,
  nouns: async () => Object.fromEntries((await import('#web/screens/nouns.ts')).nounScreens),
  portal: async () => (await import('#web/screens/portal.ts')).portalScreens,
} as const satisfies Readonly<Partial<Record<RouteDistrict | 'nouns' | 'portal', () => Promise<Table>>>>

const isTable = (name: string | undefined): name is keyof typeof tables =>
  name !== undefined && Object.hasOwn(tables, name)

const ofNouns = byScreen(faces, 'path')

const tableOf = (name: RouteName): string | undefined => {
  if (name in ofNouns) return 'nouns'
  return name.startsWith('headquarter') ? 'portal' : Object.entries(routeTables).find(([, table]) => name in table)?.[0]
}

/** What loads a screen of no first table; one that is still to come says so. Rejects where its table could not be fetched. */
export const laterScreen = async (name: RouteName): Promise<LoadScreen> => {
  const district = tableOf(name)
  if (isSoon(name) || !isTable(district))
    return async () => (await import('#web/shell/notice/ComingSoonScreen.tsx')).ComingSoonScreen
  const table: Table = await tables[district]()
  const found = table[name]
  if (!found) throw new Error(`No screen of ${name}`)
  return found.load
}
