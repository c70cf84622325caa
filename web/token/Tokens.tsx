import { Button } from '@mantine/core'
import { profileCalls } from '#contract/profile/profile.ts'
import { tokenCalls, type OwnToken } from '#contract/token/token.ts'
import { tokenScreenWords } from '#contract/token/tokenScreen.words.ts'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { NewToken } from '#web/token/NewToken.tsx'
import { useScopeNames } from '#web/token/scopeNames.ts'
import { SecretsCard } from '#web/token/SecretsCard.tsx'

const Token = ({ of }: { of: OwnToken }) => {
  const t = useWords(tokenScreenWords)
  const f = useFormat()
  const now = useNow()
  const { list: scopes } = useScopeNames()
  const { disabledProps, unlessViewing } = usePreview()
  const revoke = useSend(tokenCalls.revoke, {
    invalidates: [tokenCalls.list, profileCalls.signIns],
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => void toast.error(error.message),
  })
  const ask = async () => {
    const sure = await confirm({ title: t('revokeAsk', { name: of.nome }), body: t('revokeBody'), yes: t('revoke') })
    if (sure) revoke.mutate({ id: of.id })
  }
  const { expires_at, last_used_at } = of
  return (
    <Row at="between">
      <div>
        <Row gap="small">
          <strong>{of.nome}</strong>
          {expires_at !== null && Date.parse(expires_at) <= now && (
            <StatusBadge tone="warn">{t('expired')}</StatusBadge>
          )}
        </Row>
        <Quiet>{scopes(of.scopes)}</Quiet>
        <Quiet figures>
          {t('endsIn', { hint: of.hint })} · {t('made', { at: f.date(of.created_at) })} ·{' '}
          {expires_at === null ? t('forever') : t('until', { at: f.dateTime(expires_at) })} ·{' '}
          {last_used_at === null ? (
            t('unused')
          ) : (
            <>
              {t('used')} <RelativeTime when={last_used_at} />
            </>
          )}
        </Quiet>
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={t('revokeOf', { name: of.nome })}
        loading={revoke.isPending}
        {...disabledProps}
        onClick={unlessViewing(() => void ask())}
      >
        {t('revoke')}
      </Button>
    </Row>
  )
}

/** The person's API tokens: what each may do, when it was used, and the way to end it. */
export const Tokens = () => {
  const t = useWords(tokenScreenWords)
  const answer = useCall(tokenCalls.list, {}, { keep: false })
  return (
    <div data-tour="profile-tokens">
      <SecretsCard
        words={{
          title: t('title'),
          lead: t('lead'),
          none: t('none'),
          create: t('create'),
          shownTitle: t('shownTitle'),
        }}
        answer={answer}
        row={(token) => <Token of={token} />}
        aside={
          <Button variant="default" component="a" href="/api/docs#tokens" target="_blank" rel="noreferrer">
            {t('docs')}
          </Button>
        }
        dialog={(onMade, onClose) => <NewToken onMade={onMade} onClose={onClose} />}
      />
    </div>
  )
}
