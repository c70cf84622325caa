import { useCallback, useRef, type RefObject } from 'react'
import { loopControlWords } from '#contract/loop/control/loopControl.words.ts'
import { useKeyDown } from '#web/kit/table/useKeyDown.ts'
import { hotkeysOn, useHotkey, useToldKeys } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import type { RowRuns } from '#web/loop/control/RowSteps.tsx'

/** Steps of each key on the row that has the focus, the first that it offers. */
const stepsOf: Readonly<Record<string, readonly string[]>> = { a: ['accept', 'conclude'], r: ['refuse', 'stop'] }

/**
 * Works through the rows of a queue by keys: J and K beside the arrows that every table has, A and R for the steps of the
 * row that has the focus. Those two are handled on the row, since R elsewhere continues one's last loop. Answers how a row
 * makes its steps known.
 */
export const useQueueKeys = (queue: RefObject<HTMLElement | null>, rows: readonly { readonly id: number }[]) => {
  const t = useWords(loopControlWords)
  const steps = useRef(new Map<number, RowRuns>())
  const elements = (): HTMLElement[] => [
    ...(queue.current?.querySelectorAll<HTMLElement>('tbody > tr:not([data-group])') ?? []),
  ]
  const focused = (): number => elements().findIndex((it) => it.contains(document.activeElement))
  const move = (by: number) => {
    const all = elements()
    all[Math.min(Math.max(focused() + by, 0), all.length - 1)]?.focus()
  }
  useHotkey('j', () => move(1), { label: t('keyNext') })
  useHotkey('k', () => move(-1), { label: t('keyPrevious') })
  useToldKeys('a', { label: t('keyAccept') })
  useToldKeys('r', { label: t('keyRefuse') })
  useKeyDown(queue, (event) => {
    const names = stepsOf[event.key.toLowerCase()]
    const row = rows[focused()]
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    if (!names || !row || !isPlain || event.defaultPrevented || !hotkeysOn.get()) return
    event.preventDefault()
    const runs = steps.current.get(row.id)
    names.map((name) => runs?.[name]).find((run) => run !== undefined)?.()
  })
  return useCallback((id: number, runs: RowRuns | undefined): void => {
    if (runs === undefined) steps.current.delete(id)
    else steps.current.set(id, runs)
  }, [])
}
