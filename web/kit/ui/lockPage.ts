let locks = 0

/** Keeps the page behind a dialog from scrolling; the answer lets go. Several may hold it. */
export const lockPage = (): (() => void) => {
  locks += 1
  document.documentElement.toggleAttribute('data-locked', true)
  return () => {
    locks -= 1
    if (locks === 0) document.documentElement.toggleAttribute('data-locked', false)
  }
}
