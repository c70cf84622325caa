import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { makeTurns } from '#server/kit/sheet/turns.ts'

/** Argon2id with 64 MiB (RFC 9106): some 200 ms of one core, which a guess costs as well. */
const options = { memoryCost: 65_536, timeCost: 10, parallelism: 1 }
/** Parameters of older hashes; such a hash is replaced at the next sign-in. */
const FORMER = '$m=19456,t=2,p=1$'
/** Memory that makes up for the cheaper old hash: 65,536 · 10 less 19,456 · 2, over ten passes. */
const rest = { ...options, memoryCost: 61_645 }

/** True for a hash that costs less to guess than a new one. */
export const isFormer = (stored: string): boolean => stored.includes(FORMER)

/** One core stays free of hashing, so that twenty sign-ins at once delay nobody else. */
const MOST = Math.max(1, availableParallelism() - 1)
/** Sign-ins beyond this queue are refused for now: each waits for all before it. */
const turns = makeTurns({ atOnce: MOST, waiting: 200 })

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  const done = await turns()
  try {
    return await work()
  } finally {
    done()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options))

let nobody: Promise<string> | undefined

/** True when the password fits. An unknown person and an old hash take the same time. */
export const fitsPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password')
  const against = stored ?? (await nobody)
  const fits = await inTurn(async () => {
    const is = await verify(against, password)
    if (isFormer(against)) await hash(password, rest)
    return is
  })
  return stored !== undefined && fits
}

let unset: Promise<string> | undefined
/** Hash that no password fits, for an account whose owner has not set one. */
export const unsetPassword = (): Promise<string> => (unset ??= hashPassword(randomBytes(32).toString('base64url')))
