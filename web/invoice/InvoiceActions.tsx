import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { download } from '#web/kit/call/download.ts'
import { useCall } from '#web/kit/call/query.ts'
import { addressOf, copyText } from '#web/kit/device/clipboard.ts'
import { DownloadButton } from '#web/kit/ui/page/DownloadButton.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Saves an invoice as a PDF, and copies the link by which it is paid without an account. */
export const InvoiceActions = ({ id }: { readonly id: number }) => {
  const t = useWords(invoicePageWords)
  const code = useCall(invoiceCalls.page, { id }).data?.data.code
  const copy = async (of: string) => {
    const link = addressOf(`${pathTo('invoicePayment')}?code=${of}`)
    if (await copyText(link)) toast.success(t('linkCopied'))
    else toast.error(t('linkFailed', { link }))
  }
  return (
    <>
      <Button
        variant="default"
        disabled={code === undefined}
        leftSection={<IconLink size={16} stroke={1.75} aria-hidden />}
        onClick={() => code !== undefined && void copy(code)}
      >
        {t('link')}
      </Button>
      <DownloadButton save={() => download(invoiceCalls.pdf, { id })}>{t('pdf')}</DownloadButton>
    </>
  )
}
