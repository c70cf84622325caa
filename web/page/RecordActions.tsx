import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowMerge, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { passes, type Gate } from '#contract/kit/endpoint.ts'
import type { Use } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { mainStep } from '#contract/kit/steps/steps.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { isCallError, messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { ActedOn } from '#web/page/actedOn.ts'
import { isOpen } from '#web/page/inPlace/changeable.ts'
import { useStatusAction } from '#web/page/useStatusAction.tsx'
import css from './page.module.css'

const merge = onDemand('Merge', async () => (await import('#web/page/MergeDialog.tsx')).MergeDialog)

export interface RecordActionsProps {
  readonly noun: Noun
  readonly of: ActedOn
  readonly uses: readonly Use[]
  readonly reload: () => unknown
  /** Opens the form where the noun has no screen of its own for it. */
  readonly edit?: () => void
  /** Path after a deletion; the noun's list by default. */
  readonly leaveTo?: string
  /** Items of the noun's own, above the usual ones in the same menu. */
  readonly more?: readonly MenuItem[]
  /** True where the page is mainly for something else, whose button is the filled one: editing is in the menu then. */
  readonly primary?: boolean
  /** True where the noun's own items change its status. */
  readonly ownStatus?: boolean
}

const below = (more: readonly MenuItem[] = [], usual: readonly MenuItem[]) => [
  ...more,
  ...usual.map((item, nth) => ({ ...item, apart: nth === 0 && more.length > 0 })),
]

const when = (on: boolean, ...items: readonly MenuItem[]): readonly MenuItem[] => (on ? items : [])

const Restore = ({ may, onRestore }: { readonly may: boolean; readonly onRestore: () => void }) => {
  const t = useWords(nounWords)
  const { disabledProps, unlessViewing } = usePreview()
  return may ? (
    <Button
      {...disabledProps}
      leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
      onClick={unlessViewing(onRestore)}
    >
      {t('restore')}
    </Button>
  ) : null
}

const useMergeAhead = ({ crud: { calls } }: Noun): void => {
  const { can } = useSession()
  merge.useAhead(calls.merge !== undefined && passes(calls.merge.can, can) && 'touched')
}

interface EditButtonProps {
  /** Screen of the form; left out where `onEdit` opens it. */
  readonly to: string | undefined
  readonly onEdit: () => void
}

/** The filled button of a page that is for no step. */
const EditButton = ({ to, onEdit }: EditButtonProps) => {
  const t = useWords(nounWords)
  const { disabledProps } = usePreview()
  const leftSection = <IconPencil size={16} stroke={1.75} aria-hidden />
  return to ? (
    <Button component={Link} to={to} variant="filled" leftSection={leftSection}>
      {t('edit')}
    </Button>
  ) : (
    <Button {...disabledProps} variant="filled" leftSection={leftSection} onClick={onEdit}>
      {t('edit')}
    </Button>
  )
}

/** True where a step of the record has the filled button. */
const isForStep = ({ flow }: Noun, of: ActedOn): boolean => flow !== undefined && mainStep(flow.steps, of) !== undefined

/** Edit, status, delete, restore and merge, each only with its permission. */
export const RecordActions = (props: RecordActionsProps) => {
  const { noun, of, uses, reload, edit, leaveTo, more, primary = isForStep(noun, of), ownStatus = false } = props
  const t = useWords(nounWords)
  const u = useWords(uiWords)
  const navigate = useNavigate()
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const [merging, setMerging] = useState<'asked' | 'refused'>()
  useMergeAhead(noun)
  const paths = useNounPaths(noun)
  const { calls, list } = { calls: noun.crud.calls, list: noun.list }
  const may = (act: { readonly can: Gate } | undefined) => act !== undefined && passes(act.can, can)
  const to = paths.edit(of)
  const change = unlessViewing(() => (to === undefined ? edit?.() : void navigate(to)))
  const changes = may(calls.update) && isOpen(noun, of)
  useHotkey('e', change, { label: t('edit'), icon: IconPencil, on: changes && (to ?? edit) !== undefined })
  const changed = () => {
    void invalidate(list.calls.list)
    return reload()
  }
  const fail = (error: unknown) => {
    // Another person was faster: the present record is shown instead.
    void changed()
    toast.error(messageOf(error))
  }
  const restore = async () => {
    if (!calls.restore) return
    try {
      await call(calls.restore, { id: of.id })
      toast.success(t('restored'))
      void changed()
    } catch (error) {
      fail(error)
    }
  }
  const remove = async () => {
    if (!calls.remove) return
    if (uses.some((it) => it.count > 0)) return setMerging('refused')
    const title = t('removeAsk')
    if (!(await confirm({ title, body: t('removeBody', { name: of.nome }), yes: t('remove'), danger: true }))) return
    try {
      await call(calls.remove, { id: of.id, version: of.version })
      void invalidate(list.calls.list)
      toast.undo(u('removed'), () => void restore())
      await navigate(leaveTo ?? paths.list)
      // The Back button then shows the record as deleted.
      void invalidate(calls.show)
    } catch (error) {
      if (isCallError(error) && error.extra['uses'] !== undefined) setMerging('refused')
      fail(error)
    }
  }
  const icon = (of: typeof IconPencil) => ({ icon: of })
  const status = useStatusAction({ noun, of, reload })
  const own = [
    ...when(changes && primary, { label: t('edit'), ...icon(IconPencil), onClick: change }),
    ...when(!ownStatus, ...status.items),
  ]
  const removal = when(
    may(calls.remove),
    ...when(calls.merge !== undefined, {
      label: t('merge'),
      ...icon(IconArrowMerge),
      onClick: unlessViewing(() => setMerging('asked')),
    }),
    { label: t('remove'), ...icon(IconTrash), danger: true, onClick: unlessViewing(() => void remove()) },
  )
  const items = below(more, [...own, ...removal])
  if (of.deleted_at !== null) return <Restore may={may(calls.restore)} onRestore={() => void restore()} />
  return (
    <div className={css['together']}>
      {changes && !primary && <EditButton to={to} onEdit={change} />}
      {items.length > 0 && (
        <Menu label={u('actions')} button={<IconDots size={18} stroke={1.75} aria-hidden />} items={items} />
      )}
      {status.dialog}
      {merging && (
        <merge.Part
          noun={noun}
          of={of}
          uses={uses}
          refused={merging === 'refused'}
          onClose={() => setMerging(undefined)}
          onMerged={(into) => {
            setMerging(undefined)
            void changed()
            const at = paths.show({ id: into })
            if (at) void navigate(at)
          }}
        />
      )}
    </div>
  )
}
