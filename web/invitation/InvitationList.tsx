import { Button } from '@mantine/core'
import { IconMailForward, IconMailX, IconUserPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { invitationImported } from '#contract/invitation/invitation.noun.ts'
import { invitationCalls, invitationList, type InvitationRow } from '#contract/invitation/invitation.ts'
import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { ImportHost } from '#web/import/ImportHost.tsx'
import { ImportMenu } from '#web/import/ImportMenu.tsx'
import { InviteForm } from '#web/invitation/InviteForm.tsx'
import { useSilentLead } from '#web/invitation/useSilentLead.tsx'
import { useSend } from '#web/kit/call/query.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { showLink } from '#web/kit/ui/dialog/showLink.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** On a phone, missing facts of an invitation take no line. */
const cells: Cells<InvitationRow, keyof typeof invitationList.columns> = {
  email: { grow: 2 },
  nome: { cardCell: ({ nome }) => nome },
  state: { card: 'aside' },
  type: { cardCell: ({ type }) => type?.nome },
  venture: { cardCell: ({ venture }) => venture && <VentureName {...venture} /> },
  inviter: { card: 'named' },
  expires_at: { card: 'named' },
}

const RowActions = ({ of }: { of: InvitationRow }) => {
  const t = useWords(invitationWords)
  const { can } = useSession()
  const { viewing, unlessViewing } = usePreview()
  const { id, email, state } = of
  const kept = {
    invalidates: [invitationCalls.list],
    onError: (error: Error) => void toast.error(error.message),
  }
  const resend = useSend(invitationCalls.resend, {
    ...kept,
    onSuccess: ({ link }) => void (link ? showLink(link, email) : toast.success(t('resent'))),
  })
  const revoke = useSend(invitationCalls.revoke, { ...kept, onSuccess: () => void toast.success(t('revoked')) })
  const asked = async () => {
    const yes = await confirm({
      title: t('revokeAsk', { email }),
      body: t('revokeBody'),
      yes: t('revoke'),
      no: t('revokeNot'),
      danger: true,
    })
    if (yes) revoke.mutate({ id })
  }
  return (
    <>
      {state !== 'accepted' && state !== 'known' && can('invitation.create') && (
        <IconAction
          label={t('resend')}
          icon={IconMailForward}
          disabled={viewing || resend.isPending}
          onClick={unlessViewing(() => resend.mutate({ id }))}
        />
      )}
      {(state === 'waiting' || state === 'expired') && can('invitation.delete') && (
        <IconAction
          label={t('revoke')}
          icon={IconMailX}
          danger
          disabled={viewing || revoke.isPending}
          onClick={unlessViewing(() => void asked())}
        />
      )}
    </>
  )
}

/** Whether the form is open, which an address asks for too; it is asked for once. */
const useAsked = () => {
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState(false)
  const asked = params.has('create')
  const end = () => {
    setOpened(false)
    if (!asked) return
    const rest = new URLSearchParams(params)
    rest.delete('create')
    setParams(rest, { replace: true })
  }
  return { open: opened || asked, begin: () => setOpened(true), end }
}

/** Invitations with their roles and states. */
export const InvitationList = ({ tabs }: { readonly tabs: ReactNode }) => {
  const t = useWords(invitationWords)
  const { can } = useSession()
  const { viewing } = usePreview()
  const list = useList(invitationList, useNounWords(invitationWords))
  const lead = useSilentLead()
  const makes = !viewing && can('invitation.create')
  const { open, begin, end } = useAsked()
  useHotkey('c', begin, { label: t('create'), icon: IconUserPlus, on: makes })
  return (
    <>
      <ListTable
        of={list}
        tabs={tabs}
        lead={lead}
        cells={cells}
        rows={{ rowName: (row) => row.email, actions: (row) => <RowActions of={row} /> }}
        action={
          makes && (
            <>
              <Button
                data-tour="invitation-create"
                leftSection={<IconUserPlus size={16} stroke={1.75} aria-hidden />}
                onClick={begin}
              >
                {t('create')}
              </Button>
              <div data-tour="invitation-import">
                <ImportMenu />
              </div>
            </>
          )
        }
      />
      {makes && <ImportHost noun={invitationImported} />}
      {open && makes && (
        <Dialog open edge="end" title={t('create')} onClose={end}>
          <InviteForm onDone={end} onCancel={end} />
        </Dialog>
      )}
    </>
  )
}
