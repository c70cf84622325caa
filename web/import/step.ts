import type { ImportInfo } from '#contract/import/import.ts'
import type { Import } from '#contract/kit/import/import.ts'
import type { Imported } from '#contract/kit/import/imported.ts'

export interface ImportProps {
  readonly noun: Imported
  readonly imports: Import
}

export interface StepProps extends ImportProps {
  readonly of: ImportInfo
  /** Takes what a call answered. */
  readonly onAnswer: (answer: { data: ImportInfo }) => void
}
