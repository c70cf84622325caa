import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id baseline: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

let unset: Promise<string> | undefined
/** A hash that no password fits, for an account whose owner is still to set theirs. */
export const unsetPassword = (): Promise<string> => (unset ??= hashPassword(randomBytes(32).toString('base64url')))

let nobody: Promise<string> | undefined

/** True when the password fits. Without a hash (unknown person) it costs the same time and is false. */
export const fitsPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await nobody), password)
  return stored !== undefined && fits
}
