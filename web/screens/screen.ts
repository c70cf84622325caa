import type { ComponentType } from 'react'

export interface Screen {
  readonly load: () => Promise<ComponentType>
  /** `shell`: within bar and menu; `bare`: alone on the page, as signing in is. */
  readonly frame: 'shell' | 'bare'
}

/** A screen within the shell, loaded when it is first opened. */
export const screen = (load: () => Promise<ComponentType>): Screen => ({ load, frame: 'shell' })

/** A screen without the shell. */
export const bare = (load: () => Promise<ComponentType>): Screen => ({ load, frame: 'bare' })
