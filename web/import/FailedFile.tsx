import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { download } from '#web/kit/call/download.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Saves the lines that failed, to be corrected and imported again. */
export const FailedFile = ({ of }: { readonly of: ImportInfo }) => {
  const t = useWords(importScreenWords)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(importCalls.failed, { id: of.id })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      onClick={() => void save()}
    >
      {t('failedFile')}
    </Button>
  )
}
