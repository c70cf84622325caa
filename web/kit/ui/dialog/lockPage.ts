let locks = 0

const root = document.documentElement

/** Keeps the page behind a dialog from scrolling, and from moving into the place of its scrollbar; the answer lets go. */
export const lockPage = (): (() => void) => {
  locks += 1
  // A kept gutter would be a strip that no shade covers, so the page is held by a padding as wide as its scrollbar.
  if (locks === 1) root.style.setProperty('--n-gutter', `${window.innerWidth - root.clientWidth}px`)
  root.toggleAttribute('data-locked', true)
  return () => {
    locks -= 1
    if (locks === 0) root.toggleAttribute('data-locked', false)
  }
}
