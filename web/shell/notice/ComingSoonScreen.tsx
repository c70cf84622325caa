import { useMatches } from 'react-router'
import { isSoon, soonDistrictOf } from '#contract/routes/built.ts'
import { findRoute } from '#contract/routes/match.ts'
import { soonWords } from '#contract/shell/soon.words.ts'
import { soonScreenWords } from '#contract/shell/soonScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import { ForAnybody } from '#web/shell/notice/ForAnybody.tsx'
import { HomeButton } from '#web/shell/notice/HomeButton.tsx'
import { Notice } from '#web/shell/notice/Notice.tsx'

/** The honest place of a screen that other work will build: its name, what its district will be for, and that it is not yet. */
export const ComingSoonScreen = () => {
  const t = useWords(soonWords)
  const s = useWords(soonScreenWords)
  const name = findRoute(useMatches().at(-1)?.pathname ?? '')?.name
  const soon = name !== undefined && isSoon(name) ? name : undefined
  const district = soon && soonDistrictOf(soon)
  return (
    <ForAnybody>
      <Notice
        title={soon ? t('screenUnderConstruction', { screen: s(soon) }) : t('underConstruction')}
        body={district ? t(district) : t('notReady')}
        detail={district ? t('notReady') : undefined}
      >
        <HomeButton />
      </Notice>
    </ForAnybody>
  )
}
