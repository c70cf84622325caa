import { z } from 'zod'
import { factorCode, newPassword, typedPassword } from '#contract/auth/auth.ts'
import { fileId } from '#contract/file/file.ts'
import { qrCode } from '#contract/kit/code/qr.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordVersion } from '#contract/kit/page.ts'
import { optionalName, requiredName } from '#contract/kit/text.ts'
import { notificationKinds } from '#contract/notification/notification.kinds.ts'

const NAME_MAX = 120

const locale = z.enum(['pt', 'en'])
/** IANA name; the server checks that it knows the zone. */
const zone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]+(?:[/_+-]?[A-Za-z0-9]+)*$/, { error: 'profile.zoneUnknown' })
/** Password of the person, so that nobody makes these changes in an unattended session. */
const ownPassword = typedPassword
const done = z.object({ status: z.literal('success'), message: z.string() })

const named = z.object({ id: z.number().int(), nome: z.string() })
const kind = z.enum(notificationKinds)
const choice = z.object({ kind, bell: z.boolean(), mail: z.boolean() })

export const profile = z.object({
  /** Id of the photo's file. */
  foto: fileId.nullable(),
  nome: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.number().int(),
  tipo: named.nullable(),
  sector: named.nullable(),
  areas: z.array(named),
  /** Kind of contract: one of `contractType`. */
  contract_type: z.number().int().nullable(),
  /** Weekly commitment: one of `commitment`. */
  commitment: z.number().int().nullable(),
  /** Present hourly value; everybody sees their own. */
  valor_hora_centavos: z.number().int(),
  /** Language of the request for a person who has chosen none. */
  locale,
  zone: z.string(),
  two_factor: z.boolean(),
  /** True when an authenticator app is set up. */
  app: z.boolean(),
  /** First day on which the role requires a second factor, while it is in the future. */
  factor_due: z.string().nullable(),
  /** Number of unused recovery codes. */
  recovery_left: z.number().int(),
  /** Kinds that can reach this person, with the channels of each. */
  notifications: z.array(choice),
  version: z.number().int(),
})
export type Profile = z.output<typeof profile>

const session = z.object({
  id: z.uuid(),
  /** True for the session of this call. */
  current: z.boolean(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  ip: z.string().nullable(),
  created_at: z.string(),
  used_at: z.string(),
})
export type OwnSession = z.output<typeof session>

/** Events of a person's own log: their sign-ins, and changes to their access. */
export const signInEvents = [
  'auth.signedIn',
  'auth.failed',
  'auth.refused',
  'auth.factorFailed',
  'auth.recoveryUsed',
  'auth.signedOut',
  'auth.signedOutEverywhere',
  'auth.sessionEnded',
  'auth.othersEnded',
  'auth.passwordChanged',
  'auth.resetAsked',
  'auth.passwordReset',
  'auth.factorOn',
  'auth.factorOff',
  'auth.recoveryRenewed',
  'auth.tokenMade',
  'auth.tokenRevoked',
  'auth.passkeySignedIn',
  'auth.passkeyAdded',
  'auth.passkeyRemoved',
  'auth.passkeySuspect',
  'auth.notMe',
] as const
export const SIGN_INS = 20

const signIn = z.object({
  id: z.number().int(),
  event: z.enum(signInEvents),
  at: z.string(),
  ip: z.string().nullable(),
})

const data = <S extends z.ZodType>(of: S) => z.object({ data: of })
const empty = z.object({})
/** Shown once; the server stores hashes only. */
const recovery = data(z.object({ codes: z.array(z.string()) }))

export const profileCalls = {
  show: endpoint({
    method: 'GET',
    path: '/api/profile',
    shows: ['my.profile'],
    can: 'login',
    enrols: true,
    summary: 'Own fields and settings of the signed-in person',
    input: empty,
    output: data(profile),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/profile',
    can: 'login',
    refuses: [409],
    summary: 'Changes own fields; what is left out stays',
    input: z.object({
      version: recordVersion,
      nome: requiredName(NAME_MAX).optional(),
      last_name: optionalName(NAME_MAX).unwrap().optional(),
      locale: locale.optional(),
      zone: zone.optional(),
      /** A ready file of one's own with the use `photo`, which this claims; null removes the photo. */
      foto: fileId.nullable().optional(),
    }),
    output: data(profile),
  }),
  notify: endpoint({
    method: 'PUT',
    path: '/api/profile/notifications',
    can: 'login',
    summary: 'Chooses where a kind of notification arrives: the bell, e-mail, both or neither',
    input: choice,
    output: data(choice),
  }),
  password: endpoint({
    method: 'PUT',
    path: '/api/profile/password',
    can: 'login',
    summary: 'Changes the own password and ends all other sessions',
    input: z.object({ current: ownPassword, password: newPassword }),
    output: done.extend({ ended: z.number().int() }),
  }),
  factorBegin: endpoint({
    method: 'POST',
    path: '/api/profile/second-factor',
    can: 'login',
    enrols: true,
    refuses: [409],
    summary: 'Makes a key for an authenticator app; it counts once a code has confirmed it',
    input: empty,
    output: data(
      z.object({
        /** Secret in groups of four, for typing. */
        key: z.string(),
        uri: z.string(),
        /** The address as a QR code. */
        qr: qrCode,
      }),
    ),
  }),
  factorConfirm: endpoint({
    method: 'PUT',
    path: '/api/profile/second-factor',
    can: 'login',
    enrols: true,
    refuses: [409],
    summary: 'Turns the second factor on by the password and a first code, and gives the recovery codes',
    input: z.object({
      password: ownPassword,
      code: z
        .string()
        .regex(/^\d{6}$/, { error: 'auth.wrongCode' })
        .meta({ examples: ['123456'] }),
    }),
    output: recovery,
  }),
  factorOff: endpoint({
    method: 'POST',
    path: '/api/profile/second-factor/off',
    can: 'login',
    refuses: [409],
    summary: 'Turns the second factor off, by the password and a code',
    input: z.object({ password: ownPassword, code: factorCode }),
    output: done,
  }),
  recoveryRenew: endpoint({
    method: 'POST',
    path: '/api/profile/recovery-codes',
    can: 'login',
    refuses: [409],
    summary: 'Makes new recovery codes; the old ones are no longer good',
    input: z.object({ password: ownPassword }),
    output: recovery,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/profile/sessions',
    can: 'login',
    summary: 'Own sessions that are still open, the one used last first',
    input: empty,
    output: data(z.array(session)),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/profile/sessions/:id',
    can: 'login',
    summary: 'Ends one of the own sessions at once',
    input: z.object({ id: z.uuid() }),
    output: done,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/profile/sessions',
    can: 'login',
    summary: 'Ends all own sessions but this one at once',
    input: empty,
    output: done.extend({ ended: z.number().int() }),
  }),
  signIns: endpoint({
    method: 'GET',
    path: '/api/profile/sign-ins',
    can: 'login',
    summary: 'The last sign-ins to the own account and changes of its access, the newest first',
    input: empty,
    output: data(z.array(signIn)),
  }),
}
