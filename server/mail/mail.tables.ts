import type { Generated } from 'kysely'
import type { MailKind, MailState } from '#contract/kit/mail.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    mails: {
      id: Id
      code: string
      to_address: string
      subject: string
      body_text: string
      body_html: string
      status: Generated<MailState>
      kind: Generated<MailKind>
      attempts: Generated<number>
      /** How often somebody has sent it again. */
      resent: Generated<number>
      error: string | null
      created_at: Instant
      sent_at: InstantOrNull
    }
  }
}
