import { store } from '#web/kit/store.ts'

export type ToastTone = 'success' | 'info' | 'warning' | 'error' | 'undo'

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  /** Milliseconds it stays; waits while somebody points at it. */
  readonly stays: number
  readonly onUndo?: () => void
}

/** Section 9: success 1.5 s, the others 2 to 2.5 s; what can be undone stays 10 s. */
const STAYS = { success: 1500, info: 2000, warning: 2500, error: 2500, undo: 10_000 } as const
const MOST = 4

export const toasts = store<readonly Toast[]>([])

let last = 0

export const dropToast = (id: number): void => toasts.set((all) => all.filter((it) => it.id !== id))

const show = (
  tone: ToastTone,
  text: string,
  { onUndo, stays }: Partial<Pick<Toast, 'onUndo' | 'stays'>> = {},
): number => {
  last += 1
  const next: Toast = { id: last, tone, text, stays: stays ?? STAYS[tone], ...(onUndo ? { onUndo } : {}) }
  // The same sentence twice is one.
  toasts.set((all) => [...all.filter((it) => it.text !== text || it.onUndo), next].slice(-MOST))
  return last
}

export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
  /** Section 8: an atom or a download that failed says so for 2 s. */
  failure: (text: string) => show('error', text, { stays: 2000 }),
  /** Something done that can be taken back for 10 s. */
  undo: (text: string, onUndo: () => void) => show('undo', text, { onUndo }),
}
