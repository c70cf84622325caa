import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    passkeys: {
      id: Id
      user_id: number
      credential: string
      public_key: string
      counter: number
      transports: Generated<string[]>
      name: string
      synced: boolean
      created_at: Instant
      used_at: InstantOrNull
      suspect_at: InstantOrNull
    }
    passkey_challenges: {
      id: string
      challenge: string
      purpose: 'add' | 'factor' | 'signIn'
      session_id: string | null
      expires_at: Instant
    }
    sign_in_devices: { user_id: number; device: string; last_at: Instant }
    sign_out_codes: {
      hash: string
      user_id: number
      email: string
      place: string
      device: string
      expires_at: Instant
    }
  }
}
