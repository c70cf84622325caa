import { createHash, randomBytes } from 'node:crypto'

const CODE_BYTES = 32

/** Code for a link in a mail: 256 random bits, 43 letters of base64url. */
export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url')

/** Hash under which a code is stored. The code is random and long, so a slow hash would protect it no better. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex')
