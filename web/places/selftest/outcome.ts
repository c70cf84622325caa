import type { KeyOf, WordParams } from '#contract/kit/words.ts'
import type { selfTestWords } from '#contract/places/selfTest.words.ts'

export const checks = ['notices', 'sound', 'camera', 'microphone', 'connection', 'storage'] as const
export type CheckName = (typeof checks)[number]

type Word = KeyOf<typeof selfTestWords>

/** State of a check, with words that follow the language. */
export interface Outcome {
  readonly state: 'idle' | 'running' | 'ok' | 'warn' | 'failed'
  readonly said?: Word
  readonly params?: WordParams
  /** Advice for a check that failed. */
  readonly advice?: Word
}

export interface CheckProps {
  readonly outcome: Outcome
  readonly report: (next: Outcome) => void
}

export const idle: Outcome = { state: 'idle' }
