import { useEffect, useMemo, useState } from 'react'
import { commonWords } from '#contract/kit/words/common.words.ts'
import { issuesIn, type Checks, type FieldIssue } from '#web/kit/form/core/check.ts'
import type { CoreOptions, FormCore } from '#web/kit/form/core/core.ts'
import { rulesOf, type Rules } from '#web/kit/form/core/schema.ts'
import { draftOf, isDirty, isTried, rebase, startState, type FormState } from '#web/kit/form/core/state.ts'
import { useSay } from '#web/kit/form/core/useSay.ts'
import { useSending } from '#web/kit/form/core/useSending.ts'
import { changedNames, sentValues, type Values } from '#web/kit/form/core/values.ts'
import { dropDraft, writeDraft } from '#web/kit/form/draft.ts'
import type { FieldAbout } from '#web/kit/form/field.ts'
import type { Summary } from '#web/kit/form/useServerErrors.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'

const rowOf = (from: CoreOptions['from']): Values => (typeof from === 'function' ? from() : from)

/**
 * Values of the fields before a row fills them; a form without schema holds texts. An edit leaves alone, and does not
 * check, what its row does not say.
 */
const blankRow = (options: CoreOptions, rules: Rules): Values => {
  const { names, hidden, local, schema, editing } = options
  const row = rowOf(options.from)
  const own = names.filter((name) => !hidden.includes(name) && (!editing || row[name] !== undefined))
  return { ...Object.fromEntries(own.map((name) => [name, schema ? (rules[name]?.blank ?? null) : ''])), ...local }
}

/** Values that every send adds to the fields. */
const alongOf = ({ fixed, editing, from }: CoreOptions, version: number | undefined): Values =>
  editing ? { id: rowOf(from)['id'], version, ...fixed } : fixed

/** The body to send: all fields of a new record, the changed ones of an edit. */
const inputOf = (options: CoreOptions, rules: Rules, state: FormState): Values => {
  const changed = new Set(changedNames(state.base, state.values, rules))
  const own = Object.entries(sentValues(state.values, rules)).filter(
    ([name, value]) => value !== undefined && !(name in options.local) && (!options.editing || changed.has(name)),
  )
  return { ...alongOf(options, state.version), ...Object.fromEntries(own) }
}

/** All issues of a form: unreadable texts first, then those of its schema and its own rules. */
const allIssues = (state: FormState, checks: Checks): FieldIssue[] => [
  ...Object.entries(state.unreadable).map(([path, key]): FieldIssue => ({ path, key })),
  ...issuesIn(state.values, state.keys, checks).filter((it) => !(it.path in state.unreadable)),
]

/** The row that was given, where it is newer than the one the form goes on from. */
const newerRow = ({ from }: CoreOptions, version: number | undefined): Values | undefined => {
  if (typeof from === 'function' || version === undefined) return undefined
  const { version: arrived } = from
  return typeof arrived === 'number' && arrived > version ? from : undefined
}

const useFormDraft = ({ draft, secret }: CoreOptions, state: FormState, dirty: boolean): void => {
  const { values, base } = state
  useEffect(() => {
    if (draft === undefined) return
    if (dirty) writeDraft(draft, draftOf(state, secret))
    else dropDraft(draft)
    // Only what is typed makes a new draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft, dirty, values, base])
}

/** The core of both kinds of form: state, checks, draft and sending. */
export const useFormCore = (options: CoreOptions): FormCore => {
  const { schema, draft, hidden, editing } = options
  const sayer = useSay(options.words)
  const t = useWords(commonWords)
  const { viewing } = usePreview()
  const rules = useMemo(() => (schema ? rulesOf(schema.shape) : {}), [schema])
  const start = (kept: string | undefined) =>
    startState({ from: rowOf(options.from), blank: blankRow(options, rules), rules, draft: kept })
  const [state, change] = useState(() => start(draft))
  const [tries, setTries] = useState(0)
  const [abouts] = useState(() => new Map<string, FieldAbout>())
  const sending = useSending({ options, rules, state, change, startAgain: () => start(undefined) })

  const checks: Checks = {
    schema,
    rules,
    editing,
    required: options.required,
    fixed: alongOf(options, state.version),
    also: options.also,
    isWord: sayer.isWord,
  }
  const issues = allIssues(state, checks)
  const dirty = isDirty(state, rules)
  const newer = newerRow(options, state.version)
  // Nothing is typed that could be lost: the form goes on from the newer row, which else would end in a conflict.
  if (newer && !dirty && !sending.pending) change((now) => ({ ...rebase(now, newer, rules), conflict: undefined }))
  useFormDraft(options, state, dirty)

  const submit = (): void => {
    if (sending.pending || viewing) return
    sending.clear()
    change((now) => ({ ...now, tried: issues.length > 0 ? 'all' : [], refused: {} }))
    if (issues.length > 0) setTries((count) => count + 1)
    else sending.send(inputOf(options, rules, state))
  }
  const check = (fields: readonly string[]): boolean => {
    const wrong = issues.some((it) => isTried({ ...state, tried: fields }, it.path))
    change((now) => ({ ...now, tried: wrong ? fields : [] }))
    if (wrong) setTries((count) => count + 1)
    return !wrong
  }
  const shown = issues.filter((it) => isTried(state, it.path))
  const incomplete = shown.some((it) => it.missing)
  const wrong: Summary = { message: t(incomplete ? 'incomplete' : 'invalid'), fields: [] }

  return {
    state,
    change,
    checks,
    sayer,
    issues,
    summary: shown.length > 0 ? wrong : sending.summary,
    dirty,
    guarded: options.guard && dirty && !sending.pending,
    drafted: draft !== undefined,
    pending: sending.pending,
    marked: options.marked,
    viewing,
    hidden,
    records: options.records,
    newer,
    abouts,
    describe: (path, about) => void abouts.set(path, about),
    submit,
    check,
    startOver: () => {
      if (draft !== undefined) dropDraft(draft)
      sending.clear()
      change(start(undefined))
    },
    takeOver: (theirs) => change((now) => rebase(now, theirs, rules)),
    tries,
  }
}
