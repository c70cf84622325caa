import { Button } from '@mantine/core'
import { profileCalls, type OwnSession } from '#contract/profile/profile.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { useCall, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Card, FormFoot, Row } from '#web/kit/ui/page/layout.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Sessions of the person; each can be ended from here, and its pages learn it at once. */
export const Sessions = () => {
  const t = useWords(profileScreenWords)
  const f = useFormat()
  const { disabledProps, unlessViewing } = usePreview()
  const answer = useCall(profileCalls.sessions, {}, { keep: false })
  const options = {
    invalidates: [profileCalls.sessions, profileCalls.signIns],
    onSuccess: (it: { message: string }) => void toast.success(it.message),
    onError: (error: { message: string }) => void toast.error(error.message),
  }
  const end = useSend(profileCalls.endSession, options)
  const endOthers = useSend(profileCalls.endOthers, options)
  const nameOf = ({ device: { browser, system } }: OwnSession): string =>
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('deviceUnknown'))
  const askOthers = async () => {
    const sure = await confirm({ title: t('endOthersAsk'), body: t('endOthersBody'), yes: t('endOthers') })
    if (sure) endOthers.mutate({})
  }
  return (
    <Card title={t('sessions')} lead={t('sessionsLead')}>
      <Answer of={answer} rows={2}>
        {({ data }) => (
          <>
            <RuledList of={data}>
              {(session) => (
                <Row at="between">
                  <div>
                    <Row gap="small">
                      <span>{nameOf(session)}</span>
                      {session.current && <StatusBadge tone="ok">{t('thisOne')}</StatusBadge>}
                    </Row>
                    <Quiet figures>
                      {session.ip} · {t('opened', { at: f.dateTime(session.created_at) })} ·{' '}
                      {session.current ? (
                        t('usedNow')
                      ) : (
                        <>
                          {t('used')} <RelativeTime when={session.used_at} />
                        </>
                      )}
                    </Quiet>
                  </div>
                  {!session.current && (
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={t('endOf', { device: nameOf(session) })}
                      loading={end.isPending && end.variables.id === session.id}
                      {...disabledProps}
                      onClick={unlessViewing(() => end.mutate({ id: session.id }))}
                    >
                      {t('end')}
                    </Button>
                  )}
                </Row>
              )}
            </RuledList>
            {data.length > 1 && (
              <FormFoot>
                <Button
                  variant="default"
                  loading={endOthers.isPending}
                  {...disabledProps}
                  onClick={unlessViewing(() => void askOthers())}
                >
                  {t('endOthers')}
                </Button>
              </FormFoot>
            )}
          </>
        )}
      </Answer>
    </Card>
  )
}
