import { Link } from 'react-router'
import { homeCalls } from '#contract/home/home.calls.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopStatus, loopWaits, waitingStatuses } from '#contract/loop/loop.states.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { pathTo } from '#contract/routes/match.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { LaterRing } from '#web/loop/ring/LaterRing.tsx'
import { WithLoop } from '#web/loop/WithLoop.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import css from './CurrentLoop.module.css'

const Facts = ({ loop }: { loop: Ponto }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const running = loop.data_fim === null
  const now = useNow(1000, running)
  const seconds = ((loop.fim === null ? now : Date.parse(loop.fim)) - Date.parse(loop.inicio)) / 1000
  return (
    <div className={css['loop']}>
      <p className={`${css['time']} figures`} data-running={running ? true : undefined}>
        {f.clock(seconds)}
      </p>
      <div className={css['what']}>
        <p className={css['atom']}>{loop.atomo}</p>
        <p className={css['where']}>
          <VentureName id={loop.venture_id} nome={loop.projeto} /> ·{' '}
          {t(running ? 'since' : 'pending', { time: f.time(loop.inicio) })}
        </p>
      </div>
    </div>
  )
}

/** Running, or stopped and not concluded: the dialog of the loop would open on it. */
const isOpen = (it: Ponto): boolean => it.status === loopStatus.of.running || loopWaits(it)

/** Stopped loops besides the one on the card: whoever switches and describes later finds them here. */
const LeftOpen = ({ loop }: { loop: Ponto | null }) => {
  const t = useWords(homeWords)
  const { data } = useCall(homeCalls.mine, {})
  const here = loop && loopWaits(loop) ? 1 : 0
  const count = (data?.loops_waiting ?? 0) - here
  if (count <= 0) return null
  return (
    <Link to={`${pathTo('loopCenter')}?status=${waitingStatuses.join()}`} className={css['left']}>
      {t('leftOpen', { count })}
    </Link>
  )
}

/** The running loop, or that none runs; the bar above starts, opens and finishes one. */
export const CurrentLoop = () => {
  const t = useWords(homeWords)
  const me = useMe()
  const answer = useCall(loopCalls.load, { userId: me.id }, { keep: false })
  const atoms = useCall(loopCalls.atoms, { userId: me.id })
  const startable = atoms.data?.data.length !== 0
  return (
    <Card title={t('running')} aside={<WithLoop>{(loop) => <LeftOpen loop={loop} />}</WithLoop>}>
      <Answer of={answer} rows={2}>
        {() => (
          <div className={css['row']}>
            <WithLoop>
              {(loop) =>
                loop && isOpen(loop) ? (
                  <Facts loop={loop} />
                ) : (
                  <div className={css['what']}>
                    <p className={css['atom']}>{t('idle')}</p>
                    <p className={css['where']}>{t(startable ? 'idleHint' : 'idleNoAtoms')}</p>
                  </div>
                )
              }
            </WithLoop>
            <LaterRing />
          </div>
        )}
      </Answer>
    </Card>
  )
}
