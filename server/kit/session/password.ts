import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { passwordForms, preparePassword } from '#contract/kit/person/password.ts'
import { makeTurns } from '#server/kit/sheet/turns.ts'

/** Loaded with the first password, so that a start does not wait for it. */
const argon = () => import('@node-rs/argon2')

export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: 1
}

/** Argon2id with 64 MiB (RFC 9106): some 200 ms of one core, which a guess costs as well. */
const COST: PasswordCost = { memoryCost: 65_536, timeCost: 10, parallelism: 1 }
/** Parameters of older hashes; such a hash is replaced at the next sign-in. */
const FORMER = '$m=19456,t=2,p=1$'
const FORMER_WORK = 19_456 * 2
/** Least memory that Argon2 takes. */
const LEAST_MEMORY = 8

/** True for a hash that costs less to guess than a new one. */
const isFormer = (stored: string): boolean => stored.includes(FORMER)

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

/** Memory that makes up for the cheaper old hash, over as many passes as a new one takes. */
const restOf = (cost: PasswordCost): PasswordCost => ({
  ...cost,
  memoryCost: Math.max(LEAST_MEMORY, Math.ceil(cost.memoryCost - FORMER_WORK / cost.timeCost)),
})

/** `renew` fits too, and its hash is made anew: it costs too little to guess, or is of the password as it was typed. */
export type Match = 'no' | 'yes' | 'renew'

export interface Passwords {
  hash(password: string): Promise<string>
  /** How the password fits. An unknown person and an old hash take the same time. */
  match(stored: string | undefined, password: string): Promise<Match>
  /** True when it fits, renewed or not. */
  fits(stored: string | undefined, password: string): Promise<boolean>
  /** Hash that no password fits, for an account whose owner has not set one. */
  unset(): Promise<string>
}

/** Passwords at the product's cost; tests that are not about it give a lower one. */
export const makePasswords = (cost: PasswordCost = COST): Passwords => {
  const rest = restOf(cost)
  const make = (password: string): Promise<string> =>
    inTurn(async () => (await argon()).hash(preparePassword(password), cost))
  let nobody: Promise<string> | undefined
  let unset: Promise<string> | undefined
  const fitsAs = async (against: string, form: string): Promise<boolean> => {
    const { hash, verify } = await argon()
    const fits = await verify(against, form)
    if (isFormer(against)) await hash(form, rest)
    return fits
  }
  const match = async (stored: string | undefined, password: string): Promise<Match> => {
    nobody ??= make('nobody has this password')
    const against = stored ?? (await nobody)
    const [prepared, ...typed] = passwordForms(password)
    const found = await inTurn(async (): Promise<Match> => {
      if (await fitsAs(against, prepared)) return isFormer(against) ? 'renew' : 'yes'
      for (const form of typed) if (await fitsAs(against, form)) return 'renew'
      return 'no'
    })
    return stored === undefined ? 'no' : found
  }
  return {
    hash: make,
    match,
    fits: async (stored, password) => (await match(stored, password)) !== 'no',
    unset: () => (unset ??= make(randomBytes(32).toString('base64url'))),
  }
}
