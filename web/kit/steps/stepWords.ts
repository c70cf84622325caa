import type { WordParams, Words } from '#contract/kit/words.ts'
import { useWords } from '#web/kit/words.ts'

export interface StepWords {
  /** `step_accept`, or with a part `step_accept_done`; undefined where the noun has no such word. */
  readonly of: (
    step: string,
    part?: 'ask' | 'body' | 'done' | 'not' | 'many' | 'lacks',
    params?: WordParams,
  ) => string | undefined
  /** The word of a step's button. */
  readonly button: (step: string) => string
}

/** The words of a noun's steps; `contract/kit/steps` says which there are. */
export const useStepWords = (words: Words): StepWords => {
  const t = useWords(words) as (key: string, params?: WordParams) => string
  const wordOf: StepWords['of'] = (step, part, params) => {
    const key = part === undefined ? `step_${step}` : `step_${step}_${part}`
    return key in words.entries || `${key}_one` in words.entries ? t(key, params) : undefined
  }
  return { of: wordOf, button: (step) => wordOf(step) ?? step }
}
