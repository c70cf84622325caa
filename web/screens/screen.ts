import type { ComponentType } from 'react'

export type LoadScreen = () => Promise<ComponentType>

export interface Screen {
  readonly load: LoadScreen
  /** `shell`: within bar and menu; `bare`: alone on the page, as signing in is. */
  readonly frame: 'shell' | 'bare'
}

/** A screen within the shell, loaded when it is first opened. */
export const screen = (load: LoadScreen): Screen => ({ load, frame: 'shell' })

/** A screen without the shell. */
export const bare = (load: LoadScreen): Screen => ({ load, frame: 'bare' })
