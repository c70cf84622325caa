import { IconCheck, IconListDetails, IconProgressCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { shownClock } from '#contract/kit/hours.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { usePressedFor } from '#web/kit/ui/keys/ownKeys.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { setTitleNotice } from '#web/kit/ui/page/title.ts'
import { useWords } from '#web/kit/words.ts'
import { finishLoop } from '#web/loop/dialog/modal.ts'
import type { LoopNow } from '#web/loop/useLoop.ts'
import { waitingPath } from '#web/loop/waiting/waitingPath.ts'
import css from './WaitingChip.module.css'

/** Stopped loops that wait to be concluded: beside the timer, and in the page's title. They hold up no start. */
export const WaitingChip = ({ of: { waiting, waitingCount } }: { readonly of: LoopNow }) => {
  const t = useWords(loopScreenWords)
  const { disabledProps, unlessViewing } = usePreview()
  const key = usePressedFor('f')
  const [last, ...others] = waiting
  const label = last ? t('waiting', { count: waitingCount }) : ''
  useEffect(() => setTitleNotice(label), [label])
  useEffect(() => () => setTitleNotice(''), [])
  useHotkey(
    'f',
    unlessViewing(() => last && finishLoop(last)),
    {
      label: last && t('waitingOf', { atom: last.atomo }),
      group: t('group'),
      icon: IconProgressCheck,
      on: last !== undefined,
    },
  )
  if (!last) return null
  const time = <span className="figures">{shownClock(last.hora_total)}</span>
  const face = (
    <>
      <IconProgressCheck size={16} stroke={1.75} aria-hidden />
      <span className={css['words']}>{label}</span>
      <span className={`${css['count']} figures`} aria-hidden>
        {waitingCount}
      </span>
    </>
  )
  const one = () => (
    <button
      type="button"
      className={css['chip']}
      title={`${t('waitingOf', { atom: last.atomo })} (${key.toUpperCase()})`}
      aria-keyshortcuts={key}
      {...disabledProps}
      onClick={unlessViewing(() => finishLoop(last))}
    >
      {face}
      <span className={css['time']}>· {time}</span>
    </button>
  )
  const several = () => (
    <Menu
      label={label}
      align="start"
      className={css['chip']}
      button={face}
      items={[
        ...waiting.map((loop) => ({
          id: String(loop.id),
          label: loop.atomo,
          icon: IconCheck,
          hint: <span className="figures">{shownClock(loop.hora_total)}</span>,
          onClick: unlessViewing(() => finishLoop(loop)),
        })),
        { label: t('waitingAll'), icon: IconListDetails, to: waitingPath, apart: true },
      ]}
    />
  )
  return <div className={css['place']}>{others.length === 0 ? one() : several()}</div>
}
