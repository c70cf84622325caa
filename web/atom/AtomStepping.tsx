import type { ReactNode } from 'react'
import { useTakeStep } from '#web/atom/useAtomSteps.tsx'

type TakeStep = ReturnType<typeof useTakeStep>

/** Gives what is in it the steps of atoms, for screens of other nouns that take them. */
export const AtomStepping = ({ children }: { readonly children: (takeStep: TakeStep) => ReactNode }) =>
  children(useTakeStep())
