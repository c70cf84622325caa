import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { passesCall } from '#contract/kit/endpoint.ts'
import type { ListCalls } from '#contract/kit/list/list.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { useCall } from '#web/kit/call/query.ts'
import { lastList } from '#web/kit/list/lastList.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import css from './page.module.css'

interface NeighboursProps {
  readonly noun: Pick<Noun, 'routes' | 'thing'> & {
    readonly list: { readonly id: string; readonly calls: Pick<ListCalls<never>, 'neighbours'> }
  }
  readonly id: number
}

/** The records before and after one, in the order and the filter that the list last stood in. */
export const Neighbours = ({ noun, id }: NeighboursProps) => {
  const t = useWords(nounWords)
  const { show } = useNounPaths(noun)
  const { can } = useSession()
  const { data, isLoading } = useCall(
    noun.list.calls.neighbours,
    { id, ...lastList(noun.list.id) },
    // Somebody may open one record and not the list, as a manager a payment order.
    { enabled: noun.routes.show !== undefined && passesCall(noun.list.calls.neighbours, can) },
  )
  // Their place is there while they are read and where there are none, since beside a long title they take a line.
  const { previous, next } = data ?? { previous: null, next: null }
  if (!isLoading && !data) return null
  const way = (id: number | null, label: string, Icon: typeof IconChevronLeft) => {
    const to = id === null ? undefined : (show({ id }) ?? linkOf(noun, id))
    return to === undefined ? (
      <ActionIcon variant="subtle" color="gray" aria-label={label} disabled>
        <Icon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    ) : (
      <ActionIcon component={Link} to={to} variant="subtle" color="gray" aria-label={label}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <span className={isLoading || previous !== null || next !== null ? undefined : css['away']}>
      {way(previous, t('previous'), IconChevronLeft)}
      {way(next, t('next'), IconChevronRight)}
    </span>
  )
}
