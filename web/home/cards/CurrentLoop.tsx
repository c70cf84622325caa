import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopStatus } from '#contract/loop/loop.states.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { LaterRing } from '#web/loop/ring/LaterRing.tsx'
import { WaitingLoops } from '#web/loop/waiting/WaitingLoops.tsx'
import { WithLoop } from '#web/loop/WithLoop.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import css from './CurrentLoop.module.css'

const Facts = ({ loop }: { loop: Ponto }) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const now = useNow(1000)
  const seconds = (now - Date.parse(loop.inicio)) / 1000
  return (
    <div className={css['loop']}>
      <p className={`${css['time']} figures`}>{f.clock(seconds)}</p>
      <div className={css['what']}>
        <p className={css['atom']}>{loop.atomo}</p>
        <p className={css['where']}>
          <VentureName id={loop.venture_id} nome={loop.projeto} /> · {t('since', { time: f.time(loop.inicio) })}
        </p>
      </div>
    </div>
  )
}

/** The running loop, or that none runs, and those that wait to be concluded; the bar above starts and opens one. */
export const CurrentLoop = () => {
  const t = useWords(homeWords)
  const me = useMe()
  const answer = useCall(loopCalls.load, { userId: me.id }, { keep: false })
  const atoms = useCall(loopCalls.atoms, { userId: me.id })
  const startable = atoms.data?.data.length !== 0
  return (
    <Card title={t('running')}>
      <Answer of={answer} rows={2}>
        {() => (
          <div className={css['row']}>
            <WithLoop>
              {(loop) =>
                loop?.status === loopStatus.of.running ? (
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
      <WaitingLoops />
    </Card>
  )
}
