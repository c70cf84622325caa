import { attachmentCalls } from '#contract/things/attachment.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { UploadedFilesField } from '#web/file/UploadedFilesField.tsx'
import { answerOf } from '#web/kit/call/query.ts'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { useWords } from '#web/kit/words.ts'
import { composed } from '#web/things/composed.ts'

interface AttachFilesProps {
  readonly of: OfRecord
  /** For a page that reads them by a call of its own. */
  readonly onAttached?: () => void
}

/** Sends files, and attaches them once the person says so. */
export const AttachFiles = ({ of, onAttached }: AttachFilesProps) => {
  const t = useWords(thingScreenWords)
  const form = useForm(attachmentCalls.add, {
    fixed: of,
    words: thingScreenWords,
    marked: false,
    onDone: (answer) => {
      answerOf(attachmentCalls.list, of).set(answer)
      onAttached?.()
    },
  })
  return (
    <Form of={form} label={t('field_files')}>
      <UploadedFilesField of={composed(form.of('files'))} use="attachment" />
      {form.values.files.length > 0 && <SendButton of={form}>{t('attach')}</SendButton>}
    </Form>
  )
}
