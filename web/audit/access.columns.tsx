import { accessClasses, type AccessRow } from '#contract/audit/audit.ts'
import type { auditWords } from '#contract/audit/audit.words.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import type { Format } from '#web/kit/format.ts'
import type { Column } from '#web/kit/table/column.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import type { Say } from '#web/kit/words.ts'
import css from './Audit.module.css'

const tones: Readonly<Record<(typeof accessClasses)[number], Tone>> = {
  // Nearly all of them: only what went wrong is to be seen from afar.
  '2xx': 'quiet',
  '3xx': 'quiet',
  '4xx': 'warn',
  '5xx': 'danger',
}

/** The columns of the access log. */
export const accessColumns = (t: Say<typeof auditWords>, f: Format): Column<AccessRow>[] => {
  const quiet = (text: string) => <span className={css['quiet']}>{text}</span>
  return [
    {
      key: 'route',
      title: t('column_route'),
      card: 'title',
      width: 'wide',
      exports: ['method', 'route'],
      cell: ({ method, route }) => (
        <span className={css['call']}>
          {quiet(method)} {route ?? t('unknownRoute')}
        </span>
      ),
    },
    {
      key: 'time',
      title: t('column_at'),
      sort: true,
      width: 'narrow',
      cell: ({ time }) => (
        <time dateTime={time} title={f.relative(time)} className={`${css['moment']} figures`}>
          {f.dateTime(time)}
        </time>
      ),
    },
    { key: 'user', title: t('column_user'), cell: ({ user }) => user?.nome ?? quiet(t('nobody')) },
    {
      key: 'status',
      title: t('column_status'),
      card: 'aside',
      width: 'narrow',
      cell: ({ status }) => {
        const known = accessClasses.find((it) => it.startsWith(String(Math.floor(status / 100))))
        return (
          <StatusBadge tone={known ? tones[known] : 'quiet'}>
            {known ? `${t(`answer_${known}`)} · ${status}` : status}
          </StatusBadge>
        )
      },
    },
    {
      key: 'ip',
      title: t('column_ip'),
      width: 'narrow',
      cell: ({ ip }) => (ip === null ? quiet(EMPTY) : <span className="figures">{ip}</span>),
    },
    { key: 'port', title: t('column_port'), extra: true, align: 'right', cell: ({ port }) => port ?? quiet(EMPTY) },
  ]
}
