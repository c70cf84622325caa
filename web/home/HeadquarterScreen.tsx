import { portalWords } from '#contract/portal/portal.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { useGreeting } from '#web/home/useGreeting.ts'
import { useSession } from '#web/kit/session/session.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { useWords } from '#web/kit/words.ts'
import { Portal } from '#web/portal/Portal.tsx'

/** Home of a client: gates that wait for them, their ventures, deliverables and company. Others see all of the
 * organisation. */
export const HeadquarterScreen = () => {
  const t = useWords(portalWords)
  const m = useWords(menuWords)
  const { greeting, day } = useGreeting()
  const { role } = useSession()
  // The greeting belongs to a person's home; roles without another home begin here.
  const comesInHere = !mayOpen(routes.home, role)
  return (
    <>
      <PageHeader
        title={comesInHere ? greeting : m('district_headquarter')}
        documentTitle={m('district_headquarter')}
        lead={comesInHere ? day : t('lead')}
      />
      <Portal />
    </>
  )
}
