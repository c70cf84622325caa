import { useNavigate, useSearchParams } from 'react-router'
import { auditList, type AuditRow } from '#contract/audit/audit.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AuditDetail } from '#web/audit/AuditDetail.tsx'
import { useAuditNames, useAuditSay } from '#web/audit/useAuditNames.ts'
import { useList } from '#web/kit/list/useList.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import css from './Audit.module.css'

/** Failed attempts stand out in the list. */
const warnings = ['auth.failed', 'auth.refused', 'auth.factorFailed']

/** Every audited action with its actor; a selected one has its own link and shows beside the list. */
export const AuditScreen = () => {
  const t = useWords(auditWords)
  const list = useList(auditList, useAuditSay())
  const names = useAuditNames(list.answer.data?.data ?? [])
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const pathOf = (id: number | undefined): string => {
    const next = new URLSearchParams(params)
    if (id === undefined) next.delete('registro')
    else next.set('registro', String(id))
    return `${pathTo('auditLog')}?${next.toString()}`
  }
  /** The changes and other details, in one line. */
  const summary = (row: AuditRow): string => {
    const { changes, facts } = names.story(row)
    return [
      ...changes.map(({ field, before, after }) => `${field === null ? '' : `${field}: `}${before} → ${after}`),
      ...facts.map(({ label, value }) => `${label}: ${value}`),
    ].join(' · ')
  }
  const quiet = (text: string) => <span className={css['quiet']}>{text}</span>
  const shown = params.get('registro')
  return (
    <>
      <ListTable
        of={list}
        lead={t('lead')}
        rows={{ rowName: (row) => names.event(row.event), rowLink: (row) => pathOf(row.id) }}
        cells={{
          event: ({ event }) =>
            warnings.includes(event) ? <StatusBadge tone="warn">{names.event(event)}</StatusBadge> : names.event(event),
          at: { card: 'aside' },
          actor: ({ actor, event }) => actor?.nome ?? quiet(t(event.startsWith('auth.') ? 'nobody' : 'system')),
          thing: {
            cell: (row) =>
              row.thing === null ? (
                quiet(EMPTY)
              ) : (
                <span className={css['thing']}>
                  {names.thing(row.thing)} {quiet(names.record(row))}
                </span>
              ),
            cardCell: (row) => row.thing && `${names.thing(row.thing)} ${names.record(row)}`,
          },
          detail: {
            width: 'wide',
            cell: (row) => (
              <span className={css['detail']} title={summary(row)}>
                {summary(row) || EMPTY}
              </span>
            ),
            // A card has no column whose empty place would have to be seen.
            cardCell: summary,
          },
          ip: { width: 'narrow', cardCell: ({ ip }) => ip },
        }}
      />
      {shown !== null && <AuditDetail id={shown} onClose={() => void navigate(pathOf(undefined))} />}
    </>
  )
}
