import { useState } from 'react'
import { useNavigate } from 'react-router'
import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import { hoursCalls } from '#contract/loop/import/hoursImport.ts'
import { loopImportWords } from '#contract/loop/import/loopImport.words.ts'
import { loopCenter } from '#contract/loop/loop.rules.ts'
import { pathTo } from '#contract/routes/match.ts'
import { CheckStep } from '#web/import/CheckStep.tsx'
import { FileStep } from '#web/import/FileStep.tsx'
import { ResultStep } from '#web/import/ResultStep.tsx'
import { UnderWay } from '#web/import/UnderWay.tsx'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { call } from '#web/kit/call/call.ts'
import { answerOf, invalidate, useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { hoursNoun } from '#web/loop/import/hoursNoun.ts'
import { NamesStep } from '#web/loop/import/NamesStep.tsx'
import { RefusedForm } from '#web/page/RefusedForm.tsx'

/** Lines above which a file is written in batches, between which others are served. */
const LONG = 500

interface RunningProps {
  readonly of: ImportInfo
  readonly onAnswer: (answer: { data: ImportInfo }) => void
}

/** Begins a dry run anew, with what its person chose before. */
const checkAgain = async ({ id }: ImportInfo): Promise<{ data: ImportInfo }> => {
  const { data } = await call(hoursCalls.names, { id })
  const { zone, days, make, paid, tipo } = data
  const people = Object.fromEntries(data.people.map(({ key, record }) => [key, record?.id ?? null]))
  return call(hoursCalls.check, { id, zone, days, make, paid, tipo, people })
}

/** What the names of a file mean, as the server knows it now. */
const NamesOf = ({ of, onAnswer }: RunningProps) => {
  const answer = useCall(hoursCalls.names, { id: of.id }, { keep: false, staleTime: 0 })
  return (
    <Answer of={answer} rows={6}>
      {({ data }) => <NamesStep key={of.id} of={of} names={data} onAnswer={onAnswer} />}
    </Answer>
  )
}

const Steps = ({ of, onAnswer }: RunningProps) => {
  const t = useWords(loopImportWords)
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState(false)
  const given = { of, onAnswer }
  if (of.state === 'checking' || of.state === 'writing') return <UnderWay {...given} checkAgain={checkAgain} />
  if (of.state === 'mapping' || (choosing && of.state === 'checked'))
    return (
      <NamesOf
        of={of}
        onAnswer={(answer) => {
          setChoosing(false)
          onAnswer(answer)
        }}
      />
    )
  if (of.state === 'checked')
    return <CheckStep {...given} choose={() => setChoosing(true)} back={t('namesAgain')} inBatches={of.lines > LONG} />
  return (
    <ResultStep
      {...given}
      noun={hoursNoun}
      imports={hoursNoun.imports}
      toList={() => void navigate(pathTo('loopCenter'))}
    />
  )
}

/** One file of hours, at its present step. */
const Running = ({ id }: { readonly id: number }) => {
  const answer = useCall(importCalls.show, { id }, { keep: false })
  const onAnswer = (next: { data: ImportInfo }): void => {
    answerOf(importCalls.show, { id }).set(next)
    void invalidate(importCalls.list)
    void invalidate(importCalls.errors)
    void invalidate(hoursCalls.names)
    if (next.data.state === 'done' || next.data.state === 'undone') void invalidate(loopCenter)
  }
  return (
    <Answer of={answer} rows={4}>
      {({ data }) => <Steps of={data} onAnswer={onAnswer} />}
    </Answer>
  )
}

/** Hours from the files of other time trackers: file, names, dry run, result. */
export const HoursImportScreen = () => {
  const t = useWords(loopImportWords)
  const { can } = useSession()
  const { id } = useImportAddress()
  if (!can('loop.create')) return <RefusedForm noun={hoursNoun} title={t('title')} />
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Card>
        <Stack>
          {id === undefined ? <FileStep noun={hoursNoun} imports={hoursNoun.imports} /> : <Running key={id} id={id} />}
        </Stack>
      </Card>
    </>
  )
}
