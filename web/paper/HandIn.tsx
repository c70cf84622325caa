import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { paperCalls } from '#contract/paper/paper.calls.ts'
import { NFSE_BYTES } from '#contract/paper/paper.codes.ts'
import { paperWords } from '#contract/paper/paper.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { reread } from '#web/kit/call/query.ts'
import { base64Of } from '#web/kit/files/base64.ts'
import { DropZone } from '#web/kit/form/fields/files/DropZone.tsx'
import { fits } from '#web/kit/form/fields/files/upload.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const ACCEPT = ['.xml', 'text/xml', 'application/xml']

interface HandInProps {
  /** The order. */
  readonly id: number
  /** True where another note takes the place of one that is there. */
  readonly again: boolean
}

/** Takes the XML of an NFS-e, dropped or chosen; what is wrong with it stays beside the place where it was dropped. */
export const HandIn = ({ id, again }: HandInProps) => {
  const t = useWords(paperWords)
  const { viewing } = usePreview()
  const [sending, setSending] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const take = async (file: File) => {
    const { name } = file
    setWrong(undefined)
    if (!fits(file, ACCEPT)) return setWrong(t('notXml', { name }))
    if (file.size > NFSE_BYTES) return setWrong(t('tooLarge'))
    setSending(name)
    try {
      const { message } = await call(paperCalls.handIn, { id, name, file: await base64Of(file) })
      toast.success(message)
    } catch (error) {
      setWrong(messageOf(error))
    } finally {
      setSending(undefined)
      void reread('order')
    }
  }
  const label = t(again ? 'replace' : 'handIn')
  return (
    <Stack>
      <DropZone
        path="file"
        label={label}
        accept={ACCEPT}
        disabled={viewing || sending !== undefined}
        invalid={wrong !== undefined}
        onFiles={([file]) => file && void take(file)}
      >
        <span>{sending === undefined ? label : t('sending', { name: sending })}</span>
      </DropZone>
      {wrong !== undefined && (
        <Notice icon={IconAlertCircle} tone="danger" role="alert">
          {wrong}
        </Notice>
      )}
    </Stack>
  )
}
