import { Button } from '@mantine/core'
import { useState } from 'react'
import type { GateQuestion } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import type { OfGate } from '#web/gate/ofGate.ts'
import { questionForm } from '#web/gate/questionForm.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

interface QuestionsProps {
  readonly of: OfGate
  readonly questions: readonly GateQuestion[]
}

/** Questions about a gate, each with its answer or the form for one. */
export const Questions = ({ of, questions }: QuestionsProps) => {
  const t = useWords(gatePageWords)
  const f = useFormat()
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [answering, setAnswering] = useState<string>()
  const close = () => setAnswering(undefined)
  questionForm.useAhead(can('gate.deliver') && 'touched')
  return (
    <>
      <RuledList of={questions}>
        {(question) => (
          <Stack gap="tight">
            <strong>{question.text}</strong>
            <small>{t('by', { name: question.asked_by, when: f.dateTime(question.asked_at) })}</small>
            {question.answer === null ? (
              <Row at="between">
                <StatusBadge tone="warn">{t('unanswered')}</StatusBadge>
                {can('gate.deliver') && (
                  <Button {...disabledProps} onClick={unlessViewing(() => setAnswering(question.text))}>
                    {t('answer')}
                  </Button>
                )}
              </Row>
            ) : (
              <>
                <span>{question.answer}</span>
                <small>{t('by', { name: question.answered_by ?? '', when: f.dateTime(question.answered_at) })}</small>
              </>
            )}
          </Stack>
        )}
      </RuledList>
      {answering !== undefined && <questionForm.Part of={of} what="answer" question={answering} onClose={close} />}
    </>
  )
}
