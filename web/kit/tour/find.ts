/** Attribute of the tour's own window, so that the tour does not take it for a dialog of the app. */
export const GUIDE = 'data-guide'

const openDialogs = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[aria-modal="true"]:not([${GUIDE}])`),
]

/** Topmost dialog, except the tour's. */
export const frontDialog = (): HTMLElement | undefined => openDialogs().at(-1)

/**
 * `there` with its element; `covered`: a dialog lies over it, an alert interrupts, or nobody looks at the page, so that
 * it is worth waiting for as long as that takes; `missing`.
 */
export type Found =
  | { readonly is: 'there'; readonly element: HTMLElement }
  | { readonly is: 'covered' }
  | { readonly is: 'missing' }

/** Finds the visible element with that name in `data-tour`. One below an open dialog cannot be reached. */
export const findElement = (name: string): Found => {
  const shown = [...document.querySelectorAll<HTMLElement>(`[data-tour~="${name}"]`)].filter((it) =>
    it.checkVisibility({ visibilityProperty: true }),
  )
  const front = frontDialog()
  const element = front ? shown.find((it) => front.contains(it)) : shown[0]
  if (document.hidden) return { is: 'covered' }
  if (element) return { is: 'there', element }
  return shown.length > 0 || front?.getAttribute('role') === 'alertdialog' ? { is: 'covered' } : { is: 'missing' }
}

export const isThere = (name: string): boolean => findElement(name).is === 'there'

/** Moves the focus to the page when the focused element is gone. */
export const focusPage = (): void => document.querySelector('main')?.focus({ preventScroll: true })

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** Tab stops within an element, itself included. */
export const tabStops = (within: HTMLElement): HTMLElement[] =>
  [within, ...within.querySelectorAll<HTMLElement>('*')].filter(
    (it) => it.matches(TABBABLE) && it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true }),
  )
