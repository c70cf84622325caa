import { Button } from '@mantine/core'
import { useState } from 'react'
import { webhookCalls } from '#contract/webhook/webhook.ts'
import { webhookScreenWords } from '#contract/webhook/webhookScreen.words.ts'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Card, FormFoot } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { ShownSecret } from '#web/token/ShownSecret.tsx'
import { NewWebhook } from '#web/webhook/NewWebhook.tsx'
import { Webhook } from '#web/webhook/Webhook.tsx'

/** The addresses that are told of the person's loops. */
export const Webhooks = () => {
  const t = useWords(webhookScreenWords)
  const { disabledProps, unlessViewing } = usePreview()
  const answer = useCall(webhookCalls.list, {}, { keep: false })
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <div data-tour="profile-webhooks">
      <Card
        title={t('title')}
        lead={
          <>
            {t('lead')} <HelpLink article="tokens-e-webhooks" />
          </>
        }
      >
        <Answer of={answer} rows={2}>
          {({ data }) => (
            <RuledList of={data} empty={t('none')}>
              {(hook) => <Webhook of={hook} />}
            </RuledList>
          )}
        </Answer>
        <FormFoot>
          <Button {...disabledProps} onClick={unlessViewing(() => setMaking(true))}>
            {t('create')}
          </Button>
        </FormFoot>
        {making && (
          <NewWebhook
            onMade={(made) => {
              setMaking(false)
              setSecret(made)
            }}
            onClose={() => setMaking(false)}
          />
        )}
        {secret !== undefined && (
          <ShownSecret title={t('shownTitle')} secret={secret} onClose={() => setSecret(undefined)} />
        )}
      </Card>
    </div>
  )
}
