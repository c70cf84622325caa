import { webhookCalls } from '#contract/webhook/webhook.ts'
import { webhookScreenWords } from '#contract/webhook/webhookScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useWords } from '#web/kit/words.ts'
import { SecretsCard } from '#web/token/SecretsCard.tsx'
import { NewWebhook } from '#web/webhook/NewWebhook.tsx'
import { Webhook } from '#web/webhook/Webhook.tsx'

/** The addresses that are told of the person's loops. */
export const Webhooks = () => {
  const t = useWords(webhookScreenWords)
  const answer = useCall(webhookCalls.list, {}, { keep: false })
  return (
    <div data-tour="profile-webhooks">
      <SecretsCard
        words={{
          title: t('title'),
          lead: t('lead'),
          none: t('none'),
          create: t('create'),
          shownTitle: t('shownTitle'),
        }}
        answer={answer}
        row={(hook) => <Webhook of={hook} />}
        dialog={(onMade, onClose) => <NewWebhook onMade={onMade} onClose={onClose} />}
      />
    </div>
  )
}
