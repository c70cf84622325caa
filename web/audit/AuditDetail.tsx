import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { auditCalls, type AuditRow } from '#contract/audit/audit.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { ChangeList } from '#web/audit/ChangeList.tsx'
import { thingLink, useAuditNames } from '#web/audit/useAuditNames.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { filteredPath } from '#web/kit/list/paths.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './AuditDetail.module.css'

const ID = /^[1-9]\d{0,9}$/

const Record = ({ of }: { of: AuditRow }) => {
  const t = useWords(auditWords)
  const f = useFormat()
  const { at, actor, event, thing, thing_id, ip, request_id } = of
  const names = useAuditNames([of])
  const { changes, facts } = names.story(of)
  const link = thingLink(of)
  const about = thing === null ? '' : `${names.thing(thing)} ${names.record(of)}`
  return (
    <div className={css['record']}>
      <FactList
        facts={[
          { label: t('column_at'), value: `${f.dateTime(at)} (${f.relative(at)})` },
          { label: t('column_actor'), value: actor?.nome ?? t(event.startsWith('auth.') ? 'nobody' : 'system') },
          { label: t('column_event'), value: `${names.event(event)} (${event})` },
          { label: t('column_thing'), value: link === undefined ? about : <Link to={link}>{about}</Link> },
          { label: t('column_ip'), value: ip },
          { label: t('column_request_id'), value: request_id },
        ]}
      />
      {changes.length > 0 && <ChangeList changes={changes} />}
      {facts.length > 0 && (
        <section aria-label={t('more')}>
          <h3 className={css['heading']}>{t('more')}</h3>
          <FactList facts={facts} />
        </section>
      )}
      <div className={css['ways']}>
        {thing !== null && thing_id !== null && (
          <Button component={Link} to={filteredPath('auditLog', { thing, thing_id })} variant="default">
            {t('allOfThis')}
          </Button>
        )}
        {actor && (
          <Button component={Link} to={filteredPath('auditLog', { actor_id: actor.id })} variant="default">
            {t('allOfPerson')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface AuditDetailProps {
  /** Id as in the address. */
  readonly id: string
  readonly onClose: () => void
}

/** One record beside the list. */
export const AuditDetail = ({ id, onClose }: AuditDetailProps) => {
  const t = useWords(auditWords)
  const valid = ID.test(id)
  const answer = useCall(auditCalls.show, { id }, { enabled: valid })
  const missing = !valid || answer.error?.status === 404 || answer.error?.status === 422
  return (
    <Dialog open edge="end" title={t('detailTitle')} onClose={onClose}>
      {missing ? (
        <EmptyState icon={IconSearchOff} title={t('missingTitle')} body={t('missingBody')} />
      ) : (
        <Answer of={answer}>{({ data }) => <Record of={data} />}</Answer>
      )}
    </Dialog>
  )
}
