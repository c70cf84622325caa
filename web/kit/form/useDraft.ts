import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '#web/kit/form/draft.ts'
import { useReloadBlock } from '#web/kit/reloadBlock.ts'

interface DraftTools {
  /** Deletes the draft: it was sent, or is not wanted. */
  readonly clear: () => void
  /** True when the value is that of an earlier visit. */
  readonly restored: boolean
}

/** State that survives a reload: `const [text, setText, draft] = useDraft('loop.stop', '')`. */
export const useDraft = <T>(name: string, initial: T): readonly [T, (next: T) => void, DraftTools] => {
  const [kept] = useState(() => readDraft<T>(name))
  const [value, setValue] = useState<T>(kept ?? initial)
  const [restored, setRestored] = useState(kept !== undefined)
  useReloadBlock(value !== initial && JSON.stringify(value) !== JSON.stringify(initial))
  const set = (next: T) => {
    setValue(next)
    writeDraft(name, next)
  }
  const clear = () => {
    dropDraft(name)
    setValue(initial)
    setRestored(false)
  }
  return [value, set, { clear, restored }]
}
