import { menuWords } from '#contract/shell/menu.words.ts'
import { AboutMe } from '#web/home/AboutMe.tsx'
import { useGreeting } from '#web/home/useGreeting.ts'
import { PageHeader } from '#web/kit/ui/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './HomeScreen.module.css'

/** Where a client comes in; the organisation's overview for the others. */
export const HeadquarterScreen = () => {
  const m = useWords(menuWords)
  const { greeting, day } = useGreeting()
  return (
    <>
      <PageHeader title={greeting} documentTitle={m('district_headquarter')} lead={day} />
      <div className={css['grid']}>
        <AboutMe />
      </div>
    </>
  )
}
