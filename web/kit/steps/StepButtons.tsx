import type { StepItem, Stepped, StepsOn } from '#web/kit/steps/stepped.ts'
import { useSteps } from '#web/kit/steps/useSteps.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { usePageActions } from '#web/kit/ui/pageActions.ts'
import { useWords } from '#web/kit/words.ts'

const StepKey = ({ item: { label, run, step } }: { readonly item: StepItem }) => {
  useHotkey(step.key ?? '', run, { label, on: step.key !== undefined })
  return null
}

/** The steps that the person may take on a record as buttons, keys and actions of the palette; a row has its buttons alone. */
export const StepButtons = <R extends Stepped>(props: StepsOn<R>) => {
  const { items, buttons, dialog } = useSteps(props)
  const t = useWords(props.words) as (key: string) => string
  // A step with a key stands in the palette by its key.
  const keyless = items.filter(({ step }) => step.key === undefined)
  usePageActions(keyless.map(({ name, label, run }) => ({ id: `step:${name}`, label, group: t('one'), run })))
  return (
    <>
      {buttons}
      {items.map((item) => (
        <StepKey key={item.name} item={item} />
      ))}
      {dialog}
    </>
  )
}
