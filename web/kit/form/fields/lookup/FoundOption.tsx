import type { Candidate } from '#web/kit/form/fields/lookup/useLookup.ts'
import { NEW } from '#web/kit/form/fields/lookup/useNewRecord.ts'
import { RecordMark } from '#web/kit/list/RecordMark.tsx'
import css from '#web/kit/form/fields/fields.module.css'

interface FoundOptionProps {
  readonly of: readonly Candidate[]
  readonly id: number
  readonly label: string
  /** Noun of the found records. */
  readonly noun: string | undefined
}

/** One line of a remote select: the name and what tells it from others of that name. */
export const FoundOption = ({ of, id, label, noun }: FoundOptionProps) => {
  const hint = of.find((it) => it.id === id)?.hint
  return (
    <span className={css['found']} data-new={id === NEW || undefined}>
      <span>
        {id !== NEW && <RecordMark noun={noun} id={id} />}
        {label}
      </span>
      {hint && <span className={css['foundHint']}>{hint}</span>}
    </span>
  )
}
