import { profileCalls } from '#contract/profile/profile.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useMe } from '#web/kit/session/session.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Columns, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { Passkeys } from '#web/passkey/Passkeys.tsx'
import { Factor } from '#web/profile/Factor.tsx'
import { Notices } from '#web/profile/Notices.tsx'
import { Organisation } from '#web/profile/Organisation.tsx'
import { OwnFields } from '#web/profile/OwnFields.tsx'
import { Password } from '#web/profile/Password.tsx'
import { Sessions } from '#web/profile/Sessions.tsx'
import { SignIns } from '#web/profile/SignIns.tsx'
import { ThemeChoice } from '#web/profile/ThemeChoice.tsx'

const noop = (): void => {}
/** Few people come for these: each is fetched when the page is shown. */
const tokens = onDemand('Tokens', async () => (await import('#web/token/Tokens.tsx')).Tokens)
const details = onDemand('OwnDetails', async () => (await import('#web/person/OwnDetails.tsx')).OwnDetails)
const webhooks = onDemand('Webhooks', async () => (await import('#web/webhook/Webhooks.tsx')).Webhooks)
const ownData = onDemand('OwnData', async () => (await import('#web/ownData/OwnData.tsx')).OwnData)

/** The person's own page: their fields, their notices, and who gets in as them. */
export const ProfileScreen = () => {
  const t = useWords(profileScreenWords)
  const me = useMe()
  const answer = useCall(profileCalls.show, {})
  useLive(`user:${me.id}`, ({ event }) => {
    if (event === 'profile.changed') void invalidate(profileCalls.show)
    if (event === 'session.ended') void invalidate(profileCalls.sessions)
  })
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Answer of={answer} rows={8}>
        {({ data }) => (
          <Stack gap="large">
            <Columns>
              <Stack gap="large">
                <OwnFields of={data} />
                <details.Part onMissing={noop} />
                <Notices of={data.notifications} />
                <Password />
                <Factor on={data.app} any={data.two_factor} left={data.recovery_left} />
                <Passkeys />
                <Sessions />
              </Stack>
              <Stack gap="large">
                <Organisation of={data} />
                <ThemeChoice />
                <SignIns />
              </Stack>
            </Columns>
            <tokens.Part onMissing={noop} />
            <webhooks.Part onMissing={noop} />
            <ownData.Part onMissing={noop} />
          </Stack>
        )}
      </Answer>
    </>
  )
}
