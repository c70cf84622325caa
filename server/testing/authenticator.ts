import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const b64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')
const sha = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** Encodes the CBOR (RFC 8949) of an attestation: small integers, bytes, texts and maps. */
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
type Item = number | string | Buffer | ReadonlyMap<number | string, Item>
const cbor = (item: Item): Buffer => {
  if (typeof item === 'number') return item < 0 ? head(1, -item - 1) : head(0, item)
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item])
  return Buffer.concat([head(5, item.size), ...[...item].flatMap(([key, value]) => [cbor(key), cbor(value)])])
}

export interface AuthenticatorOptions {
  origin?: string
  domain?: string
  /** True when it verifies its user, by PIN or finger. */
  verifies?: boolean
}

const USER_PRESENT = 1
const USER_VERIFIED = 4
const ATTESTED = 64

/** A passkey in software (ES256): returns a browser's answer to the server's options. */
export const softAuthenticator = ({
  origin = 'http://localhost:3000',
  domain = 'localhost',
  verifies = true,
}: AuthenticatorOptions = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const authenticator = { counter: 0, userHandle: '', id: b64(id), create, get }
  const client = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (flags: number): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(authenticator.counter)
    return Buffer.concat([sha(domain), Buffer.from([flags | USER_PRESENT | (verifies ? USER_VERIFIED : 0)]), count])
  }
  const answer = (response: Record<string, string>) => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  })
  function create(options: Readonly<Record<string, unknown>>) {
    const { user } = options
    authenticator.userHandle = typeof user === 'object' && user && 'id' in user ? String(user.id) : ''
    const key = cbor(
      new Map<number, Item>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.from([0, id.length])
    const authData = Buffer.concat([data(ATTESTED), Buffer.alloc(16), length, id, key])
    const attestation = new Map<string, Item>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return answer({
      clientDataJSON: b64(client('webauthn.create', options['challenge'])),
      attestationObject: b64(cbor(attestation)),
    })
  }
  function get(options: Readonly<Record<string, unknown>>, counter = authenticator.counter + 1) {
    authenticator.counter = counter
    const clientData = client('webauthn.get', options['challenge'])
    const authData = data(0)
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha(clientData)]))
      .sign(privateKey)
    return answer({
      clientDataJSON: b64(clientData),
      authenticatorData: b64(authData),
      signature: b64(signature),
      userHandle: authenticator.userHandle,
    })
  }
  return authenticator
}
