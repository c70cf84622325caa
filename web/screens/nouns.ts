import type { ComponentType } from 'react'
import { faces } from '#contract/faces.ts'
import type { Face } from '#contract/kit/face.ts'
import type { RouteName } from '#contract/routes/all.ts'
import { isBuilt } from '#contract/routes/built.ts'
import { isRouteName } from '#contract/routes/match.ts'
import { screen, type Screen } from '#web/screens/screen.ts'

type Table = Readonly<Record<string, ComponentType | Screen>>

/** The table of each noun's screens, by its folder: `web/sector/sector.screens.tsx`. */
const tables = import.meta.glob<Table>('../*/*.screens.{ts,tsx}', { import: 'screens' })

const tableOf = (folder: string): (() => Promise<Table>) | undefined =>
  tables[`../${folder}/${folder}.screens.tsx`] ?? tables[`../${folder}/${folder}.screens.ts`]

const loadFrom = async (folder: string, name: RouteName): Promise<ComponentType> => {
  const found = (await tableOf(folder)?.())?.[name]
  if (!found) throw new Error(`No screen of ${name}`)
  return typeof found === 'object' && 'load' in found ? found.load() : found
}

const screensOf = ([folder, { screens }]: [string, Face]): [RouteName, Screen][] =>
  Object.values(screens)
    .flatMap((table) => Object.keys(table))
    .filter(isRouteName)
    .filter(isBuilt)
    .map((name) => [name, screen(() => loadFrom(folder, name))])

/** Screens of all nouns that have a face. */
export const nounScreens: ReadonlyMap<RouteName, Screen> = new Map(Object.entries<Face>(faces).flatMap(screensOf))
