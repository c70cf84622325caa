import { Button } from '@mantine/core'
import { IconInbox, IconSearchOff, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'

/** Under the specification's "no records" (section 8): what belongs here, and the action that brings it. */
export interface EmptyWords {
  readonly icon?: Icon
  readonly body?: ReactNode
  readonly action?: ReactNode
}

interface NoRowsProps {
  readonly list: Pick<ListState, 'filtered' | 'clear'>
  readonly empty?: EmptyWords
}

/** Nothing yet, or nothing that fits: two different things to be told. */
export const NoRows = ({ list, empty = {} }: NoRowsProps) => {
  const t = useWords(uiWords)
  if (list.filtered)
    return (
      <EmptyState
        icon={IconSearchOff}
        title={t('noResults')}
        body={t('noResultsHint')}
        action={
          <Button variant="default" onClick={list.clear}>
            {t('clearFilters')}
          </Button>
        }
      />
    )
  return <EmptyState icon={empty.icon ?? IconInbox} title={t('noRecords')} body={empty.body} action={empty.action} />
}
