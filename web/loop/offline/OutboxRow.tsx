import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { outboxWords } from '#contract/loop/outbox.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import type { LoopEntry } from '#web/loop/offline/action.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import { exactTime } from '#web/loop/timer/exactTime.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import css from './OutboxDialog.module.css'

/** One start, stop or conclusion that is not sent. */
export const OutboxRow = ({ of }: { of: LoopEntry }) => {
  const t = useWords(outboxWords)
  const ui = useWords(uiWords)
  const f = useFormat()
  const { action, at, state, reason } = of
  const when = `${f.date(at)} ${exactTime(new Date(at), f.zone)}`
  const drop = async () => {
    const sure = await confirm({
      title: t('dropTitle'),
      body: t('dropBody', { what: t(action.kind), when, atom: action.atomo }),
      yes: t('drop'),
      no: t('keep'),
      danger: true,
    })
    if (sure) await loopOutbox.drop(of)
  }
  return (
    <li className={css['row']}>
      <span className={css['what']}>{t(action.kind)}</span>
      {state === 'parked' ? (
        <StatusBadge tone="danger">{t('isParked')}</StatusBadge>
      ) : (
        <StatusBadge tone="warn">{t('isWaiting')}</StatusBadge>
      )}
      <span className={css['where']}>
        {action.atomo} · <VentureName id={action.venture_id} nome={action.projeto} />
      </span>
      <span className={`${css['when']} figures`}>{when}</span>
      {state === 'parked' && (
        <p className={css['reason']}>{reason === undefined ? t('dependsOn') : t('reason', { reason })}</p>
      )}
      {reason !== undefined && (
        <div className={css['acts']}>
          <Button size="xs" variant="default" onClick={() => void loopOutbox.retry(of)}>
            {ui('retry')}
          </Button>
          <Button size="xs" variant="default" component={Link} to={pathTo('support')}>
            {t('ask')}
          </Button>
          <Button size="xs" variant="subtle" color="red" onClick={() => void drop()}>
            {t('drop')}
          </Button>
        </div>
      )}
    </li>
  )
}
