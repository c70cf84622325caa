import { browserStorage } from '#web/kit/storage.ts'

const MOST = 20

const keyFor = (user: number): string => `nucleo.palette.used.${user}`

/** Items that this person ran from the palette in this browser, the last first. */
export const usedBy = (user: number): readonly string[] =>
  (browserStorage.get(keyFor(user)) ?? '').split('\n').filter(Boolean)

export const noteUsed = (user: number, key: string): void =>
  browserStorage.set(keyFor(user), [key, ...usedBy(user).filter((it) => it !== key)].slice(0, MOST).join('\n'))
