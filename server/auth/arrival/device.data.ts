import { DAY_MS } from '#contract/kit/spans.ts'
import { deviceOf } from '#contract/profile/device.ts'
import { newDeviceMail } from '#server/auth/arrival/device.mail.ts'
import { KNOWN_MS, rememberPlace } from '#server/auth/places.data.ts'
import type { Db } from '#server/db/open.ts'
import type { Anyone } from '#server/kit/context.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { hashOfCode, newCode } from '#server/kit/session/code.ts'

/** Days that the link of the mail is valid. */
const NOT_ME_DAYS = 7

export interface Arriving {
  readonly id: number
  readonly nome: string
  readonly email: string
  readonly locale: 'pt' | 'en' | null
  readonly zone: string
}

const deviceIn = (userAgent: string): string => {
  const { browser, system } = deviceOf(userAgent)
  return `${browser ?? '?'}/${system ?? '?'}`
}

/** True when the place or the kind of device is new for a person; false at their very first sign-in. */
const isNew = async (db: Db, user_id: number, at: { place: string; device: string; now: Date }): Promise<boolean> => {
  const since = new Date(at.now.getTime() - KNOWN_MS).toISOString()
  const [places, devices] = [
    await db.selectFrom('sign_in_places').select(['place', 'last_at']).where('user_id', '=', user_id).execute(),
    await db.selectFrom('sign_in_devices').select(['device', 'last_at']).where('user_id', '=', user_id).execute(),
  ]
  const newPlace = places.length > 0 && !places.some((it) => it.place === at.place && it.last_at > since)
  return newPlace || (devices.length > 0 && !devices.some((it) => it.device === at.device && it.last_at > since))
}

/** Remembers place and device of a sign-in, and mails the person when either is new. */
export const arrive = async (ctx: Anyone, db: Db, person: Arriving): Promise<void> => {
  const { ip, userAgent } = ctx.request
  const at = { place: neighbourhood(ip), device: deviceIn(userAgent), now: ctx.now }
  if (await isNew(db, person.id, at)) {
    const code = newCode()
    const expires_at = new Date(ctx.now.getTime() + NOT_ME_DAYS * DAY_MS)
    await db
      .insertInto('sign_out_codes')
      .values({
        hash: hashOfCode(code),
        user_id: person.id,
        email: person.email,
        place: at.place,
        device: at.device,
        expires_at,
      })
      .execute()
    await ctx.services.mail.post(db, newDeviceMail(ctx, { person, code, expires_at }), ctx.now)
  }
  await rememberPlace(db, person.id, { ip, now: ctx.now })
  await db
    .insertInto('sign_in_devices')
    .values({ user_id: person.id, device: at.device, last_at: ctx.now })
    .onConflict((on) => on.columns(['user_id', 'device']).doUpdateSet({ last_at: ctx.now }))
    .execute()
}

/** Consumes a code, and forgets the place and device that it was about. Returns the person's id. */
export const takeNotMe = async (db: Db, code: string, now: Date): Promise<number | undefined> => {
  const found = await db
    .selectFrom('sign_out_codes as c')
    .innerJoin('users as u', (on) => on.onRef('u.id', '=', 'c.user_id'))
    .select(['c.user_id', 'c.place', 'c.device'])
    .where('c.hash', '=', hashOfCode(code))
    .where('c.expires_at', '>', now.toISOString())
    .whereRef(
      (on) => on.fn('lower', ['u.email']),
      '=',
      (on) => on.fn('lower', ['c.email']),
    )
    .executeTakeFirst()
  const used = await db.deleteFrom('sign_out_codes').where('hash', '=', hashOfCode(code)).executeTakeFirst()
  if (!found || used.numDeletedRows === 0n) return undefined
  const { user_id, place, device } = found
  await db.deleteFrom('sign_out_codes').where('user_id', '=', user_id).execute()
  await db.deleteFrom('sign_in_places').where('user_id', '=', user_id).where('place', '=', place).execute()
  await db.deleteFrom('sign_in_devices').where('user_id', '=', user_id).where('device', '=', device).execute()
  return user_id
}
