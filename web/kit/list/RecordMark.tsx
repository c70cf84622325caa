import { use } from 'react'
import { RecordMarks } from '#web/kit/list/marks.ts'

interface RecordMarkProps {
  readonly noun: string | undefined
  readonly id: number | null
}

/** Mark of a record before its name, where its noun has one. */
export const RecordMark = ({ noun, id }: RecordMarkProps) => {
  const Mark = use(RecordMarks)[noun ?? '']
  return Mark && id !== null ? <Mark id={id} /> : null
}
