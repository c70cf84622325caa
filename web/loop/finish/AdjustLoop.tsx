import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { clock } from '#contract/kit/hours.ts'
import { JUSTIFICATION_MAX } from '#contract/loop/loop.rules.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { MaskedDate } from '#web/kit/form/fields/dates/MaskedDate.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import type { Rule } from '#web/kit/form/useForm.ts'
import { useLocalForm } from '#web/kit/form/useLocalForm.ts'
import { useFormat, type Format } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { useBusyAction } from '#web/loop/busyActions.ts'
import type { ConcludedLoop } from '#web/loop/dialog/modal.ts'
import { AdjustReason } from '#web/loop/finish/AdjustReason.tsx'
import { exactEnd, typedTime, adjustmentErrors, type Adjustment, type Complaint } from '#web/loop/finish/ending.ts'
import { EndPicks } from '#web/loop/finish/EndPicks.tsx'
import { PutOff } from '#web/loop/finish/PutOff.tsx'
import { Waiting } from '#web/loop/offline/Waiting.tsx'
import foot from '#web/loop/dialog/ModalFoot.module.css'
import css from './AdjustLoop.module.css'

/** Words of an adjustment's refusals. */
const adjustWords = [loopWords, loopScreenWords] as const

const issueOf = (path: keyof Adjustment, complaint: Complaint | undefined, f: Format): Rule<Adjustment>[] => {
  if (!complaint) return []
  if (complaint.word === 'tooLong') return [{ path, key: 'common.fieldTooLong', params: complaint.params }]
  if (complaint.word === 'tooFarAfter')
    return [{ path, key: 'loop.tooFarAfter', params: { until: f.dateTime(complaint.until) } }]
  const noun = complaint.word === 'badEnd' ? loopScreenWords.noun : loopWords.noun
  return [
    {
      path,
      key: `${noun}.${complaint.word}`,
      missing: complaint.word === 'endMissing' || complaint.word === 'justificationMissing',
    },
  ]
}

/** Issues of screen 4 in the form's shape. */
const adjustIssues = (adjustment: Adjustment, loop: ConcludedLoop, at: { f: Format; now: number }) => {
  const errors = adjustmentErrors(adjustment, loop, { zone: at.f.zone, now: at.now })
  return [...issueOf('fim', errors.fim, at.f), ...issueOf('ajustes', errors.ajustes, at.f)]
}

interface AdjustLoopProps {
  readonly loop: ConcludedLoop
  readonly value: Adjustment
  readonly onChange: (next: Adjustment) => void
  readonly onDone: () => void
  /** Undefined where the adjustment is mandatory. */
  readonly onBack?: (() => void) | undefined
  readonly onDiscard?: (() => void) | undefined
  readonly discarding?: boolean
  /** Label of the button that continues; "Next" by default. */
  readonly done?: string
}

const STEP_MS = 5 * 60_000

/** Screen 4: the real end of the work, and the reason why the mark is wrong. */
export const AdjustLoop = (props: AdjustLoopProps) => {
  const { loop, value, onChange, onDone, onBack, onDiscard, discarding = false, done } = props
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const sending = useBusyAction('conclude')
  const form = useLocalForm({
    from: { fim: value.fim, ajustes: value.ajustes },
    required: ['fim', 'ajustes'],
    rules: (typed) => adjustIssues(typed, loop, { f, now: serverNow() }),
    words: adjustWords,
    onChange,
    onDone,
  })
  const endField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    endField.current?.focus()
    // Selected, so that typing replaces the present end.
    endField.current?.select()
  }, [])

  const fim = form.of('fim')
  const end = exactEnd(fim.value, loop, f.zone)
  const isRight = adjustIssues(form.values, loop, { f, now: serverNow() }).every((it) => it.path !== 'fim')
  const put = (at: Date) => fim.set(typedTime(at, f.zone))
  return (
    <Form of={form}>
      <AdjustReason loop={loop} />
      <div>
        <MaskedDate
          kind="dateTime"
          name={fim.path}
          label={t('endField')}
          hint={t('endHint')}
          required
          inputRef={endField}
          first
          value={fim.value}
          error={fim.error}
          onChange={fim.set}
          onLeave={fim.leave}
          onStep={(by) => put(new Date((end ?? new Date(loop.fim ?? serverNow())).getTime() + by * STEP_MS))}
        />
        <div className={css['picks']}>
          <EndPicks loop={loop} onPick={put} />
          <p className={css['total']} aria-live="polite">
            {end && isRight && (
              <>
                {t('newTotal')}{' '}
                <strong className="figures">{clock((end.getTime() - Date.parse(loop.inicio)) / 1000)}</strong>
              </>
            )}
          </p>
        </div>
      </div>
      <LongTextField
        of={form.of('ajustes')}
        label={t('justification')}
        placeholder={t('justificationHint')}
        max={JUSTIFICATION_MAX}
        rows={2}
      />
      <Waiting loopId={loop.id} />
      <div className={foot['foot']}>
        {onDiscard && (
          <Button variant="subtle" color="red" loading={discarding} onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
        <span className={foot['space']} />
        {onBack ? (
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
        ) : (
          <PutOff />
        )}
        <SendButton of={form} loading={sending}>
          {done ?? t('next')}
        </SendButton>
      </div>
    </Form>
  )
}
