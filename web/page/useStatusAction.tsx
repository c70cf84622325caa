import { IconToggleLeft } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { passes } from '#contract/kit/endpoint.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { StatusDialog } from '#web/kit/ui/dialog/StatusDialog.tsx'
import type { MenuItem } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'
import type { ActedOn } from '#web/page/actedOn.ts'

interface StatusActionProps {
  readonly noun: Noun
  readonly of: ActedOn
  readonly reload: () => unknown
}

interface OfStatus {
  readonly items: readonly MenuItem[]
  readonly dialog: ReactNode
}

const NOTHING: OfStatus = { items: [], dialog: null }

/** The modal titled Status behind an item of the page's menu, for a noun whose status is one of its fields (specification, section 2). */
export const useStatusAction = ({ noun, of, reload }: StatusActionProps): OfStatus => {
  const t = useWords(nounWords)
  const say = useNounWords(noun.words)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  const { update } = noun.crud.calls
  const column = noun.list.columns['status']
  if (column?.kind !== 'code' || !('status' in noun.crud.fields) || !('list' in column.codes)) return NOTHING
  if (of.deleted_at !== null || !update || !passes(update.can, can)) return NOTHING
  const choices = column.codes.list.map(({ key, value }) => ({
    key: value,
    label: say(`status_${key}`),
    tone: column.tones?.[key] ?? ('quiet' as const),
  }))
  const store = async (status: number) => {
    try {
      await call(update, { id: of.id, version: of.version, status })
    } finally {
      void invalidate(noun.list.calls.list)
      void reload()
    }
  }
  return {
    items: [{ label: t('status'), icon: IconToggleLeft, onClick: unlessViewing(() => setOpen(true)) }],
    dialog: (
      <StatusDialog
        open={open}
        of={of.nome}
        now={'status' in of ? Number(of.status) : -1}
        choices={choices}
        store={store}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
