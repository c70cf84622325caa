import { routes } from '#contract/routes/all.ts'
import type { MenuEntry } from '#web/screens/menu/menu.ts'

/** Menu entries lead to screens without parameters. */
export const entryPath = (entry: MenuEntry | undefined): string => (entry ? routes[entry.route].path : '/')
