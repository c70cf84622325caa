import { useLocation } from 'react-router'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useWords } from '#web/kit/words.ts'
import { HomeButton } from '#web/shell/HomeButton.tsx'
import { Notice } from '#web/shell/Notice.tsx'

export const NotFoundScreen = () => {
  const t = useWords(shellWords)
  const { pathname } = useLocation()
  return (
    <Notice code="404" title={t('notFoundTitle')} body={t('notFoundBody')} detail={pathname}>
      <HomeButton />
    </Notice>
  )
}
