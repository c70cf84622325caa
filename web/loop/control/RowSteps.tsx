import { IconCheck, IconPlayerStop, IconX, type Icon } from '@tabler/icons-react'
import { useEffect } from 'react'
import { controlKind } from '#contract/loop/control/control.rules.ts'
import { controlFlow, type ControlRow } from '#contract/loop/control/control.ts'
import { loopControlWords } from '#contract/loop/control/loopControl.words.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { loopRequestFlow } from '#contract/loopRequest/loopRequest.ts'
import { loopRequestWords } from '#contract/loopRequest/loopRequest.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateTimeField } from '#web/kit/form/fields/dates/DateTimeField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import type { StepFields, StepsOn } from '#web/kit/steps/stepped.ts'
import { useSteps } from '#web/kit/steps/useSteps.tsx'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { RowFacts } from '#web/loop/control/RowFacts.tsx'

/** A row as its steps are taken: by the id of its loop or request. */
interface Acted {
  readonly id: number
  readonly version: number
  readonly nome: string
  readonly may: readonly string[]
  readonly row: ControlRow
}

const about = (_: unknown, { row }: Acted) => <RowFacts of={row} />

const stop: StepFields<typeof controlFlow.calls.stop, Acted> = (form, { row }) => (
  <>
    <RowFacts of={row} />
    <DateTimeField of={form.of('fim')} />
  </>
)

const conclude: StepFields<typeof controlFlow.calls.conclude, Acted> = (form, { row }) => (
  <>
    <RowFacts of={row} />
    <DateTimeField of={form.of('fim')} />
    <ChoiceField of={form.of('tipo')} codes={loopType} />
    <LongTextField of={form.of('descricao')} rows={2} />
  </>
)

const [SECOND, MINUTE] = [1000, 60_000]

/** This minute, as a person writes an end; in the minute of the start this second. */
const endNow = (inicio: string): string => {
  const now = serverNow()
  const minute = Math.floor(now / MINUTE) * MINUTE
  return new Date(minute > Date.parse(inicio) ? minute : Math.floor(now / SECOND) * SECOND).toISOString()
}

const loopSteps = {
  flow: controlFlow,
  words: loopControlWords,
  fields: { stop, conclude },
  from: {
    stop: ({ row: { inicio } }: Acted) => ({ fim: endNow(inicio) }),
    conclude: ({ row: { fim, tipo, descricao } }: Acted) => ({ fim, tipo, descricao }),
  },
} satisfies Omit<StepsOn<Acted>, 'row'>

const requestSteps = {
  flow: loopRequestFlow,
  words: loopRequestWords,
  fields: { accept: about, refuse: about },
} satisfies Omit<StepsOn<Acted>, 'row'>

const icons: Readonly<Record<string, Icon>> = {
  accept: IconCheck,
  conclude: IconCheck,
  refuse: IconX,
  stop: IconPlayerStop,
}

/** What may be done with a row now, by the name of its step. */
export type RowRuns = Readonly<Record<string, () => void>>

interface RowStepsProps {
  readonly of: ControlRow
  /** Makes the steps of the row known to the keys of the queue; undefined once it is gone. */
  readonly register: (id: number, runs: RowRuns | undefined) => void
  readonly onDone: () => void
}

/** Buttons of a row: what the reader may do with its loop or request. */
export const RowSteps = ({ of: row, register, onDone }: RowStepsProps) => {
  const t = useWords(loopControlWords)
  const { record_id: id, version, nome, person, steps, kind } = row
  const r = useWords(loopRequestWords)
  // The list is one of loops, so that a request's steps do not read it again by themselves.
  const settled = (word: 'step_accept_done' | 'step_refuse_done') => () => {
    toast.success(r(word))
    onDone()
  }
  const done = { accept: settled('step_accept_done'), refuse: settled('step_refuse_done') }
  const flow = kind === controlKind.of.loop ? loopSteps : { ...requestSteps, done }
  const { items, dialog } = useSteps<Acted>({ ...flow, row: { id, version, nome, may: steps, row } })
  useEffect(() => {
    register(row.id, Object.fromEntries(items.map(({ name, run }) => [name, run])))
    return () => register(row.id, undefined)
  })
  const name = t('rowOf', { person: person?.nome ?? '', atom: nome })
  return (
    <>
      {items.map((item) => (
        <IconAction
          key={item.name}
          label={`${item.label} (${name})`}
          icon={icons[item.name] ?? IconCheck}
          onClick={item.run}
        />
      ))}
      {dialog}
    </>
  )
}
