import { NativeSelect } from '@mantine/core'
import { IconInbox, IconMessages } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { supportStatuses } from '#contract/support/support.states.ts'
import { supportCalls, supportCategories, supportSorts } from '#contract/support/support.ts'
import { supportWords } from '#contract/support/support.words.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useCall } from '#web/kit/query.ts'
import { DataTable } from '#web/kit/table/DataTable.tsx'
import { SearchField } from '#web/kit/table/SearchField.tsx'
import { useListState } from '#web/kit/table/useListState.ts'
import { useWords } from '#web/kit/words.ts'
import { useSupportColumns } from '#web/support/support.columns.tsx'
import css from './MessageList.module.css'

const isCategory = (it: string | undefined) => supportCategories.find((known) => known === it)
const isStatus = (it: string | undefined) => supportStatuses.find((known) => known === it)

const scopes = {
  all: { label: 'inbox', search: 'search', icon: IconInbox, body: 'inboxEmptyBody' },
  own: { label: 'own', search: 'searchOwn', icon: IconMessages, body: 'ownEmptyBody' },
} as const

/** Messages by status, category and search: one's own, or everybody's. */
export const MessageList = ({ all }: { all: boolean }) => {
  const t = useWords(supportScreenWords)
  const c = useWords(supportWords)
  const f = useFormat()
  const [params] = useSearchParams()
  const list = useListState('support', { sorts: supportSorts, filters: ['status', 'category'], sort: '-last_at' })
  const status = isStatus(list.filters.status)
  const category = isCategory(list.filters.category)
  const scope = all ? 'all' : 'own'
  const words = scopes[scope]
  const answer = useCall(supportCalls.list, { ...list.input, scope, status, category }, { keepPrevious: true })
  const columns = useSupportColumns(all)
  const counts = answer.data?.counts
  const total = counts && counts.open + counts.answered + counts.closed
  // Who has written a few times needs no search.
  const many = all || list.filtered || (total ?? 0) > list.perPage
  const linkTo = (id: number): string => {
    const next = new URLSearchParams(params)
    next.set('m', String(id))
    return `${pathTo('support')}?${next.toString()}`
  }
  const chip = (value: (typeof supportStatuses)[number] | undefined, label: string, count: number | undefined) => (
    <button
      type="button"
      className={css['chip']}
      aria-pressed={status === value}
      onClick={() => list.set({ status: value ?? null })}
    >
      {label}
      {count !== undefined && <span className="figures">{f.number(count)}</span>}
    </button>
  )
  return (
    <div className={css['list']}>
      {(list.filtered || total !== 0) && (
        <div className={css['filters']} role="search" aria-label={t('filters')}>
          {many && (
            <>
              <div className={css['search']}>
                <SearchField list={list} placeholder={t(words.search)} />
              </div>
              <NativeSelect
                aria-label={t('category')}
                value={category ?? ''}
                data={[
                  { value: '', label: t('allCategories') },
                  ...supportCategories.map((value) => ({ value, label: c(`category_${value}`) })),
                ]}
                onChange={(event) => list.set({ category: event.currentTarget.value || null })}
              />
            </>
          )}
          <div role="group" aria-label={t('column_status')} className={css['chips']}>
            {chip(undefined, t('allStatuses'), total)}
            {supportStatuses.map((value) => (
              <span key={value}>{chip(value, t(`statuses_${value}`), counts?.[value])}</span>
            ))}
          </div>
        </div>
      )}
      <DataTable
        label={t(words.label)}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowLink={(row) => linkTo(row.id)}
        empty={{ icon: words.icon, body: t(words.body) }}
      />
    </div>
  )
}
