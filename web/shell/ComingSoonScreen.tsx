import { useMatches } from 'react-router'
import { findRoute } from '#contract/routes/match.ts'
import { soonWords } from '#contract/shell/soon.words.ts'
import { useWords } from '#web/kit/words.ts'
import { isSoon } from '#web/screens/all.ts'
import { ForAnybody } from '#web/shell/ForAnybody.tsx'
import { HomeButton } from '#web/shell/HomeButton.tsx'
import { Notice } from '#web/shell/Notice.tsx'

/** The honest place of a screen that other work will build: what one will do here, and that it is not yet. */
export const ComingSoonScreen = () => {
  const t = useWords(soonWords)
  const name = findRoute(useMatches().at(-1)?.pathname ?? '')?.name
  const known = name !== undefined && isSoon(name)
  return (
    <ForAnybody>
      <Notice
        title={t('underConstruction')}
        body={known ? t(name) : t('notReady')}
        detail={known ? t('notReady') : undefined}
      >
        <HomeButton />
      </Notice>
    </ForAnybody>
  )
}
