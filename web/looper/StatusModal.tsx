import { userStatus } from '#contract/auth/userStatus.ts'
import { handoverCalls, successors } from '#contract/handover/handover.ts'
import { handoverWords } from '#contract/handover/handover.words.ts'
import { collaboratorCalls, managerCalls } from '#contract/looper/groups.ts'
import { looperCalls, looperList, looperStatus } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import type { LooperRow } from '#contract/looper/row.ts'
import { BelongingsList } from '#web/handover/BelongingsList.tsx'
import { call } from '#web/kit/call/call.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import type { Maybe } from '#web/kit/form/field.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { StatusDialog } from '#web/kit/ui/dialog/StatusDialog.tsx'
import { useWords } from '#web/kit/words.ts'

/** Successor of a person who leaves; not shown where there is nothing to hand over. */
const Successor = ({ id, of }: { id: number; of: Maybe<number> }) => {
  const t = useWords(handoverWords)
  const { data } = useCall(handoverCalls.preview, { id })
  if (!data || data.data.length === 0) return null
  return (
    <>
      <BelongingsList of={data.data} />
      <LookupField of={of} lookup={successors} hint={t('optional')} />
    </>
  )
}

/** Calls that show the status of a person, or what is theirs. */
const shown = [
  looperCalls.show,
  looperCalls.list,
  managerCalls.list,
  collaboratorCalls.list,
  handoverCalls.preview,
] as const

const column = looperList.columns.status
const tones = column.kind === 'code' ? column.tones : {}

interface StatusModalProps {
  readonly of: Pick<LooperRow, 'id' | 'nome' | 'status'>
  readonly onClose: () => void
}

/** The modal titled Status (specification, section 2), with the successor of a person who leaves. */
export const StatusModal = ({ of, onClose }: StatusModalProps) => {
  const say = useNounWords(looperWords)
  const form = useForm(looperCalls.status, {
    from: { status: null, to: null },
    fixed: { id: of.id },
    words: [handoverWords, looperWords],
    guard: false,
  })
  const choices = looperStatus.list.map(({ key, value }) => ({
    key: value,
    label: say(`status_${key}`),
    tone: tones?.[key] ?? ('quiet' as const),
  }))
  const store = async (status: number) => {
    const { to } = form.values
    const leaves = status !== userStatus.active
    try {
      await call(looperCalls.status, { id: of.id, status, ...(leaves && to !== null && { to }) })
    } finally {
      for (const old of shown) void invalidate(old)
    }
  }
  return (
    <StatusDialog
      open
      of={of.nome}
      now={of.status}
      choices={choices}
      store={store}
      onClose={onClose}
      more={(chosen) => chosen !== userStatus.active && <Successor id={of.id} of={form.of('to')} />}
    />
  )
}
