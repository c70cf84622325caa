import { Button, Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import '@mantine/core/styles/Checkbox.layer.css'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { entregaCalls } from '#contract/entrega/entrega.calls.ts'
import type { EntregaRow } from '#contract/entrega/entrega.ts'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { type AtomChoice } from '#contract/entrega/page.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { reread, useCall } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { WithCancel } from '#web/kit/ui/dialog/WithCancel.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const WAIT_MS = 200

interface AtomsDialogProps {
  readonly of: EntregaRow
  readonly onClose: () => void
}

/** Unsaved changes: atoms to link and to unlink, kept during further searches. */
const useChanges = () => {
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const idsOf = (to: boolean) => [...changed].filter(([, it]) => it === to).map(([id]) => id)
  return {
    add: idsOf(true),
    remove: idsOf(false),
    isChosen: (it: AtomChoice) => changed.get(it.id) ?? it.mine,
    choose: (atom: AtomChoice, to: boolean) =>
      setChanged((old) => {
        const next = new Map(old)
        next.delete(atom.id)
        return to === atom.mine ? next : next.set(atom.id, to)
      }),
  }
}

/** Chooses which atoms of the venture point to a deliverable. */
export const AtomsDialog = ({ of, onClose }: AtomsDialogProps) => {
  const t = useWords(entregaPageWords)
  const u = useWords(uiWords)
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), WAIT_MS)
  const answer = useCall(entregaCalls.choices, { id: of.id, ...(q !== '' && { q }) }, { keepPrevious: true })
  const { add, remove, isChosen, choose } = useChanges()
  const [busy, setBusy] = useState(false)
  const isUnchanged = add.length + remove.length === 0
  const store = async () => {
    setBusy(true)
    try {
      await call(entregaCalls.setAtoms, { id: of.id, version: of.version, add, remove })
      toast.success(t('stored'))
      onClose()
    } catch (error) {
      setBusy(false)
      toast.error(messageOf(error))
    } finally {
      void reread('entrega')
    }
  }
  return (
    <Dialog
      open
      edge="end"
      title={t('chooseTitle')}
      onClose={onClose}
      footer={
        <WithCancel onCancel={onClose}>
          <Button loading={busy} disabled={isUnchanged} onClick={() => void store()}>
            {u('save')}
          </Button>
        </WithCancel>
      }
    >
      <Stack gap="small">
        <TextInput
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Quiet>
          <span role="status">{isUnchanged ? '' : t('changes', { coming: add.length, leaving: remove.length })}</span>
        </Quiet>
        <Answer of={answer}>
          {({ data, more }) => (
            <>
              {data.length === 0 && <p role="status">{t(q === '' ? 'chooseNone' : 'findNone')}</p>}
              {data.map((atom) => (
                <Checkbox
                  key={atom.id}
                  label={atom.nome}
                  description={[
                    atom.ref,
                    atom.cell,
                    ...(atom.entrega !== null && !atom.mine ? [t('elsewhere', { name: atom.entrega })] : []),
                  ].join(' · ')}
                  checked={isChosen(atom)}
                  onChange={({ currentTarget: { checked } }) => choose(atom, checked)}
                />
              ))}
              {more && <p>{t('findMore')}</p>}
            </>
          )}
        </Answer>
      </Stack>
    </Dialog>
  )
}
