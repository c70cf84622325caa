import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { ClubList } from '#web/invitation/ClubList.tsx'
import { InvitationList } from '#web/invitation/InvitationList.tsx'
import { RequestList } from '#web/invitation/RequestList.tsx'
import { useLeadKnown } from '#web/invitation/useSilentLead.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTabs, useListTab } from '#web/list/ListTabs.tsx'

const tabs = { invitations: InvitationList, requests: RequestList, codes: ClubList } as const
const names = ['invitations', 'requests', 'codes'] as const satisfies readonly (keyof typeof tabs)[]

/** Invitations, who asks for one, and the codes that hand them out; which of them is in the address. */
export const InvitationsScreen = () => {
  const t = useWords(invitationWords)
  const of = useListTab(names, 'invitations')
  const isKnown = useLeadKnown()
  const Shown = tabs[of.tab]
  // A sentence that came later would push the list down.
  if (!isKnown) return null
  const choices = names.map((key) => ({ key, label: t(`tab_${key}`) }))
  return (
    <Shown
      key={of.tab}
      tabs={
        <div data-tour="invitation-tabs">
          <ListTabs label={t('tabs')} choices={choices} {...of} />
        </div>
      }
    />
  )
}
