import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'

/** No permission passes search and filter. */
export const NothingFits = ({ onClear }: { onClear: () => void }) => {
  const u = useWords(uiWords)
  return (
    <EmptyState
      icon={IconSearchOff}
      title={u('noResults')}
      body={u('noResultsHint')}
      action={
        <Button variant="default" onClick={onClear}>
          {u('clearFilters')}
        </Button>
      }
    />
  )
}
