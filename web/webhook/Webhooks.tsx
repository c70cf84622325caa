import { webhookCalls } from '#contract/webhook/webhook.ts'
import { webhookScreenWords } from '#contract/webhook/webhookScreen.words.ts'
import { HelpLink } from '#web/help/link/HelpLink.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { MakeSecret } from '#web/token/MakeSecret.tsx'
import { NewWebhook } from '#web/webhook/NewWebhook.tsx'
import { Webhook } from '#web/webhook/Webhook.tsx'

/** The addresses that are told of the person's loops. */
export const Webhooks = () => {
  const t = useWords(webhookScreenWords)
  const answer = useCall(webhookCalls.list, {}, { keep: false })
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
        <MakeSecret label={t('create')} shownTitle={t('shownTitle')}>
          {(onMade, onClose) => <NewWebhook onMade={onMade} onClose={onClose} />}
        </MakeSecret>
      </Card>
    </div>
  )
}
