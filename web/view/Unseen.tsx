import { IconEyeOff } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { isSeen } from '#contract/kit/list/column.ts'
import { filterNames, type Filter } from '#contract/kit/list/filter.ts'
import type { List } from '#contract/kit/list/list.ts'
import { viewCalls } from '#contract/view/view.ts'
import { viewScreenWords } from '#contract/view/viewScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import type { SayKey } from '#web/kit/list/cells.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface Wanted {
  readonly sort?: string | null | undefined
  readonly columns?: readonly string[] | undefined
  /** Names of filters. */
  readonly filters: readonly string[]
}

/** True when an address or a view uses a column: shows it, sorts or filters by it. */
const goesBy = (list: Pick<List, 'filters'>, key: string, { sort, columns = [], filters }: Wanted): boolean =>
  sort?.replace('-', '') === key ||
  columns.includes(key) ||
  Object.entries<Filter>(list.filters).some(
    ([name, filter]) => filter.of === key && filterNames(name, filter).some((it) => filters.includes(it)),
  )

interface UnseenProps {
  readonly of: {
    readonly list: Pick<List, 'columns' | 'filters'>
    readonly say: SayKey
    readonly state: { readonly id: string; readonly view: string | undefined }
  }
}

/** Says what a link or a saved view leaves out, because its reader does not see the column. */
export const Unseen = ({ of: { list, say, state } }: UnseenProps) => {
  const t = useWords(viewScreenWords)
  const { can } = useSession()
  const [params] = useSearchParams()
  const hidden = Object.keys(list.columns).filter((key) => !isSeen(list.columns[key], can))
  const views = useCall(viewCalls.list, { table: state.id }, { staleTime: 60_000, enabled: hidden.length > 0 })
  const view = views.data?.data.find((it) => String(it.id) === state.view)?.state
  const wanted: Wanted[] = [
    { sort: params.get('sort'), columns: params.get('cols')?.split(','), filters: [...params.keys()] },
    ...(view ? [{ ...view, filters: Object.keys(view.filters) }] : []),
  ]
  const left = hidden.filter((key) => wanted.some((it) => goesBy(list, key, it)))
  if (left.length === 0) return null
  return (
    <Notice icon={IconEyeOff} role="status">
      {t('unseen', { columns: left.map((key) => say(`column_${key}`)).join(', '), count: left.length })}
    </Notice>
  )
}
