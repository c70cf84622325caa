import type { Generated } from 'kysely'
import type { MailKind, MailSecurity, MailState } from '#contract/kit/mail.ts'
import type { MailTemplate } from '#contract/mail/templates.ts'

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
      /** Number of times that somebody has sent it again. */
      resent: Generated<number>
      /** Tries since somebody last sent it by hand. */
      tries: Generated<number>
      error: string | null
      next_try_at: InstantOrNull
      created_at: Instant
      sent_at: InstantOrNull
    }
    mail_settings: {
      id: Generated<number>
      host: Generated<string>
      port: Generated<number>
      security: Generated<MailSecurity>
      username: Generated<string>
      /** Encrypted. */
      password: string | null
      from_name: Generated<string>
      from_address: Generated<string>
      footer: Generated<string>
      off: Generated<MailTemplate[]>
      version: Generated<number>
    }
  }
}
