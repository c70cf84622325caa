import { attachmentCalls } from '#contract/things/attachment.ts'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { UploadedFilesField } from '#web/file/UploadedFilesField.tsx'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import type { FormCore } from '#web/kit/form/core/core.ts'
import { formOf } from '#web/kit/form/handles.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say, useWords } from '#web/kit/words.ts'

/** A field beside those of the record, which its call does not take. */
interface WithFiles {
  files_later: number[]
}

export const noFiles: WithFiles = { files_later: [] }

interface FilesLaterProps {
  readonly of: FormCore
  readonly onUnderway: (underway: boolean) => void
}

/** Files of a record that is being written. */
export const FilesLater = ({ of, onUnderway }: FilesLaterProps) => {
  const t = useWords(thingScreenWords)
  const field = formOf<WithFiles>(of).of('files_later')
  return <UploadedFilesField of={{ ...field, label: t('field_files') }} use="attachment" onUnderway={onUnderway} />
}

/** Attaches what was sent to the record that is stored by now; where that is refused, the record stays and the person is told. */
export const attachLater = async (of: OfRecord, local: object): Promise<void> => {
  const { files_later: files } = { ...noFiles, ...local }
  if (files.length === 0) return
  try {
    await call(attachmentCalls.add, { ...of, files })
  } catch (error) {
    if (!isCallError(error)) throw error
    toast.error(say(thingScreenWords, 'filesLost', { reason: error.message }))
  }
}
