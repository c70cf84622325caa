import { Button } from '@mantine/core'
import { IconAlertCircle, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { importCalls } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { IMPORT_BYTES, IMPORT_LINES } from '#contract/kit/import/import.ts'
import { formWords } from '#contract/kit/words/form.words.ts'
import { ImportHistory } from '#web/import/ImportHistory.tsx'
import type { ImportProps } from '#web/import/step.ts'
import { useImportAddress } from '#web/import/useImportAddress.ts'
import { isCallError, messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { download } from '#web/kit/call/download.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { base64Of } from '#web/kit/files/base64.ts'
import { DropZone } from '#web/kit/form/fields/files/DropZone.tsx'
import { fits } from '#web/kit/form/fields/files/upload.ts'
import { useFormat } from '#web/kit/format.ts'
import { FormFoot, Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const ACCEPT = ['.csv', '.txt', '.tsv', 'text/csv', 'text/plain', 'application/vnd.ms-excel']

/** Chooses, drops or pastes a file; below it the person's earlier imports. */
export const FileStep = ({ noun, imports }: ImportProps) => {
  const t = useWords(importScreenWords)
  const f = useWords(formWords)
  const { number } = useFormat()
  const { open } = useImportAddress()
  const { thing } = noun
  const [sending, setSending] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const take = async (file: File) => {
    const { name } = file
    setWrong(undefined)
    if (!fits(file, ACCEPT)) return setWrong(t('kind', { name }))
    if (file.size > IMPORT_BYTES) return setWrong(t('tooLarge', { name }))
    setSending(name)
    try {
      const { data } = await call(importCalls.create, { thing, name, file: await base64Of(file) })
      void invalidate(importCalls.list)
      return open(data.id)
    } catch (error) {
      return setWrong(isCallError(error) ? error.message : f('fileFailed', { name }))
    } finally {
      setSending(undefined)
    }
  }
  const template = () =>
    download(importCalls.template, { thing }).catch((error: unknown) => {
      toast.error(messageOf(error))
    })
  return (
    <Stack gap="large">
      <Stack>
        <p>{t('fileLead')}</p>
        <div
          onPaste={(event) => {
            // Cells copied from a spreadsheet come as lines with tabs between them.
            const text = event.clipboardData.getData('text/plain')
            if (event.defaultPrevented || !text.includes('\n')) return
            event.preventDefault()
            void take(new File([text], `${t('pasted')}.tsv`, { type: 'text/plain' }))
          }}
        >
          <DropZone
            path="file"
            label={t('file')}
            accept={ACCEPT}
            disabled={sending !== undefined}
            invalid={wrong !== undefined}
            onFiles={([file]) => file && void take(file)}
          >
            <span>{sending === undefined ? t('file') : t('sending', { name: sending })}</span>
          </DropZone>
        </div>
        {wrong !== undefined && (
          <Notice icon={IconAlertCircle} tone="danger" role="alert">
            {wrong}
          </Notice>
        )}
        <Notice>{t('fileLimits', { lines: number(IMPORT_LINES) })}</Notice>
        {imports.columns.length > 0 && (
          <FormFoot>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
              onClick={() => void template()}
            >
              {t('template')}
            </Button>
          </FormFoot>
        )}
      </Stack>
      <ImportHistory thing={thing} />
    </Stack>
  )
}
