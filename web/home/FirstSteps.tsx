import {
  IconAdjustments,
  IconChevronRight,
  IconFileText,
  IconHelpCircle,
  IconListSearch,
  IconLock,
  IconStethoscope,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { firstStepsWords } from '#contract/shell/firstSteps.words.ts'
import { Card } from '#web/home/Card.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './StepList.module.css'

const steps = [
  { key: 'permissions', icon: IconLock, to: pathTo('permissionRoles') },
  { key: 'selfTest', icon: IconStethoscope, to: pathTo('selfTest') },
  { key: 'looks', icon: IconAdjustments, to: undefined },
  { key: 'audit', icon: IconListSearch, to: pathTo('auditLog') },
  { key: 'terms', icon: IconFileText, to: pathTo('terms') },
  { key: 'help', icon: IconHelpCircle, to: pathTo('help') },
] as const

/** What an administrator can do while the organisation has no venture. */
export const FirstSteps = () => {
  const t = useWords(firstStepsWords)
  return (
    <Card title={t('title')}>
      <p className={css['lead']}>{t('lead')}</p>
      <ul className={css['list']}>
        {steps.map(({ key, icon: Icon, to }) => {
          const inside = (
            <>
              <Icon size={18} stroke={1.6} aria-hidden />
              <span className={css['words']}>
                <span className={css['name']}>{t(key)}</span>
                <span className={css['why']}>{t(`${key}_why`)}</span>
              </span>
              {to !== undefined && <IconChevronRight size={16} stroke={1.75} aria-hidden />}
            </>
          )
          return (
            <li key={key}>
              {to === undefined ? (
                <div className={css['step']}>{inside}</div>
              ) : (
                <Link to={to} className={css['step']}>
                  {inside}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
