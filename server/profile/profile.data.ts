import { sql } from 'kysely'
import type { Permission } from '#contract/access/matrix.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { NotificationKind } from '#contract/notification/notification.kinds.ts'
import { notificationKinds } from '#contract/notification/notification.kinds.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { Context } from '#server/kit/context.ts'
import { choicesOf } from '#server/notification/choices.data.ts'

type Named = { id: number; nome: string }

const namedBy = (table: 'sectors' | 'looper_types', column: 'u.sector_id' | 'u.tipo') =>
  sql<Named | null>`(select jsonb_build_object('id', n.id, 'nome', n.nome)
    from ${sql.table(table)} n where n.id = ${sql.ref(column)})`

const neededFor: Readonly<Partial<Record<NotificationKind, Permission>>> = {
  forcedStop: 'loop.run',
  loopEdited: 'loop.run',
  loopControlled: 'loop.run',
  loopWritten: 'loop.run',
  loopRequested: 'loopRequest.decide',
  webhookOff: 'loop.run',
  supportNew: 'support.answer',
  registration: 'looper.changeStatus',
  invitationRequest: 'invitation.open',
  erasureNew: 'governance.erase',
  incident: 'governance.answer',
}

/** Kinds that can reach this person: those about loops for people who run them, new support messages for people who
 * answer. */
const kindsFor = (ctx: Context): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => {
    const needed = neededFor[kind]
    return needed === undefined || ctx.may(needed)
  })

export const describeProfile = async (ctx: Context): Promise<Profile> => {
  const { two_factor, app, ...row } = await ctx.db
    .selectFrom('users as u')
    .select(['u.foto', 'u.nome', 'u.last_name', 'u.email', 'u.role', 'u.locale', 'u.zone', 'u.version', 'u.two_factor'])
    .select(['u.contract_type', 'u.commitment', 'u.valor_hora_centavos'])
    .select(sql<boolean>`u.two_factor_secret is not null`.as('app'))
    .select(
      sql<
        string | null
      >`(select to_char(coalesce(c.factor_from, ${todayIn(ctx.now, ctx.user.zone)}::date), 'YYYY-MM-DD') from user_config c
        where u.role = any(c.factor_roles) and u.two_factor is not true)`.as('factor_due'),
    )
    .select([namedBy('looper_types', 'u.tipo').as('tipo'), namedBy('sectors', 'u.sector_id').as('sector')])
    .select(
      sql<Named[]>`coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'nome', a.nome) order by a.nome)
        from user_areas x join areas a on a.id = x.area_id where x.user_id = u.id and a.deleted_at is null), '[]')`.as(
        'areas',
      ),
    )
    .select(
      sql<number>`(select count(*) from recovery_codes c where c.user_id = u.id and c.used_at is null)`.as(
        'recovery_left',
      ),
    )
    .where('u.id', '=', ctx.user.id)
    .executeTakeFirstOrThrow()
  const choiceOf = await choicesOf(ctx.db, ctx.user.id)
  return {
    ...row,
    // Without a language the form would ask for the one that the page uses already.
    locale: row.locale ?? ctx.locale,
    two_factor: two_factor === true,
    app,
    notifications: kindsFor(ctx).map((kind) => ({ kind, ...choiceOf(kind) })),
  }
}

/**
 * True for every name of the IANA database, former ones too; the name is kept as it is given. No statement uses a person's
 * zone, so the database need not know it. Offsets are no zones: the contract asks for a letter first.
 */
export const isKnownZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
