import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { requestCalls, requestList, type RequestRow } from '#contract/invitation/request.ts'
import { requestWords } from '#contract/invitation/request.words.ts'
import { useSilentLead } from '#web/invitation/useSilentLead.tsx'
import { useSend } from '#web/kit/call/query.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import css from './RequestList.module.css'

const cells: Cells<RequestRow, keyof typeof requestList.columns> = {
  nome: { grow: 2 },
  email: { grow: 3 },
  // Shown in full: it is read before the answer, and appears nowhere else.
  reason: { grow: 3, cell: ({ reason }) => <span className={css['reason']}>{reason}</span> },
  state: { card: 'aside' },
  company: { cardCell: ({ company }) => company },
  account: { cardCell: ({ account }) => account?.nome },
}

const Answer = ({ of: { id, nome, state } }: { of: RequestRow }) => {
  const t = useWords(requestWords)
  const { can } = useSession()
  const { viewing, unlessViewing } = usePreview()
  const kept = {
    invalidates: [requestCalls.list, invitationCalls.list],
    onError: (error: Error) => void toast.error(error.message),
  }
  const invite = useSend(requestCalls.invite, {
    ...kept,
    onSuccess: ({ link }) => void (link ? showLink(link, nome) : toast.success(t('invited'))),
  })
  const decline = useSend(requestCalls.decline, { ...kept, onSuccess: () => void toast.success(t('declined')) })
  const busy = viewing || invite.isPending || decline.isPending
  if (state !== 'waiting') return null
  return (
    <>
      {can('invitation.create') && (
        <IconAction
          label={`${t('invite')}: ${nome}`}
          icon={IconCheck}
          disabled={busy}
          onClick={unlessViewing(() => invite.mutate({ id }))}
        />
      )}
      {can('invitation.delete') && (
        <IconAction
          label={`${t('decline')}: ${nome}`}
          icon={IconX}
          danger
          disabled={busy}
          onClick={unlessViewing(() => decline.mutate({ id }))}
        />
      )}
    </>
  )
}

/** Requests for an invitation, answered with one press. */
export const RequestList = ({ tabs }: { readonly tabs: ReactNode }) => {
  const list = useList(requestList, useNounWords(requestWords))
  const lead = useSilentLead()
  return (
    <ListTable
      of={list}
      tabs={tabs}
      lead={lead}
      cells={cells}
      rows={{ rowName: (row) => row.nome, actions: (row) => <Answer of={row} /> }}
    />
  )
}
