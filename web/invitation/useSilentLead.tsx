import type { ReactNode } from 'react'
import { invitationWords } from '#contract/invitation/invitation.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

/** True once it is known whether there is a lead. */
export const useLeadKnown = (): boolean => !useSetup().isPending

/** Where the links of invitations are, over each list of the screen, while no mail leaves. */
export const useSilentLead = (): ReactNode => {
  const t = useWords(invitationWords)
  const { role } = useSession()
  const setup = useSetup()
  if (setup.data?.mail !== false) return undefined
  const reports = t('silentReports')
  return (
    <>
      {t('silent')}{' '}
      {mayOpen(routes.mailReports, role) ? <TextLink to={pathTo('mailReports')}>{reports}</TextLink> : reports}.
    </>
  )
}
