import { useEffect, useState } from 'react'

const LOOK_MS = 500

const BUSY = '[aria-modal="true"], [role="alertdialog"], [role="menu"], [aria-busy="true"], main form, [data-loading]'
const FIELD = 'input, textarea, select, [contenteditable="true"]'

/** Nobody is in the middle of something: the page is looked at and has come, no dialog, menu, form or field is in use. */
export const isQuiet = (): boolean =>
  !document.hidden && document.querySelector(BUSY) === null && document.activeElement?.matches(FIELD) !== true

/** True once the page has been quiet for `patience` milliseconds, until it no longer is. Looks only while `on`. */
export const useQuiet = (patience: number, on: boolean): boolean => {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!on) return undefined
    let looks = 0
    const look = () => {
      looks = isQuiet() ? looks + 1 : 0
      setQuiet(looks * LOOK_MS >= patience)
    }
    const timer = setInterval(look, LOOK_MS)
    return () => {
      clearInterval(timer)
      setQuiet(false)
    }
  }, [on, patience])
  return quiet
}
