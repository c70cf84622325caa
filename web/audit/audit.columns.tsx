import { storyOf } from '#contract/audit/audit.rules.ts'
import type { AuditRow } from '#contract/audit/audit.ts'
import { auditWords } from '#contract/audit/audit.words.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import type { AuditNames } from '#web/audit/useAuditNames.ts'
import type { Format } from '#web/kit/format.ts'
import type { Column } from '#web/kit/table/column.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import type { Say } from '#web/kit/words.ts'
import css from './Audit.module.css'

interface Given {
  readonly t: Say<typeof auditWords>
  readonly f: Format
  readonly names: AuditNames
}

/** What did not go well for somebody, to be found at a glance. */
const troubled = ['auth.failed', 'auth.refused', 'auth.factorFailed']

const Quiet = ({ children }: { children: string }) => <span className={css['quiet']}>{children}</span>

/** What changed and what else is known, in one line. */
const summary = ({ detail }: AuditRow, names: AuditNames): string => {
  const { changes, facts } = storyOf(detail)
  return [
    ...changes.map(({ field, before, after }) => {
      const change = `${names.value(before, field)} → ${names.value(after, field)}`
      return field === null ? change : `${names.field(field)}: ${change}`
    }),
    ...facts.map(([name, value]) => `${names.field(name)}: ${names.value(value, name)}`),
  ].join(' · ')
}

/** The columns of the audit; the first leads to the whole record. */
export const auditColumns = ({ t, f, names }: Given): Column<AuditRow>[] => [
  {
    key: 'event',
    title: t('column_event'),
    card: 'title',
    cell: ({ event }) =>
      troubled.includes(event) ? <StatusBadge tone="warn">{names.event(event)}</StatusBadge> : names.event(event),
  },
  {
    key: 'at',
    title: t('column_at'),
    sort: true,
    card: 'aside',
    width: 'narrow',
    cell: ({ at }) => (
      <time dateTime={at} title={f.relative(at)} className={`${css['moment']} figures`}>
        {f.dateTime(at)}
      </time>
    ),
  },
  {
    key: 'actor',
    title: t('column_actor'),
    cell: ({ actor, event }) => actor?.nome ?? <Quiet>{t(event.startsWith('auth.') ? 'nobody' : 'system')}</Quiet>,
  },
  {
    key: 'thing',
    title: t('column_thing'),
    cell: (row) =>
      row.thing === null ? (
        <Quiet>{EMPTY}</Quiet>
      ) : (
        <span className={css['thing']}>
          {names.thing(row.thing)} <Quiet>{names.record(row)}</Quiet>
        </span>
      ),
    cardCell: (row) => row.thing && `${names.thing(row.thing)} ${names.record(row)}`,
  },
  {
    key: 'detail',
    title: t('column_detail'),
    width: 'wide',
    cell: (row) => {
      const text = summary(row, names)
      return (
        <span className={css['detail']} title={text}>
          {text || EMPTY}
        </span>
      )
    },
    // A card has no column whose empty place would have to be seen.
    cardCell: (row) => summary(row, names),
  },
  {
    key: 'ip',
    title: t('column_ip'),
    width: 'narrow',
    cell: ({ ip }) => (ip === null ? <Quiet>{EMPTY}</Quiet> : <span className="figures">{ip}</span>),
    cardCell: ({ ip }) => ip,
  },
  { key: 'request', title: t('column_request'), extra: true, cell: (row) => row.request_id ?? <Quiet>{EMPTY}</Quiet> },
]
