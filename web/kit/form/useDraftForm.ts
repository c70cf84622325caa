import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '#web/kit/form/draft.ts'

const PAUSE_MS = 300

/**
 * Keeps what is typed into a `@mantine/form` form until `clear` is called; `omit` names what must not be kept
 * (passwords). `restored`: the values came back from an earlier visit.
 */
export const useDraftForm = <V extends object>(
  name: string,
  form: UseFormReturnType<V>,
  omit: readonly (keyof V)[] = [],
) => {
  const [kept] = useState(() => readDraft<Partial<V>>(name))
  const [restored, setRestored] = useState(kept !== undefined)
  const values = form.getValues()
  const text = JSON.stringify(values, (key, value: unknown) => (omit.some((it) => it === key) ? undefined : value))
  const restore = useEffectEvent(() => {
    if (kept) form.setValues(kept)
  })
  useEffect(() => restore(), [])
  useEffect(() => {
    if (!form.isDirty()) return undefined
    const timer = setTimeout(() => writeDraft(name, JSON.parse(text)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form, name, text])
  return {
    restored,
    clear: () => {
      dropDraft(name)
      setRestored(false)
    },
  }
}
