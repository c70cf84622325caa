import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    /** The one link of each person for a new password; the code itself is only in its mail. */
    password_resets: {
      user_id: number
      hash: string
      email: string
      created_at: Instant
      expires_at: Instant
      /** Handed over by whoever made it. */
      given: Generated<boolean>
    }
  }
}
