import { IconClock, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { StartedAtom } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import { useStartOnAtom } from '#web/loop/start/useStartOnAtom.ts'
import css from './StartByKey.module.css'

interface StartByKeyProps {
  readonly of: StartedAtom
  /** A key that starts it, shown beside the button; none when left out. */
  readonly digit?: number | undefined
}

/** Begins a loop on one atom of many, by a small button or by a digit, or switches the running loop to it. */
export const StartByKey = ({ of, digit }: StartByKeyProps) => {
  const t = useWords(loopScreenWords)
  const { may, known, opens, label, run } = useStartOnAtom(of)
  useHotkey(String(digit), run, { label, group: t('start'), on: may && digit !== undefined })
  if (!may) return null
  return (
    <span className={css['start']}>
      {digit !== undefined && (
        <span className={css['key']} aria-hidden>
          <Kbd keys={String(digit)} />
        </span>
      )}
      <IconAction label={label} icon={opens ? IconClock : IconPlayerPlayFilled} disabled={!known} onClick={run} />
    </span>
  )
}
