import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { addDays } from '#contract/kit/dates.ts'
import { handAtoms } from '#contract/loop/hand/hand.ts'
import { sheetCalls, type SheetWeek } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { useLocalForm } from '#web/kit/form/useLocalForm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { AddedRow } from './cells.ts'
import type { Pending } from './usePending.ts'
import css from './sheet.module.css'

interface AddRowsProps {
  readonly sheet: SheetWeek
  readonly pending: Pending
}

interface PickerProps {
  readonly user_id: number
  readonly onPick: (id: number) => void
}

const Picker = ({ user_id, onPick }: PickerProps) => {
  const from: { atomo_id: number | null } = { atomo_id: null }
  const form = useLocalForm({
    from,
    words: [weekSheetWords],
    onChange: ({ atomo_id }) => {
      if (atomo_id !== null) onPick(atomo_id)
    },
    onDone: () => undefined,
  })
  return <LookupField of={form.of('atomo_id')} lookup={handAtoms} within={{ user_id }} />
}

/** The atom as a row; its hint begins with its venture. */
const rowOf = async (id: number): Promise<AddedRow[]> => {
  const { data } = await call(handAtoms.call, { ids: [id] })
  return data.map(({ nome, hint }) => ({
    atomo_id: id,
    nome,
    venture_id: 0,
    projeto: (hint ?? '').split(' · ')[0] ?? '',
  }))
}

/** More rows: any atom that takes hours, or those of the week before. */
export const AddRows = ({ sheet, pending }: AddRowsProps) => {
  const t = useWords(weekSheetWords)
  const [turn, setTurn] = useState(0)
  const [busy, setBusy] = useState(false)
  const user_id = sheet.person.id
  const add = async (read: () => Promise<readonly AddedRow[]>, done: (count: number) => void) => {
    setBusy(true)
    try {
      done(pending.addRows(await read()))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const lastWeek = async (): Promise<AddedRow[]> => {
    const { rows } = await call(sheetCalls.show, { user_id, week: addDays(sheet.days[0]?.day ?? '', -7) })
    return rows
      .filter((it) => it.takes)
      .map(({ atomo_id, nome, venture_id, projeto }) => ({ atomo_id, nome, venture_id, projeto }))
  }
  return (
    <div className={css['add']}>
      <div className={css['picker']}>
        <Picker
          key={turn}
          user_id={user_id}
          onPick={(id) =>
            void add(
              () => rowOf(id),
              () => setTurn(turn + 1),
            )
          }
        />
      </div>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        onClick={() =>
          void add(lastWeek, (count) => toast.info(count > 0 ? t('copied', { count }) : t('nothingToCopy')))
        }
      >
        {t('copyRows')}
      </Button>
    </div>
  )
}
