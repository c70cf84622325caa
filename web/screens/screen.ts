import type { ComponentType } from 'react'

export interface Screen {
  readonly load: () => Promise<ComponentType>
  /** `shell`: within bar and menu; `bare`: alone on the page, as signing in is. */
  readonly frame: 'shell' | 'bare'
  /** False for what other work will build: reachable by its address only. */
  readonly built: boolean
}

/** A screen within the shell, loaded when it is first opened. */
export const screen = (load: () => Promise<ComponentType>): Screen => ({ load, frame: 'shell', built: true })

/** A screen without the shell. */
export const bare = (load: () => Promise<ComponentType>): Screen => ({ load, frame: 'bare', built: true })

const loadSoon = () => import('#web/shell/ComingSoonScreen.tsx').then((it) => it.ComingSoonScreen)

/** The place of a screen that is not built yet. */
export const soon: Screen = { load: loadSoon, frame: 'shell', built: false }
export const soonBare: Screen = { load: loadSoon, frame: 'bare', built: false }
