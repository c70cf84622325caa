import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconHistory, IconSend } from '@tabler/icons-react'
import { useRef, type FormEvent } from 'react'
import { uiWords } from '#contract/kit/ui.words.ts'
import { SUBJECT_MAX, supportCategories, type SupportDetail } from '#contract/support/support.ts'
import { supportWords } from '#contract/support/support.words.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { ErrorSummary } from '#web/kit/form/ErrorSummary.tsx'
import { useLeaveGuard } from '#web/kit/form/useLeaveGuard.ts'
import { usePreview } from '#web/kit/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { CountedMessage } from '#web/support/CountedMessage.tsx'
import { useSupportForm } from '#web/support/useSupportForm.ts'
import css from './NewMessage.module.css'

interface NewMessageProps {
  /** Whether the answer is sent by e-mail too. */
  readonly mails: boolean
  readonly onFiled: (row: SupportDetail) => void
}

/** Writes to the administrators. What is typed survives a reload, a failed sending and a change of mind. */
export const NewMessage = ({ mails, onFiled }: NewMessageProps) => {
  const t = useWords(supportScreenWords)
  const ui = useWords(uiWords)
  const c = useWords(supportWords)
  const box = useRef<HTMLFormElement>(null)
  const { value, set, errorOf, summary, pending, dirty, restored, startOver, send } = useSupportForm(onFiled)
  const { viewing, barred } = usePreview()
  useLeaveGuard(dirty && !pending)
  const submit = (event?: FormEvent) => {
    if (viewing) return event?.preventDefault()
    const wrong = send(event)
    if (wrong) box.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }
  const field = (name: 'subject' | 'category' | 'email') => ({
    name,
    value: value[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  })
  return (
    <section aria-labelledby="support-new" className={css['box']}>
      <h2 id="support-new" className={css['title']}>
        {t('newTitle')}
      </h2>
      <form ref={box} onSubmit={submit} noValidate className={css['form']}>
        {restored && (
          <p role="status" className={css['restored']}>
            <IconHistory size={16} stroke={1.75} aria-hidden />
            <span>{ui('draftBack')}</span>
            <button type="button" className={css['again']} onClick={startOver}>
              {ui('draftDrop')}
            </button>
          </p>
        )}
        <ErrorSummary of={summary} />
        <div className={css['pair']}>
          <TextInput
            label={t('subject')}
            placeholder={t('subjectHint')}
            maxLength={SUBJECT_MAX}
            withAsterisk
            aria-required
            autoComplete="off"
            {...field('subject')}
          />
          <NativeSelect
            label={t('category')}
            data={supportCategories.map((value) => ({ value, label: c(`category_${value}`) }))}
            {...field('category')}
          />
        </div>
        <CountedMessage
          label={t('message')}
          hint={t('messageHint')}
          value={value.message}
          error={errorOf('message')}
          onChange={(next) => set('message', next)}
          onSubmit={submit}
        />
        <TextInput
          type="email"
          label={t(mails ? 'emailMailed' : 'email')}
          withAsterisk
          aria-required
          autoComplete="email"
          {...field('email')}
        />
        <div className={css['foot']}>
          <Button
            type="submit"
            loading={pending}
            {...barred}
            leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
          >
            {t('send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
