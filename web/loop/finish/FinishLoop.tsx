import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { clock, shownClock } from '#contract/kit/hours.ts'
import { commonWords } from '#contract/kit/words/common.words.ts'
import { DESCRIPTION_MAX } from '#contract/loop/loop.rules.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { useBusyAction } from '#web/loop/busyActions.ts'
import type { StoppedPonto } from '#web/loop/dialog/modal.ts'
import { CountedText } from '#web/loop/finish/CountedText.tsx'
import { finishErrors, type Finish, type Complaint } from '#web/loop/finish/ending.ts'
import { PutOff } from '#web/loop/finish/PutOff.tsx'
import { TypeField } from '#web/loop/finish/TypeField.tsx'
import { Waiting } from '#web/loop/offline/Waiting.tsx'
import { runningOf, useLoop } from '#web/loop/useLoop.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import foot from '#web/loop/dialog/ModalFoot.module.css'
import css from './FinishLoop.module.css'

/** Says what is wrong with a field, in the words that the server would use. */
const useComplaint = () => {
  const common = useWords(commonWords)
  const loop = useWords(loopWords)
  const f = useFormat()
  const screen = useWords(loopScreenWords)
  return (complaint: Complaint | undefined): string | undefined => {
    if (!complaint) return undefined
    if (complaint.word === 'tooLong') return common('fieldTooLong', complaint.params)
    if (complaint.word === 'tooFarAfter') return loop(complaint.word, { until: f.dateTime(complaint.until) })
    return complaint.word === 'badEnd' || complaint.word === 'typeRequired'
      ? screen(complaint.word)
      : loop(complaint.word)
  }
}

interface FinishLoopProps {
  readonly loop: StoppedPonto
  readonly value: Finish
  readonly onChange: (next: Partial<Finish>) => void
  /** The end that screen 4 gave, with the seconds that follow from it. */
  readonly adjusted: { readonly text: string; readonly seconds: number } | undefined
  readonly stoppedAt: string
  readonly onAdjust: () => void
  readonly onDiscard: () => void
  readonly discarding: boolean
  readonly onConclude: (it: { descricao: string; tipo: number }) => void
}

/** The loop that was switched to: it counts behind this dialog. */
const RunsNow = ({ loop }: { loop: StoppedPonto }) => {
  const t = useWords(loopScreenWords)
  const running = runningOf(useLoop())
  if (!running || running.id === loop.id) return null
  return <p className={css['runs']}>{t('runsNow', { atom: running.atomo })}</p>
}

/** Screen 2: what was done, and of which type. */
export const FinishLoop = (props: FinishLoopProps) => {
  const { loop, value, onChange, adjusted, stoppedAt, onAdjust, onDiscard, discarding, onConclude } = props
  const t = useWords(loopScreenWords)
  const complaint = useComplaint()
  const id = useId()
  const sending = useBusyAction('conclude')
  const [asked, setAsked] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const type = useRef<HTMLInputElement>(null)
  const errors = finishErrors(value)
  // A text that was begun is gone on with, so the caret stands at its end.
  useEffect(() => {
    text.current?.focus()
    text.current?.setSelectionRange(text.current.value.length, text.current.value.length)
  }, [])

  const submit = () => {
    setAsked(true)
    if (errors.descricao) text.current?.focus()
    else if (value.tipo === null) type.current?.focus()
    else onConclude({ descricao: value.descricao.trim(), tipo: value.tipo })
  }
  return (
    <form
      id={id}
      noValidate
      data-tour="loop-describe"
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={css['head']}>
        <div>
          <p className={css['atom']}>{loop.atomo}</p>
          <p className={css['venture']}>
            <VentureName id={loop.venture_id} nome={loop.projeto} />
          </p>
        </div>
        <p className={`${css['time']} figures`}>{adjusted ? clock(adjusted.seconds) : shownClock(loop.hora_total)}</p>
        <p className={`${css['end']} figures`}>
          {adjusted ? t('adjustedTo') : t('stoppedMark')} {adjusted ? adjusted.text : stoppedAt}
          <button type="button" className={css['link']} onClick={onAdjust}>
            {adjusted ? t('change') : t('fixEnd')}
          </button>
        </p>
        <RunsNow loop={loop} />
      </div>
      <CountedText
        label={t('description')}
        hint={t('descriptionHint')}
        max={DESCRIPTION_MAX}
        rows={3}
        required
        inputRef={text}
        first
        value={value.descricao}
        error={asked ? complaint(errors.descricao) : undefined}
        onChange={(descricao) => onChange({ descricao })}
        onSubmit={submit}
      />
      <TypeField
        inputRef={type}
        value={value.tipo}
        error={asked ? complaint(errors.tipo) : undefined}
        onChange={(tipo) => onChange({ tipo })}
      />
      <Waiting loopId={loop.id} />
      <div className={foot['foot']}>
        <Button variant="subtle" color="red" loading={discarding} onClick={onDiscard}>
          {t('discard')}
        </Button>
        <span className={foot['space']} />
        <PutOff />
        <Button type="submit" loading={sending}>
          {t('conclude')}
        </Button>
      </div>
    </form>
  )
}
