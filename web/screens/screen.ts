import type { ComponentType } from 'react'

export interface Screen {
  readonly load: () => Promise<ComponentType>
  /** `shell`: within bar and menu; `bare`: alone on the page, as signing in is. */
  readonly frame: 'shell' | 'bare'
  /** False for what other work will build: reachable by its address only. */
  readonly built: boolean
}

/** Whether a screen is built stands in its type, so that each of those to come has to say what it will be. */
interface Built extends Screen {
  readonly built: true
}
interface Soon extends Screen {
  readonly built: false
}

/** A screen within the shell, loaded when it is first opened. */
export const screen = (load: () => Promise<ComponentType>): Built => ({ load, frame: 'shell', built: true })

/** A screen without the shell. */
export const bare = (load: () => Promise<ComponentType>): Built => ({ load, frame: 'bare', built: true })

const loadSoon = () => import('#web/shell/ComingSoonScreen.tsx').then((it) => it.ComingSoonScreen)

/** The place of a screen that is not built yet. */
export const soon: Soon = { load: loadSoon, frame: 'shell', built: false }
export const soonBare: Soon = { load: loadSoon, frame: 'bare', built: false }
