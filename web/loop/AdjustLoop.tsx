import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { clock } from '#contract/kit/hours.ts'
import { JUSTIFICATION_MAX } from '#contract/loop/loop.rules.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { MaskedDate } from '#web/kit/form/MaskedDate.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { useActing } from '#web/loop/acting.ts'
import { AdjustReason } from '#web/loop/AdjustReason.tsx'
import { CountedText } from '#web/loop/CountedText.tsx'
import { adjustmentErrors, exactEnd, typedTime, type Adjustment } from '#web/loop/ending.ts'
import { EndPicks } from '#web/loop/EndPicks.tsx'
import type { ConcludedLoop } from '#web/loop/modal.ts'
import { useComplaint } from '#web/loop/useComplaint.ts'
import { Waiting } from '#web/loop/Waiting.tsx'
import css from './AdjustLoop.module.css'
import foot from './ModalFoot.module.css'

interface AdjustLoopProps {
  readonly loop: ConcludedLoop
  readonly value: Adjustment
  readonly onChange: (next: Partial<Adjustment>) => void
  readonly onDone: () => void
  /** Undefined where the adjustment cannot be left out. */
  readonly onBack?: (() => void) | undefined
  readonly onDiscard?: (() => void) | undefined
  readonly discarding?: boolean
  /** Word on the button that goes on; "Next" when not given. */
  readonly done?: string
}

const STEP_MS = 5 * 60_000

/** Screen 4: when the work really ended, and why the mark is wrong. */
export const AdjustLoop = (props: AdjustLoopProps) => {
  const { loop, value, onChange, onDone, onBack, onDiscard, discarding = false, done } = props
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const complaint = useComplaint()
  const sending = useActing('conclude')
  const [asked, setAsked] = useState(false)
  const endField = useRef<HTMLInputElement>(null)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    endField.current?.focus()
    // What is typed takes the place of the end that stands there.
    endField.current?.select()
  }, [])

  const errors = adjustmentErrors(value, loop, { zone: f.zone, now: serverNow() })
  const end = errors.fim ? undefined : exactEnd(value.fim, loop, f.zone)
  const put = (at: Date) => onChange({ fim: typedTime(at, f.zone) })
  const submit = () => {
    setAsked(true)
    if (errors.fim) endField.current?.focus()
    else if (errors.ajustes) reasonField.current?.focus()
    else onDone()
  }
  return (
    <form
      noValidate
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <AdjustReason loop={loop} />
      <div>
        <MaskedDate
          kind="dateTime"
          label={t('endField')}
          hint={t('endHint')}
          required
          inputRef={endField}
          first
          value={value.fim}
          error={asked ? complaint(errors.fim) : undefined}
          onChange={(fim) => onChange({ fim })}
          onStep={(by) => {
            const from = exactEnd(value.fim, loop, f.zone) ?? new Date(loop.fim ?? serverNow())
            put(new Date(from.getTime() + by * STEP_MS))
          }}
        />
        <div className={css['picks']}>
          <EndPicks loop={loop} onPick={put} />
          <p className={css['total']} aria-live="polite">
            {end && (
              <>
                {t('newTotal')}{' '}
                <strong className="figures">{clock((end.getTime() - Date.parse(loop.inicio)) / 1000)}</strong>
              </>
            )}
          </p>
        </div>
      </div>
      <CountedText
        label={t('justification')}
        hint={t('justificationHint')}
        max={JUSTIFICATION_MAX}
        required
        inputRef={reasonField}
        value={value.ajustes}
        error={asked ? complaint(errors.ajustes) : undefined}
        onChange={(ajustes) => onChange({ ajustes })}
        onSubmit={submit}
      />
      <Waiting loopId={loop.id} />
      <div className={foot['foot']}>
        {onDiscard && (
          <Button variant="subtle" color="red" loading={discarding} onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
        <span className={foot['space']} />
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" loading={sending}>
          {done ?? t('next')}
        </Button>
      </div>
    </form>
  )
}
