import { join } from 'node:path'

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

interface Screens {
  readonly screens: Readonly<Record<string, { readonly built: boolean }>>
}

/** Names of the routes that have a screen. The web's own table, whose types need the web's compiler. */
export const builtRoutes = async (): Promise<string[]> => {
  const { screens } = (await import(join(import.meta.dirname, '../../web/screens/all.ts'))) as Screens
  return Object.entries(screens).flatMap(([name, { built }]) => (built ? [name] : []))
}
