import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useStore } from '#web/kit/store.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import { sideShut, turnSide } from '#web/shell/menu/sideShut.ts'
import css from './Rail.module.css'

/** Collapses the district's menu to the rail, and brings it back; a page of many columns has its room then. */
export const SideButton = () => {
  const t = useWords(shellWords)
  const shut = useStore(sideShut)
  const label = t(shut ? 'openSide' : 'shutSide')
  const Icon = shut ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  useHotkey('[', turnSide, { label, group: t('general'), icon: Icon })
  return (
    <button
      type="button"
      className={`${css['district']} ${css['turn']}`}
      data-tip={label}
      aria-label={label}
      aria-expanded={!shut}
      onClick={turnSide}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
    </button>
  )
}
