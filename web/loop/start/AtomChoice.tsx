import { IconCheck, IconPin, IconPinFilled } from '@tabler/icons-react'
import type { AtomOption } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { isLate } from '#web/loop/start/atomSearch.ts'
import { PlannedDay } from '#web/loop/start/PlannedDay.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import css from './AtomPicker.module.css'

interface AtomChoiceProps {
  readonly id: string
  readonly atom: AtomOption
  /** True when the arrow keys have reached this entry. */
  readonly active: boolean
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onPin: () => void
  readonly onStart: () => void
}

/** An atom in the list: its name, its place, and its planned day. */
export const AtomChoice = ({ id, atom, active, chosen, onChoose, onPin, onStart }: AtomChoiceProps) => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  const Pin = atom.pinned ? IconPinFilled : IconPin
  const late = isLate(atom, f.today())
  return (
    // The search field keeps the focus and the arrow keys; the mouse may still click here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      data-active={active ? true : undefined}
      className={css['option']}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onDoubleClick={onStart}
    >
      <span className={css['mark']} aria-hidden>
        {chosen && <IconCheck size={12} stroke={3} />}
      </span>
      <span className={css['text']}>
        <span className={css['name']}>{atom.nome}</span>
        <span className={css['place']}>
          <VentureMark id={atom.venture_id} />
          {[atom.projeto, atom.gate, atom.cell].join(' › ')}
        </span>
      </span>
      <span
        // For the mouse; the button below the list does the same for keys.
        aria-hidden
        className={css['pin']}
        data-on={atom.pinned ? true : undefined}
        title={t(atom.pinned ? 'unpin' : 'pin')}
        onClick={(event) => {
          event.stopPropagation()
          onPin()
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <Pin size={15} stroke={1.75} />
      </span>
      {atom.data !== null && <PlannedDay amid day={atom.data} late={late} />}
    </div>
  )
}
