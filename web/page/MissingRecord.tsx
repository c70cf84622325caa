import { Button } from '@mantine/core'
import { IconLock, IconSearchOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { commonWords } from '#contract/kit/words/common.words.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'

/** Says that a record does not exist, or not for this person, with a link to the list. */
export const MissingRecord = ({ noun, denied }: { noun: Pick<Noun, 'routes'>; denied: boolean }) => {
  const t = useWords(nounWords)
  const c = useWords(commonWords)
  const paths = useNounPaths(noun)
  const back = (
    <Button component={Link} to={paths.list} variant="default">
      {t('toList')}
    </Button>
  )
  return (
    <>
      <PageHeader title={denied ? c('accessDenied') : t('missingTitle')} />
      <EmptyState
        icon={denied ? IconLock : IconSearchOff}
        title={t(denied ? 'deniedBody' : 'missingBody')}
        action={back}
      />
    </>
  )
}
