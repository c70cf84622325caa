import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { NAME_MAX } from '#contract/view/view.ts'
import { viewScreenWords } from '#contract/view/viewScreen.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import type { Naming } from '#web/view/useViewWrites.ts'
import css from './ViewName.module.css'

interface ViewNameProps {
  readonly title: string
  readonly before?: Naming
  /** Throws what the server refuses. */
  readonly onSave: (it: Naming) => Promise<void>
  readonly onClose: () => void
}

/** The name of a view and its visibility. */
export const ViewName = ({ title, before, onSave, onClose }: ViewNameProps) => {
  const t = useWords(viewScreenWords)
  const u = useWords(uiWords)
  const [nome, setNome] = useState(before?.nome ?? '')
  const [shared, setShared] = useState(before?.shared ?? false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await onSave({ nome: nome.trim(), shared })
      onClose()
    } catch (problem) {
      if (!isCallError(problem)) throw problem
      setError(problem.fields.find((it) => it.path === 'nome')?.message ?? problem.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open title={title} size="sm" onClose={onClose}>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (nome.trim() !== '') void save()
        }}
      >
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          data-autofocus
          required
          withAsterisk={false}
          maxLength={NAME_MAX}
          value={nome}
          error={error}
          onChange={(event) => {
            setNome(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Checkbox label={t('sharing')} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
        <div className={css['foot']}>
          <Button variant="default" onClick={onClose}>
            {u('cancel')}
          </Button>
          <Button type="submit" disabled={nome.trim() === ''} loading={busy}>
            {u('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
