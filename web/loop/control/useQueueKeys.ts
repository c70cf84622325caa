import { useCallback, useRef, type RefObject } from 'react'
import { loopControlWords } from '#contract/loop/control/loopControl.words.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import type { RowRuns } from '#web/loop/control/RowSteps.tsx'

/**
 * Works through the rows of a queue by keys: J and K beside the arrows that every table has, A, R and S for the steps of
 * the row that has the focus; the first row where none has. Answers how a row makes its steps known.
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
  const take = (...names: readonly string[]) => {
    const row = rows[Math.max(focused(), 0)]
    const runs = row && steps.current.get(row.id)
    names.map((name) => runs?.[name]).find((run) => run !== undefined)?.()
  }
  useHotkey('j', () => move(1), { label: t('keyNext') })
  useHotkey('k', () => move(-1), { label: t('keyPrevious') })
  useHotkey('a', () => take('accept', 'conclude'), { label: t('keyAccept') })
  useHotkey('r', () => take('refuse'), { label: t('keyRefuse') })
  useHotkey('s', () => take('stop'), { label: t('keyStop') })
  return useCallback((id: number, runs: RowRuns | undefined): void => {
    if (runs === undefined) steps.current.delete(id)
    else steps.current.set(id, runs)
  }, [])
}
