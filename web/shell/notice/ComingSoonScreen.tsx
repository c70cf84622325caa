import { useMatches } from 'react-router'
import { isSoon, soonDistrictOf } from '#contract/routes/built.ts'
import { findRoute } from '#contract/routes/match.ts'
import { soonWords } from '#contract/shell/soon.words.ts'
import { useWords } from '#web/kit/words.ts'
import { ForAnybody } from '#web/shell/notice/ForAnybody.tsx'
import { HomeButton } from '#web/shell/notice/HomeButton.tsx'
import { Notice } from '#web/shell/notice/Notice.tsx'

/** The honest place of a screen that other work will build: what its district will be for, and that it is not yet. */
export const ComingSoonScreen = () => {
  const t = useWords(soonWords)
  const name = findRoute(useMatches().at(-1)?.pathname ?? '')?.name
  const district = name !== undefined && isSoon(name) ? soonDistrictOf(name) : undefined
  return (
    <ForAnybody>
      <Notice
        title={t('underConstruction')}
        body={district ? t(district) : t('notReady')}
        detail={district ? t('notReady') : undefined}
      >
        <HomeButton />
      </Notice>
    </ForAnybody>
  )
}
