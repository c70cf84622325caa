import { createHash, randomBytes } from 'node:crypto'

const CODE_BYTES = 32

/** A code that a letter carries and nobody guesses: 256 random bits, 43 letters of base64url. */
export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url')

/** What is kept of a code. It is random and long: a slow hash would protect it no better. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex')
