import { useRef, useState } from 'react'
import { isCallError, type CallError } from '#web/kit/call/call-error.ts'
import type { CoreOptions } from '#web/kit/form/core/core.ts'
import type { Rules } from '#web/kit/form/core/schema.ts'
import { rebase, stored, type FormState } from '#web/kit/form/core/state.ts'
import { keyedPath, type Values } from '#web/kit/form/core/values.ts'
import { dropDraft } from '#web/kit/form/draft.ts'
import { otherIn, type Summary } from '#web/kit/form/useServerErrors.ts'

interface Sending {
  readonly options: CoreOptions
  readonly rules: Rules
  readonly state: FormState
  readonly change: (next: (state: FormState) => FormState) => void
  /** The state of a new record's form, after the one before it was stored. */
  readonly startAgain: () => FormState
}

/** The row as it is by now, in a 409 of a stale version. */
const currentIn = (error: CallError): Values | undefined => {
  const { current } = error.extra
  return error.status === 409 && typeof current === 'object' && current !== null ? (current as Values) : undefined
}

const dataIn = (answer: unknown): Values | undefined => {
  const { data } = (answer ?? {}) as { data?: unknown }
  return typeof data === 'object' && data !== null ? (data as Values) : undefined
}

/** One rule broken is enough to say of a field. */
const firstOfEach = ({ fields }: CallError): CallError['fields'] =>
  fields.filter((it, at) => fields.findIndex((other) => other.path === it.path) === at)

/** Sends what a form holds, once at a time, and puts what a server refused beside its fields. */
export const useSending = ({ options, rules, state, change, startAgain }: Sending) => {
  const [summary, setSummary] = useState<Summary>()
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  const refused = (error: unknown): void => {
    if (!isCallError(error)) throw error
    if (options.onRefused?.(error)) return
    const theirs = currentIn(error)
    const fields = firstOfEach(error).map((it) => ({ ...it, path: keyedPath(it.path, state.keys) }))
    change((now) => ({
      ...(theirs ? rebase(now, theirs, rules) : now),
      refused: Object.fromEntries(fields.map((it) => [it.path, it.message])),
    }))
    setSummary((before) => ({ message: error.message, fields, ...otherIn(error), turn: (before?.turn ?? 0) + 1 }))
  }

  const send = async (input: Values): Promise<void> => {
    busy.current = true
    setPending(true)
    try {
      const answer = await options.send(input)
      if (options.draft !== undefined) dropDraft(options.draft)
      change((now) => (options.editing ? stored(now, dataIn(answer)) : startAgain()))
      options.onDone?.(answer, input)
    } catch (error) {
      refused(error)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return {
    pending,
    summary,
    clear: () => setSummary(undefined),
    send: (input: Values): void => {
      if (!busy.current) void send(input)
    },
  }
}
