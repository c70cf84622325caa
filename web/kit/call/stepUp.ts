import { store } from '#web/kit/store.ts'

interface ProofAsked {
  /** Tells whether the person has proved anew who they are. */
  readonly answer: (proved: boolean) => void
}

/** Null while nobody is asked. */
export const proofAsked = store<ProofAsked | null>(null)

let asking: Promise<boolean> | undefined

/** Asks the person for a proof, once for all calls that wait for it; false when they would rather not. */
export const proveAgain = (): Promise<boolean> => {
  asking ??= new Promise<boolean>((answer) => proofAsked.set({ answer })).finally(() => {
    asking = undefined
    proofAsked.set(null)
  })
  return asking
}
