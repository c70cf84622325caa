import type { ReactNode } from 'react'
import type { StepItem, Stepped, StepsOn } from '#web/kit/steps/stepped.ts'
import { useSteps } from '#web/kit/steps/useSteps.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import type { MenuItem } from '#web/kit/ui/Menu.tsx'
import { usePageActions } from '#web/kit/ui/pageActions.ts'
import { useWords } from '#web/kit/words.ts'

const StepKey = ({ item: { label, run, step } }: { readonly item: StepItem }) => {
  useHotkey(step.key ?? '', run, { label, on: step.key !== undefined })
  return null
}

type StepButtonsProps<R extends Stepped> = StepsOn<R> & {
  /** Steps that answer one question stand side by side, as those of a gate that waits for a decision. */
  readonly together?: readonly string[]
  /** The page's menu, which then has every step but the main one; without it each step has a button. */
  readonly menu?: (items: readonly MenuItem[]) => ReactNode
}

/** The steps that the person may take on a record as buttons, keys and actions of the palette; a row has its buttons alone. */
export const StepButtons = <R extends Stepped>({ together = [], menu, ...props }: StepButtonsProps<R>) => {
  const { items, main, buttons, buttonsOf, dialog } = useSteps<R>(props)
  const t = useWords(props.words) as (key: string) => string
  // A step with a key stands in the palette by its key.
  const keyless = items.filter(({ step }) => step.key === undefined)
  usePageActions(keyless.map(({ name, label, run }) => ({ id: `step:${name}`, label, group: t('one'), run })))
  const shown = main === undefined ? together : [main, ...together]
  const others = items.filter(({ name }) => !shown.includes(name))
  return (
    <>
      {menu ? buttonsOf(shown) : buttons}
      {items.map((item) => (
        <StepKey key={item.name} item={item} />
      ))}
      {menu?.(others.map(({ label, run, step }) => ({ label, onClick: run, ...(step.danger && { danger: true }) })))}
      {dialog}
    </>
  )
}
