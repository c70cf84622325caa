import { useState } from 'react'
import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import { CheckStep } from '#web/import/CheckStep.tsx'
import { ColumnsStep } from '#web/import/ColumnsStep.tsx'
import { FileStep } from '#web/import/FileStep.tsx'
import { ResultStep } from '#web/import/ResultStep.tsx'
import type { ImportProps } from '#web/import/step.ts'
import { UnderWay } from '#web/import/UnderWay.tsx'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { answerOf, invalidate, useCall } from '#web/kit/call/query.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './import.module.css'

const steps = ['file', 'columns', 'check', 'result'] as const

const stepOf = (state: ImportInfo['state'] | undefined, choosing: boolean): (typeof steps)[number] => {
  if (state === undefined) return 'file'
  if (state === 'mapping' || (choosing && state === 'checked')) return 'columns'
  return state === 'checking' || state === 'checked' ? 'check' : 'result'
}

const StepName = ({ step }: { readonly step: (typeof steps)[number] }) => {
  const t = useWords(formWords)
  const s = useWords(importScreenWords)
  const name = s(`step_${step}`)
  return (
    <p role="status" className={`${css['step']} figures`}>
      {t('stepOf', { step: steps.indexOf(step) + 1, count: steps.length, name })}
    </p>
  )
}

/** One import, at the step where it stands. */
const RunningImport = ({ id, ...props }: ImportProps & { readonly id: number }) => {
  const [choosing, setChoosing] = useState(false)
  const answer = useCall(importCalls.show, { id }, { keep: false })
  const onAnswer = (answer: { data: ImportInfo }): void => {
    setChoosing(false)
    answerOf(importCalls.show, { id }).set(answer)
    void invalidate(importCalls.list)
    void invalidate(importCalls.errors)
    if (answer.data.state === 'done' || answer.data.state === 'undone') void invalidate(props.noun.list.calls.list)
  }
  return (
    <Answer of={answer} rows={4}>
      {({ data }) => {
        const step = stepOf(data.state, choosing)
        const given = { ...props, of: data, onAnswer }
        const moving = data.state === 'checking' || data.state === 'writing'
        return (
          <Stack>
            <StepName step={step} />
            {step === 'columns' && <ColumnsStep key={data.id} {...given} />}
            {moving && <UnderWay {...given} />}
            {step === 'check' && !moving && <CheckStep {...given} choose={() => setChoosing(true)} />}
            {step === 'result' && !moving && <ResultStep {...given} />}
          </Stack>
        )
      }}
    </Answer>
  )
}

/** Brings records from a file, over the list of their noun: file, columns, dry run, result. */
export const ImportDialog = ({ noun, imports }: ImportProps) => {
  const t = useWords(importScreenWords)
  const say = useNounWords(noun.words)
  const { id, close } = useImportAddress()
  return (
    <Dialog open size="lg" title={t('title', { title: say('title') })} onClose={close}>
      {id === undefined ? (
        <Stack>
          <StepName step="file" />
          <FileStep noun={noun} imports={imports} />
        </Stack>
      ) : (
        <RunningImport key={id} id={id} noun={noun} imports={imports} />
      )}
    </Dialog>
  )
}
