import {
  IconArrowBackUp,
  IconBookmark,
  IconDeviceFloppy,
  IconLayoutList,
  IconLock,
  IconPencil,
  IconPlus,
  IconStar,
  IconStarOff,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import type { ViewRow } from '#contract/view/view.ts'
import { viewScreenWords } from '#contract/view/viewScreen.words.ts'
import { useMe } from '#web/kit/session/session.ts'
import type { MenuItem } from '#web/kit/ui/Menu.tsx'
import { useWords, type Say } from '#web/kit/words.ts'
import type { Viewed, Views } from '#web/view/useViews.ts'
import type { ViewWrites } from '#web/view/useViewWrites.ts'
import css from './ViewSwitcher.module.css'

interface Given {
  readonly list: Viewed
  readonly views: Views
  readonly writes: ViewWrites
  readonly name: (it: 'new' | 'rename') => void
}

type T = Say<typeof viewScreenWords>

const ofChanges = (it: ViewRow, { list, writes }: Given, t: T): MenuItem[] => [
  ...(it.editable ? [{ label: t('save'), icon: IconDeviceFloppy, onClick: () => void writes.save(it) }] : []),
  { label: t('reset'), icon: IconArrowBackUp, onClick: () => list.apply(it) },
]

const ofFirst = (it: ViewRow, { views, writes }: Given, t: T): MenuItem =>
  it.id === views.first?.id
    ? { label: t('makeFirstNot'), icon: IconStarOff, onClick: () => void writes.makeFirst(undefined) }
    : { label: t('makeFirst'), icon: IconStar, onClick: () => void writes.makeFirst(it) }

const ofOwner = (it: ViewRow, { writes, name }: Given, t: T): MenuItem[] => [
  { label: t('rename'), icon: IconPencil, onClick: () => name('rename') },
  {
    label: t(it.shared ? 'unshare' : 'share'),
    icon: it.shared ? IconLock : IconUsers,
    onClick: () => void writes.share(it, !it.shared),
  },
  { label: t('remove'), icon: IconTrash, danger: true, onClick: () => void writes.remove(it) },
]

/** What the switcher offers: the views, then what can be done with the one on the screen. */
export const useViewItems = (given: Given): readonly MenuItem[] => {
  const t = useWords(viewScreenWords)
  const me = useMe()
  const { list, views, name } = given
  const { all, current, dirty, first } = views
  const whose = (it: ViewRow): string | undefined => {
    if (it.owner.id !== me.id) return t('sharedBy', { name: it.owner.nome })
    return it.shared ? t('sharedMark') : undefined
  }
  const hint = (it: ViewRow): string =>
    [whose(it), it.id === first?.id ? t('openFirst') : undefined].filter(Boolean).join(' · ')
  const choices = all.map((it) => ({
    id: String(it.id),
    label: it.nome,
    icon: it.shared ? IconUsers : IconBookmark,
    hint: <span className={css['hint']}>{hint(it)}</span>,
    checked: it.id === current?.id,
    onClick: () => list.apply(it),
  }))
  const work: MenuItem[] = [
    ...(current && dirty ? ofChanges(current, given, t) : []),
    { label: t('saveAs'), icon: IconPlus, onClick: () => name('new') },
    ...(current ? [ofFirst(current, given, t)] : []),
    ...(current?.editable ? ofOwner(current, given, t) : []),
  ]
  return [
    { id: 'standard', label: t('standard'), icon: IconLayoutList, checked: !current, onClick: () => list.apply() },
    ...choices,
    ...work.map((it, index) => (index === 0 ? { ...it, apart: true } : it)),
  ]
}
