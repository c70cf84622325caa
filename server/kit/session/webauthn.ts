import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'

/** Loads the library with the first passkey, so that a start does not wait for it. */
const library = () => import('@simplewebauthn/server')

/** Relying party of WebAuthn: the site that a passkey belongs to. */
export interface RelyingParty {
  readonly id: string
  /** True when a page at this origin may use its passkeys. */
  readonly knows: (origin: string) => boolean
}

const LOCAL = /^https?:\/\/localhost(?::\d+)?$/

/**
 * By the installation's own address, never by what a request names. Without one, passkeys work at localhost, where the
 * browser vouches for the origin; undefined where a browser refuses them: an IP address, or no encryption.
 */
export const relyingParty = (publicUrl: string | undefined): RelyingParty | undefined => {
  if (!publicUrl) return { id: 'localhost', knows: (origin) => LOCAL.test(origin) }
  const { hostname, origin, protocol } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined
  if (protocol !== 'https:' && hostname !== 'localhost') return undefined
  return { id: hostname, knows: (it) => it === origin }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** `userHandle` that the browser gives back. */
export const handleOf = (user_id: number): string => textOf(Buffer.from(`nucleo:${user_id}`))

interface Registering {
  readonly party: RelyingParty
  readonly organisation: string
  readonly user: { readonly id: number; readonly email: string; readonly c_name: string }
  /** Ids of the credentials that the person has. */
  readonly known: readonly string[]
}

export const registrationOptions = async ({ party, organisation, user, known }: Registering) =>
  (await library()).generateRegistrationOptions({
    rpID: party.id,
    rpName: organisation,
    userID: bytesOf(handleOf(user.id)),
    userName: user.email,
    userDisplayName: user.c_name,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })

/** Without `allowed` the authenticator offers the passkeys that it holds, and must verify its user. */
export const authenticationOptions = async (party: RelyingParty, allowed?: readonly string[]) =>
  (await library()).generateAuthenticationOptions({
    rpID: party.id,
    userVerification: allowed ? 'preferred' : 'required',
    ...(allowed && { allowCredentials: allowed.map((id) => ({ id })) }),
  })

interface Answered {
  readonly party: RelyingParty
  readonly answer: unknown
  /** True when the server issued this challenge; consumes it. */
  readonly takeChallenge: (challenge: string) => Promise<boolean>
}

/** Origin of an answer, if the party knows it: the library compares with a list. */
const originIn = (answer: RegistrationResponseJSON | AuthenticationResponseJSON, party: RelyingParty): string[] => {
  const client: unknown = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString())
  const origin = typeof client === 'object' && client !== null && 'origin' in client ? String(client.origin) : ''
  return party.knows(origin) ? [origin] : []
}

export interface NewCredential {
  readonly credential: string
  readonly public_key: string
  readonly counter: number
  readonly transports: string[]
  readonly synced: boolean
}

/** Verifies a new credential; undefined for any wrong answer. */
export const checkRegistration = async ({
  party,
  answer,
  takeChallenge,
}: Answered): Promise<NewCredential | undefined> => {
  try {
    const response = answer as RegistrationResponseJSON
    const found = await (
      await library()
    ).verifyRegistrationResponse({
      response,
      expectedChallenge: takeChallenge,
      expectedOrigin: originIn(response, party),
      expectedRPID: party.id,
      requireUserVerification: false,
    })
    if (!found.verified) return undefined
    const { credential, credentialBackedUp } = found.registrationInfo
    return {
      credential: credential.id,
      public_key: textOf(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).slice(0, 8),
      synced: credentialBackedUp,
    }
  } catch {
    // A malformed answer is wrong, and no error of the server.
    return undefined
  }
}

interface Authenticating extends Answered {
  readonly credential: { readonly credential: string; readonly public_key: string }
  /** True when the authenticator must have verified its user by PIN, finger or face. */
  readonly verifiedUser: boolean
}

/** Counter of a right answer; undefined for any other. The caller compares it with the stored one. */
export const checkAuthentication = async (given: Authenticating): Promise<number | undefined> => {
  try {
    const response = given.answer as AuthenticationResponseJSON
    const credential: WebAuthnCredential = {
      id: given.credential.credential,
      publicKey: bytesOf(given.credential.public_key),
      counter: 0,
    }
    const found = await (
      await library()
    ).verifyAuthenticationResponse({
      response,
      expectedChallenge: given.takeChallenge,
      expectedOrigin: originIn(response, given.party),
      expectedRPID: given.party.id,
      credential,
      requireUserVerification: given.verifiedUser,
    })
    return found.verified ? found.authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
