import type { ReactNode } from 'react'
import type { Ponto } from '#contract/loop/loop.ts'
import { useLoop } from '#web/loop/useLoop.ts'

/** The person's loop as the bar shows it: what the server knows, with what waits to be sent on top. */
export const WithLoop = ({ children }: { children: (loop: Ponto | null) => ReactNode }) => children(useLoop().loop)
