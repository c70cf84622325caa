import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { CodeField } from '#web/auth/CodeField.tsx'
import { Doorway } from '#web/auth/Doorway.tsx'
import { doors } from '#web/doors.ts'
import { ErrorSummary } from '#web/kit/form/ErrorSummary.tsx'
import { useServerErrors } from '#web/kit/form/useServerErrors.ts'
import { useSend } from '#web/kit/query.ts'
import { reloadMe, useSession } from '#web/kit/session.ts'
import { useWords } from '#web/kit/words.ts'
import css from './SignInForm.module.css'

export const SecondFactorScreen = () => {
  const t = useWords(authWords)
  const navigate = useNavigate()
  const { signOut } = useSession()
  const errors = useServerErrors()
  const [code, setCode] = useState('')
  const verify = useSend(doors.verify, {
    // The guard sees that the factor was given, and goes on to the kept path.
    onSuccess: () => void reloadMe(),
    onError: (error) => {
      errors.show(error)
      setCode('')
    },
  })
  const send = (it: string) => {
    errors.clear()
    verify.mutate({ code: it })
  }
  return (
    <Doorway title={t('codeTitle')} lead={`${t('codeHint')} ${t('codePaste')}`} foot={<AccessibilityLink />}>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault()
          send(code)
        }}
      >
        <ErrorSummary of={errors.summary} />
        <CodeField value={code} onChange={setCode} onFull={send} invalid={errors.summary !== undefined} />
        <Button type="submit" size="md" fullWidth loading={verify.isPending} disabled={code.length < 6}>
          {t('verify')}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => void signOut().then(() => navigate(pathTo('login')))}>
          {t('secondFactorBack')}
        </Button>
      </form>
    </Doorway>
  )
}
