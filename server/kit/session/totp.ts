import { generateSecret, generateURI, verify } from 'otplib'

const STEP_SECONDS = 30
const ISSUER = 'Nucleo'

/** A key for an authenticator app, in base 32, and the address that brings it there. */
export const newTotp = (label: string): { secret: string; uri: string } => {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: ISSUER, label, secret }) }
}

/**
 * The time step (RFC 6238, 30 s) that a six-digit code belongs to, one step of clock skew allowed either way;
 * undefined for a wrong code. A code is used up by remembering its step.
 */
export const totpStep = async (secret: string, code: string, now: Date): Promise<number | undefined> => {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS })
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : undefined
}
