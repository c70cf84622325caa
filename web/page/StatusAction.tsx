import { Button } from '@mantine/core'
import { useState } from 'react'
import { passes } from '#contract/kit/endpoint.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { StatusDialog } from '#web/kit/ui/dialog/StatusDialog.tsx'
import { useWords } from '#web/kit/words.ts'
import type { ActedOn } from '#web/page/RecordActions.tsx'

interface StatusActionProps {
  readonly noun: Noun
  readonly of: ActedOn
  readonly reload: () => unknown
}

/** The modal titled Status, for a noun whose status is one of its fields (specification, section 2). */
export const StatusAction = ({ noun, of, reload }: StatusActionProps) => {
  const t = useWords(nounWords)
  const say = useNounWords(noun.words)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  const { update } = noun.crud.calls
  const column = noun.list.columns['status']
  if (column?.kind !== 'code' || !('status' in noun.crud.fields) || !('list' in column.codes)) return null
  if (of.deleted_at !== null || !update || !passes(update.can, can)) return null
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
  return (
    <>
      <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setOpen(true))}>
        {t('status')}
      </Button>
      <StatusDialog
        open={open}
        of={of.nome}
        now={'status' in of ? Number(of.status) : -1}
        choices={choices}
        store={store}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
