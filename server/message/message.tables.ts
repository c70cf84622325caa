import type { Generated } from 'kysely'
import type { RichDoc } from '#contract/kit/rich.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    messages: Row & {
      nome: Generated<string>
      title: RichDoc
      /** One of `recipientType`. */
      tipo: Generated<number>
      para: Generated<number[]>
      venture_id: number | null
      /** One of `systemType`. */
      tipo_sys: Generated<number>
      link: Generated<string>
      canal: Generated<number>
      color: Generated<number>
      aceite: Generated<number>
      remind_hours: Generated<number>
      /** One of `messageStatus`. */
      status: Generated<number>
      send_at: InstantOrNull
      sent_at: InstantOrNull
      expires_at: InstantOrNull
      mailed_to: Generated<number>
      mailed_at: InstantOrNull
      reminded_at: InstantOrNull
      author_id: number | null
      system_for_id: number | null
      notification_id: number | null
    }
    message_recipients: {
      message_id: number
      user_id: number
      leitura: InstantOrNull
      /** One of `accept`. */
      aceito: number | null
      answered_at: InstantOrNull
      word: Generated<string>
      hidden_at: InstantOrNull
      remind_at: InstantOrNull
      reminded_at: InstantOrNull
    }
  }
}
