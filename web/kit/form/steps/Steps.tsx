import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { FormCore } from '#web/kit/form/core/core.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import type { useSteps } from '#web/kit/form/steps/useSteps.ts'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './Steps.module.css'

interface StepsProps {
  readonly of: { readonly core: FormCore }
  readonly steps: Pick<ReturnType<typeof useSteps>, 'at' | 'moved' | 'isLast' | 'back' | 'go' | 'next'> & {
    readonly steps: readonly { readonly key: string; readonly label: string }[]
  }
  /** On the button of the last step. */
  readonly done: ReactNode
  /** The fields of the step that one is at. */
  readonly children: ReactNode
}

/** A form in steps: how far one is, the fields of one step, and the way back and on. */
export const Steps = ({ of, steps, done, children }: StepsProps) => {
  const t = useWords(formWords)
  const { at, moved, isLast, back, go, next } = steps
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    title.current?.focus()
  }, [at])
  const name = steps.steps[at]?.label ?? ''
  return (
    <Form of={of} onSubmit={next} underWay={moved}>
      <ol className={css['steps']} aria-label={t('steps')}>
        {steps.steps.map((step, index) => (
          <li key={step.key} aria-current={index === at ? 'step' : undefined}>
            {index < at ? (
              <button type="button" className={css['step']} data-state="done" onClick={() => go(index)}>
                <span className="visually-hidden">{t('stepDone', { name: step.label })}</span>
                <span aria-hidden className={css['name']}>
                  {step.label}
                </span>
              </button>
            ) : (
              <span className={css['step']} data-state={index === at ? 'now' : 'later'}>
                <span className={css['name']}>{step.label}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      <h2 ref={title} tabIndex={-1} className={css['now']}>
        {t('stepOf', { step: at + 1, count: steps.steps.length, name })}
      </h2>
      {children}
      <FormFoot>
        {at > 0 && (
          <Button variant="default" onClick={back}>
            {t('stepBack')}
          </Button>
        )}
        <SendButton of={of}>{isLast ? done : t('stepNext')}</SendButton>
      </FormFoot>
    </Form>
  )
}
