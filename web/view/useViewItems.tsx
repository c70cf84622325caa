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

const ofChanges = (view: ViewRow, { list, writes }: Given, t: T): MenuItem[] => [
  ...(view.editable ? [{ label: t('save'), icon: IconDeviceFloppy, onClick: () => void writes.save(view) }] : []),
  { label: t('reset'), icon: IconArrowBackUp, onClick: () => list.apply(view) },
]

const ofFirst = (view: ViewRow, { views, writes }: Given, t: T): MenuItem =>
  view.id === views.first?.id
    ? { label: t('makeFirstNot'), icon: IconStarOff, onClick: () => void writes.makeFirst(undefined) }
    : { label: t('makeFirst'), icon: IconStar, onClick: () => void writes.makeFirst(view) }

const ofOwner = (view: ViewRow, { writes, name }: Given, t: T): MenuItem[] => [
  { label: t('rename'), icon: IconPencil, onClick: () => name('rename') },
  {
    label: t(view.shared ? 'unshare' : 'share'),
    icon: view.shared ? IconLock : IconUsers,
    onClick: () => void writes.share(view, !view.shared),
  },
  { label: t('remove'), icon: IconTrash, danger: true, onClick: () => void writes.remove(view) },
]

/** Items of the switcher: the views, then the actions on the current one. */
export const useViewItems = (given: Given): readonly MenuItem[] => {
  const t = useWords(viewScreenWords)
  const me = useMe()
  const { list, views, name } = given
  const { all, current, dirty, first } = views
  const whose = (view: ViewRow): string | undefined => {
    if (view.owner.id !== me.id) return t('sharedBy', { name: view.owner.nome })
    return view.shared ? t('sharedMark') : undefined
  }
  const hint = (it: ViewRow): string =>
    [whose(it), it.id === first?.id ? t('openFirst') : undefined].filter(Boolean).join(' · ')
  const choices = all.map((view) => ({
    id: String(view.id),
    label: view.nome,
    icon: view.shared ? IconUsers : IconBookmark,
    hint: <span className={css['hint']}>{hint(view)}</span>,
    checked: view.id === current?.id,
    onClick: () => list.apply(view),
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
