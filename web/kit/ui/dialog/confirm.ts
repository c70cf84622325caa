import type { ReactNode } from 'react'
import { store } from '#web/kit/store.ts'

export interface Question {
  readonly title: string
  readonly body?: ReactNode
  /** Word on the button that goes on. */
  readonly yes?: string
  readonly no?: string
  readonly danger?: boolean
  /** One button only: something to know, nothing to decide. */
  readonly informOnly?: boolean
  readonly tone?: 'warning' | 'error' | 'info'
}

export interface Asked extends Question {
  readonly id: number
  readonly answer: (yes: boolean) => void
}

/** Questions waiting for an answer, the first one on the screen. */
export const questions = store<readonly Asked[]>([])

let last = 0

/** Asks in a dialog; false when it is closed without an answer. */
export const confirm = (question: Question): Promise<boolean> => {
  last += 1
  const id = last
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      questions.set((all) => all.filter((it) => it.id !== id))
      resolve(yes)
    }
    questions.set((all) => [...all, { ...question, id, answer }])
  })
}

/** A dialog with one button, as for the warnings of section 8; resolves when it is closed. */
export const tell = async (question: Pick<Question, 'title' | 'body' | 'tone' | 'yes'>): Promise<void> => {
  await confirm({ ...question, informOnly: true })
}
