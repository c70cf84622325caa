import {
  IconBuilding,
  IconCircleCheckFilled,
  IconHelpCircle,
  IconLock,
  IconMailCog,
  IconPlanet,
  IconSettings,
  IconStethoscope,
  IconUserPlus,
} from '@tabler/icons-react'
import { clientList } from '#contract/client/client.ts'
import { invitationList } from '#contract/invitation/invitation.ts'
import { looperList } from '#contract/looper/looper.ts'
import { pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { firstStepsWords } from '#contract/shell/firstSteps.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { LinkList } from '#web/kit/ui/LinkList.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './FirstSteps.module.css'

const steps = [
  { key: 'venture', icon: IconPlanet, to: pathTo('ventureNew', { district_name: DISTRICT }) },
  { key: 'people', icon: IconUserPlus, to: pathTo('invitationList') },
  { key: 'clients', icon: IconBuilding, to: pathTo('clientNew') },
  { key: 'mail', icon: IconMailCog, to: pathTo('mailConfig') },
  { key: 'organisation', icon: IconSettings, to: pathTo('userConfig') },
  { key: 'permissions', icon: IconLock, to: pathTo('permissionRoles') },
  { key: 'selfTest', icon: IconStethoscope, to: pathTo('selfTest') },
  { key: 'help', icon: IconHelpCircle, to: pathTo('help') },
] as const

const one = { page: 1, per_page: 1 }

/** The steps that leave something behind, each true once that is there. */
const useDone = (hasVenture: boolean) => {
  const people = useCall(looperList.calls.list, one)
  const invitations = useCall(invitationList.calls.list, one)
  const clients = useCall(clientList.calls.list, one)
  const setup = useCall(setupCalls.state, {})
  const done: Readonly<Record<string, boolean>> = {
    venture: hasVenture,
    people: (people.data?.total ?? 0) > 1 || (invitations.data?.total ?? 0) > 0,
    clients: (clients.data?.total ?? 0) > 0,
    mail: setup.data?.mail === true,
  }
  return { done, isKnown: people.data !== undefined && invitations.data !== undefined }
}

/** First steps of an administrator, until the organisation has its first venture and somebody beside them. */
export const FirstSteps = ({ hasVenture }: { readonly hasVenture: boolean }) => {
  const t = useWords(firstStepsWords)
  const { done, isKnown } = useDone(hasVenture)
  if (hasVenture && (!isKnown || done['people'])) return null
  return (
    <Card title={t('title')}>
      <p className={css['lead']}>{t('lead')}</p>
      <LinkList
        items={steps.map(({ key, icon, to }) =>
          done[key]
            ? { key, icon: IconCircleCheckFilled, name: t(key), why: t('done'), to, done: true }
            : { key, icon, name: t(key), why: t(`${key}_why`), to },
        )}
      />
    </Card>
  )
}
