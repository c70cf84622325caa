import { profileCalls, type signInEvents } from '#contract/profile/profile.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

type SignInEvent = (typeof signInEvents)[number]

/** Events that may be somebody else's attempt. */
const warnings: readonly SignInEvent[] = [
  'auth.failed',
  'auth.refused',
  'auth.factorFailed',
  'auth.recoveryUsed',
  'auth.resetAsked',
  'auth.passkeySuspect',
  'auth.notMe',
]
const toneOf = (event: SignInEvent): Tone => (warnings.includes(event) ? 'warn' : 'quiet')

const words = {
  'auth.signedIn': 'event_auth_signedIn',
  'auth.failed': 'event_auth_failed',
  'auth.refused': 'event_auth_refused',
  'auth.factorFailed': 'event_auth_factorFailed',
  'auth.recoveryUsed': 'event_auth_recoveryUsed',
  'auth.signedOut': 'event_auth_signedOut',
  'auth.signedOutEverywhere': 'event_auth_signedOutEverywhere',
  'auth.sessionEnded': 'event_auth_sessionEnded',
  'auth.othersEnded': 'event_auth_othersEnded',
  'auth.passwordChanged': 'event_auth_passwordChanged',
  'auth.resetAsked': 'event_auth_resetAsked',
  'auth.passwordReset': 'event_auth_passwordReset',
  'auth.factorOn': 'event_auth_factorOn',
  'auth.factorOff': 'event_auth_factorOff',
  'auth.recoveryRenewed': 'event_auth_recoveryRenewed',
  'auth.tokenMade': 'event_auth_tokenMade',
  'auth.tokenRevoked': 'event_auth_tokenRevoked',
  'auth.passkeySignedIn': 'event_auth_passkeySignedIn',
  'auth.passkeyAdded': 'event_auth_passkeyAdded',
  'auth.passkeyRemoved': 'event_auth_passkeyRemoved',
  'auth.passkeySuspect': 'event_auth_passkeySuspect',
  'auth.notMe': 'event_auth_notMe',
} as const satisfies Record<SignInEvent, string>

/** The last sign-ins to the account, and what became of its access. */
export const SignIns = () => {
  const t = useWords(profileScreenWords)
  const f = useFormat()
  const answer = useCall(profileCalls.signIns, {}, { keep: false })
  return (
    <Card title={t('log')} lead={t('logLead')}>
      <Answer of={answer} rows={4}>
        {({ data }) => (
          <RuledList of={data} empty={t('logEmpty')}>
            {(signIn) => (
              <>
                <StatusBadge tone={toneOf(signIn.event)}>{t(words[signIn.event])}</StatusBadge>
                <Quiet figures>
                  {f.dateTime(signIn.at)} · {signIn.ip}
                </Quiet>
              </>
            )}
          </RuledList>
        )}
      </Answer>
    </Card>
  )
}
