import { Button } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './StatusDialog.module.css'

interface StatusDialogProps<K extends number | string> {
  readonly open: boolean
  /** Name of the person or thing with the status. */
  readonly of: string
  readonly now: K
  readonly choices: readonly { readonly key: K; readonly label: string; readonly tone: Tone }[]
  /** Stores the new status; throws on failure, and the sentence of a failed call is shown. */
  readonly store: (key: K) => Promise<unknown>
  readonly onClose: () => void
  /** Further fields for a chosen status. */
  readonly more?: (chosen: K) => ReactNode
}

type FormProps<K extends number | string> = Omit<StatusDialogProps<K>, 'open'>

const Form = <K extends number | string>({ of, now, choices, store, onClose, more }: FormProps<K>) => {
  const t = useWords(uiWords)
  const id = useId()
  const [chosen, setChosen] = useState<K>()
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (chosen === undefined) return setMissing(true)
    setBusy(true)
    try {
      await store(chosen)
      toast.success(t('statusChanged'))
      onClose()
    } catch (error) {
      toast.warning(isCallError(error) ? `${t('statusFailed')} ${error.message}` : t('statusFailed'))
      setBusy(false)
    }
  }
  return (
    <form
      id={`${id}-form`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      <fieldset className={css['choices']} aria-describedby={missing ? `${id}-missing` : undefined}>
        <legend className={css['of']}>{of}</legend>
        {choices.map((choice, index) => (
          <label key={choice.key} className={css['choice']}>
            <input
              type="radio"
              name={id}
              required
              data-autofocus={index === 0 ? true : undefined}
              checked={chosen === choice.key}
              onChange={() => {
                setChosen(choice.key)
                setMissing(false)
              }}
            />
            <StatusBadge tone={choice.tone}>{choice.label}</StatusBadge>
            {choice.key === now && <span className={css['now']}>{t('statusNow')}</span>}
          </label>
        ))}
        {missing && (
          <p id={`${id}-missing`} role="alert" className={css['missing']}>
            {t('statusMissing')}
          </p>
        )}
      </fieldset>
      {chosen !== undefined && more?.(chosen)}
      <div className={css['foot']}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** The modal titled Status: picks a new status for somebody or something; a choice is required (specification, section 2). */
export const StatusDialog = <K extends number | string>({ open, ...form }: StatusDialogProps<K>) => {
  const t = useWords(uiWords)
  return (
    <Dialog open={open} size="sm" title={t('statusTitle')} onClose={form.onClose}>
      <Form {...form} />
    </Dialog>
  )
}
