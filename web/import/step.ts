import type { ImportInfo } from '#contract/import/import.ts'
import type { Import } from '#contract/kit/import/import.ts'
import type { Noun } from '#contract/kit/list/noun.ts'

export interface ImportProps {
  readonly noun: Noun
  readonly imports: Import
}

export interface StepProps extends ImportProps {
  readonly of: ImportInfo
  /** Takes what a call answered. */
  readonly onAnswer: (answer: { data: ImportInfo }) => void
}
