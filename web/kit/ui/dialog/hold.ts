import { createContext, useContext, useEffect } from 'react'

/** Holds the dialog around it, until the answer is called. */
export const DialogHold = createContext<(() => () => void) | undefined>(undefined)

/** While it is on, the dialog around asks before it closes: what was typed there would be gone. */
export const useDialogHold = (on: boolean): void => {
  const hold = useContext(DialogHold)
  useEffect(() => (on ? hold?.() : undefined), [on, hold])
}
