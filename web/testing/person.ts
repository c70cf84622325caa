import { defaultGrants, permissionsOf } from '#contract/access/can.ts'
import type { Role } from '#contract/access/roles.ts'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import { session, type Person } from '#web/kit/session/session.ts'

/** A person of a role, with the permissions of the matrix. */
export const person = (role: Role, over: Partial<Person> = {}): Person => ({
  id: 40 + role,
  role,
  nome: 'Ana',
  last_name: 'Souza',
  c_name: 'Ana Souza',
  email: 'ana@nucleo.test',
  foto: DEFAULT_PHOTO,
  two_factor: null,
  use_terms: true,
  locale: 'pt',
  zone: 'America/Sao_Paulo',
  loops_user: ['00:00:00', '00:00:00', '00:00:00', '00:00:00', '00:00:00', '00:00:00', '01:30:00'],
  qtdProjetos: 2,
  verified: true,
  permissions: permissionsOf(defaultGrants, role),
  ...over,
})

/** Signs this person in, without a call. */
export const signInAs = (me: Person | undefined): void =>
  session.set(me ? { state: 'in', me } : { state: 'out', me: undefined })

let serial = 0

/** A token that expires that many seconds from now. */
export const tokenFor = (seconds: number, sub = 44): string => {
  serial += 1
  const now = Math.floor(Date.now() / 1000)
  const body = btoa(JSON.stringify({ sub: String(sub), iat: now - (3600 - seconds), exp: now + seconds, jti: serial }))
  return `head.${body}.sign`
}
