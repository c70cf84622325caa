import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { download } from '#web/kit/call/download.ts'
import { DownloadButton } from '#web/kit/ui/page/DownloadButton.tsx'
import { useWords } from '#web/kit/words.ts'

interface ReportPdfProps {
  readonly id: number
  readonly name: string
  /** Among other things of a row. */
  readonly small?: boolean
}

/** Saves a delivery report as a PDF. */
export const ReportPdf = ({ id, name, small = false }: ReportPdfProps) => {
  const t = useWords(entregaPageWords)
  return (
    <DownloadButton
      save={() => download(entregaCalls.reportFile, { id })}
      look={small ? 'row' : 'main'}
      {...(small && { label: t('pdfOf', { name }) })}
    >
      {t(small ? 'pdfShort' : 'pdf')}
    </DownloadButton>
  )
}
