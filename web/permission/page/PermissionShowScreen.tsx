import { Button } from '@mantine/core'
import { IconInfoCircle, IconLock } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { isPermission } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { isFixed, partsOf } from '#contract/permission/permission.rules.ts'
import { type PermissionDetail } from '#contract/permission/permission.ts'
import { permissionScreenWords } from '#contract/permission/permissionScreen.words.ts'
import { isIdle } from '#contract/permission/withoutEffect.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useLocale, useWords } from '#web/kit/words.ts'
import { Holders } from '#web/permission/page/Holders.tsx'
import { Panel } from '#web/permission/page/Panel.tsx'
import { PermissionHistory } from '#web/permission/page/PermissionHistory.tsx'
import { ScreensAround } from '#web/permission/page/ScreensAround.tsx'
import { usePermissionNames } from '#web/permission/usePermissionNames.ts'
import lines from '#web/permission/page/Lines.module.css'
import css from './PermissionShowScreen.module.css'

const Known = ({ id }: { id: Permission }) => {
  const t = useWords(permissionScreenWords)
  const names = usePermissionNames()
  const answer = useCall(permissionCalls.show, { id })
  const { thing, act } = partsOf(id)
  return (
    <>
      <PageHeader
        title={names.full(id)}
        lead={
          <>
            {names.meaning(act)} <code className={css['id']}>{id}</code>
          </>
        }
        crumbs={[{ label: t('matrix'), to: pathTo('permissionList') }]}
      />
      {isFixed(id) && (
        <p className={css['fixed']}>
          <IconLock size={16} stroke={1.75} aria-hidden />
          {t('fixedNote')}
        </p>
      )}
      {isIdle(id) && (
        <p className={css['fixed']}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden />
          <span>
            <StatusBadge tone="quiet">{t('noEffect')}</StatusBadge> {t('noEffectNote')}
          </span>
        </p>
      )}
      <Answer of={answer} rows={10}>
        {({ data }) => (
          <div className={css['grid']}>
            <div className={css['column']}>
              <Holders permission={data} />
              <PermissionHistory changes={data.history} />
            </div>
            <div className={css['column']}>
              <NeededBy calls={data.calls} />
              <ScreensAround thing={thing} />
            </div>
          </div>
        )}
      </Answer>
    </>
  )
}

const Unknown = () => {
  const t = useWords(permissionScreenWords)
  return (
    <>
      <PageHeader title={t('title')} documentTitle={t('unknownPermission')} />
      <EmptyState
        icon={IconLock}
        title={t('unknownPermission')}
        body={t('unknownPermissionBody')}
        action={
          <Button component={Link} to={pathTo('permissionList')}>
            {t('toMatrix')}
          </Button>
        }
      />
    </>
  )
}

/** The calls that nobody passes without the permission. What each does is told in English alone, as the API page tells it. */
const NeededBy = ({ calls }: { calls: PermissionDetail['calls'] }) => {
  const t = useWords(permissionScreenWords)
  const locale = useLocale()
  return (
    <Panel title={t('calls')} empty={calls.length === 0 && t('noCalls')}>
      <ul>
        {calls.map((needed) => (
          <li key={`${needed.method} ${needed.path}`}>
            <span className={lines['method']}>{needed.method}</span>
            <code className={lines['path']}>{needed.path}</code>
            {locale === 'en' && <span className={lines['whole']}>{needed.summary}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** One permission: who holds it, what depends on it, who changed it. */
export const PermissionShowScreen = () => {
  const { id = '' } = useParams()
  return isPermission(id) ? <Known key={id} id={id} /> : <Unknown />
}
