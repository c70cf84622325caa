import {
  IconBuilding,
  IconHelpCircle,
  IconLock,
  IconPlanet,
  IconSettings,
  IconStethoscope,
  IconUserPlus,
} from '@tabler/icons-react'
import { pathTo } from '#contract/routes/match.ts'
import { DISTRICT } from '#contract/routes/nounPath.ts'
import { firstStepsWords } from '#contract/shell/firstSteps.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { LinkList } from '#web/kit/ui/LinkList.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './FirstSteps.module.css'

const steps = [
  { key: 'venture', icon: IconPlanet, to: pathTo('ventureNew', { district_name: DISTRICT }) },
  { key: 'people', icon: IconUserPlus, to: pathTo('invitationList') },
  { key: 'clients', icon: IconBuilding, to: pathTo('clientNew') },
  { key: 'organisation', icon: IconSettings, to: pathTo('userConfig') },
  { key: 'permissions', icon: IconLock, to: pathTo('permissionRoles') },
  { key: 'selfTest', icon: IconStethoscope, to: pathTo('selfTest') },
  { key: 'help', icon: IconHelpCircle, to: pathTo('help') },
] as const

/** First steps of an administrator while the organisation has no venture. */
export const FirstSteps = () => {
  const t = useWords(firstStepsWords)
  return (
    <Card title={t('title')}>
      <p className={css['lead']}>{t('lead')}</p>
      <LinkList items={steps.map(({ key, icon, to }) => ({ key, icon, name: t(key), why: t(`${key}_why`), to }))} />
    </Card>
  )
}
