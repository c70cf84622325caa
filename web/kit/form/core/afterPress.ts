/** Whether a finger or a mouse button is down. */
let pressed = false

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, () => (pressed = false), true)
}

/**
 * Runs once no button is down any more. A field that is left by a press would else show its error before the press ends,
 * and push the very button that was pressed away from under the pointer: its click would be lost.
 */
export const afterPress = (run: () => void): void => {
  if (!pressed) return run()
  const ended = new AbortController()
  const later = (): void => {
    ended.abort()
    setTimeout(run)
  }
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, later, ended)
}
