import { Button, TextInput } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { commonWords } from '#contract/kit/words/common.words.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { DESCRIPTION_MAX } from '#contract/loop/loop.rules.ts'
import type { AtomOption } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useDraft } from '#web/kit/form/useDraft.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { startLoop } from '#web/loop/actions.ts'
import { useBusyAction } from '#web/loop/busyActions.ts'
import { AtomPicker } from '#web/loop/start/AtomPicker.tsx'
import { usePin } from '#web/loop/start/usePin.ts'
import field from '#web/kit/form/Field.module.css'
import foot from '#web/loop/dialog/ModalFoot.module.css'
import css from './ChooseAtom.module.css'

interface Wanted {
  readonly atomo_id: number | null
  readonly descricao: string
}

/** Screen 0: an atom, and in words of one's own what for. */
export const ChooseAtom = ({ userId }: { userId: number }) => {
  const t = useWords(loopScreenWords)
  const common = useWords(commonWords)
  const atoms = useCall(loopCalls.atoms, { userId })
  const ventures = useCall(loopCalls.ventures, { userId })
  const starting = useBusyAction('start')
  const [wanted, setWanted, draft] = useDraft<Wanted>('loop.start', { atomo_id: null, descricao: '' })
  const [touched, setTouched] = useState(false)

  // An atom of the draft may have gone to somebody else meanwhile.
  const chosen = atoms.data?.data.find((it) => it.id === wanted.atomo_id)
  const tooLong = wanted.descricao.trim().length > DESCRIPTION_MAX
  const pin = usePin(userId)
  const start = async (atom: AtomOption | undefined) => {
    setTouched(true)
    if (!atom || tooLong) return
    if (await startLoop(atom, wanted.descricao.trim())) draft.clear()
  }
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void start(chosen)
      }}
    >
      <Answer of={atoms} rows={8}>
        {({ data }) => (
          <AtomPicker
            atoms={data}
            ventures={ventures.data?.data ?? []}
            chosen={chosen?.id}
            onChoose={(atomo_id) => setWanted({ ...wanted, atomo_id })}
            onPin={pin}
            onStart={(atomo_id) => void start(data.find((it) => it.id === atomo_id))}
          />
        )}
      </Answer>
      {atoms.data?.data.length !== 0 && (
        <>
          <TextInput
            classNames={field}
            label={t('whatFor')}
            value={wanted.descricao}
            error={touched && tooLong ? common('fieldTooLong', { max: DESCRIPTION_MAX }) : undefined}
            onChange={(event) => setWanted({ ...wanted, descricao: event.currentTarget.value })}
          />
          <div className={foot['foot']}>
            {chosen ? (
              <Button variant="subtle" aria-pressed={chosen.pinned} onClick={() => pin(chosen)}>
                {t(chosen.pinned ? 'unpin' : 'pin')}
              </Button>
            ) : (
              <p className={css['note']}>{t('countsFromNow')}</p>
            )}
            <span className={foot['space']} />
            <Button
              type="submit"
              data-tour={chosen && 'loop-begin'}
              disabled={!chosen}
              loading={starting}
              rightSection={<IconPlayerPlayFilled size={14} aria-hidden />}
            >
              {t('next')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
