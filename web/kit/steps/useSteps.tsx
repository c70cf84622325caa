import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { mainStep, stepNames, stepRef } from '#contract/kit/steps/steps.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { reread } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { StepDialogProps } from '#web/kit/steps/StepDialog.tsx'
import { lacking, paramsOf, type StepAsk, type StepItem, type Stepped, type StepsOn } from '#web/kit/steps/stepped.ts'
import { useStepWords } from '#web/kit/steps/stepWords.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { onDemand, type OnDemand } from '#web/kit/ui/onDemand.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'

const form = onDemand<StepDialogProps>('Step', async () => (await import('#web/kit/steps/StepDialog.tsx')).StepDialog)

interface AheadProps {
  readonly part: Pick<OnDemand<never>, 'useAhead'>
  readonly wanted: boolean
}

/** Fetches the dialog of a step that the person may take before it is opened. */
const Ahead = ({ part, wanted }: AheadProps) => {
  part.useAhead(wanted && 'touched')
  return null
}

interface OfSteps {
  /** The steps that may be taken, in their order. */
  readonly items: readonly StepItem[]
  readonly buttons: ReactNode
  /** Those of some steps alone, where a page has the others in its menu. */
  readonly buttonsOf: (names: readonly string[]) => ReactNode
  /** The step that the page is mainly for. */
  readonly main: string | undefined
  /** The dialog of the step that asks something; stands on the page that shows the buttons. */
  readonly dialog: ReactNode
}

/**
 * The steps that a person may take on a row. Each is called in the version that the page shows; afterwards everything that
 * shows the noun is read again, also where somebody was faster.
 */
export const useSteps = <R extends Stepped>({ flow, words, row, ...forms }: StepsOn<R>): OfSteps => {
  const { fields, from, dialogs, done } = forms
  const { steps, calls } = flow
  const say = useStepWords(words)
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)

  const sayDone = (name: string, answer: unknown): void => {
    const own = done?.[name]
    if (own) own(answer as never)
    else toast.success(say.of(name, 'done') ?? say.button(name))
  }
  const perform = async (name: string): Promise<void> => {
    try {
      sayDone(name, await call(stepRef(steps, name), { id: row.id, version: row.version }))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      void reread(steps.thing)
    }
  }
  /** True for a question that is more than yes or no. */
  const opensDialog = (name: string): boolean =>
    dialogs?.[name] !== undefined ||
    fields?.[name] !== undefined ||
    ['reason', 'form'].some((it) => it === steps.of[name]?.ask)
  const take = async (name: string): Promise<void> => {
    if (opensDialog(name)) return setOpen(name)
    const step = steps.of[name]
    const params = paramsOf(steps, row)
    const title = say.of(name, 'ask', params) ?? say.button(name)
    const count = lacking(steps, [row])
    const lacks = count > 0 ? say.of(name, 'lacks', { count }) : undefined
    const body = [say.of(name, 'body', params), lacks].filter(Boolean).join(' ')
    const question = { title, yes: say.button(name), ...(body && { body }), ...(step?.danger && { danger: true }) }
    if (step?.ask === undefined || (await confirm(question))) await perform(name)
  }
  const may = row.may ?? []
  const items = stepNames(steps).flatMap((name): StepItem[] => {
    const step = steps.of[name]
    if (!step || !may.includes(name)) return []
    return [{ name, step, label: say.button(name), run: unlessViewing(() => void take(name)) }]
  })
  const main = mainStep(steps, row)
  const own: StepAsk<R> | undefined = open === undefined ? undefined : dialogs?.[open]
  const button = ({ name, label, run }: StepItem) => (
    <Button key={name} variant={name === main ? 'filled' : 'default'} {...disabledProps} onClick={run}>
      {label}
    </Button>
  )
  return {
    items,
    main,
    buttons: items.map(button),
    buttonsOf: (names) => items.filter(({ name }) => names.includes(name)).map(button),
    dialog: (
      <>
        {Object.entries(dialogs ?? {}).map(([name, part]) => (
          <Ahead key={name} part={part} wanted={may.includes(name)} />
        ))}
        <Ahead part={form} wanted={items.some(({ name }) => dialogs?.[name] === undefined && opensDialog(name))} />
        {own && open !== undefined && (
          <own.Part of={row} name={open} onDone={(answer) => sayDone(open, answer)} onClose={close} />
        )}
        {open !== undefined && !own && (
          <form.Part
            steps={steps}
            call={calls?.[open]}
            name={open}
            words={words}
            of={row}
            fields={fields?.[open] as StepDialogProps['fields']}
            from={from?.[open]}
            onDone={(answer) => sayDone(open, answer)}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
