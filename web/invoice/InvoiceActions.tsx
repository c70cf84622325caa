import { IconDownload, IconLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { invoiceCalls } from '#contract/invoice/invoice.calls.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { download } from '#web/kit/call/download.ts'
import { useCall } from '#web/kit/call/query.ts'
import { addressOf, copyText } from '#web/kit/device/clipboard.ts'
import { useSession } from '#web/kit/session/session.ts'
import type { MenuItem } from '#web/kit/ui/Menu.tsx'
import { DownloadButton } from '#web/kit/ui/page/DownloadButton.tsx'
import { saveFile } from '#web/kit/ui/page/saveFile.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface InvoiceActionsProps {
  readonly id: number
  readonly children: (items: readonly MenuItem[]) => ReactNode
}

/**
 * Saves an invoice as a PDF, and copies the link by which it is paid without an account: in the menu of whoever has other
 * actions; a client, who has none, gets the PDF as a button.
 */
export const InvoiceActions = ({ id, children }: InvoiceActionsProps) => {
  const t = useWords(invoicePageWords)
  const { can } = useSession()
  const code = useCall(invoiceCalls.page, { id }).data?.data.code
  const copy = async (of: string) => {
    const link = addressOf(`${pathTo('invoicePayment')}?code=${of}`)
    if (await copyText(link)) toast.success(t('linkCopied'))
    else toast.error(t('linkFailed', { link }))
  }
  const save = () => download(invoiceCalls.pdf, { id })
  const makes = can('invoice.seeAll')
  const items: MenuItem[] = [
    ...(code === undefined ? [] : [{ label: t('link'), icon: IconLink, onClick: () => void copy(code) }]),
    ...(makes ? [{ label: t('pdf'), icon: IconDownload, onClick: () => void saveFile(save) }] : []),
  ]
  return (
    <>
      {!makes && <DownloadButton save={save}>{t('pdf')}</DownloadButton>}
      {children(items)}
    </>
  )
}
