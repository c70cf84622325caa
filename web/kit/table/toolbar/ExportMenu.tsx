import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import type { Saved } from '#web/kit/call/download.ts'
import { chosenColumns, type Column } from '#web/kit/table/column.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { usePageActions } from '#web/kit/ui/pageActions.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Toolbar.module.css'

export type ExportFormat = 'csv' | 'xlsx' | 'pdf'

interface ExportMenuProps<Row> {
  readonly columns: readonly Column<Row>[]
  /** Keys of the visible columns. */
  readonly visible: readonly string[] | undefined
  /** Exports exactly the filter; `columns` are the export keys of the visible columns. */
  readonly save: (format: ExportFormat, columns: string[]) => Promise<Saved>
}

/** Exports the whole filter with the visible columns as a file. */
export const ExportMenu = <Row,>({ columns, visible, save }: ExportMenuProps<Row>) => {
  const t = useWords(tableWords)
  const u = useWords(uiWords)
  const [busy, setBusy] = useState(false)
  const run = async (format: ExportFormat) => {
    setBusy(true)
    try {
      const keys = chosenColumns(columns, visible).flatMap((it) => it.exports ?? [it.key])
      const { rows } = await save(format, [...new Set(keys)])
      toast.success(t('exported', { count: rows ?? 0 }))
    } catch (error) {
      toast.failure(t('exportFailed'))
      // A second message gives the reason, since a shorter file or another format may work.
      if (isCallError(error) && error.status === 422) toast.warning(error.message)
    } finally {
      setBusy(false)
    }
  }
  const item = (format: ExportFormat, label: string, icon: typeof IconDownload) => ({
    label,
    icon,
    onClick: () => void run(format),
  })
  const items = [
    item('csv', t('exportCsv'), IconFileTypeCsv),
    item('xlsx', t('exportXlsx'), IconFileSpreadsheet),
    item('pdf', t('exportPdf'), IconFileTypePdf),
  ]
  const also = `${tableWords.entries.export.join(' ')} baixar download excel planilha spreadsheet`
  usePageActions(
    items.map(({ label, icon, onClick }, at) => ({
      id: `export.${at}`,
      label: t('exportAs', { format: label }),
      group: t('ofPage'),
      also,
      icon,
      run: onClick,
    })),
  )
  return (
    <span className={css['export']} data-tour="table-export" aria-busy={busy}>
      <Menu
        label={t('export')}
        className={css['button']}
        button={
          <>
            <IconDownload size={16} stroke={1.75} aria-hidden />
            <span className={css['word']}>{busy ? u('loading') : t('export')}</span>
          </>
        }
        header={<span className={css['about']}>{t('exportAbout')}</span>}
        items={items}
      />
    </span>
  )
}
