import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { findRoute } from '#contract/routes/match.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import { MenuList } from '#web/shell/menu/MenuList.tsx'
import { mapPage, sidePages } from '#web/shell/menu/pages.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'
import css from './MenuDrawer.module.css'

/** All districts and their menus on a phone, and what the rail and the foot of the menu have elsewhere. */
export const MenuDrawer = () => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const { districts, here, entry } = useDistrict()
  const { pathname } = useLocation()
  const page = findRoute(pathname)?.name
  const [open, { open: show, close }] = useDisclosure()
  return (
    <>
      <button type="button" className={css['opener']} data-tour="menu-drawer" aria-label={t('openMenu')} onClick={show}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      <Dialog open={open} edge="start" title={t('menuTitle')} onClose={close}>
        <nav aria-label={t('mainNav')} className={css['menus']}>
          {districts.map((option) => (
            <section key={option.key} data-district={option.key}>
              <h3 className={css['name']}>
                <option.icon size={16} stroke={1.75} aria-hidden />
                {m(option.label)}
              </h3>
              <MenuList district={option.key} entries={option.entries} marked={entry?.route} onGo={close} />
            </section>
          ))}
          <section className={css['general']}>
            <MenuList district={here?.key ?? 'hub'} entries={[...sidePages, mapPage]} marked={page} onGo={close} />
          </section>
        </nav>
      </Dialog>
    </>
  )
}
