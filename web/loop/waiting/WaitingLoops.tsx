import { Button } from '@mantine/core'
import { shownClock } from '#contract/kit/hours.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { finishLoop } from '#web/loop/dialog/modal.ts'
import { isLocal } from '#web/loop/offline/action.ts'
import { useLoop } from '#web/loop/useLoop.ts'
import { waitingPath } from '#web/loop/waiting/waitingPath.ts'

const SHOWN = 3

/** The last stopped loops of the person, each to be concluded here, and where the rest is. */
export const WaitingLoops = () => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const { waiting, waitingCount } = useLoop()
  const { disabledProps, unlessViewing } = usePreview()
  if (waitingCount === 0) return null
  return (
    <>
      {waitingCount > SHOWN ? (
        <TextLink to={waitingPath}>{t('waiting', { count: waitingCount })}</TextLink>
      ) : (
        <Quiet>{t('waiting', { count: waitingCount })}</Quiet>
      )}
      <RuledList of={waiting.slice(0, SHOWN)}>
        {(loop) => (
          <Row at="between">
            <div>
              {isLocal(loop) ? loop.atomo : <TextLink to={pathTo('loopShow', { id: loop.id })}>{loop.atomo}</TextLink>}
              <Quiet figures>
                {f.dateTime(loop.inicio)} · {shownClock(loop.hora_total)}
              </Quiet>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={t('waitingOf', { atom: loop.atomo })}
              {...disabledProps}
              onClick={unlessViewing(() => finishLoop(loop))}
            >
              {t('conclude')}
            </Button>
          </Row>
        )}
      </RuledList>
    </>
  )
}
