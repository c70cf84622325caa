import { IconInbox, IconMessages } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { supportStatuses } from '#contract/support/support.steps.ts'
import { supportList, type SupportRow } from '#contract/support/support.ts'
import { supportWords } from '#contract/support/support.words.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useColumns, useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { TableToolbar } from '#web/kit/table/toolbar/TableToolbar.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { useWords } from '#web/kit/words.ts'
import { Unseen } from '#web/view/Unseen.tsx'
import { ViewSwitcher } from '#web/view/ViewSwitcher.tsx'
import css from './MessageList.module.css'

const scopes = {
  all: { fixed: { scope: 'all' }, label: 'inbox', icon: IconInbox, body: 'inboxEmptyBody' },
  own: { fixed: { scope: 'own' }, label: 'own', icon: IconMessages, body: 'ownEmptyBody' },
} as const
/** Columns that show only where others may have written. */
const ofOthers = ['author', 'replies']

const cells: Cells<SupportRow> = {
  subject: { grow: 3 },
  replies: { card: 'hidden' },
  status: { card: 'aside' },
  last_at: ({ last_at }) => <RelativeTime when={last_at} />,
}

interface MessageListProps {
  readonly all: boolean
  /** Number of messages by status, independent of the filter. */
  readonly counts: Readonly<Record<(typeof supportStatuses)[number], number>> | undefined
}

/** Messages by status, category and search: one's own, or everybody's. */
export const MessageList = ({ all, counts }: MessageListProps) => {
  const t = useWords(supportScreenWords)
  const say = useNounWords(supportWords)
  const f = useFormat()
  const [params] = useSearchParams()
  const { fixed, label, icon, body } = scopes[all ? 'all' : 'own']
  const list = useList(supportList, say, fixed)
  const { state, answer, filters, save } = list
  const columns = useColumns(list, cells).filter((it) => all || !ofOthers.includes(it.key))
  const total = counts && counts.open + counts.answered + counts.closed
  // A list of a few own messages has no search.
  const many = all || state.filtered || (total ?? 0) > state.perPage
  const linkTo = (id: number): string => {
    const next = new URLSearchParams(params)
    next.set('m', String(id))
    return `${pathTo('support')}?${next.toString()}`
  }
  const chip = (value: (typeof supportStatuses)[number] | undefined, name: string, count: number | undefined) => (
    <button
      key={name}
      type="button"
      className={css['chip']}
      aria-pressed={state.filters['status'] === value}
      onClick={() => state.set({ status: value ?? null })}
    >
      {name}
      {count !== undefined && <span className="figures">{f.number(count)}</span>}
    </button>
  )
  return (
    <div className={css['list']}>
      {(state.filtered || total !== 0) && (
        <>
          {many && (
            <TableToolbar
              list={state}
              columns={columns}
              search={all ? say('search') : t('searchOwn')}
              // The buttons below filter by status.
              filters={filters.filter((it) => it.names[0] !== 'status')}
              save={save}
            >
              <ViewSwitcher list={state} />
            </TableToolbar>
          )}
          <div role="group" aria-label={say('column_status')} className={css['chips']}>
            {chip(undefined, t('allStatuses'), total)}
            {supportStatuses.map((value) => chip(value, t(`statuses_${value}`), counts?.[value]))}
          </div>
        </>
      )}
      <Unseen of={list} />
      <DataTable
        label={t(label)}
        list={state}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => linkTo(row.id)}
        empty={{ icon, body: t(body) }}
      />
    </div>
  )
}
