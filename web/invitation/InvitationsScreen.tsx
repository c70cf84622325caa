import { useSearchParams } from 'react-router'
import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { ClubList } from '#web/invitation/ClubList.tsx'
import { InvitationList } from '#web/invitation/InvitationList.tsx'
import { RequestList } from '#web/invitation/RequestList.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { useWords } from '#web/kit/words.ts'

const tabs = { invitations: InvitationList, requests: RequestList, codes: ClubList } as const
const names = ['invitations', 'requests', 'codes'] as const satisfies readonly (keyof typeof tabs)[]

/** Invitations, who asks for one, and the codes that hand them out; which of them is in the address. */
export const InvitationsScreen = () => {
  const t = useWords(invitationWords)
  const [params, setParams] = useSearchParams()
  const tab = names.find((it) => it === params.get('tab')) ?? 'invitations'
  const Shown = tabs[tab]
  return (
    <Stack>
      <Segments
        label={t('tabs')}
        name="tab"
        value={tab}
        choices={names.map((key) => ({ key, label: t(`tab_${key}`) }))}
        // Search, page and filters are each list's own.
        onChange={(key) => setParams(new URLSearchParams(key === 'invitations' ? '' : `tab=${key}`))}
      />
      <div>
        <Shown key={tab} />
      </div>
    </Stack>
  )
}
