import type { ComponentType } from 'react'
import type { faces } from '#contract/faces.ts'
import type { FaceRoute } from '#contract/kit/face.ts'
import type { SoonName } from '#contract/routes/built.ts'

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

/**
 * The screens of a noun, by the name of its folder: a few lines each stand in the table's own file, one with more parts is
 * loaded by itself. One that is missing does not compile.
 */
export type NounScreens<N extends keyof typeof faces> = Readonly<
  Record<Exclude<FaceRoute<(typeof faces)[N]>, SoonName>, ComponentType | Screen>
>
