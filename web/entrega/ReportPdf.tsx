import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { download } from '#web/kit/call/download.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
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
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(entregaCalls.reportFile, { id })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      loading={busy}
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
      {...(small && { variant: 'subtle', size: 'compact-sm', 'aria-label': t('pdfOf', { name }) })}
      onClick={() => void save()}
    >
      {t(small ? 'pdfShort' : 'pdf')}
    </Button>
  )
}
