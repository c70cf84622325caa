import type { Generated } from 'kysely'
import type { InvitationState } from '#contract/invitation/invitation.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    invitations: {
      id: Id
      email: string
      nome: Generated<string>
      role: number
      type_id: number | null
      venture_id: number | null
      room: number | null
      locale: 'pt' | 'en'
      state: Generated<InvitationState>
      hash: string | null
      letter_due: Generated<boolean>
      invited_by: number
      user_id: number | null
      created_at: Instant
      expires_at: Instant
      ended_at: InstantOrNull
      version: Generated<number>
    }
    invitation_requests: {
      id: Id
      email: string
      nome: string
      company: Generated<string>
      reason: string
      locale: 'pt' | 'en'
      state: Generated<'waiting' | 'invited' | 'declined'>
      created_at: Instant
      decided_at: InstantOrNull
      decided_by: number | null
    }
    club_codes: {
      id: Id
      code: string
      nome: string
      uses_left: number
      uses_total: number
      locale: Generated<'pt' | 'en'>
      made_by: number
      created_at: Instant
      expires_at: Instant
      closed_at: InstantOrNull
    }
    club_uses: { club_code_id: number; email: string; used_at: Instant }
  }
}
