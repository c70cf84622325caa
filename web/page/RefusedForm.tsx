import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { commonWords } from '#contract/kit/words/common.words.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'

interface RefusedFormProps {
  readonly noun: Pick<Noun, 'routes'>
  /** Title of the form that stays closed. */
  readonly title: string
}

/** In place of a form that this person may not send: its own title, and why it is not here. */
export const RefusedForm = ({ noun, title }: RefusedFormProps) => {
  const t = useWords(nounWords)
  const c = useWords(commonWords)
  const paths = useNounPaths(noun)
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={IconLock}
        title={c('accessDenied')}
        body={t('refusedForm')}
        action={
          <Button component={Link} to={paths.list} variant="default">
            {t('toList')}
          </Button>
        }
      />
    </>
  )
}
