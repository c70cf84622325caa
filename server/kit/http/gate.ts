import { can, type Grants } from '#contract/access/can.ts'
import { asksStepUp, PROOF_MINUTES, type AnyEndpoint } from '#contract/kit/endpoint.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'
import type { Found } from '#server/kit/session/session.ts'

/** Refuses whoever may not make a call: by session, second factor and permission, in this order. */
export const checkGate = (
  call: Pick<AnyEndpoint, 'can' | 'enrols'>,
  found: Found | undefined,
  grants: Grants,
): void => {
  const gate = call.can
  if (gate === 'public') return
  if (!found) return refuse('common.unauthorized', { status: 401 })
  if (gate === 'unverified') return
  if (!found.user.verified && !(found.user.factor_missing && call.enrols))
    return refuse(found.user.factor_missing ? 'auth.factorRequired' : 'common.secondFactor', { status: 406 })
  if (gate !== 'login' && !can(grants, found.user.role, gate)) return forbidden()
}

/** Refuses what a session left open should not do: pay, roles, secrets (`stepUp` of the call). */
export const checkProof = (
  call: AnyEndpoint,
  input: object,
  { found, now }: { found: Found | undefined; now: Date },
): void => {
  if (!asksStepUp(call, input)) return
  const age = now.getTime() - Date.parse(found?.proved_at ?? '')
  if (!(age <= PROOF_MINUTES * 60_000)) refuse('auth.stepUp', { status: 403, extra: { step_up: true } })
}
