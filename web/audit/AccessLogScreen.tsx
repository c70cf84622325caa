import { accessWords } from '#contract/audit/access.words.ts'
import { accessClasses, accessList } from '#contract/audit/audit.ts'
import { EMPTY } from '#contract/kit/dates.ts'
import { useList } from '#web/kit/list/useList.ts'
import { useNounWords } from '#web/kit/list/useNounWords.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import { ListTable } from '#web/list/ListTable.tsx'
import css from './Audit.module.css'

/** Nearly all of them go well: only what went wrong is to be seen from afar. */
const tones = { '2xx': 'quiet', '3xx': 'quiet', '4xx': 'warn', '5xx': 'danger' } as const

/** Every call of the last six months: who, from where, what, and how it was answered. */
export const AccessLogScreen = () => {
  const t = useWords(accessWords)
  const list = useList(accessList, useNounWords(accessWords))
  const quiet = (text: string) => <span className={css['quiet']}>{text}</span>
  return (
    <ListTable
      of={list}
      lead={t('lead')}
      rows={{ rowName: (row) => row.route ?? t('unknownRoute') }}
      cells={{
        route: {
          width: 'wide',
          exports: ['method', 'route'],
          cell: ({ method, route }) => (
            <span className={css['call']}>
              {quiet(method)} {route ?? t('unknownRoute')}
            </span>
          ),
        },
        user: ({ user }) => user?.nome ?? quiet(t('nobody')),
        status: {
          card: 'aside',
          cell: ({ status }) => {
            const known = accessClasses.find((it) => it.startsWith(String(Math.floor(status / 100))))
            return (
              <StatusBadge tone={known ? tones[known] : 'quiet'}>
                {known ? `${t(`status_${known}`)} · ${status}` : status}
              </StatusBadge>
            )
          },
        },
        ip: { width: 'narrow' },
        port: ({ port }) => port ?? quiet(EMPTY),
      }}
    />
  )
}
