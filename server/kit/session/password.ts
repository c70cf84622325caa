import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { makeTurns } from '#server/kit/sheet/turns.ts'

/** Argon2id with 64 MiB (RFC 9106): some 200 ms of one core, which a guess costs as well. */
const options = { memoryCost: 65_536, timeCost: 10, parallelism: 1 }
/** What was enough before; such a hash is made anew when its password is known. */
const FORMER = '$m=19456,t=2,p=1$'
/** What a former hash costs less than one of today: 65,536 · 10 less 19,456 · 2, in ten passes. */
const rest = { ...options, memoryCost: 61_645 }

/** Whether a hash costs less to guess than one made today. */
export const isFormer = (stored: string): boolean => stored.includes(FORMER)

/** One core stays free of hashing, so that twenty who sign in at once hold nobody else up. */
const MOST = Math.max(1, availableParallelism() - 1)
/** More who wait than this are told to come back: each waits for all before it. */
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

/** True when the password fits. Without a hash (unknown person), and by a former one, it costs the same time. */
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
/** A hash that no password fits, for an account whose owner is still to set theirs. */
export const unsetPassword = (): Promise<string> => (unset ??= hashPassword(randomBytes(32).toString('base64url')))
