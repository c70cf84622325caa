import { clientScreenWords } from '#contract/client/clientScreen.words.ts'
import { clientCalls } from '#contract/client/page.ts'
import { isCnpj } from '#contract/kit/brazil/brazil.ts'
import { useCall } from '#web/kit/call/query.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Notice, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface AlikeNoticeProps {
  readonly cnpj?: string | null | undefined
  readonly email?: string | null | undefined
  /** The client that is being changed. */
  readonly except?: number | undefined
}

const WHOLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Clients that may be the same company, while the form is filled in. It only warns: saving stays possible. */
export const AlikeNotice = ({ cnpj, email, except }: AlikeNoticeProps) => {
  const t = useWords(clientScreenWords)
  const { can } = useSession()
  const asked = {
    ...(cnpj && isCnpj(cnpj) ? { cnpj } : {}),
    ...(email && WHOLE_EMAIL.test(email) ? { email } : {}),
  }
  const enabled = can('client.open') && Object.keys(asked).length > 0
  const answer = useCall(clientCalls.alike, { ...asked, ...(except ? { except } : {}) }, { enabled })
  const found = enabled ? (answer.data?.data ?? []) : []
  return (
    // Without a height of its own while it says nothing, and there all the same, so that it is read out once it does.
    <div role="status" className={found.length === 0 ? 'visually-hidden' : undefined}>
      {found.length > 0 && (
        <Notice tone="warn">
          <span>
            {t('alike')}{' '}
            {found.map(({ id, nome, by }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <TextLink to={pathOf('clientShow', id)}>{nome}</TextLink> ({t(`alike_${by}`)})
              </span>
            ))}
            {'. '}
            {t('alikeSave')}
          </span>
        </Notice>
      )}
    </div>
  )
}
