import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import { importScreenWords } from '#contract/import/importScreen.words.ts'
import { download } from '#web/kit/call/download.ts'
import { DownloadButton } from '#web/kit/ui/page/DownloadButton.tsx'
import { useWords } from '#web/kit/words.ts'

/** Saves the lines that failed, to be corrected and imported again. */
export const FailedFile = ({ of }: { readonly of: ImportInfo }) => {
  const t = useWords(importScreenWords)
  return <DownloadButton save={() => download(importCalls.failed, { id: of.id })}>{t('failedFile')}</DownloadButton>
}
