import { authWords } from '#contract/auth/auth.words.ts'
import { SignInForm } from '#web/auth/SignInForm.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './SignInAgain.module.css'

/** Over the screen of somebody whose session has ended: nothing typed is lost, and one goes on where one was. */
export const SignInAgain = () => {
  const t = useWords(authWords)
  const { me, signOut } = useSession()
  return (
    <Dialog open alert size="sm" closable={false} title={t('again')} onClose={() => undefined}>
      <p className={css['says']}>{t('sessionEnded')}</p>
      <SignInForm from={{ email: me?.email ?? '' }} fixedEmail />
      <p className={css['other']}>
        <button type="button" onClick={() => void signOut()}>
          {t('otherAccount')}
        </button>
      </p>
    </Dialog>
  )
}
