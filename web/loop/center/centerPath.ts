import { pathTo } from '#contract/routes/match.ts'
import { keepInTab } from '#web/kit/keep.ts'

const KEY = 'nucleo.loops.search'

/** Keeps the filter that Loop Center shows, so that a loop's page leads back to the same rows. */
export const rememberCenter = (search: string): void => keepInTab.set(KEY, search)

export const centerPath = (): string => pathTo('loopCenter') + (keepInTab.get(KEY) ?? '')
