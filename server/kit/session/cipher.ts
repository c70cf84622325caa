import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Tells a sealed text from one that was stored before texts were sealed. */
const SEALED = 'v1.'

export const isSealed = (stored: string): boolean => stored.startsWith(SEALED)

export interface Cipher {
  /** AES-256-GCM; another text each time. `owner` says whose it is: it opens for nobody else. */
  seal(text: string, owner: string): string
  /** Throws on a text that was sealed with another key or for another owner, or changed. One never sealed is answered as it is. */
  open(stored: string, owner: string): string
}

/** Keeps secrets out of what a copy of the database shows. `secret`: at least 32 characters. */
export const makeCipher = (secret: string): Cipher => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'nucleo: secrets at rest', 32))
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${SEALED}${sealed.toString('base64url')}`
    },
    open: (stored, owner) => {
      if (!isSealed(stored)) return stored
      const bytes = Buffer.from(stored.slice(SEALED.length), 'base64url')
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}
