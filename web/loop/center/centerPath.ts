import { pathTo } from '#contract/routes/match.ts'
import { tabStorage } from '#web/kit/storage.ts'

const KEY = 'nucleo.loops.search'

/** Keeps the filter that Loop Center shows, so that a loop's page leads back to the same rows. */
export const rememberCenter = (search: string): void => tabStorage.set(KEY, search)

export const centerPath = (): string => pathTo('loopCenter') + (tabStorage.get(KEY) ?? '')
