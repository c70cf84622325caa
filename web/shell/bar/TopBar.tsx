import { IconSearch } from '@tabler/icons-react'
import { Suspense } from 'react'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useReloadBlock } from '#web/kit/reloadBlock.ts'
import { useSession } from '#web/kit/session/session.ts'
import { early } from '#web/kit/ui/early.tsx'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { useWords } from '#web/kit/words.ts'
import { Bell } from '#web/notification/Bell.tsx'
import { LanguageMenu } from '#web/page/public/LanguageMenu.tsx'
import { hasPlainMenu } from '#web/screens/menu/menuFor.ts'
import { PersonMenu } from '#web/shell/bar/PersonMenu.tsx'
import { MenuDrawer } from '#web/shell/menu/MenuDrawer.tsx'
import { TopLine } from '#web/shell/menu/TopLine.tsx'
import css from './TopBar.module.css'

const TimerWidget = early(() => import('#web/loop/timer/TimerWidget.tsx').then((it) => it.TimerWidget))

/** While it is unknown whether a loop runs, nothing may ask to reload. */
const Unknown = () => {
  useReloadBlock(true)
  return null
}

/** Place of the timer in the bar, on every screen of people with the loop feature. */
const TimerSlot = () => {
  const { can } = useSession()
  if (!can('loop.run')) return null
  return (
    <Suspense fallback={<Unknown />}>
      <TimerWidget />
    </Suspense>
  )
}

interface TopBarProps {
  readonly onPalette: () => void
  readonly onHelp: () => void
}

export const TopBar = ({ onPalette, onHelp }: TopBarProps) => {
  const t = useWords(shellWords)
  const { role } = useSession()
  return (
    <header className={css['bar']}>
      <MenuDrawer />
      {hasPlainMenu(role) && <TopLine />}
      <button type="button" className={css['search']} data-tour="palette" onClick={onPalette} aria-label={t('palette')}>
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span className={css['words']}>{t('search')}</span>
        <Kbd keys="mod+k" />
      </button>
      <div className={css['tools']}>
        <TimerSlot />
        <Bell />
        <div data-tour="language">
          <LanguageMenu />
        </div>
        <div data-tour="person">
          <PersonMenu onHelp={onHelp} />
        </div>
      </div>
    </header>
  )
}
