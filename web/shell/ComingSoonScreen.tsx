import { useMatches } from 'react-router'
import { routes } from '#contract/routes/all.ts'
import { findRoute } from '#contract/routes/match.ts'
import { placesWords } from '#contract/shell/places.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useWords } from '#web/kit/words.ts'
import { HomeButton } from '#web/shell/HomeButton.tsx'
import { Notice } from '#web/shell/Notice.tsx'

/** The honest place of a screen that other work will build: what will be here, and that it is not yet. */
export const ComingSoonScreen = () => {
  const t = useWords(shellWords)
  const places = useWords(placesWords)
  const path = useMatches().at(-1)?.pathname ?? ''
  const name = findRoute(path)?.name
  const known = name !== undefined && name !== 'comingSoon'
  return (
    <Notice
      title={t('soonTitle')}
      body={
        <>
          {known && <strong>{places(routes[name].area)}. </strong>}
          {t('soonBody')}
        </>
      }
      detail={known ? path : undefined}
    >
      <HomeButton />
    </Notice>
  )
}
