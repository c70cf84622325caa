import { fortressWords } from '#contract/profile/fortress.words.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { Passkeys } from '#web/auth/passkey/Passkeys.tsx'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Columns, Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { Elsewhere } from '#web/profile/Elsewhere.tsx'
import { Factor } from '#web/profile/Factor.tsx'
import { Password } from '#web/profile/Password.tsx'
import { Sessions } from '#web/profile/Sessions.tsx'
import { SignIns } from '#web/profile/SignIns.tsx'

/** Ways to sign in as this person: password, second factor, passkeys, sessions, and their log. */
export const FortressScreen = () => {
  const t = useWords(fortressWords)
  const f = useFormat()
  const me = useMe()
  const answer = useCall(profileCalls.show, {})
  useLive(`user:${me.id}`, ({ event }) => {
    if (event === 'session.ended') void invalidate(profileCalls.sessions)
  })
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Answer of={answer} rows={8}>
        {({ data }) => (
          <Columns>
            <Stack gap="large">
              {data.factor_due !== null && <Notice tone="warn">{t('due', { day: f.date(data.factor_due) })}</Notice>}
              <Password />
              <div data-tour="fortress-factor">
                <Factor on={data.app} left={data.recovery_left} any={data.two_factor} />
              </div>
              <div data-tour="fortress-passkeys">
                <Passkeys />
              </div>
              <div data-tour="fortress-sessions">
                <Sessions />
              </div>
            </Stack>
            <Stack gap="large">
              <Elsewhere to={['profile', 'settings']} />
              <div data-tour="fortress-log">
                <SignIns />
              </div>
            </Stack>
          </Columns>
        )}
      </Answer>
    </>
  )
}
