import { Button } from '@mantine/core'
import { useRef } from 'react'
import { messageCalls } from '#contract/message/message.calls.ts'
import { accept } from '#contract/message/message.codes.ts'
import { messageSchemas, type MessageRow } from '#contract/message/message.ts'
import { messageWords } from '#contract/message/message.words.ts'
import { messagePageWords } from '#contract/message/messagePage.words.ts'
import { call } from '#web/kit/call/call.ts'
import { reread } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface AnswerButtonsProps {
  readonly of: Pick<MessageRow, 'id'>
  readonly onDone?: () => void
}

/** Accepts or declines a message, with a word where somebody has one. */
export const AnswerButtons = ({ of: { id }, onDone }: AnswerButtonsProps) => {
  const t = useWords(messagePageWords)
  const { disabledProps, unlessViewing } = usePreview()
  // Which of the two buttons was pressed.
  const chosen = useRef<number>(accept.of.yes)
  const form = useForm(messageCalls.answer, {
    schema: messageSchemas.answer.input,
    from: () => ({ id, aceito: accept.of.yes, word: '' }),
    send: (input) => call(messageCalls.answer, { ...input, aceito: chosen.current }),
    draft: `message.${String(id)}`,
    words: [messageWords],
    onDone: () => {
      toast.success(t('answerDone'))
      void reread('message')
      onDone?.()
    },
  })
  const press = (value: number) => {
    chosen.current = value
    unlessViewing(form.core.submit)()
  }
  return (
    <Form of={form}>
      <Stack>
        <LongTextField of={form.of('word')} rows={2} />
        <Row>
          <Button loading={form.core.pending} onClick={() => press(accept.of.yes)} {...disabledProps}>
            {t('accept')}
          </Button>
          <Button variant="default" disabled={form.core.pending} onClick={() => press(accept.of.no)} {...disabledProps}>
            {t('decline')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
