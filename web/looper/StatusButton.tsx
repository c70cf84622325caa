import { Button } from '@mantine/core'
import { useState } from 'react'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import { looperCalls, looperList, looperStatus, type LooperDetail } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useNounWords } from '#web/kit/list/useList.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { StatusDialog } from '#web/kit/ui/dialog/StatusDialog.tsx'
import { useWords } from '#web/kit/words.ts'

/** The modal titled Status (specification, section 2); nobody has it for themselves. */
export const StatusButton = ({ of }: { of: LooperDetail }) => {
  const t = useWords(nounWords)
  const say = useNounWords(looperWords)
  const me = useMe()
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  if (of.deleted_at !== null || of.id === me.id || !can('looper.changeStatus')) return null
  const column = looperList.columns.status
  const tones = column.kind === 'code' ? column.tones : {}
  const choices = looperStatus.list.map(({ key, value }) => ({
    key: value,
    label: say(`status_${key}`),
    tone: tones?.[key] ?? ('quiet' as const),
  }))
  const store = async (status: number) => {
    try {
      await call(looperCalls.status, { id: of.id, status })
    } finally {
      for (const old of [looperCalls.show, looperCalls.list]) void invalidate(old)
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
        now={of.status}
        choices={choices}
        store={store}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
