import type { ColumnType, Generated } from 'kysely'
import type { DeliveryState, WebhookEvent } from '#contract/webhook/webhook.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    webhooks: {
      id: Id
      user_id: number
      url: string
      /** Sealed for `webhook:<user_id>`. */
      secret: string
      events: ColumnType<WebhookEvent[], string, string>
      status: Generated<number>
      failures: Generated<number>
      created_at: Instant
      version: Generated<number>
    }
    webhook_deliveries: {
      id: Generated<string>
      webhook_id: number
      event: WebhookEvent | 'webhook.test'
      data: ColumnType<Record<string, unknown>, string, never>
      status: Generated<DeliveryState>
      attempts: Generated<number>
      answer: number | null
      error: string | null
      created_at: Instant
      queued_at: InstantOrNull
      done_at: InstantOrNull
    }
  }
}
