import { NativeSelect } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { atomCells, atomLabels, atomPeople } from '#contract/atom/atom.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { atomBulk, bulkChanges, type BulkChanges, bulkNeeds } from '#contract/atom/bulk.ts'
import { atomBulkWords } from '#contract/atom/bulk.words.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import type { MeantAtom } from '#web/atom/bulk/undo.ts'
import { oldAfterBulk, type RefusedAtom, useChangeAtoms } from '#web/atom/bulk/useChangeAtoms.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { DateField } from '#web/kit/form/fields/dates/DateField.tsx'
import { HoursField } from '#web/kit/form/fields/HoursField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { LookupManyField } from '#web/kit/form/fields/LookupManyField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Atoms that did not change, and why. */
const RefusedAtoms = ({ of }: { readonly of: readonly RefusedAtom[] }) => {
  const t = useWords(atomBulkWords)
  return (
    <div role="alert">
      <p>{t('refused', { count: of.length })}</p>
      <ul>
        {of.map((atom) => (
          <li key={atom.id}>
            <strong className="figures">{atom.ref}</strong> {atom.nome}: {t(`result_${atom.why}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type What = keyof BulkChanges

const order = [
  'responsavel_id',
  'add_loopers',
  'priority',
  'data',
  'hours_planned',
  'cell_id',
  'add_labels',
  'remove_labels',
] as const satisfies readonly What[]
/** Fields that may be cleared; for the others an empty value changes nothing. */
const clearable: readonly What[] = ['responsavel_id', 'data', 'hours_planned']

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

interface ChangeAtomsDialogProps {
  readonly count: number
  /** Field that the person has chosen already. */
  readonly first?: What
  readonly meant: () => Promise<readonly MeantAtom[]>
  /** Reduces the selection to the atoms that did not change. */
  readonly keep: (refused: readonly RefusedAtom[]) => void
  readonly onClose: () => void
}

interface ChangeFormProps extends Pick<ChangeAtomsDialogProps, 'meant' | 'onClose'> {
  readonly what: What
  readonly onDone: (refused: readonly RefusedAtom[]) => void
}

/** Form for the value of one field. */
const ChangeForm = ({ what, meant, onDone, onClose }: ChangeFormProps) => {
  const t = useWords(atomBulkWords)
  const change = useChangeAtoms()
  const form = useForm(
    { ...atomBulk, input: bulkChanges },
    {
      from: { add_loopers: [], add_labels: [], remove_labels: [] },
      words: [atomBulkWords, atomWords],
      guard: false,
      marked: false,
      rules: (values) =>
        !clearable.includes(what) && isEmpty(values[what]) ? [{ path: what, key: 'common.fieldRequired' }] : [],
      send: async (input) => change(await meant(), { [what]: input[what] ?? null }),
      invalidates: oldAfterBulk,
      onDone,
    },
  )
  const takesAway = clearable.includes(what) && isEmpty(form.of(what).value)
  const fields: Readonly<Record<What, () => ReactNode>> = {
    responsavel_id: () => <LookupField of={form.of('responsavel_id')} lookup={atomPeople} hint={t('emptyTakesAway')} />,
    add_loopers: () => <LookupManyField of={form.of('add_loopers')} lookup={atomPeople} />,
    priority: () => <ChoiceField of={form.of('priority')} codes={venturePriority} />,
    data: () => <DateField of={form.of('data')} plan hint={t('emptyTakesAway')} />,
    hours_planned: () => <HoursField of={form.of('hours_planned')} hint={t('emptyTakesAway')} />,
    cell_id: () => <LookupField of={form.of('cell_id')} lookup={atomCells} />,
    add_labels: () => <LookupManyField of={form.of('add_labels')} lookup={atomLabels} />,
    remove_labels: () => <LookupManyField of={form.of('remove_labels')} lookup={atomLabels} />,
  }
  return (
    <Form of={form}>
      {fields[what]()}
      <FormEnd of={form} onCancel={onClose}>
        {t(takesAway ? 'takeAway' : 'change')}
      </FormEnd>
    </Form>
  )
}

/** Chooses a field and its new value; atoms that the server refuses stay selected, with the reason. */
export const ChangeAtomsDialog = ({ count, first, meant, keep, onClose }: ChangeAtomsDialogProps) => {
  const t = useWords(atomBulkWords)
  const { can } = useSession()
  const allowed = order.filter((it) => can(bulkNeeds[it]))
  const [what, setWhat] = useState<What>(first ?? allowed[0] ?? 'data')
  const [refused, setRefused] = useState<readonly RefusedAtom[]>([])
  const done = (left: readonly RefusedAtom[]) => {
    setRefused(left)
    keep(left)
    if (left.length === 0) onClose()
  }
  return (
    <Dialog open title={t('title', { count })} onClose={onClose}>
      <Stack>
        <NativeSelect
          label={t('what')}
          data-autofocus
          value={what}
          data={allowed.map((it) => ({ value: it, label: t(`field_${it}`) }))}
          onChange={(event) => {
            const found = allowed.find((it) => it === event.currentTarget.value)
            if (found) setWhat(found)
          }}
        />
        {refused.length > 0 && <RefusedAtoms of={refused} />}
        <ChangeForm key={what} what={what} meant={meant} onDone={done} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}
