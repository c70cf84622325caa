import { useEffect, useState } from 'react'
import { readDraft, writeDraft, dropDraft } from '#web/kit/form/draft.ts'
import type { Form } from '#web/kit/form/handles.ts'

export interface Step<V> {
  readonly key: string
  readonly label: string
  /** Its fields: what is checked before one goes on. */
  readonly fields: readonly (keyof V & string)[]
}

interface StepsOptions<V> {
  readonly steps: readonly [Step<V>, ...Step<V>[]]
  /** Remembers the step over a reload; the form's own draft remembers what was typed. */
  readonly draft?: string
}

const nameOf = (path: string): string => path.split('.')[0] ?? ''

/**
 * A form in steps: each is checked before the next, going back loses nothing, and a refusal leads to the step of its field.
 * `next` sends on the last one.
 */
export const useSteps = <V>(form: Form<V>, { steps, draft }: StepsOptions<V>) => {
  const { core } = form
  const key = draft === undefined ? undefined : `${draft}.step`
  const [at, setAt] = useState(() => {
    const kept = key === undefined || !core.state.restored ? undefined : readDraft<number>(key)
    return Math.min(Math.max(kept ?? 0, 0), steps.length - 1)
  })
  const [moved, setMoved] = useState(false)
  const stepWith = (names: readonly string[]) => steps.findIndex((it) => it.fields.some((name) => names.includes(name)))
  const go = (to: number): void => {
    setAt(to)
    setMoved(true)
    if (key !== undefined) writeDraft(key, to)
  }
  const { refused } = core.state
  useEffect(() => {
    const found = stepWith(Object.keys(refused).map(nameOf))
    if (found !== -1) setAt(found)
    // Only a new refusal leads anywhere; afterwards one goes where one likes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refused])
  const { dirty } = core
  useEffect(() => {
    // Sent, or begun again.
    if (dirty || key === undefined) return
    dropDraft(key)
  }, [dirty, key])
  const current = steps[at] ?? steps[0]
  return {
    steps,
    at,
    /** True once a step has been left. */
    moved,
    current,
    isLast: at === steps.length - 1,
    back: () => go(Math.max(at - 1, 0)),
    /** To a step before this one. */
    go: (to: number) => {
      if (to < at) go(to)
    },
    next: (): void => {
      if (!core.check(current.fields)) return
      if (at < steps.length - 1) return go(at + 1)
      const wrong = stepWith(core.issues.map((it) => nameOf(it.path)))
      if (wrong !== -1) go(wrong)
      core.submit()
    },
  }
}
