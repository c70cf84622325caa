import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { commonWords } from '#contract/kit/common.words.ts'
import { setupWords } from '#contract/setup/setup.words.ts'
import { Doorway } from '#web/auth/Doorway.tsx'
import { doors } from '#web/doors.ts'
import { ErrorSummary } from '#web/kit/form/ErrorSummary.tsx'
import { useRequired } from '#web/kit/form/useRequired.ts'
import { useServerErrors, type Summary } from '#web/kit/form/useServerErrors.ts'
import { invalidate, useSend } from '#web/kit/query.ts'
import { signIn } from '#web/kit/session.ts'
import { toast } from '#web/kit/ui/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './FirstRun.module.css'

const blank = { organisation: '', nome: '', last_name: '', email: '', password: '', again: '' }

/** An installation without a user has nothing else to show: it asks for its organisation and first administrator. */
export const FirstRun = () => {
  const t = useWords(setupWords)
  const a = useWords(authWords)
  const errors = useServerErrors()
  const c = useWords(commonWords)
  const required = useRequired(['organisation', 'nome', 'email', 'password', 'again'])
  const [differ, setDiffer] = useState(false)
  const again = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(blank)
  const create = useSend(doors.createOrganisation, {
    onError: errors.show,
    onSuccess: (_, input) => {
      toast.success(t('done'))
      void signIn(input.email, input.password).finally(() => void invalidate(doors.setup))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    errors.clear()
    setDiffer(false)
    if (!required.filled(value)) return
    const { again: repeated, ...wanted } = value
    if (repeated === wanted.password) return create.mutate(wanted)
    setDiffer(true)
    again.current?.focus()
  }
  const wrong: Summary | undefined = differ ? { message: c('invalid'), fields: [] } : undefined
  const field = (name: keyof typeof blank) => ({
    name,
    value: value[name],
    size: 'md',
    withAsterisk: false,
    error: required.errorOf(name) ?? errors.summary?.fields.find((it) => it.path === name)?.message,
    onChange: (event: { currentTarget: { value: string } }) =>
      setValue({ ...value, [name]: event.currentTarget.value }),
  })
  return (
    <Doorway title={t('title')} lead={t('intro')}>
      <form className={css['form']} noValidate onSubmit={submit}>
        <ErrorSummary of={required.summary ?? wrong ?? errors.summary} />
        <TextInput
          {...field('organisation')}
          label={t('organisation')}
          description={t('organisationHint')}
          autoComplete="organization"
          required
        />
        <h2 className={css['part']}>{t('account')}</h2>
        <div className={css['pair']}>
          <TextInput {...field('nome')} label={t('firstName')} autoComplete="given-name" required />
          <TextInput {...field('last_name')} label={t('lastName')} autoComplete="family-name" />
        </div>
        <TextInput {...field('email')} label={a('email')} type="email" autoComplete="username" required />
        <PasswordInput
          {...field('password')}
          label={a('password')}
          // Once it is broken the rule is the error, and is said once.
          description={field('password').error === undefined ? a('passwordRule') : undefined}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': a('showPassword'), tabIndex: 0 }}
          required
        />
        <PasswordInput
          {...field('again')}
          ref={again}
          label={a('passwordAgain')}
          error={field('again').error ?? (differ ? a('passwordsDiffer') : undefined)}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': a('showPassword'), tabIndex: 0 }}
          required
        />
        <Button type="submit" size="md" fullWidth loading={create.isPending}>
          {t('create')}
        </Button>
      </form>
    </Doorway>
  )
}
