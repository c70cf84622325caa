import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { thingScreenWords } from '#contract/things/thingScreen.words.ts'
import { watchCalls } from '#contract/things/watch.ts'
import { answerOf, useCall } from '#web/kit/call/query.ts'
import type { OfRecord } from '#web/kit/list/thing.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { useAnswered } from '#web/things/useAnswered.ts'
import css from './things.module.css'

/** People who are notified of comments on a record, and a switch for oneself. */
export const Watchers = ({ of }: { of: OfRecord }) => {
  const t = useWords(thingScreenWords)
  const { disabledProps, unlessViewing } = usePreview()
  const answer = useCall(watchCalls.list, of)
  const watching = answer.data?.watching === true
  const keep = answerOf(watchCalls.list, of).set
  const watch = useAnswered(watchCalls.watch, keep)
  const unwatch = useAnswered(watchCalls.unwatch, keep)
  const Icon = watching ? IconEyeOff : IconEye
  return (
    <Card title={t('watchers')}>
      <Answer of={answer}>
        {({ data }) => (
          <p className={css['quiet']}>{data.length === 0 ? t('watchersNone') : data.map((it) => it.nome).join(', ')}</p>
        )}
      </Answer>
      {answer.data && (
        <Button
          variant="default"
          size="xs"
          title={t('watchHint')}
          leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
          loading={watch.isPending || unwatch.isPending}
          {...disabledProps}
          onClick={unlessViewing(() => (watching ? unwatch : watch).mutate(of))}
        >
          {t(watching ? 'unwatch' : 'watch')}
        </Button>
      )}
    </Card>
  )
}
