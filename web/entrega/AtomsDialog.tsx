import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { useState } from 'react'
import { entregaCrud, entregaList, type EntregaRow } from '#contract/entrega/entrega.ts'
import { entregaPageWords } from '#contract/entrega/entregaPage.words.ts'
import { entregaCalls, type AtomChoice } from '#contract/entrega/page.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface AtomsDialogProps {
  readonly of: EntregaRow
  readonly onClose: () => void
}

/** Chooses which atoms of the venture point to a deliverable. */
export const AtomsDialog = ({ of, onClose }: AtomsDialogProps) => {
  const t = useWords(entregaPageWords)
  const u = useWords(uiWords)
  const answer = useCall(entregaCalls.choices, { id: of.id })
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [busy, setBusy] = useState(false)
  const isChosen = (it: AtomChoice) => changed.get(it.id) ?? it.mine
  const store = async () => {
    setBusy(true)
    const atoms = (answer.data?.data ?? []).filter(isChosen).map((it) => it.id)
    try {
      await call(entregaCalls.setAtoms, { id: of.id, version: of.version, atoms })
      toast.success(t('stored'))
      onClose()
    } catch (error) {
      setBusy(false)
      toast.error(isCallError(error) ? error.message : String(error))
    } finally {
      for (const stale of [entregaCalls.report, entregaCalls.choices, entregaCrud.calls.show, entregaList.calls.list])
        void invalidate(stale)
    }
  }
  return (
    <Dialog
      open
      edge="end"
      title={t('chooseTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {u('cancel')}
          </Button>
          <Button loading={busy} disabled={!answer.data || changed.size === 0} onClick={() => void store()}>
            {u('save')}
          </Button>
        </>
      }
    >
      <Answer of={answer}>
        {({ data }) => (
          <Stack gap="small">
            {data.length === 0 && <p>{t('chooseNone')}</p>}
            {data.map((atom) => (
              <Checkbox
                key={atom.id}
                label={atom.nome}
                description={[
                  atom.cell,
                  ...(atom.entrega !== null && !atom.mine ? [t('elsewhere', { name: atom.entrega })] : []),
                ].join(' · ')}
                checked={isChosen(atom)}
                onChange={({ currentTarget: { checked } }) => setChanged((old) => new Map(old).set(atom.id, checked))}
              />
            ))}
          </Stack>
        )}
      </Answer>
    </Dialog>
  )
}
