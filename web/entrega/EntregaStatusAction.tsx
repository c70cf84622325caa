import { Button } from '@mantine/core'
import { useState } from 'react'
import { entregaStatus, nextStatuses, statusOf } from '#contract/entrega/entrega.rules.ts'
import { entregaCrud, entregaList, type EntregaRow } from '#contract/entrega/entrega.ts'
import { entregaWords } from '#contract/entrega/entrega.words.ts'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { entregaCalls } from '#contract/entrega/page.ts'
import { entregaTone } from '#web/entrega/tone.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { StatusDialog } from '#web/kit/ui/dialog/StatusDialog.tsx'
import { useWords } from '#web/kit/words.ts'

/** The modal titled Status, with the statuses next to the deliverable's own. */
export const EntregaStatusAction = ({ of }: { readonly of: EntregaRow }) => {
  const t = useWords(entregaPageWords)
  const n = useWords(entregaWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  if (!can('entrega.changeStatus') || of.deleted_at !== null) return null
  const choices = nextStatuses(of.status).map((key) => ({
    key,
    label: n(`status_${entregaStatus.keyOf(key) ?? 'waiting'}`),
    tone: entregaTone(key),
  }))
  const store = async (status: (typeof choices)[number]['key']) => {
    try {
      await call(entregaCalls.status, { id: of.id, version: of.version, status })
    } finally {
      void invalidate(entregaList.calls.list)
      void invalidate(entregaCrud.calls.show)
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
        now={statusOf(of.status)}
        choices={choices}
        store={store}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
