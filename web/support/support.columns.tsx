import type { SupportRow } from '#contract/support/support.ts'
import { supportWords } from '#contract/support/support.words.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import type { Column } from '#web/kit/table/column.ts'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { statusTone } from '#web/support/statusTone.ts'

/** Columns of the messages; who wrote is told only where it may be somebody else. */
export const useSupportColumns = (all: boolean): readonly Column<SupportRow>[] => {
  const t = useWords(supportScreenWords)
  const c = useWords(supportWords)
  const f = useFormat()
  const replies: Column<SupportRow> = {
    key: 'replies',
    title: t('column_replies'),
    cell: (row) => f.number(row.replies),
    align: 'right',
    width: 'narrow',
    card: 'hidden',
  }
  const author: Column<SupportRow> = {
    key: 'author',
    title: t('column_author'),
    cell: (row) => row.author.nome,
    grow: 1,
  }
  return [
    {
      key: 'subject',
      title: t('column_subject'),
      cell: (row) => <span title={row.subject}>{row.subject}</span>,
      sort: 'up',
      grow: 3,
      card: 'title',
    },
    ...(all ? [author] : []),
    {
      key: 'category',
      title: t('column_category'),
      grow: 1,
      cell: (row) => <span title={c(`category_${row.category}`)}>{c(`category_${row.category}`)}</span>,
    },
    ...(all ? [replies] : []),
    {
      key: 'status',
      title: t('column_status'),
      cell: (row) => <StatusBadge tone={statusTone[row.status]}>{t(`status_${row.status}`)}</StatusBadge>,
      sort: true,
      width: 'narrow',
      card: 'aside',
    },
    {
      key: 'last_at',
      title: t('column_last_at'),
      cell: (row) => <RelativeTime when={row.last_at} />,
      sort: true,
      width: 'narrow',
    },
  ]
}
